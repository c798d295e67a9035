// Generated from proto/ by `make contracts`. Do not edit.
export const operationSchemas = {
  "getMetrics": {
    "method": "GET",
    "url": "/metrics",
    "schema": {
      "response": {}
    }
  }
} as const;
