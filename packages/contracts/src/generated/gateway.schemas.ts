// Generated from proto/ by `make contracts`. Do not edit.
export const operationSchemas = {
  "register": {
    "method": "POST",
    "url": "/api/auth/register",
    "schema": {
      "body": {
        "type": "object",
        "required": [
          "name",
          "lastName",
          "location",
          "email",
          "password"
        ],
        "properties": {
          "name": {
            "type": "string",
            "pattern": "\\S",
            "maxLength": 80
          },
          "lastName": {
            "type": "string",
            "pattern": "\\S",
            "maxLength": 80
          },
          "location": {
            "type": "string",
            "pattern": "\\S",
            "maxLength": 120
          },
          "email": {
            "type": "string",
            "maxLength": 254,
            "pattern": "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$"
          },
          "password": {
            "type": "string",
            "minLength": 8,
            "maxLength": 128
          }
        }
      },
      "response": {
        "201": {
          "type": "object",
          "required": [
            "msg",
            "user"
          ],
          "properties": {
            "msg": {
              "type": "string"
            },
            "user": {
              "type": "object",
              "required": [
                "id",
                "name",
                "lastName",
                "location",
                "email",
                "roles",
                "demo",
                "createdAt"
              ],
              "properties": {
                "id": {
                  "type": "string"
                },
                "name": {
                  "type": "string"
                },
                "lastName": {
                  "type": "string"
                },
                "location": {
                  "type": "string"
                },
                "email": {
                  "type": "string"
                },
                "roles": {
                  "type": "array",
                  "items": {
                    "type": "string",
                    "enum": [
                      "contributor",
                      "reviewer",
                      "admin"
                    ]
                  }
                },
                "demo": {
                  "type": "boolean"
                },
                "createdAt": {
                  "type": "string",
                  "format": "date-time"
                }
              }
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
  },
  "login": {
    "method": "POST",
    "url": "/api/auth/login",
    "schema": {
      "body": {
        "type": "object",
        "required": [
          "email",
          "password"
        ],
        "properties": {
          "email": {
            "type": "string",
            "maxLength": 254
          },
          "password": {
            "type": "string",
            "maxLength": 128
          }
        }
      },
      "response": {
        "200": {
          "type": "object",
          "required": [
            "token",
            "expiresAt",
            "user"
          ],
          "properties": {
            "token": {
              "type": "string",
              "description": "ES256 or EdDSA, 15 minutes: {iss, aud: isl, sub, name, roles, demo, exp}."
            },
            "expiresAt": {
              "type": "string",
              "format": "date-time"
            },
            "user": {
              "type": "object",
              "required": [
                "id",
                "name",
                "lastName",
                "location",
                "email",
                "roles",
                "demo",
                "createdAt"
              ],
              "properties": {
                "id": {
                  "type": "string"
                },
                "name": {
                  "type": "string"
                },
                "lastName": {
                  "type": "string"
                },
                "location": {
                  "type": "string"
                },
                "email": {
                  "type": "string"
                },
                "roles": {
                  "type": "array",
                  "items": {
                    "type": "string",
                    "enum": [
                      "contributor",
                      "reviewer",
                      "admin"
                    ]
                  }
                },
                "demo": {
                  "type": "boolean"
                },
                "createdAt": {
                  "type": "string",
                  "format": "date-time"
                }
              }
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
  },
  "refresh": {
    "method": "POST",
    "url": "/api/auth/refresh",
    "schema": {
      "response": {
        "200": {
          "type": "object",
          "required": [
            "token",
            "expiresAt",
            "user"
          ],
          "properties": {
            "token": {
              "type": "string",
              "description": "ES256 or EdDSA, 15 minutes: {iss, aud: isl, sub, name, roles, demo, exp}."
            },
            "expiresAt": {
              "type": "string",
              "format": "date-time"
            },
            "user": {
              "type": "object",
              "required": [
                "id",
                "name",
                "lastName",
                "location",
                "email",
                "roles",
                "demo",
                "createdAt"
              ],
              "properties": {
                "id": {
                  "type": "string"
                },
                "name": {
                  "type": "string"
                },
                "lastName": {
                  "type": "string"
                },
                "location": {
                  "type": "string"
                },
                "email": {
                  "type": "string"
                },
                "roles": {
                  "type": "array",
                  "items": {
                    "type": "string",
                    "enum": [
                      "contributor",
                      "reviewer",
                      "admin"
                    ]
                  }
                },
                "demo": {
                  "type": "boolean"
                },
                "createdAt": {
                  "type": "string",
                  "format": "date-time"
                }
              }
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
  },
  "logout": {
    "method": "POST",
    "url": "/api/auth/logout",
    "schema": {
      "response": {
        "204": {
          "type": "null",
          "description": "No content"
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
  },
  "listSessions": {
    "method": "GET",
    "url": "/api/auth/sessions",
    "schema": {
      "response": {
        "200": {
          "type": "object",
          "required": [
            "data"
          ],
          "properties": {
            "data": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "id",
                  "startedAt",
                  "lastUsedAt",
                  "endsAt",
                  "current"
                ],
                "properties": {
                  "id": {
                    "type": "string"
                  },
                  "startedAt": {
                    "type": "string",
                    "format": "date-time"
                  },
                  "lastUsedAt": {
                    "type": "string",
                    "format": "date-time",
                    "description": "When it last fetched an access token."
                  },
                  "endsAt": {
                    "type": "string",
                    "format": "date-time",
                    "description": "At the latest: 90 days after it began, however often it is used."
                  },
                  "browser": {
                    "type": "string",
                    "description": "Its name without a version, where it is a known one."
                  },
                  "system": {
                    "type": "string",
                    "description": "Its name without a version, where it is a known one."
                  },
                  "current": {
                    "type": "boolean",
                    "description": "The one that asks."
                  }
                }
              }
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
  },
  "endSessions": {
    "method": "DELETE",
    "url": "/api/auth/sessions",
    "schema": {
      "response": {
        "204": {
          "type": "null",
          "description": "No content"
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
  },
  "endSession": {
    "method": "DELETE",
    "url": "/api/auth/sessions/:sessionId",
    "schema": {
      "params": {
        "type": "object",
        "properties": {
          "sessionId": {
            "type": "string",
            "maxLength": 64
          }
        },
        "required": [
          "sessionId"
        ]
      },
      "response": {
        "204": {
          "type": "null",
          "description": "No content"
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
  },
  "getMe": {
    "method": "GET",
    "url": "/api/auth/me",
    "schema": {
      "response": {
        "200": {
          "type": "object",
          "required": [
            "id",
            "name",
            "lastName",
            "location",
            "email",
            "roles",
            "demo",
            "createdAt"
          ],
          "properties": {
            "id": {
              "type": "string"
            },
            "name": {
              "type": "string"
            },
            "lastName": {
              "type": "string"
            },
            "location": {
              "type": "string"
            },
            "email": {
              "type": "string"
            },
            "roles": {
              "type": "array",
              "items": {
                "type": "string",
                "enum": [
                  "contributor",
                  "reviewer",
                  "admin"
                ]
              }
            },
            "demo": {
              "type": "boolean"
            },
            "createdAt": {
              "type": "string",
              "format": "date-time"
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
  },
  "resetPassword": {
    "method": "POST",
    "url": "/api/auth/reset",
    "schema": {
      "body": {
        "type": "object",
        "required": [
          "token",
          "password"
        ],
        "properties": {
          "token": {
            "type": "string",
            "maxLength": 200
          },
          "password": {
            "type": "string",
            "minLength": 8,
            "maxLength": 128
          }
        }
      },
      "response": {
        "204": {
          "type": "null",
          "description": "No content"
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
  },
  "getProof": {
    "method": "GET",
    "url": "/api/proof",
    "schema": {
      "querystring": {
        "type": "object",
        "properties": {
          "level": {
            "type": "integer",
            "minimum": 0,
            "maximum": 6
          }
        }
      },
      "response": {
        "200": {
          "type": "object",
          "required": [
            "challenge"
          ],
          "properties": {
            "challenge": {
              "type": "object",
              "additionalProperties": true,
              "description": "As ALTCHA has it, version 2."
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
  },
  "getSocketPass": {
    "method": "POST",
    "url": "/api/proof/socket-pass",
    "schema": {
      "response": {
        "201": {
          "type": "object",
          "required": [
            "pass",
            "expiresAt"
          ],
          "properties": {
            "pass": {
              "type": "string"
            },
            "expiresAt": {
              "type": "string",
              "format": "date-time"
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
  },
  "updateAccount": {
    "method": "PATCH",
    "url": "/api/account",
    "schema": {
      "body": {
        "type": "object",
        "properties": {
          "name": {
            "type": "string",
            "pattern": "\\S",
            "maxLength": 80
          },
          "lastName": {
            "type": "string",
            "pattern": "\\S",
            "maxLength": 80
          },
          "location": {
            "type": "string",
            "pattern": "\\S",
            "maxLength": 120
          },
          "newPassword": {
            "type": "string",
            "minLength": 8,
            "maxLength": 128
          },
          "password": {
            "type": "string",
            "maxLength": 128,
            "description": "The present one; needed for newPassword."
          }
        }
      },
      "response": {
        "200": {
          "type": "object",
          "required": [
            "id",
            "name",
            "lastName",
            "location",
            "email",
            "roles",
            "demo",
            "createdAt"
          ],
          "properties": {
            "id": {
              "type": "string"
            },
            "name": {
              "type": "string"
            },
            "lastName": {
              "type": "string"
            },
            "location": {
              "type": "string"
            },
            "email": {
              "type": "string"
            },
            "roles": {
              "type": "array",
              "items": {
                "type": "string",
                "enum": [
                  "contributor",
                  "reviewer",
                  "admin"
                ]
              }
            },
            "demo": {
              "type": "boolean"
            },
            "createdAt": {
              "type": "string",
              "format": "date-time"
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
  },
  "deleteAccount": {
    "method": "DELETE",
    "url": "/api/account",
    "schema": {
      "body": {
        "type": "object",
        "required": [
          "password"
        ],
        "properties": {
          "password": {
            "type": "string",
            "maxLength": 128
          }
        }
      },
      "response": {
        "202": {
          "type": "object",
          "required": [
            "state"
          ],
          "properties": {
            "state": {
              "type": "string",
              "enum": [
                "pending",
                "done"
              ]
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
  },
  "exportAccount": {
    "method": "GET",
    "url": "/api/account/export",
    "schema": {
      "response": {
        "200": {
          "type": "object",
          "required": [
            "account",
            "records"
          ],
          "properties": {
            "account": {
              "type": "object",
              "required": [
                "id",
                "name",
                "lastName",
                "location",
                "email",
                "roles",
                "demo",
                "createdAt"
              ],
              "properties": {
                "id": {
                  "type": "string"
                },
                "name": {
                  "type": "string"
                },
                "lastName": {
                  "type": "string"
                },
                "location": {
                  "type": "string"
                },
                "email": {
                  "type": "string"
                },
                "roles": {
                  "type": "array",
                  "items": {
                    "type": "string",
                    "enum": [
                      "contributor",
                      "reviewer",
                      "admin"
                    ]
                  }
                },
                "demo": {
                  "type": "boolean"
                },
                "createdAt": {
                  "type": "string",
                  "format": "date-time"
                }
              }
            },
            "records": {
              "type": "object",
              "additionalProperties": {
                "type": "array",
                "items": {
                  "type": "object",
                  "additionalProperties": true
                }
              }
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
  },
  "getConfig": {
    "method": "GET",
    "url": "/api/config",
    "schema": {
      "response": {
        "200": {
          "type": "object",
          "required": [
            "sockets",
            "signKit",
            "demo",
            "limits"
          ],
          "properties": {
            "sockets": {
              "type": "object",
              "required": [
                "emotion",
                "signs"
              ],
              "properties": {
                "emotion": {
                  "type": "string"
                },
                "signs": {
                  "type": "string"
                }
              }
            },
            "signKit": {
              "type": "string"
            },
            "demo": {
              "anyOf": [
                {
                  "type": "object",
                  "required": [
                    "email",
                    "password"
                  ],
                  "properties": {
                    "email": {
                      "type": "string"
                    },
                    "password": {
                      "type": "string"
                    }
                  }
                },
                {
                  "type": "null"
                }
              ]
            },
            "limits": {
              "type": "object",
              "required": [
                "uploadBytes",
                "uploadSeconds"
              ],
              "properties": {
                "uploadBytes": {
                  "type": "integer"
                },
                "uploadSeconds": {
                  "type": "integer"
                }
              }
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
  },
  "getStats": {
    "method": "GET",
    "url": "/api/stats",
    "schema": {
      "response": {
        "200": {
          "type": "object",
          "required": [
            "counts",
            "at"
          ],
          "properties": {
            "counts": {
              "type": "object",
              "additionalProperties": {
                "type": "integer"
              },
              "description": "users, videos, signsDraft, signsReviewed, posts, ..."
            },
            "missing": {
              "type": "array",
              "items": {
                "type": "string"
              },
              "description": "Parts that did not answer."
            },
            "at": {
              "type": "string",
              "format": "date-time"
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
  },
  "listMessages": {
    "method": "GET",
    "url": "/api/contact",
    "schema": {
      "response": {
        "200": {
          "type": "object",
          "required": [
            "data"
          ],
          "properties": {
            "data": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "id",
                  "topic",
                  "text",
                  "createdAt"
                ],
                "properties": {
                  "id": {
                    "type": "string"
                  },
                  "topic": {
                    "type": "string",
                    "enum": [
                      "review",
                      "takedown",
                      "correction",
                      "other"
                    ]
                  },
                  "text": {
                    "type": "string"
                  },
                  "replyTo": {
                    "type": "string"
                  },
                  "createdAt": {
                    "type": "string",
                    "format": "date-time"
                  }
                }
              }
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
  },
  "sendMessage": {
    "method": "POST",
    "url": "/api/contact",
    "schema": {
      "body": {
        "type": "object",
        "required": [
          "topic",
          "text"
        ],
        "properties": {
          "topic": {
            "type": "string",
            "enum": [
              "review",
              "takedown",
              "correction",
              "other"
            ]
          },
          "text": {
            "type": "string",
            "pattern": "\\S",
            "maxLength": 4000
          },
          "replyTo": {
            "type": "string",
            "maxLength": 254,
            "description": "How the person wants to be answered."
          }
        }
      },
      "response": {
        "201": {
          "type": "object",
          "required": [
            "id",
            "createdAt"
          ],
          "properties": {
            "id": {
              "type": "string"
            },
            "createdAt": {
              "type": "string",
              "format": "date-time"
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
  },
  "deleteMessage": {
    "method": "DELETE",
    "url": "/api/contact/:messageId",
    "schema": {
      "params": {
        "type": "object",
        "properties": {
          "messageId": {
            "type": "string",
            "maxLength": 64
          }
        },
        "required": [
          "messageId"
        ]
      },
      "response": {
        "204": {
          "type": "null",
          "description": "No content"
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
  },
  "getJwks": {
    "method": "GET",
    "url": "/.well-known/jwks.json",
    "schema": {
      "response": {
        "200": {
          "type": "object",
          "required": [
            "keys"
          ],
          "properties": {
            "keys": {
              "type": "array",
              "items": {
                "type": "object",
                "additionalProperties": true
              }
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
