// Generated from proto/ by `make contracts`. Do not edit.
export const operationSchemas = {
  "getHealth": {
    "method": "GET",
    "url": "/health",
    "schema": {
      "response": {
        "200": {
          "type": "object",
          "required": [
            "status"
          ],
          "properties": {
            "status": {
              "type": "string",
              "enum": [
                "up"
              ]
            }
          }
        }
      }
    }
  },
  "getReady": {
    "method": "GET",
    "url": "/ready",
    "schema": {
      "response": {
        "200": {
          "type": "object",
          "required": [
            "ready",
            "checks"
          ],
          "properties": {
            "ready": {
              "type": "boolean"
            },
            "checks": {
              "type": "object",
              "additionalProperties": {
                "type": "string"
              },
              "description": "Dependency to \"ok\" or \"not ready\"; on the operations port to what is wrong."
            },
            "model": {
              "type": "object",
              "additionalProperties": {
                "type": "string"
              }
            }
          }
        },
        "503": {
          "type": "object",
          "required": [
            "ready",
            "checks"
          ],
          "properties": {
            "ready": {
              "type": "boolean"
            },
            "checks": {
              "type": "object",
              "additionalProperties": {
                "type": "string"
              },
              "description": "Dependency to \"ok\" or \"not ready\"; on the operations port to what is wrong."
            },
            "model": {
              "type": "object",
              "additionalProperties": {
                "type": "string"
              }
            }
          }
        }
      }
    }
  }
} as const;
