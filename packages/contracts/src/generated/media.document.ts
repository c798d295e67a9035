// Generated from proto/ by `make contracts`. Do not edit.
export const document: Record<string, unknown> = {
  openapi: '3.1.0',
  info: {
    title: 'media',
    version: '1.0.0',
    description:
      'Videos: upload, checks, transcoding, posters, playback. The gateway serves these under /api.',
  },
  security: [{}],
  paths: {
    '/videos': {
      get: {
        operationId: 'listVideos',
        summary: 'Ready and public, newest first.',
        parameters: [
          { $ref: '#/components/parameters/Limit' },
          { $ref: '#/components/parameters/After' },
          { name: 'category', in: 'query', schema: { $ref: '#/components/schemas/Emotion' } },
          { name: 'q', in: 'query', schema: { type: 'string', maxLength: 100 } },
        ],
        responses: {
          '200': {
            description: 'Videos',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/VideoList' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/videos/mine': {
      get: {
        operationId: 'listMyVideos',
        summary: "The signed-in person's, in every state, with the reason of a rejection.",
        security: [{ bearer: [] }],
        parameters: [
          { $ref: '#/components/parameters/Limit' },
          { $ref: '#/components/parameters/After' },
        ],
        responses: {
          '200': {
            description: 'Videos',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/VideoList' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/videos/upload': {
      post: {
        operationId: 'uploadVideo',
        summary: 'Streams to the store; 201 means that it is stored and will be processed.',
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': { schema: { $ref: '#/components/schemas/UploadForm' } },
          },
        },
        responses: {
          '201': {
            description: 'Stored',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/UploadReply' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/videos/{videoId}': {
      get: {
        operationId: 'getVideo',
        parameters: [{ $ref: '#/components/parameters/VideoId' }],
        responses: {
          '200': {
            description: 'The video; states other than ready to its owner only',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Video' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      delete: {
        operationId: 'deleteVideo',
        summary: 'Its owner, a reviewer or an admin; objects go with it.',
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/VideoId' }],
        responses: {
          '204': { $ref: '#/components/responses/NoContent' },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/videos/{videoId}/stream': {
      get: {
        operationId: 'streamVideo',
        summary: 'H.264 MP4 with ranges; a private clip needs a ticket.',
        parameters: [
          { $ref: '#/components/parameters/VideoId' },
          { $ref: '#/components/parameters/Ticket' },
        ],
        responses: {
          '200': {
            description: 'Whole',
            content: { 'video/mp4': { schema: { type: 'string', format: 'binary' } } },
          },
          '206': {
            description: 'Range',
            content: { 'video/mp4': { schema: { type: 'string', format: 'binary' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/videos/{videoId}/poster': {
      get: {
        operationId: 'getPoster',
        parameters: [
          { $ref: '#/components/parameters/VideoId' },
          { $ref: '#/components/parameters/Ticket' },
        ],
        responses: {
          '200': {
            description: 'Picture',
            content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/videos/{videoId}/ticket': {
      post: {
        operationId: 'createTicket',
        summary: "Ten minutes of playback of one's own private or demo clip.",
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/VideoId' }],
        responses: {
          '201': {
            description: 'The ticket',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/PlaybackTicket' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/internal/stats': {
      get: {
        operationId: 'getInternalStats',
        security: [{ internal: [] }],
        responses: {
          '200': {
            description: 'Counts',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/InternalStats' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/internal/export': {
      get: {
        operationId: 'getInternalExport',
        security: [{ internal: [] }],
        parameters: [
          {
            name: 'userId',
            in: 'query',
            required: true,
            schema: { type: 'string', maxLength: 64 },
          },
        ],
        responses: {
          '200': {
            description: 'What is kept of this person',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/InternalExport' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/internal/erasures': {
      post: {
        operationId: 'createErasure',
        security: [{ internal: [] }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Erasure' } } },
        },
        responses: {
          '200': {
            description: 'What was erased',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/ErasureReply' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
  },
  components: {
    parameters: {
      Limit: {
        name: 'limit',
        in: 'query',
        schema: { type: 'integer', minimum: 1, maximum: 200, default: 50 },
      },
      After: {
        name: 'after',
        in: 'query',
        description: 'The last _id of the page before.',
        schema: { type: 'string', minLength: 1, maxLength: 64 },
      },
      IdempotencyKey: {
        name: 'Idempotency-Key',
        in: 'header',
        schema: { type: 'string', minLength: 8, maxLength: 128 },
      },
      VideoId: {
        name: 'videoId',
        in: 'path',
        required: true,
        schema: { type: 'string', pattern: '^[0-9a-f]{24}$' },
      },
      Ticket: { name: 'ticket', in: 'query', schema: { type: 'string', maxLength: 2000 } },
    },
    schemas: {
      Emotion: { type: 'string', enum: ['happy', 'sad', 'surprise', 'neutral', 'anger'] },
      VideoStatus: {
        type: 'string',
        enum: ['pending', 'stored', 'processing', 'ready', 'rejected'],
      },
      RejectionCode: {
        type: 'string',
        enum: [
          'UNREADABLE',
          'NO_PICTURE',
          'PICTURE_TOO_LARGE',
          'TOO_LONG',
          'TOO_HEAVY',
          'BREAKS_OFF',
          'TOOK_TOO_LONG',
          'TOO_MUCH_MEMORY',
          'RESULT_TOO_LARGE',
          'NOT_PROCESSED',
        ],
      },
      Video: {
        type: 'object',
        required: ['_id', 'url', 'title', 'category', 'status', 'createdAt'],
        properties: {
          _id: { type: 'string' },
          url: { type: 'string', description: 'Path of the stream.' },
          poster: { type: 'string' },
          title: { type: 'string' },
          description: { type: 'string' },
          username: { type: 'string' },
          authorId: { type: 'string' },
          category: { $ref: '#/components/schemas/Emotion' },
          status: { $ref: '#/components/schemas/VideoStatus' },
          reason: { type: 'string', description: 'Why it was rejected; to its owner.' },
          reasonCode: { $ref: '#/components/schemas/RejectionCode' },
          durationSeconds: { type: 'number' },
          width: { type: 'integer' },
          height: { type: 'integer' },
          visibility: { type: 'string', enum: ['public', 'private'] },
          synthetic: { type: 'boolean', description: 'Signed by the avatar.' },
          createdAt: { type: 'string', format: 'date-time' },
        },
      },
      VideoList: {
        type: 'object',
        required: ['data'],
        properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Video' } } },
      },
      Error: {
        type: 'object',
        required: ['statusCode', 'code', 'message', 'requestId'],
        properties: {
          statusCode: { type: 'integer' },
          code: { type: 'string', description: 'Stable, for programs: POST_NOT_FOUND.' },
          message: { type: 'string', description: 'For people. Nothing internal from 500 up.' },
          requestId: { type: 'string', description: 'Also in the log.' },
          msg: { type: 'string', description: 'Auth routes only; the same text as message.' },
        },
      },
      UploadForm: {
        type: 'object',
        required: ['file', 'title', 'description', 'category'],
        properties: {
          title: { type: 'string', maxLength: 200 },
          description: { type: 'string', maxLength: 5000 },
          category: { $ref: '#/components/schemas/Emotion' },
          file: {
            type: 'string',
            format: 'binary',
            description: 'video/*; 512 MiB and 10 minutes at most by default.',
          },
        },
      },
      UploadReply: {
        type: 'object',
        required: ['message', 'video'],
        properties: { message: { type: 'string' }, video: { $ref: '#/components/schemas/Video' } },
      },
      PlaybackTicket: {
        type: 'object',
        required: ['ticket', 'url', 'expiresAt'],
        properties: {
          ticket: { type: 'string' },
          url: { type: 'string' },
          expiresAt: { type: 'string', format: 'date-time' },
        },
      },
      InternalStats: {
        type: 'object',
        required: ['counts'],
        properties: { counts: { type: 'object', additionalProperties: { type: 'integer' } } },
      },
      InternalExport: {
        type: 'object',
        required: ['records'],
        properties: {
          records: {
            type: 'object',
            additionalProperties: {
              type: 'array',
              items: { type: 'object', additionalProperties: true },
            },
          },
        },
      },
      Erasure: {
        type: 'object',
        required: ['userId'],
        properties: { userId: { type: 'string', minLength: 1, maxLength: 64 } },
      },
      ErasureReply: {
        type: 'object',
        required: ['erased'],
        properties: { erased: { type: 'object', additionalProperties: { type: 'integer' } } },
      },
    },
    responses: {
      Error: {
        description: 'Refused or failed',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
      NoContent: { description: 'Done' },
    },
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      internal: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT, aud internal' },
    },
  },
};
