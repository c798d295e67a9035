// Generated from proto/ by `make contracts`. Do not edit.
export const operationSchemas = {
  "listPosts": {
    "method": "GET",
    "url": "/posts",
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
          "signId": {
            "type": "string",
            "pattern": "^[a-z0-9-]+$",
            "maxLength": 64
          }
        }
      },
      "response": {
        "200": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "_id",
              "title",
              "content",
              "likes",
              "comments",
              "commentCount",
              "createdAt"
            ],
            "properties": {
              "_id": {
                "type": "string",
                "pattern": "^[0-9a-f]{24}$"
              },
              "title": {
                "type": "string"
              },
              "content": {
                "type": "string"
              },
              "contentTruncated": {
                "type": "boolean",
                "const": true,
                "description": "content is only the beginning. The whole is in GET /posts/{postId}, or GET /posts/{postId}/comments; absent where this is the whole."
              },
              "username": {
                "type": "string"
              },
              "authorId": {
                "type": "string"
              },
              "moderator": {
                "type": "boolean",
                "const": true,
                "description": "Its author was a moderator when it was written; absent otherwise."
              },
              "likes": {
                "type": "integer",
                "minimum": 0
              },
              "liked": {
                "type": "boolean",
                "description": "Whether this person or visitor likes it."
              },
              "comments": {
                "type": "array",
                "description": "Oldest first. Of a single post all of them up to 50, else the newest 3, each cut at 1,000 characters; in a list the newest 3 at most, each cut at 500 characters or fewer.",
                "items": {
                  "type": "object",
                  "required": [
                    "_id",
                    "content",
                    "createdAt"
                  ],
                  "properties": {
                    "_id": {
                      "type": "string",
                      "pattern": "^[0-9a-f]{24}$"
                    },
                    "username": {
                      "type": "string"
                    },
                    "content": {
                      "type": "string"
                    },
                    "contentTruncated": {
                      "type": "boolean",
                      "const": true,
                      "description": "content is only the beginning. The whole is in GET /posts/{postId}, or GET /posts/{postId}/comments; absent where this is the whole."
                    },
                    "createdAt": {
                      "type": "string",
                      "format": "date-time"
                    },
                    "authorId": {
                      "type": "string",
                      "description": "Compare with the signed-in account's id."
                    },
                    "moderator": {
                      "type": "boolean",
                      "const": true,
                      "description": "Its author was a moderator when it was written; absent otherwise."
                    }
                  }
                }
              },
              "commentCount": {
                "type": "integer",
                "minimum": 0,
                "description": "All of them, whether or not they are in comments."
              },
              "createdAt": {
                "type": "string",
                "format": "date-time"
              },
              "signId": {
                "type": "string",
                "pattern": "^[a-z0-9-]+$",
                "maxLength": 64
              },
              "hidden": {
                "type": "object",
                "required": [
                  "reason"
                ],
                "properties": {
                  "reason": {
                    "type": "string",
                    "pattern": "\\S",
                    "maxLength": 500
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
  "createPost": {
    "method": "POST",
    "url": "/posts",
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
      "body": {
        "type": "object",
        "required": [
          "title",
          "content"
        ],
        "properties": {
          "title": {
            "type": "string",
            "pattern": "\\S",
            "maxLength": 200
          },
          "content": {
            "type": "string",
            "pattern": "\\S",
            "maxLength": 10000
          },
          "signId": {
            "type": "string",
            "pattern": "^[a-z0-9-]+$",
            "maxLength": 64
          }
        }
      },
      "response": {
        "201": {
          "type": "object",
          "required": [
            "_id",
            "title",
            "content",
            "likes",
            "comments",
            "commentCount",
            "createdAt"
          ],
          "properties": {
            "_id": {
              "type": "string",
              "pattern": "^[0-9a-f]{24}$"
            },
            "title": {
              "type": "string"
            },
            "content": {
              "type": "string"
            },
            "contentTruncated": {
              "type": "boolean",
              "const": true,
              "description": "content is only the beginning. The whole is in GET /posts/{postId}, or GET /posts/{postId}/comments; absent where this is the whole."
            },
            "username": {
              "type": "string"
            },
            "authorId": {
              "type": "string"
            },
            "moderator": {
              "type": "boolean",
              "const": true,
              "description": "Its author was a moderator when it was written; absent otherwise."
            },
            "likes": {
              "type": "integer",
              "minimum": 0
            },
            "liked": {
              "type": "boolean",
              "description": "Whether this person or visitor likes it."
            },
            "comments": {
              "type": "array",
              "description": "Oldest first. Of a single post all of them up to 50, else the newest 3, each cut at 1,000 characters; in a list the newest 3 at most, each cut at 500 characters or fewer.",
              "items": {
                "type": "object",
                "required": [
                  "_id",
                  "content",
                  "createdAt"
                ],
                "properties": {
                  "_id": {
                    "type": "string",
                    "pattern": "^[0-9a-f]{24}$"
                  },
                  "username": {
                    "type": "string"
                  },
                  "content": {
                    "type": "string"
                  },
                  "contentTruncated": {
                    "type": "boolean",
                    "const": true,
                    "description": "content is only the beginning. The whole is in GET /posts/{postId}, or GET /posts/{postId}/comments; absent where this is the whole."
                  },
                  "createdAt": {
                    "type": "string",
                    "format": "date-time"
                  },
                  "authorId": {
                    "type": "string",
                    "description": "Compare with the signed-in account's id."
                  },
                  "moderator": {
                    "type": "boolean",
                    "const": true,
                    "description": "Its author was a moderator when it was written; absent otherwise."
                  }
                }
              }
            },
            "commentCount": {
              "type": "integer",
              "minimum": 0,
              "description": "All of them, whether or not they are in comments."
            },
            "createdAt": {
              "type": "string",
              "format": "date-time"
            },
            "signId": {
              "type": "string",
              "pattern": "^[a-z0-9-]+$",
              "maxLength": 64
            },
            "hidden": {
              "type": "object",
              "required": [
                "reason"
              ],
              "properties": {
                "reason": {
                  "type": "string",
                  "pattern": "\\S",
                  "maxLength": 500
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
  "likePost": {
    "method": "POST",
    "url": "/posts/like",
    "schema": {
      "body": {
        "type": "object",
        "required": [
          "postId"
        ],
        "properties": {
          "postId": {
            "type": "string",
            "pattern": "^[0-9a-f]{24}$"
          }
        }
      },
      "response": {
        "200": {
          "type": "object",
          "required": [
            "_id",
            "title",
            "content",
            "likes",
            "comments",
            "commentCount",
            "createdAt"
          ],
          "properties": {
            "_id": {
              "type": "string",
              "pattern": "^[0-9a-f]{24}$"
            },
            "title": {
              "type": "string"
            },
            "content": {
              "type": "string"
            },
            "contentTruncated": {
              "type": "boolean",
              "const": true,
              "description": "content is only the beginning. The whole is in GET /posts/{postId}, or GET /posts/{postId}/comments; absent where this is the whole."
            },
            "username": {
              "type": "string"
            },
            "authorId": {
              "type": "string"
            },
            "moderator": {
              "type": "boolean",
              "const": true,
              "description": "Its author was a moderator when it was written; absent otherwise."
            },
            "likes": {
              "type": "integer",
              "minimum": 0
            },
            "liked": {
              "type": "boolean",
              "description": "Whether this person or visitor likes it."
            },
            "comments": {
              "type": "array",
              "description": "Oldest first. Of a single post all of them up to 50, else the newest 3, each cut at 1,000 characters; in a list the newest 3 at most, each cut at 500 characters or fewer.",
              "items": {
                "type": "object",
                "required": [
                  "_id",
                  "content",
                  "createdAt"
                ],
                "properties": {
                  "_id": {
                    "type": "string",
                    "pattern": "^[0-9a-f]{24}$"
                  },
                  "username": {
                    "type": "string"
                  },
                  "content": {
                    "type": "string"
                  },
                  "contentTruncated": {
                    "type": "boolean",
                    "const": true,
                    "description": "content is only the beginning. The whole is in GET /posts/{postId}, or GET /posts/{postId}/comments; absent where this is the whole."
                  },
                  "createdAt": {
                    "type": "string",
                    "format": "date-time"
                  },
                  "authorId": {
                    "type": "string",
                    "description": "Compare with the signed-in account's id."
                  },
                  "moderator": {
                    "type": "boolean",
                    "const": true,
                    "description": "Its author was a moderator when it was written; absent otherwise."
                  }
                }
              }
            },
            "commentCount": {
              "type": "integer",
              "minimum": 0,
              "description": "All of them, whether or not they are in comments."
            },
            "createdAt": {
              "type": "string",
              "format": "date-time"
            },
            "signId": {
              "type": "string",
              "pattern": "^[a-z0-9-]+$",
              "maxLength": 64
            },
            "hidden": {
              "type": "object",
              "required": [
                "reason"
              ],
              "properties": {
                "reason": {
                  "type": "string",
                  "pattern": "\\S",
                  "maxLength": 500
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
  "createComment": {
    "method": "POST",
    "url": "/posts/comment",
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
      "body": {
        "type": "object",
        "required": [
          "postId",
          "content"
        ],
        "properties": {
          "postId": {
            "type": "string",
            "pattern": "^[0-9a-f]{24}$"
          },
          "content": {
            "type": "string",
            "pattern": "\\S",
            "maxLength": 5000
          }
        }
      },
      "response": {
        "201": {
          "type": "object",
          "required": [
            "_id",
            "title",
            "content",
            "likes",
            "comments",
            "commentCount",
            "createdAt"
          ],
          "properties": {
            "_id": {
              "type": "string",
              "pattern": "^[0-9a-f]{24}$"
            },
            "title": {
              "type": "string"
            },
            "content": {
              "type": "string"
            },
            "contentTruncated": {
              "type": "boolean",
              "const": true,
              "description": "content is only the beginning. The whole is in GET /posts/{postId}, or GET /posts/{postId}/comments; absent where this is the whole."
            },
            "username": {
              "type": "string"
            },
            "authorId": {
              "type": "string"
            },
            "moderator": {
              "type": "boolean",
              "const": true,
              "description": "Its author was a moderator when it was written; absent otherwise."
            },
            "likes": {
              "type": "integer",
              "minimum": 0
            },
            "liked": {
              "type": "boolean",
              "description": "Whether this person or visitor likes it."
            },
            "comments": {
              "type": "array",
              "description": "Oldest first. Of a single post all of them up to 50, else the newest 3, each cut at 1,000 characters; in a list the newest 3 at most, each cut at 500 characters or fewer.",
              "items": {
                "type": "object",
                "required": [
                  "_id",
                  "content",
                  "createdAt"
                ],
                "properties": {
                  "_id": {
                    "type": "string",
                    "pattern": "^[0-9a-f]{24}$"
                  },
                  "username": {
                    "type": "string"
                  },
                  "content": {
                    "type": "string"
                  },
                  "contentTruncated": {
                    "type": "boolean",
                    "const": true,
                    "description": "content is only the beginning. The whole is in GET /posts/{postId}, or GET /posts/{postId}/comments; absent where this is the whole."
                  },
                  "createdAt": {
                    "type": "string",
                    "format": "date-time"
                  },
                  "authorId": {
                    "type": "string",
                    "description": "Compare with the signed-in account's id."
                  },
                  "moderator": {
                    "type": "boolean",
                    "const": true,
                    "description": "Its author was a moderator when it was written; absent otherwise."
                  }
                }
              }
            },
            "commentCount": {
              "type": "integer",
              "minimum": 0,
              "description": "All of them, whether or not they are in comments."
            },
            "createdAt": {
              "type": "string",
              "format": "date-time"
            },
            "signId": {
              "type": "string",
              "pattern": "^[a-z0-9-]+$",
              "maxLength": 64
            },
            "hidden": {
              "type": "object",
              "required": [
                "reason"
              ],
              "properties": {
                "reason": {
                  "type": "string",
                  "pattern": "\\S",
                  "maxLength": 500
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
  "getPost": {
    "method": "GET",
    "url": "/posts/:postId",
    "schema": {
      "params": {
        "type": "object",
        "properties": {
          "postId": {
            "type": "string",
            "pattern": "^[0-9a-f]{24}$"
          }
        },
        "required": [
          "postId"
        ]
      },
      "response": {
        "200": {
          "type": "object",
          "required": [
            "_id",
            "title",
            "content",
            "likes",
            "comments",
            "commentCount",
            "createdAt"
          ],
          "properties": {
            "_id": {
              "type": "string",
              "pattern": "^[0-9a-f]{24}$"
            },
            "title": {
              "type": "string"
            },
            "content": {
              "type": "string"
            },
            "contentTruncated": {
              "type": "boolean",
              "const": true,
              "description": "content is only the beginning. The whole is in GET /posts/{postId}, or GET /posts/{postId}/comments; absent where this is the whole."
            },
            "username": {
              "type": "string"
            },
            "authorId": {
              "type": "string"
            },
            "moderator": {
              "type": "boolean",
              "const": true,
              "description": "Its author was a moderator when it was written; absent otherwise."
            },
            "likes": {
              "type": "integer",
              "minimum": 0
            },
            "liked": {
              "type": "boolean",
              "description": "Whether this person or visitor likes it."
            },
            "comments": {
              "type": "array",
              "description": "Oldest first. Of a single post all of them up to 50, else the newest 3, each cut at 1,000 characters; in a list the newest 3 at most, each cut at 500 characters or fewer.",
              "items": {
                "type": "object",
                "required": [
                  "_id",
                  "content",
                  "createdAt"
                ],
                "properties": {
                  "_id": {
                    "type": "string",
                    "pattern": "^[0-9a-f]{24}$"
                  },
                  "username": {
                    "type": "string"
                  },
                  "content": {
                    "type": "string"
                  },
                  "contentTruncated": {
                    "type": "boolean",
                    "const": true,
                    "description": "content is only the beginning. The whole is in GET /posts/{postId}, or GET /posts/{postId}/comments; absent where this is the whole."
                  },
                  "createdAt": {
                    "type": "string",
                    "format": "date-time"
                  },
                  "authorId": {
                    "type": "string",
                    "description": "Compare with the signed-in account's id."
                  },
                  "moderator": {
                    "type": "boolean",
                    "const": true,
                    "description": "Its author was a moderator when it was written; absent otherwise."
                  }
                }
              }
            },
            "commentCount": {
              "type": "integer",
              "minimum": 0,
              "description": "All of them, whether or not they are in comments."
            },
            "createdAt": {
              "type": "string",
              "format": "date-time"
            },
            "signId": {
              "type": "string",
              "pattern": "^[a-z0-9-]+$",
              "maxLength": 64
            },
            "hidden": {
              "type": "object",
              "required": [
                "reason"
              ],
              "properties": {
                "reason": {
                  "type": "string",
                  "pattern": "\\S",
                  "maxLength": 500
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
  "deletePost": {
    "method": "DELETE",
    "url": "/posts/:postId",
    "schema": {
      "params": {
        "type": "object",
        "properties": {
          "postId": {
            "type": "string",
            "pattern": "^[0-9a-f]{24}$"
          }
        },
        "required": [
          "postId"
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
  "listComments": {
    "method": "GET",
    "url": "/posts/:postId/comments",
    "schema": {
      "params": {
        "type": "object",
        "properties": {
          "postId": {
            "type": "string",
            "pattern": "^[0-9a-f]{24}$"
          }
        },
        "required": [
          "postId"
        ]
      },
      "querystring": {
        "type": "object",
        "properties": {
          "limit": {
            "type": "integer",
            "minimum": 1,
            "maximum": 50,
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
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "_id",
              "content",
              "createdAt"
            ],
            "properties": {
              "_id": {
                "type": "string",
                "pattern": "^[0-9a-f]{24}$"
              },
              "username": {
                "type": "string"
              },
              "content": {
                "type": "string"
              },
              "contentTruncated": {
                "type": "boolean",
                "const": true,
                "description": "content is only the beginning. The whole is in GET /posts/{postId}, or GET /posts/{postId}/comments; absent where this is the whole."
              },
              "createdAt": {
                "type": "string",
                "format": "date-time"
              },
              "authorId": {
                "type": "string",
                "description": "Compare with the signed-in account's id."
              },
              "moderator": {
                "type": "boolean",
                "const": true,
                "description": "Its author was a moderator when it was written; absent otherwise."
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
  "deleteComment": {
    "method": "DELETE",
    "url": "/posts/:postId/comments/:commentId",
    "schema": {
      "params": {
        "type": "object",
        "properties": {
          "postId": {
            "type": "string",
            "pattern": "^[0-9a-f]{24}$"
          },
          "commentId": {
            "type": "string",
            "pattern": "^[0-9a-f]{24}$"
          }
        },
        "required": [
          "postId",
          "commentId"
        ]
      },
      "response": {
        "200": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "_id",
              "content",
              "createdAt"
            ],
            "properties": {
              "_id": {
                "type": "string",
                "pattern": "^[0-9a-f]{24}$"
              },
              "username": {
                "type": "string"
              },
              "content": {
                "type": "string"
              },
              "contentTruncated": {
                "type": "boolean",
                "const": true,
                "description": "content is only the beginning. The whole is in GET /posts/{postId}, or GET /posts/{postId}/comments; absent where this is the whole."
              },
              "createdAt": {
                "type": "string",
                "format": "date-time"
              },
              "authorId": {
                "type": "string",
                "description": "Compare with the signed-in account's id."
              },
              "moderator": {
                "type": "boolean",
                "const": true,
                "description": "Its author was a moderator when it was written; absent otherwise."
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
  "reportPost": {
    "method": "POST",
    "url": "/posts/:postId/report",
    "schema": {
      "params": {
        "type": "object",
        "properties": {
          "postId": {
            "type": "string",
            "pattern": "^[0-9a-f]{24}$"
          }
        },
        "required": [
          "postId"
        ]
      },
      "body": {
        "type": "object",
        "required": [
          "reason"
        ],
        "properties": {
          "reason": {
            "type": "string",
            "pattern": "\\S",
            "maxLength": 1000
          },
          "commentId": {
            "type": "string",
            "pattern": "^[0-9a-f]{24}$"
          }
        }
      },
      "response": {
        "201": {
          "type": "object",
          "required": [
            "_id",
            "postId",
            "reason",
            "createdAt"
          ],
          "properties": {
            "_id": {
              "type": "string",
              "pattern": "^[0-9a-f]{24}$"
            },
            "postId": {
              "type": "string",
              "pattern": "^[0-9a-f]{24}$"
            },
            "commentId": {
              "type": "string",
              "pattern": "^[0-9a-f]{24}$"
            },
            "reason": {
              "type": "string"
            },
            "createdAt": {
              "type": "string",
              "format": "date-time"
            },
            "about": {
              "type": "object",
              "description": "To moderators: the words that are reported. Absent once they are gone.",
              "required": [
                "title",
                "content"
              ],
              "properties": {
                "title": {
                  "type": "string",
                  "description": "Of the post."
                },
                "content": {
                  "type": "string",
                  "description": "Of the comment where one is reported",
                  "else of the post.": null
                },
                "username": {
                  "type": "string"
                },
                "signId": {
                  "type": "string",
                  "pattern": "^[a-z0-9-]+$",
                  "maxLength": 64
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
  "hidePost": {
    "method": "POST",
    "url": "/posts/:postId/hide",
    "schema": {
      "params": {
        "type": "object",
        "properties": {
          "postId": {
            "type": "string",
            "pattern": "^[0-9a-f]{24}$"
          }
        },
        "required": [
          "postId"
        ]
      },
      "body": {
        "type": "object",
        "required": [
          "reason"
        ],
        "properties": {
          "reason": {
            "type": "string",
            "pattern": "\\S",
            "maxLength": 500
          }
        }
      },
      "response": {
        "200": {
          "type": "object",
          "required": [
            "_id",
            "title",
            "content",
            "likes",
            "comments",
            "commentCount",
            "createdAt"
          ],
          "properties": {
            "_id": {
              "type": "string",
              "pattern": "^[0-9a-f]{24}$"
            },
            "title": {
              "type": "string"
            },
            "content": {
              "type": "string"
            },
            "contentTruncated": {
              "type": "boolean",
              "const": true,
              "description": "content is only the beginning. The whole is in GET /posts/{postId}, or GET /posts/{postId}/comments; absent where this is the whole."
            },
            "username": {
              "type": "string"
            },
            "authorId": {
              "type": "string"
            },
            "moderator": {
              "type": "boolean",
              "const": true,
              "description": "Its author was a moderator when it was written; absent otherwise."
            },
            "likes": {
              "type": "integer",
              "minimum": 0
            },
            "liked": {
              "type": "boolean",
              "description": "Whether this person or visitor likes it."
            },
            "comments": {
              "type": "array",
              "description": "Oldest first. Of a single post all of them up to 50, else the newest 3, each cut at 1,000 characters; in a list the newest 3 at most, each cut at 500 characters or fewer.",
              "items": {
                "type": "object",
                "required": [
                  "_id",
                  "content",
                  "createdAt"
                ],
                "properties": {
                  "_id": {
                    "type": "string",
                    "pattern": "^[0-9a-f]{24}$"
                  },
                  "username": {
                    "type": "string"
                  },
                  "content": {
                    "type": "string"
                  },
                  "contentTruncated": {
                    "type": "boolean",
                    "const": true,
                    "description": "content is only the beginning. The whole is in GET /posts/{postId}, or GET /posts/{postId}/comments; absent where this is the whole."
                  },
                  "createdAt": {
                    "type": "string",
                    "format": "date-time"
                  },
                  "authorId": {
                    "type": "string",
                    "description": "Compare with the signed-in account's id."
                  },
                  "moderator": {
                    "type": "boolean",
                    "const": true,
                    "description": "Its author was a moderator when it was written; absent otherwise."
                  }
                }
              }
            },
            "commentCount": {
              "type": "integer",
              "minimum": 0,
              "description": "All of them, whether or not they are in comments."
            },
            "createdAt": {
              "type": "string",
              "format": "date-time"
            },
            "signId": {
              "type": "string",
              "pattern": "^[a-z0-9-]+$",
              "maxLength": 64
            },
            "hidden": {
              "type": "object",
              "required": [
                "reason"
              ],
              "properties": {
                "reason": {
                  "type": "string",
                  "pattern": "\\S",
                  "maxLength": 500
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
  "unhidePost": {
    "method": "DELETE",
    "url": "/posts/:postId/hide",
    "schema": {
      "params": {
        "type": "object",
        "properties": {
          "postId": {
            "type": "string",
            "pattern": "^[0-9a-f]{24}$"
          }
        },
        "required": [
          "postId"
        ]
      },
      "response": {
        "200": {
          "type": "object",
          "required": [
            "_id",
            "title",
            "content",
            "likes",
            "comments",
            "commentCount",
            "createdAt"
          ],
          "properties": {
            "_id": {
              "type": "string",
              "pattern": "^[0-9a-f]{24}$"
            },
            "title": {
              "type": "string"
            },
            "content": {
              "type": "string"
            },
            "contentTruncated": {
              "type": "boolean",
              "const": true,
              "description": "content is only the beginning. The whole is in GET /posts/{postId}, or GET /posts/{postId}/comments; absent where this is the whole."
            },
            "username": {
              "type": "string"
            },
            "authorId": {
              "type": "string"
            },
            "moderator": {
              "type": "boolean",
              "const": true,
              "description": "Its author was a moderator when it was written; absent otherwise."
            },
            "likes": {
              "type": "integer",
              "minimum": 0
            },
            "liked": {
              "type": "boolean",
              "description": "Whether this person or visitor likes it."
            },
            "comments": {
              "type": "array",
              "description": "Oldest first. Of a single post all of them up to 50, else the newest 3, each cut at 1,000 characters; in a list the newest 3 at most, each cut at 500 characters or fewer.",
              "items": {
                "type": "object",
                "required": [
                  "_id",
                  "content",
                  "createdAt"
                ],
                "properties": {
                  "_id": {
                    "type": "string",
                    "pattern": "^[0-9a-f]{24}$"
                  },
                  "username": {
                    "type": "string"
                  },
                  "content": {
                    "type": "string"
                  },
                  "contentTruncated": {
                    "type": "boolean",
                    "const": true,
                    "description": "content is only the beginning. The whole is in GET /posts/{postId}, or GET /posts/{postId}/comments; absent where this is the whole."
                  },
                  "createdAt": {
                    "type": "string",
                    "format": "date-time"
                  },
                  "authorId": {
                    "type": "string",
                    "description": "Compare with the signed-in account's id."
                  },
                  "moderator": {
                    "type": "boolean",
                    "const": true,
                    "description": "Its author was a moderator when it was written; absent otherwise."
                  }
                }
              }
            },
            "commentCount": {
              "type": "integer",
              "minimum": 0,
              "description": "All of them, whether or not they are in comments."
            },
            "createdAt": {
              "type": "string",
              "format": "date-time"
            },
            "signId": {
              "type": "string",
              "pattern": "^[a-z0-9-]+$",
              "maxLength": 64
            },
            "hidden": {
              "type": "object",
              "required": [
                "reason"
              ],
              "properties": {
                "reason": {
                  "type": "string",
                  "pattern": "\\S",
                  "maxLength": 500
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
  "listReports": {
    "method": "GET",
    "url": "/posts/reports",
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
                  "postId",
                  "reason",
                  "createdAt"
                ],
                "properties": {
                  "_id": {
                    "type": "string",
                    "pattern": "^[0-9a-f]{24}$"
                  },
                  "postId": {
                    "type": "string",
                    "pattern": "^[0-9a-f]{24}$"
                  },
                  "commentId": {
                    "type": "string",
                    "pattern": "^[0-9a-f]{24}$"
                  },
                  "reason": {
                    "type": "string"
                  },
                  "createdAt": {
                    "type": "string",
                    "format": "date-time"
                  },
                  "about": {
                    "type": "object",
                    "description": "To moderators: the words that are reported. Absent once they are gone.",
                    "required": [
                      "title",
                      "content"
                    ],
                    "properties": {
                      "title": {
                        "type": "string",
                        "description": "Of the post."
                      },
                      "content": {
                        "type": "string",
                        "description": "Of the comment where one is reported",
                        "else of the post.": null
                      },
                      "username": {
                        "type": "string"
                      },
                      "signId": {
                        "type": "string",
                        "pattern": "^[a-z0-9-]+$",
                        "maxLength": 64
                      }
                    }
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
  "dismissReport": {
    "method": "DELETE",
    "url": "/posts/reports/:reportId",
    "schema": {
      "params": {
        "type": "object",
        "properties": {
          "reportId": {
            "type": "string",
            "pattern": "^[0-9a-f]{24}$"
          }
        },
        "required": [
          "reportId"
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
  "listCharacters": {
    "method": "GET",
    "url": "/char/Allcharacters",
    "schema": {
      "querystring": {
        "type": "object",
        "properties": {
          "alphabet": {
            "type": "string",
            "enum": [
              "v1",
              "v2"
            ]
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
                  "id",
                  "name",
                  "image",
                  "pictureKind",
                  "kind"
                ],
                "properties": {
                  "_id": {
                    "type": "string",
                    "pattern": "^[a-z0-9-]+$",
                    "maxLength": 64
                  },
                  "id": {
                    "type": "string",
                    "pattern": "^[a-z0-9-]+$",
                    "maxLength": 64
                  },
                  "name": {
                    "type": "string"
                  },
                  "nameHi": {
                    "type": "string"
                  },
                  "image": {
                    "type": "string"
                  },
                  "video": {
                    "type": "string"
                  },
                  "alt": {
                    "type": "string",
                    "description": "The sign described in a sentence."
                  },
                  "pictureKind": {
                    "type": "string",
                    "description": "drawn: the letter or word as text, where no form may be shown; avatar: rendered by sign-kit; person: a real signer.",
                    "enum": [
                      "drawn",
                      "avatar",
                      "person"
                    ]
                  },
                  "kind": {
                    "type": "string",
                    "enum": [
                      "letter",
                      "numeral"
                    ]
                  },
                  "status": {
                    "type": "string",
                    "enum": [
                      "none",
                      "draft",
                      "reviewed",
                      "disputed",
                      "withdrawn"
                    ],
                    "description": "Of the best form. none: no form is known yet, so it is spelled; withdrawn: every form was taken back."
                  },
                  "confidence": {
                    "type": "string",
                    "enum": [
                      "high",
                      "medium"
                    ],
                    "description": "How sure the form is; medium may be wrong."
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
  "listExpressions": {
    "method": "GET",
    "url": "/char/Allexpressions",
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
                  "_id",
                  "id",
                  "name",
                  "image",
                  "pictureKind"
                ],
                "properties": {
                  "_id": {
                    "type": "string",
                    "pattern": "^[a-z0-9-]+$",
                    "maxLength": 64
                  },
                  "id": {
                    "type": "string",
                    "pattern": "^[a-z0-9-]+$",
                    "maxLength": 64
                  },
                  "name": {
                    "type": "string"
                  },
                  "nameHi": {
                    "type": "string"
                  },
                  "image": {
                    "type": "string"
                  },
                  "video": {
                    "type": "string"
                  },
                  "alt": {
                    "type": "string",
                    "description": "The sign described in a sentence."
                  },
                  "pictureKind": {
                    "type": "string",
                    "description": "drawn: the letter or word as text, where no form may be shown; avatar: rendered by sign-kit; person: a real signer.",
                    "enum": [
                      "drawn",
                      "avatar",
                      "person"
                    ]
                  },
                  "status": {
                    "type": "string",
                    "enum": [
                      "none",
                      "draft",
                      "reviewed",
                      "disputed",
                      "withdrawn"
                    ],
                    "description": "Of the best form. none: no form is known yet, so it is spelled; withdrawn: every form was taken back."
                  },
                  "confidence": {
                    "type": "string",
                    "enum": [
                      "high",
                      "medium"
                    ],
                    "description": "How sure the form is; medium may be wrong."
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
  "listWords": {
    "method": "GET",
    "url": "/words",
    "schema": {
      "querystring": {
        "type": "object",
        "properties": {
          "limit": {
            "type": "integer",
            "minimum": 1,
            "maximum": 500,
            "default": 50
          },
          "after": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64
          },
          "category": {
            "type": "string",
            "maxLength": 40
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
                  "id",
                  "name",
                  "gloss",
                  "category",
                  "image",
                  "pictureKind",
                  "status"
                ],
                "properties": {
                  "_id": {
                    "type": "string",
                    "pattern": "^[a-z0-9-]+$",
                    "maxLength": 64
                  },
                  "id": {
                    "type": "string",
                    "pattern": "^[a-z0-9-]+$",
                    "maxLength": 64
                  },
                  "name": {
                    "type": "string"
                  },
                  "nameHi": {
                    "type": "string"
                  },
                  "gloss": {
                    "type": "string"
                  },
                  "category": {
                    "type": "string"
                  },
                  "image": {
                    "type": "string"
                  },
                  "video": {
                    "type": "string"
                  },
                  "alt": {
                    "type": "string",
                    "description": "The sign described in a sentence."
                  },
                  "pictureKind": {
                    "type": "string",
                    "description": "drawn: the letter or word as text, where no form may be shown; avatar: rendered by sign-kit; person: a real signer.",
                    "enum": [
                      "drawn",
                      "avatar",
                      "person"
                    ]
                  },
                  "status": {
                    "type": "string",
                    "enum": [
                      "none",
                      "draft",
                      "reviewed",
                      "disputed",
                      "withdrawn"
                    ],
                    "description": "Of the best form. none: no form is known yet, so it is spelled; withdrawn: every form was taken back."
                  },
                  "confidence": {
                    "type": "string",
                    "enum": [
                      "high",
                      "medium"
                    ],
                    "description": "How sure the form is; medium may be wrong."
                  }
                }
              }
            },
            "categories": {
              "type": "array",
              "items": {
                "type": "string"
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
  "listCategories": {
    "method": "GET",
    "url": "/words/categories",
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
                  "count",
                  "withForm",
                  "image",
                  "pictureKind"
                ],
                "properties": {
                  "id": {
                    "type": "string",
                    "description": "As in the words; the interface has its name in both languages."
                  },
                  "count": {
                    "type": "integer",
                    "minimum": 1,
                    "description": "Words in it."
                  },
                  "withForm": {
                    "type": "integer",
                    "minimum": 0,
                    "description": "Words of it that a form shows; the others are spelled."
                  },
                  "image": {
                    "type": "string"
                  },
                  "pictureKind": {
                    "type": "string",
                    "description": "drawn: the letter or word as text, where no form may be shown; avatar: rendered by sign-kit; person: a real signer.",
                    "enum": [
                      "drawn",
                      "avatar",
                      "person"
                    ]
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
  "findSigns": {
    "method": "GET",
    "url": "/signs",
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
          "handshape": {
            "type": "string",
            "description": "The lexicon's names of handshapes, without the relaxed hand.",
            "enum": [
              "flat",
              "flat-thumb",
              "five",
              "claw",
              "bent",
              "fist",
              "thumb",
              "index",
              "hook",
              "h",
              "h-bent",
              "v",
              "v-bent",
              "three",
              "w",
              "four",
              "ring",
              "pinch",
              "bunch",
              "y",
              "little",
              "little-hook",
              "horns",
              "l",
              "c",
              "c-index",
              "o",
              "o-index",
              "three-thumb",
              "middle",
              "six",
              "u"
            ]
          },
          "place": {
            "type": "string",
            "description": "Where a hand is: within 10 cm of that part of the body, at the other hand, or in the space before the body.",
            "enum": [
              "forehead",
              "eye",
              "ear",
              "nose",
              "cheek",
              "mouth",
              "chin",
              "neck",
              "shoulder",
              "chest",
              "stomach",
              "hand",
              "space"
            ]
          },
          "category": {
            "type": "string",
            "maxLength": 40
          },
          "alphabet": {
            "type": "string",
            "enum": [
              "v1",
              "v2"
            ]
          }
        }
      },
      "response": {
        "200": {
          "type": "object",
          "required": [
            "data",
            "total",
            "handshapes",
            "places"
          ],
          "properties": {
            "data": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "_id",
                  "id",
                  "kind",
                  "name",
                  "gloss",
                  "category",
                  "image",
                  "pictureKind",
                  "status"
                ],
                "properties": {
                  "_id": {
                    "type": "string",
                    "pattern": "^[a-z0-9-]+$",
                    "maxLength": 64
                  },
                  "id": {
                    "type": "string",
                    "pattern": "^[a-z0-9-]+$",
                    "maxLength": 64
                  },
                  "kind": {
                    "type": "string",
                    "enum": [
                      "letter",
                      "numeral",
                      "word",
                      "expression"
                    ]
                  },
                  "name": {
                    "type": "string"
                  },
                  "nameHi": {
                    "type": "string"
                  },
                  "gloss": {
                    "type": "string"
                  },
                  "category": {
                    "type": "string"
                  },
                  "image": {
                    "type": "string"
                  },
                  "video": {
                    "type": "string"
                  },
                  "alt": {
                    "type": "string",
                    "description": "The sign described in a sentence."
                  },
                  "pictureKind": {
                    "type": "string",
                    "description": "drawn: the letter or word as text, where no form may be shown; avatar: rendered by sign-kit; person: a real signer.",
                    "enum": [
                      "drawn",
                      "avatar",
                      "person"
                    ]
                  },
                  "status": {
                    "type": "string",
                    "enum": [
                      "none",
                      "draft",
                      "reviewed",
                      "disputed",
                      "withdrawn"
                    ],
                    "description": "Of the best form. none: no form is known yet, so it is spelled; withdrawn: every form was taken back."
                  },
                  "confidence": {
                    "type": "string",
                    "enum": [
                      "high",
                      "medium"
                    ],
                    "description": "How sure the form is; medium may be wrong."
                  }
                }
              }
            },
            "total": {
              "type": "integer",
              "minimum": 0,
              "description": "On all pages."
            },
            "handshapes": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "id",
                  "count"
                ],
                "properties": {
                  "id": {
                    "type": "string",
                    "description": "The lexicon's names of handshapes, without the relaxed hand.",
                    "enum": [
                      "flat",
                      "flat-thumb",
                      "five",
                      "claw",
                      "bent",
                      "fist",
                      "thumb",
                      "index",
                      "hook",
                      "h",
                      "h-bent",
                      "v",
                      "v-bent",
                      "three",
                      "w",
                      "four",
                      "ring",
                      "pinch",
                      "bunch",
                      "y",
                      "little",
                      "little-hook",
                      "horns",
                      "l",
                      "c",
                      "c-index",
                      "o",
                      "o-index",
                      "three-thumb",
                      "middle",
                      "six",
                      "u"
                    ]
                  },
                  "count": {
                    "type": "integer",
                    "minimum": 1,
                    "description": "Signs."
                  }
                }
              },
              "description": "What may be chosen beside the chosen place."
            },
            "places": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "id",
                  "count"
                ],
                "properties": {
                  "id": {
                    "type": "string",
                    "description": "Where a hand is: within 10 cm of that part of the body, at the other hand, or in the space before the body.",
                    "enum": [
                      "forehead",
                      "eye",
                      "ear",
                      "nose",
                      "cheek",
                      "mouth",
                      "chin",
                      "neck",
                      "shoulder",
                      "chest",
                      "stomach",
                      "hand",
                      "space"
                    ]
                  },
                  "count": {
                    "type": "integer",
                    "minimum": 1,
                    "description": "Signs."
                  }
                }
              },
              "description": "What may be chosen beside the chosen handshape."
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
  "getSign": {
    "method": "GET",
    "url": "/signs/:signId",
    "schema": {
      "params": {
        "type": "object",
        "properties": {
          "signId": {
            "type": "string",
            "pattern": "^[a-z0-9-]+$",
            "maxLength": 64
          }
        },
        "required": [
          "signId"
        ]
      },
      "response": {
        "200": {
          "type": "object",
          "required": [
            "_id",
            "id",
            "kind",
            "name",
            "gloss",
            "category",
            "image",
            "pictureKind",
            "status",
            "senses",
            "forms"
          ],
          "properties": {
            "_id": {
              "type": "string",
              "pattern": "^[a-z0-9-]+$",
              "maxLength": 64
            },
            "id": {
              "type": "string",
              "pattern": "^[a-z0-9-]+$",
              "maxLength": 64
            },
            "kind": {
              "type": "string",
              "enum": [
                "letter",
                "numeral",
                "word",
                "expression"
              ]
            },
            "name": {
              "type": "string"
            },
            "nameHi": {
              "type": "string"
            },
            "gloss": {
              "type": "string"
            },
            "category": {
              "type": "string"
            },
            "image": {
              "type": "string"
            },
            "video": {
              "type": "string"
            },
            "alt": {
              "type": "string",
              "description": "The sign described in a sentence."
            },
            "pictureKind": {
              "type": "string",
              "description": "drawn: the letter or word as text, where no form may be shown; avatar: rendered by sign-kit; person: a real signer.",
              "enum": [
                "drawn",
                "avatar",
                "person"
              ]
            },
            "status": {
              "type": "string",
              "enum": [
                "none",
                "draft",
                "reviewed",
                "disputed",
                "withdrawn"
              ],
              "description": "Of the best form. none: no form is known yet, so it is spelled; withdrawn: every form was taken back."
            },
            "confidence": {
              "type": "string",
              "enum": [
                "high",
                "medium"
              ],
              "description": "How sure the form is; medium may be wrong."
            },
            "senses": {
              "type": "array",
              "items": {
                "type": "object",
                "required": [
                  "en",
                  "lemmas",
                  "wordClass"
                ],
                "properties": {
                  "en": {
                    "type": "string"
                  },
                  "lemmas": {
                    "type": "array",
                    "items": {
                      "type": "string"
                    }
                  },
                  "wordClass": {
                    "type": "string"
                  }
                }
              }
            },
            "variants": {
              "type": "array",
              "items": {
                "type": "string",
                "pattern": "^[a-z0-9-]+$",
                "maxLength": 64
              }
            },
            "forms": {
              "type": "array",
              "items": {
                "type": "object",
                "description": "One way to sign a concept. None of several is the right one.",
                "required": [
                  "id",
                  "status",
                  "confidence",
                  "origin",
                  "region",
                  "alt",
                  "sources",
                  "uncertain"
                ],
                "properties": {
                  "id": {
                    "type": "string",
                    "pattern": "^[a-z0-9-]+$",
                    "maxLength": 64
                  },
                  "variant": {
                    "type": "string",
                    "enum": [
                      "v1",
                      "v2"
                    ],
                    "description": "Of a letter."
                  },
                  "status": {
                    "type": "string",
                    "enum": [
                      "none",
                      "draft",
                      "reviewed",
                      "disputed",
                      "withdrawn"
                    ],
                    "description": "Of the best form. none: no form is known yet, so it is spelled; withdrawn: every form was taken back."
                  },
                  "confidence": {
                    "type": "string",
                    "enum": [
                      "high",
                      "medium"
                    ],
                    "description": "How sure the form is; medium may be wrong."
                  },
                  "origin": {
                    "type": "string",
                    "enum": [
                      "isl",
                      "gesture"
                    ],
                    "description": "gesture: most people in India read it, signers or not."
                  },
                  "region": {
                    "type": "string",
                    "description": "A place in India",
                    "or unknown.": null
                  },
                  "alt": {
                    "type": "string",
                    "description": "The sign described in a sentence."
                  },
                  "sources": {
                    "type": "array",
                    "items": {
                      "type": "object",
                      "required": [
                        "name",
                        "seen"
                      ],
                      "properties": {
                        "name": {
                          "type": "string"
                        },
                        "year": {
                          "type": "integer"
                        },
                        "seen": {
                          "type": "string",
                          "description": "What the source shows of the sign."
                        }
                      }
                    }
                  },
                  "uncertain": {
                    "type": "array",
                    "items": {
                      "type": "string"
                    },
                    "description": "Fields of the notation that are a guess."
                  },
                  "reviewed": {
                    "type": "object",
                    "description": "Who found the form right, where status is reviewed.",
                    "required": [
                      "count",
                      "region",
                      "date"
                    ],
                    "properties": {
                      "count": {
                        "type": "integer",
                        "minimum": 1,
                        "description": "Deaf signers."
                      },
                      "region": {
                        "type": "string",
                        "description": "Of the newest review."
                      },
                      "date": {
                        "type": "string",
                        "format": "date",
                        "description": "Of the newest review."
                      }
                    }
                  },
                  "image": {
                    "type": "string",
                    "description": "The avatar's picture; absent while the form is disputed."
                  },
                  "video": {
                    "type": "string",
                    "description": "The avatar's clip, a muted loop; absent while the form is disputed."
                  }
                }
              },
              "description": "Its own first; of a letter then the other variant's. Empty: it is spelled."
            },
            "withdrawn": {
              "type": "array",
              "items": {
                "type": "object",
                "description": "A form that was taken back. Its id is kept and never used again.",
                "required": [
                  "id",
                  "date"
                ],
                "properties": {
                  "id": {
                    "type": "string",
                    "pattern": "^[a-z0-9-]+$",
                    "maxLength": 64
                  },
                  "date": {
                    "type": "string",
                    "format": "date"
                  },
                  "reason": {
                    "type": "string"
                  }
                }
              },
              "description": "Forms of it that were taken back; absent where there is none."
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
  "listCourses": {
    "method": "GET",
    "url": "/courses",
    "schema": {
      "response": {
        "200": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "_id",
              "title",
              "description",
              "thumbnail",
              "playlistUrl"
            ],
            "properties": {
              "_id": {
                "type": "string"
              },
              "title": {
                "type": "string"
              },
              "description": {
                "type": "string"
              },
              "thumbnail": {
                "type": "string"
              },
              "playlistUrl": {
                "type": "string"
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
  "createCourse": {
    "method": "POST",
    "url": "/courses",
    "schema": {
      "body": {
        "type": "object",
        "required": [
          "title",
          "description",
          "thumbnail",
          "playlistUrl"
        ],
        "properties": {
          "title": {
            "type": "string",
            "pattern": "\\S",
            "maxLength": 200
          },
          "description": {
            "type": "string",
            "maxLength": 2000
          },
          "thumbnail": {
            "type": "string",
            "maxLength": 2000
          },
          "playlistUrl": {
            "type": "string",
            "pattern": "^(https?://|/)",
            "maxLength": 2000
          }
        }
      },
      "response": {
        "201": {
          "type": "object",
          "required": [
            "_id",
            "title",
            "description",
            "thumbnail",
            "playlistUrl"
          ],
          "properties": {
            "_id": {
              "type": "string"
            },
            "title": {
              "type": "string"
            },
            "description": {
              "type": "string"
            },
            "thumbnail": {
              "type": "string"
            },
            "playlistUrl": {
              "type": "string"
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
  "deleteCourse": {
    "method": "DELETE",
    "url": "/courses/:courseId",
    "schema": {
      "params": {
        "type": "object",
        "properties": {
          "courseId": {
            "type": "string",
            "maxLength": 64
          }
        },
        "required": [
          "courseId"
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
  "search": {
    "method": "GET",
    "url": "/search",
    "schema": {
      "querystring": {
        "type": "object",
        "properties": {
          "q": {
            "type": "string",
            "minLength": 1,
            "maxLength": 100
          },
          "limit": {
            "type": "integer",
            "minimum": 1,
            "maximum": 50,
            "default": 20
          }
        },
        "required": [
          "q"
        ]
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
                  "kind",
                  "id",
                  "title",
                  "href"
                ],
                "properties": {
                  "kind": {
                    "type": "string",
                    "enum": [
                      "sign",
                      "post",
                      "course",
                      "video"
                    ]
                  },
                  "id": {
                    "type": "string"
                  },
                  "title": {
                    "type": "string"
                  },
                  "text": {
                    "type": "string"
                  },
                  "image": {
                    "type": "string"
                  },
                  "href": {
                    "type": "string",
                    "description": "Path in the app."
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
