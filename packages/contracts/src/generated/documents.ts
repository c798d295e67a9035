// Generated from proto/ by `make contracts`. Do not edit.
export const documents: Record<string, Record<string, unknown>> = {
 "content": {
  "openapi": "3.1.0",
  "info": {
   "title": "content",
   "version": "1.0.0",
   "description": "Posts, comments, dictionary, courses, search. The gateway serves these under /api."
  },
  "security": [
   {}
  ],
  "paths": {
   "/posts": {
    "get": {
     "operationId": "listPosts",
     "summary": "Newest first; posts about a sign only when signId is given. A page has at most 100,000 characters of posts and 75,000 of comments, whatever its limit, by cutting long contents; fewer posts than the limit are the end.",
     "parameters": [
      {
       "name": "limit",
       "in": "query",
       "schema": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200,
        "default": 50
       }
      },
      {
       "name": "after",
       "in": "query",
       "description": "The last _id of the page before.",
       "schema": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64
       }
      },
      {
       "name": "signId",
       "in": "query",
       "schema": {
        "type": "string",
        "pattern": "^[a-z0-9-]+$",
        "maxLength": 64
       }
      }
     ],
     "responses": {
      "200": {
       "description": "Posts",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    },
    "post": {
     "operationId": "createPost",
     "summary": "429 WRITTEN_ENOUGH_TODAY or 409 WRITTEN_ENOUGH where the person has no room for more; 503 POST_NOT_KEPT where it may be sent again.",
     "security": [
      {
       "bearer": []
      }
     ],
     "parameters": [
      {
       "name": "Idempotency-Key",
       "in": "header",
       "schema": {
        "type": "string",
        "minLength": 8,
        "maxLength": 128
       }
      }
     ],
     "requestBody": {
      "required": true,
      "content": {
       "application/json": {
        "schema": {
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
        }
       }
      }
     },
     "responses": {
      "201": {
       "description": "The post",
       "content": {
        "application/json": {
         "schema": {
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
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/posts/like": {
    "post": {
     "operationId": "likePost",
     "summary": "Likes, or takes the like back. One per person or visitor cookie. 409 LIKES_FULL where the post holds no more, 409 VISITOR_LIKES_FULL where enough visitors of one net like it.",
     "security": [
      {
       "bearer": []
      },
      {
       "visitor": []
      }
     ],
     "requestBody": {
      "required": true,
      "content": {
       "application/json": {
        "schema": {
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
        }
       }
      }
     },
     "responses": {
      "200": {
       "description": "The post",
       "content": {
        "application/json": {
         "schema": {
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
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/posts/comment": {
    "post": {
     "operationId": "createComment",
     "summary": "409 DISCUSSION_FULL where the post holds no more comments; 429 WRITTEN_ENOUGH_TODAY or 409 WRITTEN_ENOUGH where the person has no room for more.",
     "security": [
      {
       "bearer": []
      }
     ],
     "parameters": [
      {
       "name": "Idempotency-Key",
       "in": "header",
       "schema": {
        "type": "string",
        "minLength": 8,
        "maxLength": 128
       }
      }
     ],
     "requestBody": {
      "required": true,
      "content": {
       "application/json": {
        "schema": {
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
        }
       }
      }
     },
     "responses": {
      "201": {
       "description": "The post with its comment",
       "content": {
        "application/json": {
         "schema": {
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
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/posts/{postId}": {
    "get": {
     "operationId": "getPost",
     "summary": "One post; a hidden one only to its author and to moderators.",
     "parameters": [
      {
       "name": "postId",
       "in": "path",
       "required": true,
       "schema": {
        "type": "string",
        "pattern": "^[0-9a-f]{24}$"
       }
      }
     ],
     "responses": {
      "200": {
       "description": "The post",
       "content": {
        "application/json": {
         "schema": {
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
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    },
    "delete": {
     "operationId": "deletePost",
     "summary": "Its author, a reviewer or an admin.",
     "security": [
      {
       "bearer": []
      }
     ],
     "parameters": [
      {
       "name": "postId",
       "in": "path",
       "required": true,
       "schema": {
        "type": "string",
        "pattern": "^[0-9a-f]{24}$"
       }
      }
     ],
     "responses": {
      "204": {
       "description": "Done"
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/posts/{postId}/comments": {
    "get": {
     "operationId": "listComments",
     "summary": "Newest first, each whole. Fewer than the limit are the end.",
     "parameters": [
      {
       "name": "postId",
       "in": "path",
       "required": true,
       "schema": {
        "type": "string",
        "pattern": "^[0-9a-f]{24}$"
       }
      },
      {
       "name": "limit",
       "in": "query",
       "schema": {
        "type": "integer",
        "minimum": 1,
        "maximum": 50,
        "default": 50
       }
      },
      {
       "name": "after",
       "in": "query",
       "description": "The last _id of the page before.",
       "schema": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64
       }
      }
     ],
     "responses": {
      "200": {
       "description": "Comments",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/posts/{postId}/comments/{commentId}": {
    "delete": {
     "operationId": "deleteComment",
     "security": [
      {
       "bearer": []
      }
     ],
     "parameters": [
      {
       "name": "postId",
       "in": "path",
       "required": true,
       "schema": {
        "type": "string",
        "pattern": "^[0-9a-f]{24}$"
       }
      },
      {
       "name": "commentId",
       "in": "path",
       "required": true,
       "schema": {
        "type": "string",
        "pattern": "^[0-9a-f]{24}$"
       }
      }
     ],
     "responses": {
      "200": {
       "description": "The comments that remain, as a post carries them: all up to 50, else the newest 3.",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/posts/{postId}/report": {
    "post": {
     "operationId": "reportPost",
     "summary": "Tells the moderators; one open report per person and target. 409 where a moderator has looked at an earlier one.",
     "security": [
      {
       "bearer": []
      }
     ],
     "parameters": [
      {
       "name": "postId",
       "in": "path",
       "required": true,
       "schema": {
        "type": "string",
        "pattern": "^[0-9a-f]{24}$"
       }
      }
     ],
     "requestBody": {
      "required": true,
      "content": {
       "application/json": {
        "schema": {
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
        }
       }
      }
     },
     "responses": {
      "201": {
       "description": "The report",
       "content": {
        "application/json": {
         "schema": {
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
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/posts/{postId}/hide": {
    "post": {
     "operationId": "hidePost",
     "summary": "Reviewer or admin; the author sees the reason.",
     "security": [
      {
       "bearer": []
      }
     ],
     "parameters": [
      {
       "name": "postId",
       "in": "path",
       "required": true,
       "schema": {
        "type": "string",
        "pattern": "^[0-9a-f]{24}$"
       }
      }
     ],
     "requestBody": {
      "required": true,
      "content": {
       "application/json": {
        "schema": {
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
     "responses": {
      "200": {
       "description": "The post",
       "content": {
        "application/json": {
         "schema": {
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
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    },
    "delete": {
     "operationId": "unhidePost",
     "security": [
      {
       "bearer": []
      }
     ],
     "parameters": [
      {
       "name": "postId",
       "in": "path",
       "required": true,
       "schema": {
        "type": "string",
        "pattern": "^[0-9a-f]{24}$"
       }
      }
     ],
     "responses": {
      "200": {
       "description": "The post",
       "content": {
        "application/json": {
         "schema": {
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
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/posts/reports": {
    "get": {
     "operationId": "listReports",
     "summary": "Reviewer or admin; newest first.",
     "security": [
      {
       "bearer": []
      }
     ],
     "parameters": [
      {
       "name": "limit",
       "in": "query",
       "schema": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200,
        "default": 50
       }
      },
      {
       "name": "after",
       "in": "query",
       "description": "The last _id of the page before.",
       "schema": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64
       }
      }
     ],
     "responses": {
      "200": {
       "description": "Reports",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/posts/reports/{reportId}": {
    "delete": {
     "operationId": "dismissReport",
     "summary": "Reviewer or admin; what is reported stays, and every open report of it is closed.",
     "security": [
      {
       "bearer": []
      }
     ],
     "parameters": [
      {
       "name": "reportId",
       "in": "path",
       "required": true,
       "schema": {
        "type": "string",
        "pattern": "^[0-9a-f]{24}$"
       }
      }
     ],
     "responses": {
      "204": {
       "description": "Done"
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/char/Allcharacters": {
    "get": {
     "operationId": "listCharacters",
     "summary": "Letters and numerals; the letters of the default alphabet unless one is named.",
     "parameters": [
      {
       "name": "alphabet",
       "in": "query",
       "description": "Which way of spelling; the lexicon's default one without it.",
       "schema": {
        "type": "string",
        "enum": [
         "v1",
         "v2"
        ]
       }
      }
     ],
     "responses": {
      "200": {
       "description": "Characters",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/char/Allexpressions": {
    "get": {
     "operationId": "listExpressions",
     "responses": {
      "200": {
       "description": "Non-manual expressions",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/words": {
    "get": {
     "operationId": "listWords",
     "summary": "Words by gloss, A to Z; after is the last _id.",
     "parameters": [
      {
       "name": "limit",
       "in": "query",
       "schema": {
        "type": "integer",
        "minimum": 1,
        "maximum": 500,
        "default": 50
       }
      },
      {
       "name": "after",
       "in": "query",
       "description": "The last _id of the page before.",
       "schema": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64
       }
      },
      {
       "name": "category",
       "in": "query",
       "schema": {
        "type": "string",
        "maxLength": 40
       }
      },
      {
       "name": "q",
       "in": "query",
       "schema": {
        "type": "string",
        "maxLength": 100
       }
      }
     ],
     "responses": {
      "200": {
       "description": "Words",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/words/categories": {
    "get": {
     "operationId": "listCategories",
     "summary": "The groups that words are in, by name, each with the picture of one of its signs.",
     "responses": {
      "200": {
       "description": "Groups",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/signs": {
    "get": {
     "operationId": "findSigns",
     "summary": "Signs that a form shows, in the dictionary's order; after is the last _id. A handshape and a place together are found where one hand has that shape at that place.",
     "parameters": [
      {
       "name": "limit",
       "in": "query",
       "schema": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200,
        "default": 50
       }
      },
      {
       "name": "after",
       "in": "query",
       "description": "The last _id of the page before.",
       "schema": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64
       }
      },
      {
       "name": "handshape",
       "in": "query",
       "schema": {
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
       }
      },
      {
       "name": "place",
       "in": "query",
       "schema": {
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
       }
      },
      {
       "name": "category",
       "in": "query",
       "schema": {
        "type": "string",
        "maxLength": 40
       }
      },
      {
       "name": "alphabet",
       "in": "query",
       "description": "Which way of spelling; the lexicon's default one without it.",
       "schema": {
        "type": "string",
        "enum": [
         "v1",
         "v2"
        ]
       }
      }
     ],
     "responses": {
      "200": {
       "description": "Signs",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/signs/{signId}": {
    "get": {
     "operationId": "getSign",
     "parameters": [
      {
       "name": "signId",
       "in": "path",
       "required": true,
       "schema": {
        "type": "string",
        "pattern": "^[a-z0-9-]+$",
        "maxLength": 64
       }
      }
     ],
     "responses": {
      "200": {
       "description": "One entry with everything known of it",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/courses": {
    "get": {
     "operationId": "listCourses",
     "responses": {
      "200": {
       "description": "A bare array",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    },
    "post": {
     "operationId": "createCourse",
     "summary": "Admin; playlistUrl is http or https, or a path of this site.",
     "security": [
      {
       "bearer": []
      }
     ],
     "requestBody": {
      "required": true,
      "content": {
       "application/json": {
        "schema": {
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
        }
       }
      }
     },
     "responses": {
      "201": {
       "description": "The course",
       "content": {
        "application/json": {
         "schema": {
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
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/courses/{courseId}": {
    "delete": {
     "operationId": "deleteCourse",
     "security": [
      {
       "bearer": []
      }
     ],
     "parameters": [
      {
       "name": "courseId",
       "in": "path",
       "required": true,
       "schema": {
        "type": "string",
        "maxLength": 64
       }
      }
     ],
     "responses": {
      "204": {
       "description": "Done"
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/search": {
    "get": {
     "operationId": "search",
     "summary": "Signs, posts and courses; tolerant of a typing slip.",
     "parameters": [
      {
       "name": "q",
       "in": "query",
       "required": true,
       "schema": {
        "type": "string",
        "minLength": 1,
        "maxLength": 100
       }
      },
      {
       "name": "limit",
       "in": "query",
       "schema": {
        "type": "integer",
        "minimum": 1,
        "maximum": 50,
        "default": 20
       }
      }
     ],
     "responses": {
      "200": {
       "description": "Hits",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/internal/stats": {
    "get": {
     "operationId": "getInternalStats",
     "security": [
      {
       "internal": []
      }
     ],
     "responses": {
      "200": {
       "description": "Counts",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/internal/export": {
    "get": {
     "operationId": "getInternalExport",
     "security": [
      {
       "internal": []
      }
     ],
     "parameters": [
      {
       "name": "userId",
       "in": "query",
       "required": true,
       "schema": {
        "type": "string",
        "maxLength": 64
       }
      }
     ],
     "responses": {
      "200": {
       "description": "What is kept of this person",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/internal/erasures": {
    "post": {
     "operationId": "createErasure",
     "summary": "Erases what a person made; may be repeated.",
     "security": [
      {
       "internal": []
      }
     ],
     "requestBody": {
      "required": true,
      "content": {
       "application/json": {
        "schema": {
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
        }
       }
      }
     },
     "responses": {
      "200": {
       "description": "What was erased",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   }
  },
  "components": {
   "securitySchemes": {
    "bearer": {
     "type": "http",
     "scheme": "bearer",
     "bearerFormat": "JWT"
    },
    "visitor": {
     "type": "apiKey",
     "in": "cookie",
     "name": "isl_visitor"
    },
    "internal": {
     "type": "http",
     "scheme": "bearer",
     "bearerFormat": "JWT, aud internal"
    }
   },
   "parameters": {
    "PostId": {
     "name": "postId",
     "in": "path",
     "required": true,
     "schema": {
      "type": "string",
      "pattern": "^[0-9a-f]{24}$"
     }
    },
    "Alphabet": {
     "name": "alphabet",
     "in": "query",
     "description": "Which way of spelling; the lexicon's default one without it.",
     "schema": {
      "type": "string",
      "enum": [
       "v1",
       "v2"
      ]
     }
    }
   },
   "schemas": {
    "ObjectId": {
     "type": "string",
     "pattern": "^[0-9a-f]{24}$"
    },
    "SignId": {
     "type": "string",
     "pattern": "^[a-z0-9-]+$",
     "maxLength": 64
    },
    "Comment": {
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
    },
    "Post": {
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
    "ContentTruncated": {
     "type": "boolean",
     "const": true,
     "description": "content is only the beginning. The whole is in GET /posts/{postId}, or GET /posts/{postId}/comments; absent where this is the whole."
    },
    "ByModerator": {
     "type": "boolean",
     "const": true,
     "description": "Its author was a moderator when it was written; absent otherwise."
    },
    "NewPost": {
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
    "LikePost": {
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
    "NewComment": {
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
    "HideReason": {
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
    "NewReport": {
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
    "Report": {
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
    "ReportedText": {
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
    },
    "ReportList": {
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
    "PictureKind": {
     "type": "string",
     "description": "drawn: the letter or word as text, where no form may be shown; avatar: rendered by sign-kit; person: a real signer.",
     "enum": [
      "drawn",
      "avatar",
      "person"
     ]
    },
    "SignStatus": {
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
    "Confidence": {
     "type": "string",
     "enum": [
      "high",
      "medium"
     ],
     "description": "How sure the form is; medium may be wrong."
    },
    "SignSource": {
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
    },
    "SignForm": {
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
    "SignReviews": {
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
    "WithdrawnForm": {
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
    "Character": {
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
    },
    "CharacterList": {
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
    "Expression": {
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
    },
    "ExpressionList": {
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
    "Word": {
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
    },
    "WordList": {
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
    "Category": {
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
    },
    "CategoryList": {
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
    "Handshape": {
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
    "BodyPlace": {
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
    "FoundSign": {
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
    },
    "SignList": {
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
    "HandshapeCount": {
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
    "PlaceCount": {
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
    "Sense": {
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
    },
    "Sign": {
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
    "Course": {
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
    "NewCourse": {
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
    "SearchHit": {
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
    },
    "SearchResult": {
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
    }
   }
  }
 },
 "media": {
  "openapi": "3.1.0",
  "info": {
   "title": "media",
   "version": "1.0.0",
   "description": "Videos: upload, checks, transcoding, posters, playback. The gateway serves these under /api."
  },
  "security": [
   {}
  ],
  "paths": {
   "/videos": {
    "get": {
     "operationId": "listVideos",
     "summary": "Ready and public, newest first.",
     "parameters": [
      {
       "name": "limit",
       "in": "query",
       "schema": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200,
        "default": 50
       }
      },
      {
       "name": "after",
       "in": "query",
       "description": "The last _id of the page before.",
       "schema": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64
       }
      },
      {
       "name": "category",
       "in": "query",
       "schema": {
        "type": "string",
        "enum": [
         "happy",
         "sad",
         "surprise",
         "neutral",
         "anger"
        ]
       }
      },
      {
       "name": "q",
       "in": "query",
       "schema": {
        "type": "string",
        "maxLength": 100
       }
      }
     ],
     "responses": {
      "200": {
       "description": "Videos",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/videos/mine": {
    "get": {
     "operationId": "listMyVideos",
     "summary": "The signed-in person's, in every state, with the reason of a rejection.",
     "security": [
      {
       "bearer": []
      }
     ],
     "parameters": [
      {
       "name": "limit",
       "in": "query",
       "schema": {
        "type": "integer",
        "minimum": 1,
        "maximum": 200,
        "default": 50
       }
      },
      {
       "name": "after",
       "in": "query",
       "description": "The last _id of the page before.",
       "schema": {
        "type": "string",
        "minLength": 1,
        "maxLength": 64
       }
      }
     ],
     "responses": {
      "200": {
       "description": "Videos",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/videos/upload": {
    "post": {
     "operationId": "uploadVideo",
     "summary": "Streams to the store; 201 means that it is stored and will be processed.",
     "security": [
      {
       "bearer": []
      }
     ],
     "parameters": [
      {
       "name": "Idempotency-Key",
       "in": "header",
       "schema": {
        "type": "string",
        "minLength": 8,
        "maxLength": 128
       }
      }
     ],
     "requestBody": {
      "required": true,
      "content": {
       "multipart/form-data": {
        "schema": {
         "type": "object",
         "required": [
          "file",
          "title",
          "description",
          "category"
         ],
         "properties": {
          "title": {
           "type": "string",
           "maxLength": 200
          },
          "description": {
           "type": "string",
           "maxLength": 5000
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
          "file": {
           "type": "string",
           "format": "binary",
           "description": "video/*; 512 MiB and 10 minutes at most by default."
          }
         }
        }
       }
      }
     },
     "responses": {
      "201": {
       "description": "Stored",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/videos/{videoId}": {
    "get": {
     "operationId": "getVideo",
     "parameters": [
      {
       "name": "videoId",
       "in": "path",
       "required": true,
       "schema": {
        "type": "string",
        "pattern": "^[0-9a-f]{24}$"
       }
      }
     ],
     "responses": {
      "200": {
       "description": "The video; states other than ready to its owner only",
       "content": {
        "application/json": {
         "schema": {
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
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    },
    "delete": {
     "operationId": "deleteVideo",
     "summary": "Its owner, a reviewer or an admin; objects go with it.",
     "security": [
      {
       "bearer": []
      }
     ],
     "parameters": [
      {
       "name": "videoId",
       "in": "path",
       "required": true,
       "schema": {
        "type": "string",
        "pattern": "^[0-9a-f]{24}$"
       }
      }
     ],
     "responses": {
      "204": {
       "description": "Done"
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/videos/{videoId}/stream": {
    "get": {
     "operationId": "streamVideo",
     "summary": "H.264 MP4 with ranges; a private clip needs a ticket.",
     "parameters": [
      {
       "name": "videoId",
       "in": "path",
       "required": true,
       "schema": {
        "type": "string",
        "pattern": "^[0-9a-f]{24}$"
       }
      },
      {
       "name": "ticket",
       "in": "query",
       "schema": {
        "type": "string",
        "maxLength": 2000
       }
      }
     ],
     "responses": {
      "200": {
       "description": "Whole",
       "content": {
        "video/mp4": {
         "schema": {
          "type": "string",
          "format": "binary"
         }
        }
       }
      },
      "206": {
       "description": "Range",
       "content": {
        "video/mp4": {
         "schema": {
          "type": "string",
          "format": "binary"
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/videos/{videoId}/poster": {
    "get": {
     "operationId": "getPoster",
     "parameters": [
      {
       "name": "videoId",
       "in": "path",
       "required": true,
       "schema": {
        "type": "string",
        "pattern": "^[0-9a-f]{24}$"
       }
      },
      {
       "name": "ticket",
       "in": "query",
       "schema": {
        "type": "string",
        "maxLength": 2000
       }
      }
     ],
     "responses": {
      "200": {
       "description": "Picture",
       "content": {
        "image/webp": {
         "schema": {
          "type": "string",
          "format": "binary"
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/videos/{videoId}/ticket": {
    "post": {
     "operationId": "createTicket",
     "summary": "Ten minutes of playback of one's own private or demo clip.",
     "security": [
      {
       "bearer": []
      }
     ],
     "parameters": [
      {
       "name": "videoId",
       "in": "path",
       "required": true,
       "schema": {
        "type": "string",
        "pattern": "^[0-9a-f]{24}$"
       }
      }
     ],
     "responses": {
      "201": {
       "description": "The ticket",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/internal/stats": {
    "get": {
     "operationId": "getInternalStats",
     "security": [
      {
       "internal": []
      }
     ],
     "responses": {
      "200": {
       "description": "Counts",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/internal/export": {
    "get": {
     "operationId": "getInternalExport",
     "security": [
      {
       "internal": []
      }
     ],
     "parameters": [
      {
       "name": "userId",
       "in": "query",
       "required": true,
       "schema": {
        "type": "string",
        "maxLength": 64
       }
      }
     ],
     "responses": {
      "200": {
       "description": "What is kept of this person",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/internal/erasures": {
    "post": {
     "operationId": "createErasure",
     "security": [
      {
       "internal": []
      }
     ],
     "requestBody": {
      "required": true,
      "content": {
       "application/json": {
        "schema": {
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
        }
       }
      }
     },
     "responses": {
      "200": {
       "description": "What was erased",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   }
  },
  "components": {
   "securitySchemes": {
    "bearer": {
     "type": "http",
     "scheme": "bearer",
     "bearerFormat": "JWT"
    },
    "internal": {
     "type": "http",
     "scheme": "bearer",
     "bearerFormat": "JWT, aud internal"
    }
   },
   "parameters": {
    "VideoId": {
     "name": "videoId",
     "in": "path",
     "required": true,
     "schema": {
      "type": "string",
      "pattern": "^[0-9a-f]{24}$"
     }
    },
    "Ticket": {
     "name": "ticket",
     "in": "query",
     "schema": {
      "type": "string",
      "maxLength": 2000
     }
    }
   },
   "schemas": {
    "VideoStatus": {
     "type": "string",
     "enum": [
      "pending",
      "stored",
      "processing",
      "ready",
      "rejected"
     ]
    },
    "RejectionCode": {
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
    "Video": {
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
    "VideoList": {
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
    "UploadForm": {
     "type": "object",
     "required": [
      "file",
      "title",
      "description",
      "category"
     ],
     "properties": {
      "title": {
       "type": "string",
       "maxLength": 200
      },
      "description": {
       "type": "string",
       "maxLength": 5000
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
      "file": {
       "type": "string",
       "format": "binary",
       "description": "video/*; 512 MiB and 10 minutes at most by default."
      }
     }
    },
    "UploadReply": {
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
    "PlaybackTicket": {
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
    }
   }
  }
 },
 "gateway": {
  "openapi": "3.1.0",
  "info": {
   "title": "gateway",
   "version": "1.0.0",
   "description": "Accounts, tokens, settings of the page, statistics. Everything else under /api is proxied."
  },
  "security": [
   {}
  ],
  "paths": {
   "/api/auth/register": {
    "post": {
     "operationId": "register",
     "requestBody": {
      "required": true,
      "content": {
       "application/json": {
        "schema": {
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
        }
       }
      }
     },
     "responses": {
      "201": {
       "description": "Registered; log in next",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/api/auth/login": {
    "post": {
     "operationId": "login",
     "summary": "The access token in the body, the refresh token as the cookie isl_refresh.",
     "requestBody": {
      "required": true,
      "content": {
       "application/json": {
        "schema": {
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
        }
       }
      }
     },
     "responses": {
      "200": {
       "description": "Signed in",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/api/auth/refresh": {
    "post": {
     "operationId": "refresh",
     "summary": "A new access token for the refresh cookie, which rotates.",
     "responses": {
      "200": {
       "description": "Refreshed",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/api/auth/logout": {
    "post": {
     "operationId": "logout",
     "responses": {
      "204": {
       "description": "Done"
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/api/auth/sessions": {
    "get": {
     "operationId": "listSessions",
     "summary": "The browsers in which the person is logged in, the one used last first.",
     "security": [
      {
       "bearer": []
      }
     ],
     "responses": {
      "200": {
       "description": "Sessions",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    },
    "delete": {
     "operationId": "endSessions",
     "summary": "Logs out everywhere, here too; access tokens that are out live for 15 minutes at most.",
     "security": [
      {
       "bearer": []
      }
     ],
     "responses": {
      "204": {
       "description": "Done"
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/api/auth/sessions/{sessionId}": {
    "delete": {
     "operationId": "endSession",
     "security": [
      {
       "bearer": []
      }
     ],
     "parameters": [
      {
       "name": "sessionId",
       "in": "path",
       "required": true,
       "schema": {
        "type": "string",
        "maxLength": 64
       }
      }
     ],
     "responses": {
      "204": {
       "description": "Done"
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/api/auth/me": {
    "get": {
     "operationId": "getMe",
     "security": [
      {
       "bearer": []
      }
     ],
     "responses": {
      "200": {
       "description": "The account",
       "content": {
        "application/json": {
         "schema": {
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
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/api/auth/reset": {
    "post": {
     "operationId": "resetPassword",
     "summary": "With the one-time token that `make grant RESET=1` prints.",
     "requestBody": {
      "required": true,
      "content": {
       "application/json": {
        "schema": {
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
        }
       }
      }
     },
     "responses": {
      "204": {
       "description": "Done"
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/api/proof": {
    "get": {
     "operationId": "getProof",
     "summary": "A challenge for routes that answer 428 PROOF_NEEDED, harder the more the address did lately. The request is sent again with the header x-isl-proof: {challenge, solution} as base64 of its JSON.",
     "parameters": [
      {
       "name": "level",
       "in": "query",
       "description": "At least so hard, as x-isl-proof-level of the 428 said.",
       "schema": {
        "type": "integer",
        "minimum": 0,
        "maximum": 6
       }
      }
     ],
     "responses": {
      "200": {
       "description": "Holds for ten minutes and once",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/api/proof/socket-pass": {
    "post": {
     "operationId": "getSocketPass",
     "summary": "For a proof, a pass with which one more camera of a crowded address may connect.",
     "responses": {
      "201": {
       "description": "For one hour",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/api/account": {
    "patch": {
     "operationId": "updateAccount",
     "security": [
      {
       "bearer": []
      }
     ],
     "requestBody": {
      "required": true,
      "content": {
       "application/json": {
        "schema": {
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
        }
       }
      }
     },
     "responses": {
      "200": {
       "description": "The account",
       "content": {
        "application/json": {
         "schema": {
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
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    },
    "delete": {
     "operationId": "deleteAccount",
     "summary": "Erases the account and, retried until done, what it made elsewhere.",
     "security": [
      {
       "bearer": []
      }
     ],
     "requestBody": {
      "required": true,
      "content": {
       "application/json": {
        "schema": {
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
        }
       }
      }
     },
     "responses": {
      "202": {
       "description": "Erased here; the rest is under way",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/api/account/export": {
    "get": {
     "operationId": "exportAccount",
     "security": [
      {
       "bearer": []
      }
     ],
     "responses": {
      "200": {
       "description": "Everything kept of the person",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/api/config": {
    "get": {
     "operationId": "getConfig",
     "responses": {
      "200": {
       "description": "What the page needs to know",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/api/stats": {
    "get": {
     "operationId": "getStats",
     "summary": "Real counts of every part, cached for 60 seconds.",
     "responses": {
      "200": {
       "description": "Counts",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/api/contact": {
    "post": {
     "operationId": "sendMessage",
     "summary": "A message to those who run the site, for instance to take something down; no account needed.",
     "requestBody": {
      "required": true,
      "content": {
       "application/json": {
        "schema": {
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
        }
       }
      }
     },
     "responses": {
      "201": {
       "description": "Kept until it is answered",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    },
    "get": {
     "operationId": "listMessages",
     "summary": "Admin; the open messages, oldest first.",
     "security": [
      {
       "bearer": []
      }
     ],
     "responses": {
      "200": {
       "description": "Messages",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/api/contact/{messageId}": {
    "delete": {
     "operationId": "deleteMessage",
     "summary": "Admin; once it is answered.",
     "security": [
      {
       "bearer": []
      }
     ],
     "parameters": [
      {
       "name": "messageId",
       "in": "path",
       "required": true,
       "schema": {
        "type": "string",
        "maxLength": 64
       }
      }
     ],
     "responses": {
      "204": {
       "description": "Done"
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   },
   "/.well-known/jwks.json": {
    "get": {
     "operationId": "getJwks",
     "responses": {
      "200": {
       "description": "Public keys",
       "content": {
        "application/json": {
         "schema": {
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
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   }
  },
  "components": {
   "securitySchemes": {
    "bearer": {
     "type": "http",
     "scheme": "bearer",
     "bearerFormat": "JWT"
    }
   },
   "schemas": {
    "Email": {
     "type": "string",
     "maxLength": 254,
     "pattern": "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$"
    },
    "Password": {
     "type": "string",
     "minLength": 8,
     "maxLength": 128
    },
    "Registration": {
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
    "Credentials": {
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
    "ContactTopic": {
     "type": "string",
     "enum": [
      "review",
      "takedown",
      "correction",
      "other"
     ]
    },
    "NewMessage": {
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
    "MessageReceipt": {
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
    "Message": {
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
    },
    "MessageList": {
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
    "Role": {
     "type": "string",
     "enum": [
      "contributor",
      "reviewer",
      "admin"
     ]
    },
    "Account": {
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
    "AccountReply": {
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
    "TokenReply": {
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
    "Session": {
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
    },
    "SessionList": {
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
    "AccountChange": {
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
    "PasswordProof": {
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
    "PasswordReset": {
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
    "Proof": {
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
    "SocketPass": {
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
    "ErasureState": {
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
    "AccountExport": {
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
    "DemoUser": {
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
    "PageConfig": {
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
    "Stats": {
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
    "JwkSet": {
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
    }
   }
  }
 },
 "rewriter": {
  "openapi": "3.1.0",
  "info": {
   "title": "rewriter",
   "version": "1.0.0",
   "description": "Recognised sign words to a fluent sentence with its non-manual features."
  },
  "paths": {
   "/api/py/generate": {
    "post": {
     "operationId": "generate",
     "requestBody": {
      "required": true,
      "content": {
       "application/json": {
        "schema": {
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
           "description": "The name of an emotion (those of a video's category), or empty where none was recognised.",
           "maxLength": 40
          },
          "sentence_type": {
           "type": "string",
           "enum": [
            "statement",
            "question",
            "command"
           ],
           "description": "What the signer meant, where it is known; otherwise it is read from the signs and marks."
          },
          "marks": {
           "type": "array",
           "maxItems": 64,
           "items": {
            "type": "object",
            "required": [
             "mark",
             "start",
             "end"
            ],
            "properties": {
             "mark": {
              "type": "string",
              "enum": [
               "asking",
               "negation",
               "affirmation",
               "topic",
               "doubt"
              ]
             },
             "start": {
              "type": "integer",
              "minimum": 0,
              "description": "Index of the first word of `sentence`."
             },
             "end": {
              "type": "integer",
              "minimum": 1,
              "description": "Index after the last word."
             }
            }
           },
           "description": "What face and head said over which words of the sentence."
          }
         }
        }
       }
      }
     },
     "responses": {
      "200": {
       "description": "The sentence",
       "content": {
        "application/json": {
         "schema": {
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
           "written_by": {
            "type": "string",
            "enum": [
             "grammar",
             "model"
            ],
            "description": "What wrote plain_sentence: the grammar, or a sequence-to-sequence model whose sentence kept every content word."
           },
           "notes": {
            "type": "array",
            "items": {
             "type": "string"
            },
            "description": "What could not be used and why, in English."
           },
           "note_details": {
            "type": "array",
            "items": {
             "type": "object",
             "required": [
              "code"
             ],
             "properties": {
              "code": {
               "type": "string",
               "enum": [
                "notASign",
                "notOfIsl",
                "notInLexicon",
                "feelingGiven",
                "asSigned",
                "modelUnavailable"
               ]
              },
              "word": {
               "type": "string",
               "description": "The word of the sentence that it is about, where it is about one."
              }
             }
            },
            "description": "The same notes in the same order, to be said in any language."
           }
          }
         }
        }
       }
      },
      "default": {
       "description": "Refused or failed",
       "content": {
        "application/json": {
         "schema": {
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
     }
    }
   }
  },
  "components": {
   "schemas": {
    "GenerateRequest": {
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
       "description": "The name of an emotion (those of a video's category), or empty where none was recognised.",
       "maxLength": 40
      },
      "sentence_type": {
       "type": "string",
       "enum": [
        "statement",
        "question",
        "command"
       ],
       "description": "What the signer meant, where it is known; otherwise it is read from the signs and marks."
      },
      "marks": {
       "type": "array",
       "maxItems": 64,
       "items": {
        "type": "object",
        "required": [
         "mark",
         "start",
         "end"
        ],
        "properties": {
         "mark": {
          "type": "string",
          "enum": [
           "asking",
           "negation",
           "affirmation",
           "topic",
           "doubt"
          ]
         },
         "start": {
          "type": "integer",
          "minimum": 0,
          "description": "Index of the first word of `sentence`."
         },
         "end": {
          "type": "integer",
          "minimum": 1,
          "description": "Index after the last word."
         }
        }
       },
       "description": "What face and head said over which words of the sentence."
      }
     }
    },
    "FaceMark": {
     "type": "object",
     "required": [
      "mark",
      "start",
      "end"
     ],
     "properties": {
      "mark": {
       "type": "string",
       "enum": [
        "asking",
        "negation",
        "affirmation",
        "topic",
        "doubt"
       ]
      },
      "start": {
       "type": "integer",
       "minimum": 0,
       "description": "Index of the first word of `sentence`."
      },
      "end": {
       "type": "integer",
       "minimum": 1,
       "description": "Index after the last word."
      }
     }
    },
    "GlossSpan": {
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
    },
    "GenerateReply": {
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
      "written_by": {
       "type": "string",
       "enum": [
        "grammar",
        "model"
       ],
       "description": "What wrote plain_sentence: the grammar, or a sequence-to-sequence model whose sentence kept every content word."
      },
      "notes": {
       "type": "array",
       "items": {
        "type": "string"
       },
       "description": "What could not be used and why, in English."
      },
      "note_details": {
       "type": "array",
       "items": {
        "type": "object",
        "required": [
         "code"
        ],
        "properties": {
         "code": {
          "type": "string",
          "enum": [
           "notASign",
           "notOfIsl",
           "notInLexicon",
           "feelingGiven",
           "asSigned",
           "modelUnavailable"
          ]
         },
         "word": {
          "type": "string",
          "description": "The word of the sentence that it is about, where it is about one."
         }
        }
       },
       "description": "The same notes in the same order, to be said in any language."
      }
     }
    },
    "NoteDetail": {
     "type": "object",
     "required": [
      "code"
     ],
     "properties": {
      "code": {
       "type": "string",
       "enum": [
        "notASign",
        "notOfIsl",
        "notInLexicon",
        "feelingGiven",
        "asSigned",
        "modelUnavailable"
       ]
      },
      "word": {
       "type": "string",
       "description": "The word of the sentence that it is about, where it is about one."
      }
     }
    }
   }
  }
 }
};
