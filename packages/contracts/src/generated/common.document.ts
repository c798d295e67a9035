// Generated from proto/ by `make contracts`. Do not edit.
export const document: Record<string, unknown> = {
  openapi: '3.1.0',
  info: { title: 'Shared by every part', version: '1.0.0' },
  paths: {
    '/health': {
      get: {
        operationId: 'getHealth',
        summary: 'The process is up.',
        responses: {
          '200': {
            description: 'Up',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Health' } } },
          },
        },
      },
    },
    '/ready': {
      get: {
        operationId: 'getReady',
        summary: 'Dependencies are up and the model, if any, is loaded.',
        responses: {
          '200': {
            description: 'Ready',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Ready' } } },
          },
          '503': {
            description: 'Not ready',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Ready' } } },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Health: {
        type: 'object',
        required: ['status'],
        properties: { status: { type: 'string', enum: ['up'] } },
      },
      Ready: {
        type: 'object',
        required: ['ready', 'checks'],
        properties: {
          ready: { type: 'boolean' },
          checks: {
            type: 'object',
            additionalProperties: { type: 'string' },
            description:
              'Dependency to "ok" or "not ready"; on the operations port to what is wrong.',
          },
          model: { type: 'object', additionalProperties: { type: 'string' } },
        },
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
          reason: {
            type: 'string',
            description: 'What somebody of the site wrote to the person; ACCOUNT_BLOCKED only.',
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
    },
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
    },
    responses: {
      Error: {
        description: 'Refused or failed',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
      NoContent: { description: 'Done' },
    },
  },
};
