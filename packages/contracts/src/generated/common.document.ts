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
    '/internal/state': {
      get: {
        operationId: 'getInternalState',
        summary:
          'For the gateway alone; how this copy is and why, what it runs and what it has in hand. Every part but the worker, which reaches no keys.',
        security: [{ internal: [] }],
        responses: {
          '200': {
            description: 'This copy',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/CopyState' } } },
          },
          default: { $ref: '#/components/responses/Error' },
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
      Erasure: {
        type: 'object',
        required: ['userId'],
        properties: { userId: { type: 'string', minLength: 1, maxLength: 64 } },
      },
      ClipOutcome: {
        type: 'object',
        description:
          'What became of a clip, for its giver. Of one that is gone nothing else is known.',
        required: ['_id', 'outcome', 'at'],
        properties: {
          _id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
          outcome: { type: 'string', enum: ['accepted', 'not-accepted', 'open', 'gone'] },
          at: { type: 'string', format: 'date-time' },
          userId: { type: 'string', maxLength: 64 },
          label: { type: 'string', description: 'What the person was asked to sign.' },
        },
      },
      ReportOutcome: {
        type: 'object',
        description:
          'What became of a clip that somebody reported, for who did. Open again after a decision that was undone.',
        required: ['_id', 'videoId', 'outcome', 'at', 'userId'],
        properties: {
          _id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
          videoId: { type: 'string', pattern: '^[0-9a-f]{24}$' },
          outcome: { type: 'string', enum: ['kept', 'hidden', 'removed', 'open'] },
          at: { type: 'string', format: 'date-time' },
          userId: { type: 'string', maxLength: 64 },
        },
      },
      ClipOutcomes: {
        type: 'object',
        required: ['data'],
        properties: {
          data: {
            type: 'array',
            maxItems: 100,
            items: { $ref: '#/components/schemas/ClipOutcome' },
          },
          reports: {
            type: 'array',
            maxItems: 100,
            items: { $ref: '#/components/schemas/ReportOutcome' },
          },
        },
      },
      ClipId: { type: 'string', pattern: '^[0-9a-f]{24}$' },
      SignExamples: {
        type: 'object',
        required: ['id', 'people'],
        properties: {
          id: {
            type: 'string',
            minLength: 1,
            maxLength: 100,
            description: 'The form of the lexicon.',
          },
          people: {
            type: 'array',
            description: 'Of each giver their clips; nothing says who they are.',
            items: { type: 'array', items: { $ref: '#/components/schemas/ClipId' } },
          },
        },
      },
      SnapshotId: {
        type: 'string',
        pattern: '^[0-9a-f]{32}$',
        description: 'Drawn by chance for the clips that a training folder was brought to.',
      },
      Examples: {
        type: 'object',
        description:
          "The clips that signs may be recognised by, as their givers and the data set's rules allow now. What is not in it may be used no longer.",
        required: ['signs'],
        properties: {
          signs: { type: 'array', items: { $ref: '#/components/schemas/SignExamples' } },
          takenBack: {
            type: 'array',
            items: { $ref: '#/components/schemas/SnapshotId' },
            description:
              'Of the snapshots that were written to train on, those with a clip that may be learnt from no longer: no net that learnt from one may serve. A part of before it was asked does not say.',
          },
        },
      },
      ExamplesWanted: {
        type: 'object',
        description:
          'Of the examples that were named the ones that this copy has not read yet, as many as it takes at once.',
        required: ['wanted'],
        properties: {
          wanted: { type: 'array', maxItems: 8, items: { $ref: '#/components/schemas/ClipId' } },
        },
      },
      TakesWanted: {
        type: 'object',
        required: ['wanted', 'faces'],
        properties: {
          wanted: { type: 'array', maxItems: 8, items: { $ref: '#/components/schemas/ClipId' } },
          faces: {
            type: 'array',
            maxItems: 8,
            items: { $ref: '#/components/schemas/ClipId' },
            description: 'Those of them whose givers let the avatar move its face as they do.',
          },
        },
      },
      Told: {
        type: 'object',
        required: ['told'],
        properties: { told: { type: 'integer', minimum: 0 } },
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
      Holdings: {
        type: 'object',
        description: 'What all copies of a part keep together.',
        required: ['queues', 'objects'],
        properties: {
          queues: {
            type: 'object',
            additionalProperties: { type: 'integer' },
            description: 'What waits',
            'by kind.': null,
          },
          objects: { type: 'array', items: { $ref: '#/components/schemas/StoredKind' } },
          database: { $ref: '#/components/schemas/DatabaseSize' },
          workers: {
            type: 'array',
            items: { $ref: '#/components/schemas/CopyState' },
            description: 'Media only; those that wrote lately how they are.',
          },
        },
      },
      AuditPerson: {
        type: 'object',
        required: ['id', 'name'],
        properties: { id: { type: 'string' }, name: { type: 'string' } },
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
      AuditList: {
        type: 'object',
        required: ['data', 'people'],
        properties: {
          data: { type: 'array', items: { $ref: '#/components/schemas/AuditEntry' } },
          people: {
            type: 'array',
            items: { $ref: '#/components/schemas/AuditPerson' },
            description: 'Everybody whose acts are kept; on the first page only.',
          },
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
    securitySchemes: {
      internal: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT, aud internal' },
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
      IdempotencyKey: {
        name: 'Idempotency-Key',
        in: 'header',
        schema: { type: 'string', minLength: 8, maxLength: 128 },
      },
    },
  },
};
