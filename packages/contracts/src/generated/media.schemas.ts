// Generated from proto/ by `make contracts`. Do not edit.
export const operationSchemas = {
  "listVideos": {
    "method": "GET",
    "url": "/videos",
    "schema": {
      "querystring": {
        "type": "object",
        "properties": {
          "limit": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 50
          },
          "after": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "category": {
            "type": "string",
            "enum": [
              "happy",
              "sad",
              "surprise",
              "neutral",
              "anger"
            ]
          },
          "q": {
            "type": "string",
            "maxLength": 100
          }
        }
      },
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
                  "_id",
                  "url",
                  "title",
                  "category",
                  "status",
                  "createdAt"
                ],
                "properties": {
                  "_id": {
                    "type": "string"
                  },
                  "url": {
                    "type": "string",
                    "description": "Path of the stream."
                  },
                  "poster": {
                    "type": "string"
                  },
                  "title": {
                    "type": "string"
                  },
                  "description": {
                    "type": "string"
                  },
                  "username": {
                    "type": "string"
                  },
                  "authorId": {
                    "type": "string"
                  },
                  "category": {
                    "type": "string",
                    "enum": [
                      "happy",
                      "sad",
                      "surprise",
                      "neutral",
                      "anger"
                    ]
                  },
                  "status": {
                    "type": "string",
                    "enum": [
                      "pending",
                      "stored",
                      "processing",
                      "ready",
                      "rejected"
                    ]
                  },
                  "reason": {
                    "type": "string",
                    "description": "Why it was rejected; to its owner."
                  },
                  "reasonCode": {
                    "type": "string",
                    "enum": [
                      "UNREADABLE",
                      "NO_PICTURE",
                      "PICTURE_TOO_LARGE",
                      "TOO_LONG",
                      "TOO_HEAVY",
                      "BREAKS_OFF",
                      "TOOK_TOO_LONG",
                      "TOO_MUCH_MEMORY",
                      "RESULT_TOO_LARGE",
                      "NOT_PROCESSED"
                    ]
                  },
                  "durationSeconds": {
                    "type": "number"
                  },
                  "width": {
                    "type": "integer"
                  },
                  "height": {
                    "type": "integer"
                  },
                  "visibility": {
                    "type": "string",
                    "enum": [
                      "public",
                      "private"
                    ]
                  },
                  "synthetic": {
                    "type": "boolean",
                    "description": "Signed by the avatar."
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
  "listMyVideos": {
    "method": "GET",
    "url": "/videos/mine",
    "schema": {
      "querystring": {
        "type": "object",
        "properties": {
          "limit": {
            "type": "integer",
            "minimum": 1,
            "maximum": 200,
            "default": 50
          },
          "after": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          }
        }
      },
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
                  "_id",
                  "url",
                  "title",
                  "category",
                  "status",
                  "createdAt"
                ],
                "properties": {
                  "_id": {
                    "type": "string"
                  },
                  "url": {
                    "type": "string",
                    "description": "Path of the stream."
                  },
                  "poster": {
                    "type": "string"
                  },
                  "title": {
                    "type": "string"
                  },
                  "description": {
                    "type": "string"
                  },
                  "username": {
                    "type": "string"
                  },
                  "authorId": {
                    "type": "string"
                  },
                  "category": {
                    "type": "string",
                    "enum": [
                      "happy",
                      "sad",
                      "surprise",
                      "neutral",
                      "anger"
                    ]
                  },
                  "status": {
                    "type": "string",
                    "enum": [
                      "pending",
                      "stored",
                      "processing",
                      "ready",
                      "rejected"
                    ]
                  },
                  "reason": {
                    "type": "string",
                    "description": "Why it was rejected; to its owner."
                  },
                  "reasonCode": {
                    "type": "string",
                    "enum": [
                      "UNREADABLE",
                      "NO_PICTURE",
                      "PICTURE_TOO_LARGE",
                      "TOO_LONG",
                      "TOO_HEAVY",
                      "BREAKS_OFF",
                      "TOOK_TOO_LONG",
                      "TOO_MUCH_MEMORY",
                      "RESULT_TOO_LARGE",
                      "NOT_PROCESSED"
                    ]
                  },
                  "durationSeconds": {
                    "type": "number"
                  },
                  "width": {
                    "type": "integer"
                  },
                  "height": {
                    "type": "integer"
                  },
                  "visibility": {
                    "type": "string",
                    "enum": [
                      "public",
                      "private"
                    ]
                  },
                  "synthetic": {
                    "type": "boolean",
                    "description": "Signed by the avatar."
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
  "uploadVideo": {
    "method": "POST",
    "url": "/videos/upload",
    "schema": {
      "headers": {
        "type": "object",
        "properties": {
          "idempotency-key": {
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
            "message",
            "video"
          ],
          "properties": {
            "message": {
              "type": "string"
            },
            "video": {
              "type": "object",
              "required": [
                "_id",
                "url",
                "title",
                "category",
                "status",
                "createdAt"
              ],
              "properties": {
                "_id": {
                  "type": "string"
                },
                "url": {
                  "type": "string",
                  "description": "Path of the stream."
                },
                "poster": {
                  "type": "string"
                },
                "title": {
                  "type": "string"
                },
                "description": {
                  "type": "string"
                },
                "username": {
                  "type": "string"
                },
                "authorId": {
                  "type": "string"
                },
                "category": {
                  "type": "string",
                  "enum": [
                    "happy",
                    "sad",
                    "surprise",
                    "neutral",
                    "anger"
                  ]
                },
                "status": {
                  "type": "string",
                  "enum": [
                    "pending",
                    "stored",
                    "processing",
                    "ready",
                    "rejected"
                  ]
                },
                "reason": {
                  "type": "string",
                  "description": "Why it was rejected; to its owner."
                },
                "reasonCode": {
                  "type": "string",
                  "enum": [
                    "UNREADABLE",
                    "NO_PICTURE",
                    "PICTURE_TOO_LARGE",
                    "TOO_LONG",
                    "TOO_HEAVY",
                    "BREAKS_OFF",
                    "TOOK_TOO_LONG",
                    "TOO_MUCH_MEMORY",
                    "RESULT_TOO_LARGE",
                    "NOT_PROCESSED"
                  ]
                },
                "durationSeconds": {
                  "type": "number"
                },
                "width": {
                  "type": "integer"
                },
                "height": {
                  "type": "integer"
                },
                "visibility": {
                  "type": "string",
                  "enum": [
                    "public",
                    "private"
                  ]
                },
                "synthetic": {
                  "type": "boolean",
                  "description": "Signed by the avatar."
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
  "getVideo": {
    "method": "GET",
    "url": "/videos/:videoId",
    "schema": {
      "params": {
        "type": "object",
        "properties": {
          "videoId": {
            "type": "string",
            "pattern": "^[0-9a-f]{24}$"
          }
        },
        "required": [
          "videoId"
        ]
      },
      "response": {
        "200": {
          "type": "object",
          "required": [
            "_id",
            "url",
            "title",
            "category",
            "status",
            "createdAt"
          ],
          "properties": {
            "_id": {
              "type": "string"
            },
            "url": {
              "type": "string",
              "description": "Path of the stream."
            },
            "poster": {
              "type": "string"
            },
            "title": {
              "type": "string"
            },
            "description": {
              "type": "string"
            },
            "username": {
              "type": "string"
            },
            "authorId": {
              "type": "string"
            },
            "category": {
              "type": "string",
              "enum": [
                "happy",
                "sad",
                "surprise",
                "neutral",
                "anger"
              ]
            },
            "status": {
              "type": "string",
              "enum": [
                "pending",
                "stored",
                "processing",
                "ready",
                "rejected"
              ]
            },
            "reason": {
              "type": "string",
              "description": "Why it was rejected; to its owner."
            },
            "reasonCode": {
              "type": "string",
              "enum": [
                "UNREADABLE",
                "NO_PICTURE",
                "PICTURE_TOO_LARGE",
                "TOO_LONG",
                "TOO_HEAVY",
                "BREAKS_OFF",
                "TOOK_TOO_LONG",
                "TOO_MUCH_MEMORY",
                "RESULT_TOO_LARGE",
                "NOT_PROCESSED"
              ]
            },
            "durationSeconds": {
              "type": "number"
            },
            "width": {
              "type": "integer"
            },
            "height": {
              "type": "integer"
            },
            "visibility": {
              "type": "string",
              "enum": [
                "public",
                "private"
              ]
            },
            "synthetic": {
              "type": "boolean",
              "description": "Signed by the avatar."
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
  "deleteVideo": {
    "method": "DELETE",
    "url": "/videos/:videoId",
    "schema": {
      "params": {
        "type": "object",
        "properties": {
          "videoId": {
            "type": "string",
            "pattern": "^[0-9a-f]{24}$"
          }
        },
        "required": [
          "videoId"
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
  "streamVideo": {
    "method": "GET",
    "url": "/videos/:videoId/stream",
    "schema": {
      "params": {
        "type": "object",
        "properties": {
          "videoId": {
            "type": "string",
            "pattern": "^[0-9a-f]{24}$"
          }
        },
        "required": [
          "videoId"
        ]
      },
      "querystring": {
        "type": "object",
        "properties": {
          "ticket": {
            "type": "string",
            "maxLength": 2000
          }
        }
      },
      "response": {
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
  "getPoster": {
    "method": "GET",
    "url": "/videos/:videoId/poster",
    "schema": {
      "params": {
        "type": "object",
        "properties": {
          "videoId": {
            "type": "string",
            "pattern": "^[0-9a-f]{24}$"
          }
        },
        "required": [
          "videoId"
        ]
      },
      "querystring": {
        "type": "object",
        "properties": {
          "ticket": {
            "type": "string",
            "maxLength": 2000
          }
        }
      },
      "response": {
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
  "createTicket": {
    "method": "POST",
    "url": "/videos/:videoId/ticket",
    "schema": {
      "params": {
        "type": "object",
        "properties": {
          "videoId": {
            "type": "string",
            "pattern": "^[0-9a-f]{24}$"
          }
        },
        "required": [
          "videoId"
        ]
      },
      "response": {
        "201": {
          "type": "object",
          "required": [
            "ticket",
            "url",
            "expiresAt"
          ],
          "properties": {
            "ticket": {
              "type": "string"
            },
            "url": {
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
  "getInternalStats": {
    "method": "GET",
    "url": "/internal/stats",
    "schema": {
      "response": {
        "200": {
          "type": "object",
          "required": [
            "counts"
          ],
          "properties": {
            "counts": {
              "type": "object",
              "additionalProperties": {
                "type": "integer"
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
  "getInternalExport": {
    "method": "GET",
    "url": "/internal/export",
    "schema": {
      "querystring": {
        "type": "object",
        "properties": {
          "userId": {
            "type": "string",
            "maxLength": 64
          }
        },
        "required": [
          "userId"
        ]
      },
      "response": {
        "200": {
          "type": "object",
          "required": [
            "records"
          ],
          "properties": {
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
  "createErasure": {
    "method": "POST",
    "url": "/internal/erasures",
    "schema": {
      "body": {
        "type": "object",
        "required": [
          "userId"
        ],
        "properties": {
          "userId": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          }
        }
      },
      "response": {
        "200": {
          "type": "object",
          "required": [
            "erased"
          ],
          "properties": {
            "erased": {
              "type": "object",
              "additionalProperties": {
                "type": "integer"
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
