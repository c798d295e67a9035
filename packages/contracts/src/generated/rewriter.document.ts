// Generated from proto/ by `make contracts`. Do not edit.
export const document: Record<string, unknown> = {
  openapi: '3.1.0',
  info: {
    title: 'rewriter',
    version: '1.0.0',
    description: 'Recognised sign words to a fluent sentence with its non-manual features.',
  },
  paths: {
    '/api/py/generate': {
      post: {
        operationId: 'generate',
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/GenerateRequest' } },
          },
        },
        responses: {
          '200': {
            description: 'The sentence',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/GenerateReply' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
  },
  components: {
    schemas: {
      FaceMark: {
        type: 'object',
        required: ['mark', 'start', 'end'],
        properties: {
          mark: { type: 'string', enum: ['asking', 'negation', 'affirmation', 'topic', 'doubt'] },
          start: {
            type: 'integer',
            minimum: 0,
            description: 'Index of the first word of `sentence`.',
          },
          end: { type: 'integer', minimum: 1, description: 'Index after the last word.' },
        },
      },
      GenerateRequest: {
        type: 'object',
        required: ['sentence', 'emotion'],
        properties: {
          sentence: {
            type: 'string',
            description:
              'Recognised sign words in signing order, separated by spaces; at most 200 words.',
            maxLength: 4000,
          },
          emotion: {
            type: 'string',
            description:
              "The name of an emotion (those of a video's category), or empty where none was recognised.",
            maxLength: 40,
          },
          sentence_type: {
            type: 'string',
            enum: ['statement', 'question', 'command'],
            description:
              'What the signer meant, where it is known; otherwise it is read from the signs and marks.',
          },
          marks: {
            type: 'array',
            maxItems: 64,
            items: { $ref: '#/components/schemas/FaceMark' },
            description: 'What face and head said over which words of the sentence.',
          },
        },
      },
      DoubtCode: {
        type: 'string',
        enum: [
          'dear',
          'splitClause',
          'unlikeEquated',
          'guessedRelation',
          'unusedNegation',
          'unusedOr',
          'unusedMore',
          'unusedIf',
          'unusedTopic',
          'unusedName',
          'closeSecond',
          'roundTrip',
        ],
      },
      SentenceReading: {
        type: 'object',
        required: ['sentence', 'cost', 'why'],
        properties: {
          sentence: { type: 'string' },
          cost: {
            type: 'number',
            minimum: 0,
            description:
              'How far the reading is from the grammar; the cheaper one is the likelier.',
          },
          why: {
            type: 'array',
            description: 'What keeps it from being certain.',
            items: { $ref: '#/components/schemas/DoubtCode' },
          },
        },
      },
      NonManualChannel: {
        type: 'string',
        enum: ['brows', 'eyes', 'gaze', 'head', 'cheeks', 'mouth', 'body'],
      },
      BrowsCode: {
        type: 'string',
        enum: [
          'neutral',
          'up',
          'up-slightly',
          'up-high',
          'inner-up',
          'down',
          'down-slightly',
          'furrowed',
          'furrowed-slightly',
        ],
      },
      EyesCode: {
        type: 'string',
        enum: ['neutral', 'wide', 'wide-open', 'squint', 'closed', 'droop', 'smile', 'glare'],
      },
      GazeCode: {
        type: 'string',
        enum: [
          'ahead',
          'up',
          'down',
          'left',
          'right',
          'up-left',
          'up-right',
          'down-left',
          'down-right',
          'D',
          'N',
          'away',
          'hands',
          'at-asked',
          'at-addressee',
          'direct',
        ],
      },
      HeadCode: {
        type: 'string',
        enum: [
          'neutral',
          'nod',
          'nods',
          'nod-small',
          'nod-short',
          'nods-light',
          'shake',
          'sway',
          'unsteady',
          'tilt-D',
          'tilt-N',
          'tilt-left',
          'tilt-right',
          'tilt-side',
          'tilt-back',
          'tilt-nod',
          'forward',
          'forward-held',
          'back',
          'back-slightly',
          'chin-up',
          'chin-down',
          'turn-D',
          'turn-N',
          'turn-left',
          'turn-right',
        ],
      },
      CheeksCode: { type: 'string', enum: ['neutral', 'puff', 'raise'] },
      MouthCode: {
        type: 'string',
        enum: [
          'neutral',
          'smile',
          'laugh',
          'corners-up',
          'corners-down',
          'pressed',
          'open',
          'wide-open',
          'jaw-drop',
          'round',
          'tight',
          'tremble',
          'pout',
          'stretched',
        ],
      },
      BodyCode: {
        type: 'string',
        enum: [
          'upright',
          'forward',
          'shoulders-forward',
          'back',
          'lean-D',
          'lean-N',
          'shrug',
          'slump',
          'slow-low',
          'bow',
          'shiver',
          'tense',
        ],
      },
      GlossSpan: {
        type: 'object',
        required: ['channel', 'value', 'start', 'end'],
        properties: {
          channel: { $ref: '#/components/schemas/NonManualChannel' },
          value: {
            description: 'What the channel does, a code of its list.',
            anyOf: [
              { $ref: '#/components/schemas/BrowsCode' },
              { $ref: '#/components/schemas/EyesCode' },
              { $ref: '#/components/schemas/GazeCode' },
              { $ref: '#/components/schemas/HeadCode' },
              { $ref: '#/components/schemas/CheeksCode' },
              { $ref: '#/components/schemas/MouthCode' },
              { $ref: '#/components/schemas/BodyCode' },
            ],
          },
          start: { type: 'integer', minimum: 0, description: 'Index of the first gloss.' },
          end: { type: 'integer', minimum: 0, description: 'Index after the last gloss.' },
          source: { type: 'string', enum: ['grammar', 'emotion'] },
        },
      },
      NoteDetail: {
        type: 'object',
        required: ['code'],
        properties: {
          code: {
            type: 'string',
            enum: [
              'notASign',
              'notOfIsl',
              'notInLexicon',
              'feelingGiven',
              'asSigned',
              'modelUnavailable',
            ],
          },
          word: {
            type: 'string',
            description: 'The word of the sentence that it is about, where it is about one.',
          },
        },
      },
      GenerateReply: {
        type: 'object',
        required: [
          'non_manual_features',
          'rewritten_sentence',
          'with_feeling',
          'certain',
          'readings',
          'plain_sentence',
          'gloss',
          'spans',
        ],
        properties: {
          non_manual_features: {
            type: 'array',
            description: 'Each line begins with an asterisk: "* Eyebrows: raised over WHAT".',
            items: { type: 'string' },
          },
          rewritten_sentence: {
            type: 'string',
            description:
              'What was signed, in fluent English; the emotion changes its end mark at most. Where the reading is not certain: the glosses as they were signed.',
          },
          with_feeling: {
            type: 'string',
            description:
              'The same with one phrase of the emotion; equal to `rewritten_sentence` where the emotion has no phrase or the news is bad.',
          },
          certain: {
            type: 'boolean',
            description:
              'Whether `rewritten_sentence` may be said as what was signed without a look at the glosses.',
          },
          readings: {
            type: 'array',
            maxItems: 2,
            description:
              'The two likeliest sentences, for the person to choose between, where `certain` is false and both are plausible; else empty.',
            items: { $ref: '#/components/schemas/SentenceReading' },
          },
          why: {
            type: 'array',
            description:
              'What keeps it from being certain, also where no reading is plausible enough to be offered; left out where `certain` is true.',
            items: { $ref: '#/components/schemas/DoubtCode' },
          },
          plain_sentence: {
            type: 'string',
            description: '`rewritten_sentence` with the end marks of no emotion.',
          },
          gloss: { type: 'array', items: { type: 'string' } },
          spans: { type: 'array', items: { $ref: '#/components/schemas/GlossSpan' } },
          written_by: {
            type: 'string',
            enum: ['grammar', 'model'],
            description:
              'What wrote plain_sentence: the grammar, or a sequence-to-sequence model whose sentence kept every content word.',
          },
          notes: {
            type: 'array',
            items: { type: 'string' },
            description: 'What could not be used and why, in English.',
          },
          note_details: {
            type: 'array',
            items: { $ref: '#/components/schemas/NoteDetail' },
            description: 'The same notes in the same order, to be said in any language.',
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
    },
    responses: {
      Error: {
        description: 'Refused or failed',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  },
};
