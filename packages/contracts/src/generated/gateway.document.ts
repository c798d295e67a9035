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
    '/api/account/reviewing': {
      get: {
        operationId: 'getReviewerRequest',
        summary: 'Whether the person asked to review, and what became of it.',
        security: [{ bearer: [] }],
        responses: {
          '200': {
            description: 'The request or null',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/OwnReviewerRequest' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      post: {
        operationId: 'askToReview',
        summary:
          '"I sign ISL and want to review". Asked again, the new words take the place of the old ones.',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/NewReviewerRequest' } },
          },
        },
        responses: {
          '201': {
            description: 'Asked',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/ReviewerRequest' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      delete: {
        operationId: 'takeBackReviewerRequest',
        summary: 'While it is open.',
        security: [{ bearer: [] }],
        responses: {
          '204': { $ref: '#/components/responses/NoContent' },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/api/admin/reviewer-requests': {
      get: {
        operationId: 'listReviewerRequests',
        summary: 'Admin; the open ones, oldest first.',
        security: [{ bearer: [] }],
        responses: {
          '200': {
            description: 'Requests',
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/OpenReviewerRequestList' },
              },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/api/admin/reviewer-decisions': {
      get: {
        operationId: 'listReviewerDecisions',
        summary: 'Admin; what was decided about requests, newest first.',
        security: [{ bearer: [] }],
        parameters: [
          { $ref: '#/components/parameters/Limit' },
          { $ref: '#/components/parameters/After' },
        ],
        responses: {
          '200': {
            description: 'Decisions',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/ReviewerDecisionList' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      post: {
        operationId: 'decideReviewerRequest',
        summary:
          'Admin; gives the role reviewer, or declines and says why. The person reads the reason.',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/NewReviewerDecision' } },
          },
        },
        responses: {
          '201': {
            description: 'The decision',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/ReviewerDecision' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/api/admin/reviewer-decisions/{decisionId}': {
      delete: {
        operationId: 'undoReviewerDecision',
        summary:
          'Admin; a role that it gave is taken again, and the request is open again. The person reads the reason. It stays in the list as undone.',
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'decisionId',
            in: 'path',
            required: true,
            schema: { type: 'string', pattern: '^[0-9a-f]{24}$' },
          },
        ],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Undoing' } } },
        },
        responses: {
          '200': {
            description: 'The decision',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/ReviewerDecision' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/api/admin/accounts': {
      get: {
        operationId: 'findAccounts',
        summary:
          'Admin; the one with this e-mail, or none; without an e-mail those that are blocked, the newest block first. The demo account is never among them.',
        security: [{ bearer: [] }],
        parameters: [
          { name: 'email', in: 'query', schema: { type: 'string', minLength: 1, maxLength: 254 } },
        ],
        responses: {
          '200': {
            description: 'Accounts',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/ManagedAccountList' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/api/admin/accounts/{accountId}/role': {
      put: {
        operationId: 'setAccountRole',
        summary:
          'Admin; shows within 15 minutes, or at the next login. 409 LAST_ADMIN where nobody would be left to do this.',
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'accountId',
            in: 'path',
            required: true,
            schema: { type: 'string', pattern: '^[0-9a-f]{24}$' },
          },
        ],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewRole' } } },
        },
        responses: {
          '200': {
            description: 'The account',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/ManagedAccount' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/api/admin/accounts/{accountId}/block': {
      put: {
        operationId: 'blockAccount',
        summary:
          'Admin; logged out in every browser, within 15 minutes everywhere, and not let in again. The person reads the reason at the login. 409 ADMIN_NOT_BLOCKED for an admin.',
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'accountId',
            in: 'path',
            required: true,
            schema: { type: 'string', pattern: '^[0-9a-f]{24}$' },
          },
        ],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewBlock' } } },
        },
        responses: {
          '200': {
            description: 'The account',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/ManagedAccount' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      delete: {
        operationId: 'unblockAccount',
        summary: 'Admin; may log in again.',
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'accountId',
            in: 'path',
            required: true,
            schema: { type: 'string', pattern: '^[0-9a-f]{24}$' },
          },
        ],
        responses: {
          '200': {
            description: 'The account',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/ManagedAccount' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/api/admin/state': {
      get: {
        operationId: 'getSystemState',
        summary:
          'Admin; how every copy of every part is, what waits, and how much is kept. What does not answer within a second counts as away.',
        security: [{ bearer: [] }],
        responses: {
          '200': {
            description: 'The state',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/SystemState' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/api/admin/audit': {
      get: {
        operationId: 'listAudit',
        summary:
          'Admin; what admins and reviewers did in all parts, newest first. A part that does not answer is named, and its entries are not there.',
        security: [{ bearer: [] }],
        parameters: [
          { $ref: '#/components/parameters/Limit' },
          { $ref: '#/components/parameters/AuditBefore' },
          { $ref: '#/components/parameters/AuditBy' },
          { $ref: '#/components/parameters/AuditKind' },
        ],
        responses: {
          '200': {
            description: 'Entries',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/AuditPage' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/api/admin/role-changes/{changeId}': {
      delete: {
        operationId: 'undoRoleChange',
        summary:
          'Admin; the account has the role again that it had before. 409 LAST_ADMIN as for a change; 404 DECISION_NOT_FOUND where the account has another role by now.',
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'changeId',
            in: 'path',
            required: true,
            schema: { type: 'string', pattern: '^[0-9a-f]{24}$' },
          },
        ],
        responses: {
          '200': {
            description: 'The account',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/ManagedAccount' } },
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
    '/api/traces': {
      post: {
        operationId: 'sendTraces',
        summary:
          'What a page measured of its own calls, where the server says that it keeps traces (server-timing trace); else 404.',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/PageSpans' } } },
        },
        responses: {
          '204': { $ref: '#/components/responses/NoContent' },
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
      Role: {
        type: 'string',
        enum: ['contributor', 'teacher', 'reviewer', 'admin'],
        description: 'Each may do what those before it may.',
      },
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
          requestId: {
            type: 'string',
            description: "Also in the log; where traces are kept it is the trace's id.",
          },
          msg: { type: 'string', description: 'Auth routes only; the same text as message.' },
          reason: {
            type: 'string',
            description: 'What somebody of the site wrote to the person; ACCOUNT_BLOCKED only.',
          },
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
      ReviewerRequestState: { type: 'string', enum: ['asked', 'granted', 'declined'] },
      ReviewerAnswer: {
        type: 'object',
        description: 'What was last decided about it, or that this was undone.',
        required: ['act', 'at'],
        properties: {
          act: { type: 'string', enum: ['grant', 'decline', 'undo'] },
          reason: { type: 'string' },
          at: { type: 'string', format: 'date-time' },
        },
      },
      ReviewerRequest: {
        type: 'object',
        required: ['state', 'askedAt'],
        properties: {
          state: { $ref: '#/components/schemas/ReviewerRequestState' },
          words: { type: 'string' },
          askedAt: { type: 'string', format: 'date-time' },
          answer: { $ref: '#/components/schemas/ReviewerAnswer' },
        },
      },
      OwnReviewerRequest: {
        type: 'object',
        required: ['request'],
        properties: {
          request: { anyOf: [{ $ref: '#/components/schemas/ReviewerRequest' }, { type: 'null' }] },
        },
      },
      NewReviewerRequest: {
        type: 'object',
        additionalProperties: false,
        properties: {
          words: {
            type: 'string',
            maxLength: 600,
            description: 'For instance how the person knows ISL; may be left out.',
          },
        },
      },
      OpenReviewerRequest: {
        type: 'object',
        required: ['id', 'name', 'location', 'memberSince', 'askedAt'],
        properties: {
          id: { type: 'string' },
          name: { type: 'string' },
          location: { type: 'string' },
          memberSince: { type: 'string', format: 'date-time' },
          words: { type: 'string' },
          askedAt: { type: 'string', format: 'date-time' },
        },
      },
      OpenReviewerRequestList: {
        type: 'object',
        required: ['data'],
        properties: {
          data: { type: 'array', items: { $ref: '#/components/schemas/OpenReviewerRequest' } },
        },
      },
      ReviewerAct: { type: 'string', enum: ['grant', 'decline'] },
      UndoneReviewerDecision: {
        type: 'object',
        required: ['at'],
        properties: {
          at: { type: 'string', format: 'date-time' },
          by: { type: 'string' },
          reason: { type: 'string' },
        },
      },
      ReviewerDecision: {
        type: 'object',
        required: ['_id', 'act', 'at'],
        properties: {
          _id: { type: 'string' },
          act: { $ref: '#/components/schemas/ReviewerAct' },
          person: {
            type: 'string',
            description:
              'Whom it is about, unless their account is gone; then it cannot be undone.',
          },
          reason: { type: 'string' },
          at: { type: 'string', format: 'date-time' },
          by: { type: 'string', description: 'Name of the admin, unless their account is gone.' },
          undone: { $ref: '#/components/schemas/UndoneReviewerDecision' },
        },
      },
      ReviewerDecisionList: {
        type: 'object',
        required: ['data'],
        properties: {
          data: { type: 'array', items: { $ref: '#/components/schemas/ReviewerDecision' } },
        },
      },
      DecisionReason: {
        type: 'string',
        pattern: '\\S',
        maxLength: 500,
        description: 'The person reads it.',
      },
      NewReviewerDecision: {
        type: 'object',
        required: ['requestId', 'act'],
        additionalProperties: false,
        properties: {
          requestId: { type: 'string', maxLength: 64 },
          act: { $ref: '#/components/schemas/ReviewerAct' },
          reason: { $ref: '#/components/schemas/DecisionReason' },
        },
      },
      Undoing: {
        type: 'object',
        required: ['reason'],
        additionalProperties: false,
        properties: { reason: { $ref: '#/components/schemas/DecisionReason' } },
      },
      AccountBlock: {
        type: 'object',
        required: ['reason', 'at'],
        properties: {
          reason: { type: 'string' },
          at: { type: 'string', format: 'date-time' },
          by: { type: 'string', description: 'Name of the admin, unless their account is gone.' },
        },
      },
      ManagedAccount: {
        type: 'object',
        required: ['id', 'name', 'email', 'location', 'role', 'memberSince'],
        properties: {
          id: { type: 'string' },
          name: { type: 'string', description: 'As others see it.' },
          email: { type: 'string' },
          location: { type: 'string' },
          role: { $ref: '#/components/schemas/Role' },
          memberSince: { type: 'string', format: 'date-time' },
          block: { $ref: '#/components/schemas/AccountBlock' },
        },
      },
      ManagedAccountList: {
        type: 'object',
        required: ['data'],
        properties: {
          data: { type: 'array', items: { $ref: '#/components/schemas/ManagedAccount' } },
        },
      },
      NewRole: {
        type: 'object',
        required: ['role'],
        additionalProperties: false,
        properties: { role: { $ref: '#/components/schemas/Role' } },
      },
      NewBlock: {
        type: 'object',
        required: ['reason'],
        additionalProperties: false,
        properties: { reason: { $ref: '#/components/schemas/DecisionReason' } },
      },
      SocketsState: {
        type: 'object',
        required: ['clients', 'mostClients', 'active', 'framesPerSecond'],
        properties: {
          clients: { type: 'integer', description: 'Connected now.' },
          mostClients: { type: 'integer' },
          active: { type: 'integer', description: 'Of those the ones that sent a frame lately.' },
          framesPerSecond: { type: 'number', description: 'Most of one client.' },
          capacity: {
            type: 'number',
            description:
              'Frames a second that all share, as measured at the start; left out where nothing is measured.',
          },
        },
      },
      CopyState: {
        type: 'object',
        description: 'One process of a part.',
        required: ['copyId', 'version', 'startedAt', 'ready', 'checks'],
        properties: {
          copyId: {
            type: 'string',
            description: 'Tells the copies of a part apart; another one at each start.',
          },
          version: { type: 'string', description: 'Of its package.' },
          commit: {
            type: 'string',
            description:
              'What it was built from, where whoever built or started it said so (ISL_COMMIT).',
          },
          startedAt: { type: 'string', format: 'date-time' },
          seenAt: {
            type: 'string',
            format: 'date-time',
            description: 'When a worker last wrote this down.',
          },
          ready: { type: 'boolean' },
          checks: {
            type: 'object',
            additionalProperties: { type: 'string' },
            description: 'Dependency to "ok" or to what is wrong.',
          },
          model: {
            type: 'object',
            additionalProperties: { type: 'string' },
            description: 'As /ready says on the operations port.',
          },
          sockets: { $ref: '#/components/schemas/SocketsState' },
          inHand: {
            type: 'integer',
            description: 'Uploads that arrive now; of a worker the videos in work.',
          },
          spareBytes: {
            type: 'integer',
            description:
              'What its disks still take before uploads are refused; negative: they are.',
          },
        },
      },
      PartReport: {
        type: 'object',
        required: ['name', 'copies', 'away'],
        properties: {
          name: { type: 'string', description: 'As in proto/parts.' },
          copies: {
            type: 'array',
            items: { $ref: '#/components/schemas/CopyState' },
            description: 'Those that answered.',
          },
          away: {
            type: 'integer',
            description: 'Addresses at which nobody answered within a second.',
          },
        },
      },
      StoredKind: {
        type: 'object',
        required: ['kind', 'objects', 'bytes'],
        properties: {
          kind: { type: 'string' },
          objects: { type: 'integer' },
          bytes: { type: 'integer' },
        },
      },
      DatabaseSize: {
        type: 'object',
        required: ['name', 'documents', 'bytes'],
        properties: {
          name: { type: 'string' },
          documents: { type: 'integer' },
          bytes: {
            type: 'integer',
            description: 'Of the documents as they are kept; without indexes.',
          },
        },
      },
      SystemState: {
        type: 'object',
        required: ['at', 'parts', 'queues', 'objects', 'databases', 'missing'],
        properties: {
          at: { type: 'string', format: 'date-time' },
          parts: { type: 'array', items: { $ref: '#/components/schemas/PartReport' } },
          queues: {
            type: 'object',
            additionalProperties: { type: 'integer' },
            description: 'What waits, by kind; a kind is left out where its part does not answer.',
          },
          objects: { type: 'array', items: { $ref: '#/components/schemas/StoredKind' } },
          databases: { type: 'array', items: { $ref: '#/components/schemas/DatabaseSize' } },
          missing: {
            type: 'array',
            items: { type: 'string' },
            description: 'Parts that did not say what they keep.',
          },
        },
      },
      AuditKind: {
        type: 'string',
        enum: [
          'role-change',
          'account-block',
          'reviewer-grant',
          'reviewer-decline',
          'message-answered',
          'clip-hide',
          'clip-keep',
          'import-show',
          'import-hide',
          'consent-video',
          'consent-video-removed',
          'post-hide',
          'post-delete',
          'comment-delete',
          'report-dismissed',
          'form-right',
          'form-wrong',
          'proposal-accepted',
          'proposal-declined',
          'saying-taken-up',
          'saying-not-taken-up',
          'course-added',
          'course-removed',
          'course-taken-down',
        ],
      },
      AuditUndone: {
        type: 'object',
        required: ['at'],
        properties: {
          at: { type: 'string', format: 'date-time' },
          by: { type: 'string', description: 'Unless their account is gone.' },
          byId: { type: 'string' },
          reason: { type: 'string' },
        },
      },
      AuditEntry: {
        type: 'object',
        description:
          'What somebody with a role did. Of a person whose account is gone no name and no words stay.',
        required: ['_id', 'kind', 'at', 'undoable'],
        properties: {
          _id: { type: 'string' },
          kind: { $ref: '#/components/schemas/AuditKind' },
          at: { type: 'string', format: 'date-time' },
          by: { type: 'string', description: 'Unless their account is gone.' },
          byId: { type: 'string' },
          byOperator: {
            type: 'boolean',
            description: 'At the machine itself',
            'by make grant.': null,
          },
          person: {
            type: 'string',
            description: 'Whom it concerns, where it concerns somebody who is still here.',
          },
          what: {
            type: 'string',
            description: 'A title, or the name of a set or form, unless it is gone.',
          },
          targetId: {
            type: 'string',
            description: 'The account',
            decision: null,
            clip: null,
            post: null,
            set: null,
            'form or course; what undoing it names.': null,
          },
          from: {
            type: 'string',
            description: 'The role before; of a form its standing before, where it became another.',
          },
          to: { type: 'string', description: 'The same afterwards.' },
          count: {
            type: 'integer',
            description: 'Clips that were shown or hidden; reports that were closed.',
          },
          reason: { type: 'string' },
          undone: { $ref: '#/components/schemas/AuditUndone' },
          undoable: {
            type: 'boolean',
            description: 'Whether it still stands and there is something to undo.',
          },
        },
      },
      AuditPerson: {
        type: 'object',
        required: ['id', 'name'],
        properties: { id: { type: 'string' }, name: { type: 'string' } },
      },
      AuditPage: {
        type: 'object',
        required: ['data', 'people', 'missing'],
        properties: {
          data: { type: 'array', items: { $ref: '#/components/schemas/AuditEntry' } },
          people: {
            type: 'array',
            items: { $ref: '#/components/schemas/AuditPerson' },
            description: 'Everybody whose acts are kept; on the first page only.',
          },
          missing: {
            type: 'array',
            items: { type: 'string' },
            description: 'Parts whose entries are not there now.',
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
      PageSpan: {
        type: 'object',
        description:
          'One call, with its proofs and repetitions; its traceparent is made of the two ids.',
        required: ['traceId', 'spanId', 'name', 'agoMs', 'ms', 'status'],
        properties: {
          traceId: { type: 'string', pattern: '^[0-9a-f]{32}$' },
          spanId: { type: 'string', pattern: '^[0-9a-f]{16}$' },
          name: {
            type: 'string',
            pattern: '^[A-Z]{3,7} [A-Za-z.-]{1,40}$',
            description: 'Method and first part of the address: POST posts.',
          },
          agoMs: {
            type: 'integer',
            minimum: 0,
            maximum: 600000,
            description: 'How long ago it began.',
          },
          ms: { type: 'integer', minimum: 0, maximum: 600000, description: 'How long it took.' },
          status: {
            type: 'integer',
            minimum: 0,
            maximum: 599,
            description: 'What was answered; 0 where nothing was.',
          },
        },
      },
      PageSpans: {
        type: 'object',
        required: ['spans'],
        properties: {
          spans: {
            type: 'array',
            minItems: 1,
            maxItems: 20,
            items: { $ref: '#/components/schemas/PageSpan' },
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
      AuditBefore: {
        name: 'before',
        in: 'query',
        description: 'Only what is older: time and _id of the last entry of the page before.',
        schema: {
          type: 'string',
          pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z_[0-9a-f]{24}$',
        },
      },
      AuditBy: {
        name: 'by',
        in: 'query',
        description: 'Only what this account did or undid.',
        schema: { type: 'string', pattern: '^[0-9a-f]{24}$' },
      },
      AuditKind: { name: 'kind', in: 'query', schema: { $ref: '#/components/schemas/AuditKind' } },
    },
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
  },
};
