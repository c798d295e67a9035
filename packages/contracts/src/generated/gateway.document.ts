// Generated from proto/ by `make contracts`. Do not edit.
export const document: Record<string, unknown> = {
  openapi: '3.1.0',
  info: {
    title: 'gateway',
    version: '1.0.0',
    description:
      'Accounts, tokens, settings of the page, statistics. Everything else under /api is proxied.',
  },
  security: [{}],
  paths: {
    '/api/auth/register': {
      post: {
        operationId: 'register',
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/Registration' } },
          },
        },
        responses: {
          '201': {
            description: 'Registered; log in next',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/AccountReply' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/api/auth/login': {
      post: {
        operationId: 'login',
        summary: 'The access token in the body, the refresh token as the cookie isl_refresh.',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Credentials' } } },
        },
        responses: {
          '200': {
            description: 'Signed in',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/TokenReply' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/api/auth/refresh': {
      post: {
        operationId: 'refresh',
        summary: 'A new access token for the refresh cookie, which rotates.',
        responses: {
          '200': {
            description: 'Refreshed',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/TokenReply' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/api/auth/logout': {
      post: {
        operationId: 'logout',
        responses: {
          '204': { $ref: '#/components/responses/NoContent' },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/api/auth/sessions': {
      get: {
        operationId: 'listSessions',
        summary: 'The browsers in which the person is logged in, the one used last first.',
        security: [{ bearer: [] }],
        responses: {
          '200': {
            description: 'Sessions',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/SessionList' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      delete: {
        operationId: 'endSessions',
        summary:
          'Logs out everywhere, here too; access tokens that are out live for 15 minutes at most.',
        security: [{ bearer: [] }],
        responses: {
          '204': { $ref: '#/components/responses/NoContent' },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/api/auth/sessions/{sessionId}': {
      delete: {
        operationId: 'endSession',
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'sessionId',
            in: 'path',
            required: true,
            schema: { type: 'string', maxLength: 64 },
          },
        ],
        responses: {
          '204': { $ref: '#/components/responses/NoContent' },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/api/auth/me': {
      get: {
        operationId: 'getMe',
        security: [{ bearer: [] }],
        responses: {
          '200': {
            description: 'The account',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Account' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/api/auth/reset': {
      post: {
        operationId: 'resetPassword',
        summary: 'With the one-time token that `make grant RESET=1` prints.',
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/PasswordReset' } },
          },
        },
        responses: {
          '204': { $ref: '#/components/responses/NoContent' },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/api/proof': {
      get: {
        operationId: 'getProof',
        summary:
          'A challenge for routes that answer 428 PROOF_NEEDED, harder the more the address did lately. The request is sent again with the header x-isl-proof: {challenge, solution} as base64 of its JSON.',
        parameters: [
          {
            name: 'level',
            in: 'query',
            description: 'At least so hard, as x-isl-proof-level of the 428 said.',
            schema: { type: 'integer', minimum: 0, maximum: 6 },
          },
        ],
        responses: {
          '200': {
            description: 'Holds for ten minutes and once',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Proof' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/api/proof/socket-pass': {
      post: {
        operationId: 'getSocketPass',
        summary: 'For a proof, a pass with which one more camera of a crowded address may connect.',
        responses: {
          '201': {
            description: 'For one hour',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/SocketPass' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/api/account': {
      patch: {
        operationId: 'updateAccount',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/AccountChange' } },
          },
        },
        responses: {
          '200': {
            description: 'The account',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Account' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      delete: {
        operationId: 'deleteAccount',
        summary: 'Erases the account and, retried until done, what it made elsewhere.',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/PasswordProof' } },
          },
        },
        responses: {
          '202': {
            description: 'Erased here; the rest is under way',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/ErasureState' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/api/account/export': {
      get: {
        operationId: 'exportAccount',
        security: [{ bearer: [] }],
        responses: {
          '200': {
            description: 'Everything kept of the person',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/AccountExport' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/api/config': {
      get: {
        operationId: 'getConfig',
        responses: {
          '200': {
            description: 'What the page needs to know',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/PageConfig' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/api/stats': {
      get: {
        operationId: 'getStats',
        summary: 'Real counts of every part, cached for 60 seconds.',
        responses: {
          '200': {
            description: 'Counts',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Stats' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/api/contact': {
      post: {
        operationId: 'sendMessage',
        summary:
          'A message to those who run the site, for instance to take something down; no account needed.',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewMessage' } } },
        },
        responses: {
          '201': {
            description: 'Kept until it is answered',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/MessageReceipt' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      get: {
        operationId: 'listMessages',
        summary: 'Admin; the open messages, oldest first.',
        security: [{ bearer: [] }],
        responses: {
          '200': {
            description: 'Messages',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/MessageList' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/api/contact/{messageId}': {
      delete: {
        operationId: 'deleteMessage',
        summary: 'Admin; once it is answered.',
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'messageId',
            in: 'path',
            required: true,
            schema: { type: 'string', maxLength: 64 },
          },
        ],
        responses: {
          '204': { $ref: '#/components/responses/NoContent' },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/.well-known/jwks.json': {
      get: {
        operationId: 'getJwks',
        responses: {
          '200': {
            description: 'Public keys',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/JwkSet' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
  },
  components: {
    schemas: {
      Email: { type: 'string', maxLength: 254, pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' },
      Password: { type: 'string', minLength: 8, maxLength: 128 },
      Registration: {
        type: 'object',
        required: ['name', 'lastName', 'location', 'email', 'password'],
        properties: {
          name: { type: 'string', pattern: '\\S', maxLength: 80 },
          lastName: { type: 'string', pattern: '\\S', maxLength: 80 },
          location: { type: 'string', pattern: '\\S', maxLength: 120 },
          email: { $ref: '#/components/schemas/Email' },
          password: { $ref: '#/components/schemas/Password' },
        },
      },
      Role: { type: 'string', enum: ['contributor', 'reviewer', 'admin'] },
      Account: {
        type: 'object',
        required: ['id', 'name', 'lastName', 'location', 'email', 'roles', 'demo', 'createdAt'],
        properties: {
          id: { type: 'string' },
          name: { type: 'string' },
          lastName: { type: 'string' },
          location: { type: 'string' },
          email: { type: 'string' },
          roles: { type: 'array', items: { $ref: '#/components/schemas/Role' } },
          demo: { type: 'boolean' },
          createdAt: { type: 'string', format: 'date-time' },
        },
      },
      AccountReply: {
        type: 'object',
        required: ['msg', 'user'],
        properties: { msg: { type: 'string' }, user: { $ref: '#/components/schemas/Account' } },
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
      Credentials: {
        type: 'object',
        required: ['email', 'password'],
        properties: {
          email: { type: 'string', maxLength: 254 },
          password: { type: 'string', maxLength: 128 },
        },
      },
      TokenReply: {
        type: 'object',
        required: ['token', 'expiresAt', 'user'],
        properties: {
          token: {
            type: 'string',
            description:
              'ES256 or EdDSA, 15 minutes: {iss, aud: isl, sub, name, roles, demo, exp}.',
          },
          expiresAt: { type: 'string', format: 'date-time' },
          user: { $ref: '#/components/schemas/Account' },
        },
      },
      Session: {
        type: 'object',
        required: ['id', 'startedAt', 'lastUsedAt', 'endsAt', 'current'],
        properties: {
          id: { type: 'string' },
          startedAt: { type: 'string', format: 'date-time' },
          lastUsedAt: {
            type: 'string',
            format: 'date-time',
            description: 'When it last fetched an access token.',
          },
          endsAt: {
            type: 'string',
            format: 'date-time',
            description: 'At the latest: 90 days after it began, however often it is used.',
          },
          browser: {
            type: 'string',
            description: 'Its name without a version, where it is a known one.',
          },
          system: {
            type: 'string',
            description: 'Its name without a version, where it is a known one.',
          },
          current: { type: 'boolean', description: 'The one that asks.' },
        },
      },
      SessionList: {
        type: 'object',
        required: ['data'],
        properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Session' } } },
      },
      PasswordReset: {
        type: 'object',
        required: ['token', 'password'],
        properties: {
          token: { type: 'string', maxLength: 200 },
          password: { $ref: '#/components/schemas/Password' },
        },
      },
      Proof: {
        type: 'object',
        required: ['challenge'],
        properties: {
          challenge: {
            type: 'object',
            additionalProperties: true,
            description: 'As ALTCHA has it, version 2.',
          },
        },
      },
      SocketPass: {
        type: 'object',
        required: ['pass', 'expiresAt'],
        properties: {
          pass: { type: 'string' },
          expiresAt: { type: 'string', format: 'date-time' },
        },
      },
      AccountChange: {
        type: 'object',
        properties: {
          name: { type: 'string', pattern: '\\S', maxLength: 80 },
          lastName: { type: 'string', pattern: '\\S', maxLength: 80 },
          location: { type: 'string', pattern: '\\S', maxLength: 120 },
          newPassword: { $ref: '#/components/schemas/Password' },
          password: {
            type: 'string',
            maxLength: 128,
            description: 'The present one; needed for newPassword.',
          },
        },
      },
      PasswordProof: {
        type: 'object',
        required: ['password'],
        properties: { password: { type: 'string', maxLength: 128 } },
      },
      ErasureState: {
        type: 'object',
        required: ['state'],
        properties: { state: { type: 'string', enum: ['pending', 'done'] } },
      },
      AccountExport: {
        type: 'object',
        required: ['account', 'records'],
        properties: {
          account: { $ref: '#/components/schemas/Account' },
          records: {
            type: 'object',
            additionalProperties: {
              type: 'array',
              items: { type: 'object', additionalProperties: true },
            },
          },
        },
      },
      DemoUser: {
        type: 'object',
        required: ['email', 'password'],
        properties: { email: { type: 'string' }, password: { type: 'string' } },
      },
      PageConfig: {
        type: 'object',
        required: ['sockets', 'signKit', 'demo', 'limits'],
        properties: {
          sockets: {
            type: 'object',
            required: ['emotion', 'signs'],
            properties: { emotion: { type: 'string' }, signs: { type: 'string' } },
          },
          signKit: { type: 'string' },
          demo: { anyOf: [{ $ref: '#/components/schemas/DemoUser' }, { type: 'null' }] },
          limits: {
            type: 'object',
            required: ['uploadBytes', 'uploadSeconds'],
            properties: { uploadBytes: { type: 'integer' }, uploadSeconds: { type: 'integer' } },
          },
        },
      },
      Stats: {
        type: 'object',
        required: ['counts', 'at'],
        properties: {
          counts: {
            type: 'object',
            additionalProperties: { type: 'integer' },
            description: 'users, videos, signsDraft, signsReviewed, posts, ...',
          },
          missing: {
            type: 'array',
            items: { type: 'string' },
            description: 'Parts that did not answer.',
          },
          at: { type: 'string', format: 'date-time' },
        },
      },
      ContactTopic: { type: 'string', enum: ['review', 'takedown', 'correction', 'other'] },
      NewMessage: {
        type: 'object',
        required: ['topic', 'text'],
        properties: {
          topic: { $ref: '#/components/schemas/ContactTopic' },
          text: { type: 'string', pattern: '\\S', maxLength: 4000 },
          replyTo: {
            type: 'string',
            maxLength: 254,
            description: 'How the person wants to be answered.',
          },
        },
      },
      MessageReceipt: {
        type: 'object',
        required: ['id', 'createdAt'],
        properties: { id: { type: 'string' }, createdAt: { type: 'string', format: 'date-time' } },
      },
      Message: {
        type: 'object',
        required: ['id', 'topic', 'text', 'createdAt'],
        properties: {
          id: { type: 'string' },
          topic: { $ref: '#/components/schemas/ContactTopic' },
          text: { type: 'string' },
          replyTo: { type: 'string' },
          createdAt: { type: 'string', format: 'date-time' },
        },
      },
      MessageList: {
        type: 'object',
        required: ['data'],
        properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Message' } } },
      },
      JwkSet: {
        type: 'object',
        required: ['keys'],
        properties: {
          keys: { type: 'array', items: { type: 'object', additionalProperties: true } },
        },
      },
    },
    responses: {
      Error: {
        description: 'Refused or failed',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
      NoContent: { description: 'Done' },
    },
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
  },
};
