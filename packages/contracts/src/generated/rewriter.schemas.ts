// Generated from proto/ by `make contracts`. Do not edit.
export const operationSchemas = {
  "generate": {
    "method": "POST",
    "url": "/api/py/generate",
    "schema": {
      "body": {
        "type": "object",
        "required": [
          "sentence",
          "emotion"
        ],
        "properties": {
          "sentence": {
            "type": "string",
            "description": "Recognised sign words in signing order, separated by spaces; at most 200 words.",
            "maxLength": 4000
          },
          "emotion": {
            "type": "string",
            "description": "happy, sad, surprise, neutral, anger, or empty where none was recognised.",
            "maxLength": 40
          }
        }
      },
      "response": {
        "200": {
          "type": "object",
          "required": [
            "non_manual_features",
            "rewritten_sentence",
            "plain_sentence",
            "gloss",
            "spans"
          ],
          "properties": {
            "non_manual_features": {
              "type": "array",
              "description": "Each line begins with an asterisk: \"* Eyebrows: raised over WHAT\".",
              "items": {
                "type": "string"
              }
            },
            "rewritten_sentence": {
              "type": "string",
              "description": "Fluent English that carries the emotion."
            },
            "plain_sentence": {
              "type": "string"
            },
            "gloss": {
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "spans": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "channel",
                  "value",
                  "start",
                  "end"
                ],
                "properties": {
                  "channel": {
                    "type": "string",
                    "enum": [
                      "brows",
                      "eyes",
                      "gaze",
                      "head",
                      "cheeks",
                      "mouth",
                      "body"
                    ]
                  },
                  "value": {
                    "type": "string"
                  },
                  "start": {
                    "type": "integer",
                    "minimum": 0,
                    "description": "Index of the first gloss."
                  },
                  "end": {
                    "type": "integer",
                    "minimum": 0,
                    "description": "Index after the last gloss."
                  },
                  "source": {
                    "type": "string",
                    "enum": [
                      "grammar",
                      "emotion"
                    ]
                  }
                }
              }
            },
            "notes": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "description": "What could not be used and why."
            }
          }
        },
        "default": {
          "type": "object",
          "required": [
            "statusCode",
            "code",
            "message",
            "requestId"
          ],
          "properties": {
            "statusCode": {
              "type": "integer"
            },
            "code": {
              "type": "string",
              "description": "Stable, for programs: POST_NOT_FOUND."
            },
            "message": {
              "type": "string",
              "description": "For people. Nothing internal from 500 up."
            },
            "requestId": {
              "type": "string",
              "description": "Also in the log."
            },
            "msg": {
              "type": "string",
              "description": "Auth routes only; the same text as message."
            }
          }
        }
      }
    }
  }
} as const;
