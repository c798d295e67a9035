// Generated from proto/ by `make contracts`. Do not edit.
export const document: Record<string, unknown> = {
  openapi: '3.1.0',
  info: {
    title: 'content',
    version: '1.0.0',
    description:
      'Posts, comments, dictionary, courses, what teachers make, classes, how people would sign sentences, search. The gateway serves these under /api. Each read has a weak ETag; with If-None-Match whoever has it is answered 304.',
  },
  security: [{}],
  paths: {
    '/posts': {
      get: {
        operationId: 'listPosts',
        summary:
          'Newest first; posts about a sign or a video only when signId or aboutVideo is given. A page has at most 100,000 characters of posts and 75,000 of comments, whatever its limit, by cutting long contents; fewer posts than the limit are the end.',
        parameters: [
          { $ref: '#/components/parameters/Limit' },
          { $ref: '#/components/parameters/After' },
          {
            name: 'signId',
            in: 'query',
            schema: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 64 },
          },
          { name: 'aboutVideo', in: 'query', schema: { $ref: '#/components/schemas/ObjectId' } },
        ],
        responses: {
          '200': {
            description: 'Posts',
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/Post' } },
              },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      post: {
        operationId: 'createPost',
        summary:
          '429 WRITTEN_ENOUGH_TODAY or 409 WRITTEN_ENOUGH where the person has no room for more; 503 POST_NOT_KEPT where it may be sent again; 400 TWO_SUBJECTS where it names both a sign and a video that it is about. The video that it carries is refused with 404 VIDEO_NOT_FOUND, 403 NOT_YOURS, 409 VIDEO_NOT_READY where it has not arrived whole, 409 VIDEO_NOT_SHOWN where others may not watch it.',
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewPost' } } },
        },
        responses: {
          '201': {
            description: 'The post',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Post' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/posts/like': {
      post: {
        operationId: 'likePost',
        summary:
          'Likes, or takes the like back. One per person or visitor cookie. 409 LIKES_FULL where the post holds no more, 409 VISITOR_LIKES_FULL where enough visitors of one net like it.',
        security: [{ bearer: [] }, { visitor: [] }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/LikePost' } } },
        },
        responses: {
          '200': {
            description: 'The post',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Post' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/posts/comment': {
      post: {
        operationId: 'createComment',
        summary:
          "The video that it carries is refused as a post's is. 404 COMMENT_NOT_FOUND where what it answers is gone; 409 DISCUSSION_FULL where the post holds no more comments; 429 WRITTEN_ENOUGH_TODAY or 409 WRITTEN_ENOUGH where the person has no room for more.",
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewComment' } } },
        },
        responses: {
          '201': {
            description: 'The post with its comment',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Post' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/posts/{postId}': {
      get: {
        operationId: 'getPost',
        summary: 'One post; a hidden one only to its author and to moderators.',
        parameters: [{ $ref: '#/components/parameters/PostId' }],
        responses: {
          '200': {
            description: 'The post',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Post' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      put: {
        operationId: 'editPost',
        summary:
          'Only its author. A hidden post stays hidden. 403 NOT_YOURS; 429 WRITTEN_ENOUGH_TODAY or 409 WRITTEN_ENOUGH where the person has no room for more.',
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/PostId' }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/EditedPost' } } },
        },
        responses: {
          '200': {
            description: 'The post',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Post' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      delete: {
        operationId: 'deletePost',
        summary: 'Its author, a reviewer or an admin.',
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/PostId' }],
        responses: {
          '204': { $ref: '#/components/responses/NoContent' },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/posts/{postId}/comments': {
      get: {
        operationId: 'listComments',
        summary: 'Newest first, each whole. Fewer than the limit are the end.',
        parameters: [
          { $ref: '#/components/parameters/PostId' },
          {
            name: 'limit',
            in: 'query',
            schema: { type: 'integer', minimum: 1, maximum: 50, default: 50 },
          },
          { $ref: '#/components/parameters/After' },
        ],
        responses: {
          '200': {
            description: 'Comments',
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/Comment' } },
              },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/posts/{postId}/comments/{commentId}': {
      delete: {
        operationId: 'deleteComment',
        security: [{ bearer: [] }],
        parameters: [
          { $ref: '#/components/parameters/PostId' },
          {
            name: 'commentId',
            in: 'path',
            required: true,
            schema: { $ref: '#/components/schemas/ObjectId' },
          },
        ],
        responses: {
          '200': {
            description:
              'The comments that remain, as a post carries them: all up to 50, else the newest 3.',
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/Comment' } },
              },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/posts/{postId}/report': {
      post: {
        operationId: 'reportPost',
        summary:
          'Tells the moderators; one open report per person and target. 409 where a moderator has looked at an earlier one.',
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/PostId' }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewReport' } } },
        },
        responses: {
          '201': {
            description: 'The report',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Report' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/posts/{postId}/hide': {
      post: {
        operationId: 'hidePost',
        summary: 'Reviewer or admin; the author sees the reason.',
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/PostId' }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/HideReason' } } },
        },
        responses: {
          '200': {
            description: 'The post',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Post' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      delete: {
        operationId: 'unhidePost',
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/PostId' }],
        responses: {
          '200': {
            description: 'The post',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Post' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/posts/reports': {
      get: {
        operationId: 'listReports',
        summary: 'Reviewer or admin; newest first.',
        security: [{ bearer: [] }],
        parameters: [
          { $ref: '#/components/parameters/Limit' },
          { $ref: '#/components/parameters/After' },
        ],
        responses: {
          '200': {
            description: 'Reports',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/ReportList' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/posts/reports/{reportId}': {
      delete: {
        operationId: 'dismissReport',
        summary:
          'Reviewer or admin; what is reported stays, and every open report of it is closed.',
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'reportId',
            in: 'path',
            required: true,
            schema: { $ref: '#/components/schemas/ObjectId' },
          },
        ],
        responses: {
          '204': { $ref: '#/components/responses/NoContent' },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/char/Allcharacters': {
      get: {
        operationId: 'listCharacters',
        summary: 'Letters and numerals; the letters of the default alphabet unless one is named.',
        parameters: [{ $ref: '#/components/parameters/Alphabet' }],
        responses: {
          '200': {
            description: 'Characters',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/CharacterList' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/char/Allexpressions': {
      get: {
        operationId: 'listExpressions',
        responses: {
          '200': {
            description: 'Non-manual expressions',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/ExpressionList' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/words': {
      get: {
        operationId: 'listWords',
        summary: 'Words by gloss, A to Z; after is the last _id.',
        parameters: [
          {
            name: 'limit',
            in: 'query',
            schema: { type: 'integer', minimum: 1, maximum: 500, default: 50 },
          },
          { $ref: '#/components/parameters/After' },
          { name: 'category', in: 'query', schema: { type: 'string', maxLength: 40 } },
          { name: 'q', in: 'query', schema: { type: 'string', maxLength: 100 } },
        ],
        responses: {
          '200': {
            description: 'Words',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/WordList' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/words/categories': {
      get: {
        operationId: 'listCategories',
        summary:
          'The groups that words are in, by name, each with the picture of one of its signs.',
        responses: {
          '200': {
            description: 'Groups',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/CategoryList' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/signs': {
      get: {
        operationId: 'findSigns',
        summary:
          "Signs that a form shows, in the dictionary's order; after is the last _id. A handshape and a place together are found where one hand has that shape at that place.",
        parameters: [
          { $ref: '#/components/parameters/Limit' },
          { $ref: '#/components/parameters/After' },
          { name: 'handshape', in: 'query', schema: { $ref: '#/components/schemas/Handshape' } },
          { name: 'place', in: 'query', schema: { $ref: '#/components/schemas/BodyPlace' } },
          { name: 'category', in: 'query', schema: { type: 'string', maxLength: 40 } },
          { $ref: '#/components/parameters/Alphabet' },
        ],
        responses: {
          '200': {
            description: 'Signs',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/SignList' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/signs/{signId}': {
      get: {
        operationId: 'getSign',
        parameters: [
          {
            name: 'signId',
            in: 'path',
            required: true,
            schema: { $ref: '#/components/schemas/SignId' },
          },
        ],
        responses: {
          '200': {
            description: 'One entry with everything known of it',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Sign' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/signs/by-id': {
      get: {
        operationId: 'listSignsById',
        summary:
          'The signs of a list that somebody made, in its order; ids that no sign has are left out.',
        parameters: [
          {
            name: 'ids',
            in: 'query',
            required: true,
            description: 'Up to 100, with commas between.',
            schema: {
              type: 'string',
              pattern: '^[a-z0-9-]{1,64}(,[a-z0-9-]{1,64}){0,99}$',
              maxLength: 6499,
            },
          },
        ],
        responses: {
          '200': {
            description: 'Signs',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/SignCards' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/signs/{signId}/around': {
      get: {
        operationId: 'getSignAround',
        summary:
          'What stands beside a sign in the dictionary, what it means beside others, what looks like it, and a sentence with it.',
        parameters: [
          {
            name: 'signId',
            in: 'path',
            required: true,
            schema: { $ref: '#/components/schemas/SignId' },
          },
        ],
        responses: {
          '200': {
            description: 'Its surroundings',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/SignAround' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/signs/forms/disputed': {
      get: {
        operationId: 'listDisputedForms',
        summary: 'Forms that signers do not agree on now; no avatar shows them.',
        responses: {
          '200': {
            description: 'Their ids',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/FormIdList' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/signs/forms/{formId}/verdict': {
      get: {
        operationId: 'getFormVerdicts',
        summary:
          'What signers said of how the avatar makes a form; `mine` to whoever is signed in and said something.',
        security: [{}, { bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/FormId' }],
        responses: {
          '200': {
            description: 'Verdicts',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/FormVerdicts' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      put: {
        operationId: 'judgeForm',
        summary:
          'Reviewer or admin; one verdict each, the newest counts. It changes the dictionary at once.',
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/FormId' }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/NewFormVerdict' } },
          },
        },
        responses: {
          '200': {
            description: 'Verdicts',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/FormVerdicts' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      delete: {
        operationId: 'takeBackFormVerdict',
        summary: "One's own verdict; without one nothing changes.",
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/FormId' }],
        responses: {
          '200': {
            description: 'Verdicts',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/FormVerdicts' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/signs/forms/proposals': {
      get: {
        operationId: 'listProposals',
        summary: 'Reviewer or admin; newest first, those of every form.',
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'limit',
            in: 'query',
            schema: { type: 'integer', minimum: 1, maximum: 50, default: 20 },
          },
          { $ref: '#/components/parameters/After' },
          {
            name: 'state',
            in: 'query',
            description: 'Open ones without it.',
            schema: { $ref: '#/components/schemas/ProposalState' },
          },
        ],
        responses: {
          '200': {
            description: 'Proposals',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/ProposalList' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/signs/forms/proposals/{proposalId}': {
      delete: {
        operationId: 'withdrawProposal',
        summary: 'Its author, while it is open; 403 NOT_YOURS, 409 PROPOSAL_SETTLED.',
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/ProposalId' }],
        responses: {
          '200': {
            description: 'The proposal',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Proposal' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/signs/forms/proposals/{proposalId}/decision': {
      put: {
        operationId: 'decideProposal',
        summary:
          "Reviewer or admin, of somebody else's open proposal; 403 OWN_PROPOSAL, 409 PROPOSAL_SETTLED. The lexicon changes by a maintainer, who takes accepted ones out by an export.",
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/ProposalId' }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/NewProposalDecision' } },
          },
        },
        responses: {
          '200': {
            description: 'The proposal',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Proposal' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/signs/forms/{formId}/proposals': {
      get: {
        operationId: 'listProposalsOfForm',
        summary: 'Reviewer or admin; the newest 50 of one form, whatever became of them.',
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/FormId' }],
        responses: {
          '200': {
            description: 'Proposals',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/ProposalList' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      post: {
        operationId: 'createProposal',
        summary:
          "Reviewer or admin. 400 NOTATION_BROKEN where the lexicon's schema refuses it, with the place; 400 NOTATION_UNCHANGED where it is the form as it stands; 409 PROPOSALS_FULL with 20 open ones of one's own; 429 WRITTEN_ENOUGH_TODAY or 409 WRITTEN_ENOUGH.",
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/FormId' }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewProposal' } } },
        },
        responses: {
          '201': {
            description: 'The proposal',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Proposal' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/sayings': {
      get: {
        operationId: 'listSayings',
        summary: 'Reviewer or admin; newest first.',
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'limit',
            in: 'query',
            schema: { type: 'integer', minimum: 1, maximum: 50, default: 20 },
          },
          { $ref: '#/components/parameters/After' },
          {
            name: 'state',
            in: 'query',
            description: 'Open ones without it.',
            schema: { $ref: '#/components/schemas/SayingState' },
          },
        ],
        responses: {
          '200': {
            description: 'How people would sign sentences',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/SayingList' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      post: {
        operationId: 'createSaying',
        summary:
          "Anybody with an account of their own. 400 SPAN_OUTSIDE or SAYING_UNCHANGED; 403 DEMO_FIXED; 409 SAYINGS_FULL with 20 open ones of one's own; 429 WRITTEN_ENOUGH_TODAY or 409 WRITTEN_ENOUGH; a clip as in a post.",
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewSaying' } } },
        },
        responses: {
          '201': {
            description: 'As it is kept',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Saying' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/sayings/mine': {
      get: {
        operationId: 'listOwnSayings',
        summary: 'What the person sent, newest first, whatever became of it.',
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'limit',
            in: 'query',
            schema: { type: 'integer', minimum: 1, maximum: 50, default: 20 },
          },
          { $ref: '#/components/parameters/After' },
        ],
        responses: {
          '200': {
            description: 'Own ones',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/SayingList' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/sayings/{sayingId}': {
      delete: {
        operationId: 'deleteSaying',
        summary: 'Its author, whatever became of it; 403 NOT_YOURS.',
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/SayingId' }],
        responses: {
          '204': { description: 'It is gone.' },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/sayings/{sayingId}/decision': {
      put: {
        operationId: 'decideSaying',
        summary:
          "Reviewer or admin, of somebody else's open one; 403 OWN_SAYING, 409 SAYING_SETTLED. Its author is told. The rules change by a maintainer, who takes what is taken up out by an export.",
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/SayingId' }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/NewSayingDecision' } },
          },
        },
        responses: {
          '200': {
            description: 'As it is kept',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Saying' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/courses': {
      get: {
        operationId: 'listCourses',
        responses: {
          '200': {
            description: 'A bare array',
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/Course' } },
              },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      post: {
        operationId: 'createCourse',
        summary: 'Admin; playlistUrl is http or https, or a path of this site.',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewCourse' } } },
        },
        responses: {
          '201': {
            description: 'The course',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Course' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/courses/takedowns': {
      get: {
        operationId: 'listTakedowns',
        summary: 'Reviewer or admin; courses of teachers that are taken down, the last one first.',
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'limit',
            in: 'query',
            schema: { type: 'integer', minimum: 1, maximum: 50, default: 20 },
          },
          {
            name: 'after',
            in: 'query',
            description: 'What the page before called next.',
            schema: { type: 'string', pattern: '^\\d{1,15}_[a-z0-9-]{1,64}$' },
          },
        ],
        responses: {
          '200': {
            description: 'Courses',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Takedowns' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/courses/{courseId}': {
      get: {
        operationId: 'getCourse',
        summary:
          'One course with its lessons; one that leads elsewhere has none. 404 COURSE_NOT_FOUND.',
        parameters: [{ $ref: '#/components/parameters/CourseId' }],
        responses: {
          '200': {
            description: 'The course',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/CourseDetail' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      delete: {
        operationId: 'deleteCourse',
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/CourseId' }],
        responses: {
          '204': { $ref: '#/components/responses/NoContent' },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/courses/{courseId}/report': {
      post: {
        operationId: 'reportCourse',
        summary:
          "Tells the moderators what is wrong with an open course of a teacher's, as reportPost does of a post. 404 COURSE_NOT_FOUND of any other.",
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/CourseId' }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/NewCourseReport' } },
          },
        },
        responses: {
          '201': {
            description: 'The report',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Report' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/courses/{courseId}/takedown': {
      post: {
        operationId: 'takeCourseDown',
        summary:
          "Reviewer or admin; a teacher's course is closed to everybody but its teacher, who sees the reason, and to moderators. 403 OWN_COURSE of one's own.",
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/CourseId' }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/HideReason' } } },
        },
        responses: {
          '200': {
            description: 'How it is taken down',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/CourseTakenDown' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      delete: {
        operationId: 'restoreCourse',
        summary:
          'Reviewer or admin; it is as its teacher has it now, open or a draft. 404 COURSE_NOT_FOUND where it is not taken down.',
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/CourseId' }],
        responses: {
          '204': { $ref: '#/components/responses/NoContent' },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/teaching/courses': {
      get: {
        operationId: 'listTaughtCourses',
        summary: "Teacher; one's own courses, the one changed last first.",
        security: [{ bearer: [] }],
        responses: {
          '200': {
            description: "One's own",
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/TaughtCourseList' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      post: {
        operationId: 'createTaughtCourse',
        summary:
          'Teacher; a draft. 400 UNKNOWN_SIGN names the step, 400 LESSON_REPEATED the lesson whose number another one has, 409 COURSES_FULL where the person has no room for another one, 409 COURSE_COPY_TAKEN_DOWN where its lessons are those of one of theirs that is taken down, 413 COURSE_TOO_LARGE.',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/NewTaughtCourse' } },
          },
        },
        responses: {
          '201': {
            description: 'The course',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/TaughtCourse' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/teaching/courses/file': {
      get: {
        operationId: 'getCourseFileSchema',
        summary: "The JSON Schema of a course's file.",
        responses: {
          '200': {
            description: 'The schema',
            content: {
              'application/json': { schema: { type: 'object', additionalProperties: true } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      post: {
        operationId: 'importCourse',
        summary:
          'Teacher; a file as exportCourse gives it becomes a draft. 400 COURSE_FILE_BROKEN names each place that is wrong, and nothing is kept; else refused as a new one is.',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { type: 'object', additionalProperties: true } },
          },
        },
        responses: {
          '201': {
            description: 'The course',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/TaughtCourse' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/teaching/courses/{courseId}': {
      get: {
        operationId: 'getTaughtCourse',
        summary: "One's own course as it is edited, with the signs that it names.",
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/CourseId' }],
        responses: {
          '200': {
            description: 'The course',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/TaughtCourse' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      put: {
        operationId: 'saveTaughtCourse',
        summary:
          'Keeps a whole course; refused as a new one is. 409 COURSE_CHANGED where another tab or device saved since `version`, and nothing is changed; 409 COURSE_UNFINISHED names what a course that others see still lacks; 409 COURSE_IN_CLASS where it would be hidden from a class; 409 COURSE_TAKEN_DOWN where a draft that moderators took down would be opened.',
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/CourseId' }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/EditedCourse' } },
          },
        },
        responses: {
          '200': {
            description: 'What it is now',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/SavedCourse' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      delete: {
        operationId: 'deleteTaughtCourse',
        summary: "One's own. 409 COURSE_IN_CLASS while a class learns from it.",
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/CourseId' }],
        responses: {
          '204': { $ref: '#/components/responses/NoContent' },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/teaching/courses/{courseId}/preview': {
      get: {
        operationId: 'previewTaughtCourse',
        summary:
          "One's own course as learners will see it, whether or not it is open. To a moderator also another one's that is open, reported or taken down.",
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/CourseId' }],
        responses: {
          '200': {
            description: 'The course',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/CourseDetail' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/teaching/courses/{courseId}/file': {
      get: {
        operationId: 'exportCourse',
        summary: "One's own course as one file, for importCourse here or elsewhere.",
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/CourseId' }],
        responses: {
          '200': {
            description: 'The file',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/CourseFile' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/classes': {
      get: {
        operationId: 'listClasses',
        summary: 'Classes that one teaches and those that one joined, newest first.',
        security: [{ bearer: [] }],
        responses: {
          '200': {
            description: 'Classes',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/ClassList' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      post: {
        operationId: 'createClass',
        summary:
          "Teacher; for an open course of one's own or one of the installation's. 404 COURSE_NOT_FOUND, 409 CLASSES_FULL.",
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewClass' } } },
        },
        responses: {
          '201': {
            description: 'The class with its code',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Class' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/classes/join': {
      post: {
        operationId: 'joinClass',
        summary:
          'Whoever has the code; again changes what the teacher may see. 404 CLASS_CODE_UNKNOWN, which the gateway counts, 409 CLASS_FULL or CLASSES_FULL, 403 DEMO_FIXED for the shared demo account.',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Joining' } } },
        },
        responses: {
          '200': {
            description: 'The class',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Class' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/classes/{classId}': {
      get: {
        operationId: 'getClass',
        summary:
          'Its teacher and its learners; of learners only the teacher hears, and only of those who agreed. 404 CLASS_NOT_FOUND.',
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/ClassId' }],
        responses: {
          '200': {
            description: 'The class',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Class' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      delete: {
        operationId: 'endClass',
        summary: 'Its teacher. What its learners learnt stays theirs.',
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/ClassId' }],
        responses: {
          '204': { $ref: '#/components/responses/NoContent' },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/classes/{classId}/code': {
      post: {
        operationId: 'renewClassCode',
        summary: 'Its teacher; the code before opens nothing from now on, and who joined stays.',
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/ClassId' }],
        responses: {
          '200': {
            description: 'The class with its new code',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Class' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/classes/{classId}/membership': {
      put: {
        operationId: 'changeMembership',
        summary: 'A learner; whether the teacher may see from now on what they did.',
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/ClassId' }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/MembershipChange' } },
          },
        },
        responses: {
          '200': {
            description: 'The class',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Class' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      delete: {
        operationId: 'leaveClass',
        summary: 'A learner; nothing of them stays with the class.',
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/ClassId' }],
        responses: {
          '204': { $ref: '#/components/responses/NoContent' },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/progress': {
      get: {
        operationId: 'getProgress',
        summary:
          'What this person has learnt, by all their devices. Of the shared demo account nothing.',
        security: [{ bearer: [] }],
        responses: {
          '200': {
            description: 'Progress',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Progress' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      post: {
        operationId: 'mergeProgress',
        summary:
          'Merges what devices saw, in any order and as often as it is sent. All of a batch is kept or nothing; 400 INVALID_REQUEST names the event, 409 PROGRESS_FULL where there is no room for it, 403 DEMO_FIXED for the shared demo account.',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/ProgressEvents' } },
          },
        },
        responses: {
          '200': {
            description: 'The merged progress',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Progress' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/notifications': {
      get: {
        operationId: 'listNotifications',
        summary:
          "What others did about something of this person's, newest first; at most the newest 200 of the last 90 days. Of the shared demo account nothing.",
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'limit',
            in: 'query',
            schema: { type: 'integer', minimum: 1, maximum: 50, default: 20 },
          },
          {
            name: 'after',
            in: 'query',
            description: 'What the page before called next.',
            schema: { type: 'string', pattern: '^\\d{1,15}_[a-z]{1,10}-[0-9a-f]{24}$' },
          },
        ],
        responses: {
          '200': {
            description: 'A page',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/NotificationPage' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/notifications/read': {
      post: {
        operationId: 'readNotifications',
        summary: 'Those up to that moment are read from now on; may be repeated.',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/ReadNotifications' } },
          },
        },
        responses: {
          '200': {
            description: 'What is unread still',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/UnreadNotifications' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/notifications/push': {
      get: {
        operationId: 'getPush',
        summary:
          "Whether this person's browsers can be told while the app is closed, and how many are.",
        security: [{ bearer: [] }],
        responses: {
          '200': {
            description: 'How it is',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/PushState' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      post: {
        operationId: 'subscribePush',
        summary:
          'This browser is told from now on, at most once an hour, in this language; may be repeated. Of more than 10 browsers the oldest is told no more. 400 PUSH_SERVICE_UNKNOWN, 404 PUSH_OFF where this site has none, 403 DEMO_FIXED.',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/NewPushSubscription' } },
          },
        },
        responses: {
          '200': {
            description: 'How it is now',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/PushState' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/notifications/push/end': {
      post: {
        operationId: 'unsubscribePush',
        summary: 'This browser is told no more; may be repeated.',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/EndedPushSubscription' } },
          },
        },
        responses: {
          '200': {
            description: 'How it is now',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/PushState' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/search': {
      get: {
        operationId: 'search',
        summary: 'Signs, posts and courses; tolerant of a typing slip.',
        parameters: [
          {
            name: 'q',
            in: 'query',
            required: true,
            schema: { type: 'string', minLength: 1, maxLength: 100 },
          },
          {
            name: 'limit',
            in: 'query',
            schema: { type: 'integer', minimum: 1, maximum: 50, default: 20 },
          },
        ],
        responses: {
          '200': {
            description: 'Hits',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/SearchResult' } },
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
    '/internal/holdings': {
      get: {
        operationId: 'getHoldings',
        summary: 'For the gateway alone; what waits, and how much is kept.',
        security: [{ internal: [] }],
        responses: {
          '200': {
            description: 'What is kept',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Holdings' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/internal/outcomes': {
      post: {
        operationId: 'tellOutcomes',
        summary: 'For the gateway alone; what became of clips, for their givers. May be repeated.',
        security: [{ internal: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/ClipOutcomes' } },
          },
        },
        responses: {
          '200': {
            description: 'How many are kept',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Told' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/internal/audit': {
      get: {
        operationId: 'listOwnAudit',
        summary: 'For the gateway alone; what admins and reviewers did here, newest first.',
        security: [{ internal: [] }],
        parameters: [
          { $ref: '#/components/parameters/Limit' },
          { $ref: '#/components/parameters/AuditBefore' },
          { $ref: '#/components/parameters/AuditBy' },
          { $ref: '#/components/parameters/AuditKind' },
        ],
        responses: {
          '200': {
            description: 'Entries',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/AuditList' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/internal/erasures': {
      post: {
        operationId: 'createErasure',
        summary: 'Erases what a person made; may be repeated.',
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
      PostId: {
        name: 'postId',
        in: 'path',
        required: true,
        schema: { $ref: '#/components/schemas/ObjectId' },
      },
      Alphabet: {
        name: 'alphabet',
        in: 'query',
        description: "Which way of spelling; the lexicon's default one without it.",
        schema: { type: 'string', enum: ['v1', 'v2'] },
      },
      FormId: {
        name: 'formId',
        in: 'path',
        required: true,
        schema: { $ref: '#/components/schemas/SignId' },
      },
      ProposalId: {
        name: 'proposalId',
        in: 'path',
        required: true,
        schema: { $ref: '#/components/schemas/ObjectId' },
      },
      SayingId: {
        name: 'sayingId',
        in: 'path',
        required: true,
        schema: { $ref: '#/components/schemas/ObjectId' },
      },
      CourseId: {
        name: 'courseId',
        in: 'path',
        required: true,
        schema: { type: 'string', maxLength: 64 },
      },
      ClassId: {
        name: 'classId',
        in: 'path',
        required: true,
        schema: { $ref: '#/components/schemas/ObjectId' },
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
    schemas: {
      ObjectId: { type: 'string', pattern: '^[0-9a-f]{24}$' },
      ContentTruncated: {
        type: 'boolean',
        const: true,
        description:
          'content is only the beginning. The whole is in GET /posts/{postId}, or GET /posts/{postId}/comments; absent where this is the whole.',
      },
      ByModerator: {
        type: 'boolean',
        const: true,
        description: 'Its author was a moderator when it was written; absent otherwise.',
      },
      ReplyTo: {
        type: 'string',
        pattern: '^[0-9a-f]{24}$',
        description:
          'The comment of this post that it answers; who answers an answer answers what that answered. It may be gone meanwhile.',
      },
      CarriedVideo: {
        type: 'string',
        pattern: '^[0-9a-f]{24}$',
        description:
          "A video of its author's. Whether the reader may see it says media alone (GET /videos/some); it may be gone meanwhile.",
      },
      Comment: {
        type: 'object',
        required: ['_id', 'content', 'createdAt'],
        properties: {
          _id: { $ref: '#/components/schemas/ObjectId' },
          username: { type: 'string' },
          content: { type: 'string' },
          contentTruncated: { $ref: '#/components/schemas/ContentTruncated' },
          createdAt: { type: 'string', format: 'date-time' },
          replyTo: { $ref: '#/components/schemas/ReplyTo' },
          videoId: { $ref: '#/components/schemas/CarriedVideo' },
          authorId: { type: 'string', description: "Compare with the signed-in account's id." },
          moderator: { $ref: '#/components/schemas/ByModerator' },
        },
      },
      SignId: { type: 'string', pattern: '^[a-z0-9-]+$', maxLength: 64 },
      AboutVideo: {
        type: 'string',
        pattern: '^[0-9a-f]{24}$',
        description: 'The video that it is about; it stands under that video alone.',
      },
      HideReason: {
        type: 'object',
        required: ['reason'],
        properties: { reason: { type: 'string', pattern: '\\S', maxLength: 500 } },
      },
      Post: {
        type: 'object',
        required: ['_id', 'title', 'content', 'likes', 'comments', 'commentCount', 'createdAt'],
        properties: {
          _id: { $ref: '#/components/schemas/ObjectId' },
          title: { type: 'string' },
          content: { type: 'string' },
          contentTruncated: { $ref: '#/components/schemas/ContentTruncated' },
          username: { type: 'string' },
          authorId: { type: 'string' },
          moderator: { $ref: '#/components/schemas/ByModerator' },
          likes: { type: 'integer', minimum: 0 },
          liked: { type: 'boolean', description: 'Whether this person or visitor likes it.' },
          comments: {
            type: 'array',
            description:
              'Oldest first. Of a single post all of them up to 50, else the newest 3, each cut at 1,000 characters; in a list the newest 3 at most, each cut at 500 characters or fewer.',
            items: { $ref: '#/components/schemas/Comment' },
          },
          commentCount: {
            type: 'integer',
            minimum: 0,
            description: 'All of them, whether or not they are in comments.',
          },
          createdAt: { type: 'string', format: 'date-time' },
          editedAt: {
            type: 'string',
            format: 'date-time',
            description:
              'When its author last changed what it says; absent where it is as it was written.',
          },
          signId: { $ref: '#/components/schemas/SignId' },
          aboutVideo: { $ref: '#/components/schemas/AboutVideo' },
          videoId: { $ref: '#/components/schemas/CarriedVideo' },
          hidden: { $ref: '#/components/schemas/HideReason' },
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
      NewPost: {
        type: 'object',
        required: ['title', 'content'],
        properties: {
          title: { type: 'string', pattern: '\\S', maxLength: 200 },
          content: { type: 'string', pattern: '\\S', maxLength: 10000 },
          signId: { $ref: '#/components/schemas/SignId' },
          aboutVideo: { $ref: '#/components/schemas/AboutVideo' },
          videoId: { $ref: '#/components/schemas/CarriedVideo' },
        },
      },
      LikePost: {
        type: 'object',
        required: ['postId'],
        properties: { postId: { $ref: '#/components/schemas/ObjectId' } },
      },
      NewComment: {
        type: 'object',
        required: ['postId', 'content'],
        properties: {
          postId: { $ref: '#/components/schemas/ObjectId' },
          content: { type: 'string', pattern: '\\S', maxLength: 5000 },
          replyTo: { $ref: '#/components/schemas/ReplyTo' },
          videoId: { $ref: '#/components/schemas/CarriedVideo' },
        },
      },
      EditedPost: {
        type: 'object',
        required: ['title', 'content'],
        properties: {
          title: { type: 'string', pattern: '\\S', maxLength: 200 },
          content: { type: 'string', pattern: '\\S', maxLength: 10000 },
          withoutVideo: {
            type: 'boolean',
            const: true,
            description: 'Takes out the video that it carries; left out where it stays.',
          },
        },
      },
      NewReport: {
        type: 'object',
        required: ['reason'],
        properties: {
          reason: { type: 'string', pattern: '\\S', maxLength: 1000 },
          commentId: { $ref: '#/components/schemas/ObjectId' },
        },
      },
      ReportedText: {
        type: 'object',
        description: 'To moderators: the words that are reported. Absent once they are gone.',
        required: ['title', 'content'],
        properties: {
          title: { type: 'string', description: 'Of the post or course.' },
          content: {
            type: 'string',
            description:
              'Of the comment where one is reported, else of the post; of a course its description.',
          },
          username: { type: 'string' },
          signId: { $ref: '#/components/schemas/SignId' },
          aboutVideo: { $ref: '#/components/schemas/AboutVideo' },
          videoId: { $ref: '#/components/schemas/CarriedVideo' },
        },
      },
      Report: {
        type: 'object',
        description: 'Of a post, of a comment on it, or of a course.',
        required: ['_id', 'reason', 'createdAt'],
        properties: {
          _id: { $ref: '#/components/schemas/ObjectId' },
          postId: { $ref: '#/components/schemas/ObjectId' },
          commentId: { $ref: '#/components/schemas/ObjectId' },
          courseId: { type: 'string' },
          reason: { type: 'string' },
          createdAt: { type: 'string', format: 'date-time' },
          about: { $ref: '#/components/schemas/ReportedText' },
        },
      },
      ReportList: {
        type: 'object',
        required: ['data'],
        properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Report' } } },
      },
      PictureKind: {
        type: 'string',
        description:
          'drawn: the letter or word as text, where no form may be shown; avatar: rendered by sign-kit; person: a real signer.',
        enum: ['drawn', 'avatar', 'person'],
      },
      SignStatus: {
        type: 'string',
        enum: ['none', 'draft', 'reviewed', 'disputed', 'withdrawn'],
        description:
          'Of the best form. none: no form is known yet, so it is spelled; withdrawn: every form was taken back.',
      },
      Confidence: {
        type: 'string',
        enum: ['high', 'medium'],
        description: 'How sure the form is; medium may be wrong.',
      },
      Character: {
        type: 'object',
        required: ['_id', 'id', 'name', 'image', 'pictureKind', 'kind'],
        properties: {
          _id: { $ref: '#/components/schemas/SignId' },
          id: { $ref: '#/components/schemas/SignId' },
          name: { type: 'string' },
          nameHi: { type: 'string' },
          image: { type: 'string' },
          video: { type: 'string' },
          alt: { type: 'string', description: 'The sign described in a sentence.' },
          altHi: { type: 'string', description: 'The same in Hindi.' },
          pictureKind: { $ref: '#/components/schemas/PictureKind' },
          kind: { type: 'string', enum: ['letter', 'numeral'] },
          status: { $ref: '#/components/schemas/SignStatus' },
          confidence: { $ref: '#/components/schemas/Confidence' },
        },
      },
      CharacterList: {
        type: 'object',
        required: ['data'],
        properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Character' } } },
      },
      Expression: {
        type: 'object',
        required: ['_id', 'id', 'name', 'image', 'pictureKind'],
        properties: {
          _id: { $ref: '#/components/schemas/SignId' },
          id: { $ref: '#/components/schemas/SignId' },
          name: { type: 'string' },
          nameHi: { type: 'string' },
          image: { type: 'string' },
          video: { type: 'string' },
          alt: { type: 'string', description: 'The sign described in a sentence.' },
          altHi: { type: 'string', description: 'The same in Hindi.' },
          pictureKind: { $ref: '#/components/schemas/PictureKind' },
          status: { $ref: '#/components/schemas/SignStatus' },
          confidence: { $ref: '#/components/schemas/Confidence' },
        },
      },
      ExpressionList: {
        type: 'object',
        required: ['data'],
        properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Expression' } } },
      },
      Word: {
        type: 'object',
        required: ['_id', 'id', 'name', 'gloss', 'category', 'image', 'pictureKind', 'status'],
        properties: {
          _id: { $ref: '#/components/schemas/SignId' },
          id: { $ref: '#/components/schemas/SignId' },
          name: { type: 'string' },
          nameHi: { type: 'string' },
          gloss: { type: 'string' },
          category: { type: 'string' },
          image: { type: 'string' },
          video: { type: 'string' },
          alt: { type: 'string', description: 'The sign described in a sentence.' },
          altHi: { type: 'string', description: 'The same in Hindi.' },
          pictureKind: { $ref: '#/components/schemas/PictureKind' },
          status: { $ref: '#/components/schemas/SignStatus' },
          confidence: { $ref: '#/components/schemas/Confidence' },
        },
      },
      WordList: {
        type: 'object',
        required: ['data'],
        properties: {
          data: { type: 'array', items: { $ref: '#/components/schemas/Word' } },
          categories: { type: 'array', items: { type: 'string' } },
        },
      },
      Category: {
        type: 'object',
        required: ['id', 'count', 'withForm', 'image', 'pictureKind'],
        properties: {
          id: {
            type: 'string',
            description: 'As in the words; the interface has its name in both languages.',
          },
          count: { type: 'integer', minimum: 1, description: 'Words in it.' },
          withForm: {
            type: 'integer',
            minimum: 0,
            description: 'Words of it that a form shows; the others are spelled.',
          },
          image: { type: 'string' },
          pictureKind: { $ref: '#/components/schemas/PictureKind' },
        },
      },
      CategoryList: {
        type: 'object',
        required: ['data'],
        properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Category' } } },
      },
      Handshape: {
        type: 'string',
        description: "The lexicon's names of handshapes, without the relaxed hand.",
        enum: [
          'flat',
          'flat-thumb',
          'five',
          'claw',
          'bent',
          'fist',
          'thumb',
          'index',
          'hook',
          'h',
          'h-bent',
          'v',
          'v-bent',
          'three',
          'w',
          'four',
          'ring',
          'pinch',
          'bunch',
          'y',
          'little',
          'little-hook',
          'horns',
          'l',
          'c',
          'c-index',
          'o',
          'o-index',
          'three-thumb',
          'middle',
          'six',
          'u',
        ],
      },
      BodyPlace: {
        type: 'string',
        description:
          'Where a hand is: within 10 cm of that part of the body, at the other hand, or in the space before the body.',
        enum: [
          'forehead',
          'eye',
          'ear',
          'nose',
          'cheek',
          'mouth',
          'chin',
          'neck',
          'shoulder',
          'chest',
          'stomach',
          'hand',
          'space',
        ],
      },
      FoundSign: {
        type: 'object',
        required: [
          '_id',
          'id',
          'kind',
          'name',
          'gloss',
          'category',
          'image',
          'pictureKind',
          'status',
        ],
        properties: {
          _id: { $ref: '#/components/schemas/SignId' },
          id: { $ref: '#/components/schemas/SignId' },
          kind: { type: 'string', enum: ['letter', 'numeral', 'word', 'expression'] },
          name: { type: 'string' },
          nameHi: { type: 'string' },
          gloss: { type: 'string' },
          category: { type: 'string' },
          image: { type: 'string' },
          video: { type: 'string' },
          alt: { type: 'string', description: 'The sign described in a sentence.' },
          altHi: { type: 'string', description: 'The same in Hindi.' },
          pictureKind: { $ref: '#/components/schemas/PictureKind' },
          status: { $ref: '#/components/schemas/SignStatus' },
          confidence: { $ref: '#/components/schemas/Confidence' },
        },
      },
      HandshapeCount: {
        type: 'object',
        required: ['id', 'count'],
        properties: {
          id: { $ref: '#/components/schemas/Handshape' },
          count: { type: 'integer', minimum: 1, description: 'Signs.' },
        },
      },
      PlaceCount: {
        type: 'object',
        required: ['id', 'count'],
        properties: {
          id: { $ref: '#/components/schemas/BodyPlace' },
          count: { type: 'integer', minimum: 1, description: 'Signs.' },
        },
      },
      SignList: {
        type: 'object',
        required: ['data', 'total', 'handshapes', 'places'],
        properties: {
          data: { type: 'array', items: { $ref: '#/components/schemas/FoundSign' } },
          total: { type: 'integer', minimum: 0, description: 'On all pages.' },
          handshapes: {
            type: 'array',
            items: { $ref: '#/components/schemas/HandshapeCount' },
            description: 'What may be chosen beside the chosen place.',
          },
          places: {
            type: 'array',
            items: { $ref: '#/components/schemas/PlaceCount' },
            description: 'What may be chosen beside the chosen handshape.',
          },
        },
      },
      Sense: {
        type: 'object',
        required: ['en', 'lemmas', 'wordClass'],
        properties: {
          en: { type: 'string' },
          lemmas: { type: 'array', items: { type: 'string' } },
          wordClass: { type: 'string' },
        },
      },
      ClipSeconds: {
        type: 'object',
        description: 'From when to when the sign lasts in its clip.',
        required: ['from', 'to'],
        properties: { from: { type: 'number' }, to: { type: 'number' } },
      },
      SignSource: {
        type: 'object',
        required: ['name', 'seen'],
        properties: {
          name: { type: 'string' },
          nameHi: { type: 'string', description: 'Absent where the name is a name alone.' },
          year: { type: 'integer' },
          seen: { type: 'string', description: 'What the source shows of the sign.' },
          seenHi: { type: 'string', description: 'The same in Hindi.' },
          clip: {
            type: 'string',
            description: 'What the clip is called there in which it was seen.',
          },
          seconds: { $ref: '#/components/schemas/ClipSeconds' },
          region: {
            type: 'string',
            description:
              'Where the person shown is from; unknown or absent unless the source says.',
          },
        },
      },
      SignReviews: {
        type: 'object',
        description: 'Who found the form right, where status is reviewed.',
        required: ['count', 'region', 'date'],
        properties: {
          count: { type: 'integer', minimum: 1, description: 'Deaf signers.' },
          region: { type: 'string', description: 'Of the newest review.' },
          date: { type: 'string', format: 'date', description: 'Of the newest review.' },
        },
      },
      SignForm: {
        type: 'object',
        description: 'One way to sign a concept. None of several is the right one.',
        required: ['id', 'status', 'confidence', 'origin', 'region', 'alt', 'sources', 'uncertain'],
        properties: {
          id: { $ref: '#/components/schemas/SignId' },
          variant: { type: 'string', enum: ['v1', 'v2'], description: 'Of a letter.' },
          status: { $ref: '#/components/schemas/SignStatus' },
          confidence: { $ref: '#/components/schemas/Confidence' },
          origin: {
            type: 'string',
            enum: ['isl', 'gesture'],
            description: 'gesture: most people in India read it, signers or not.',
          },
          region: { type: 'string', description: 'A place in India', 'or unknown.': null },
          alt: { type: 'string', description: 'The sign described in a sentence.' },
          altHi: { type: 'string', description: 'The same in Hindi.' },
          sources: { type: 'array', items: { $ref: '#/components/schemas/SignSource' } },
          uncertain: {
            type: 'array',
            items: { type: 'string' },
            description: 'Fields of the notation that are a guess.',
          },
          reviewed: { $ref: '#/components/schemas/SignReviews' },
          image: {
            type: 'string',
            description: "The avatar's picture; absent while the form is disputed.",
          },
          video: {
            type: 'string',
            description: "The avatar's clip, a muted loop; absent while the form is disputed.",
          },
        },
      },
      WithdrawnForm: {
        type: 'object',
        description: 'A form that was taken back. Its id is kept and never used again.',
        required: ['id', 'date'],
        properties: {
          id: { $ref: '#/components/schemas/SignId' },
          date: { type: 'string', format: 'date' },
          reason: { type: 'string' },
        },
      },
      Sign: {
        type: 'object',
        required: [
          '_id',
          'id',
          'kind',
          'name',
          'gloss',
          'category',
          'image',
          'pictureKind',
          'status',
          'senses',
          'forms',
        ],
        properties: {
          _id: { $ref: '#/components/schemas/SignId' },
          id: { $ref: '#/components/schemas/SignId' },
          kind: { type: 'string', enum: ['letter', 'numeral', 'word', 'expression'] },
          name: { type: 'string' },
          nameHi: { type: 'string' },
          gloss: { type: 'string' },
          category: { type: 'string' },
          image: { type: 'string' },
          video: { type: 'string' },
          alt: { type: 'string', description: 'The sign described in a sentence.' },
          altHi: { type: 'string', description: 'The same in Hindi.' },
          pictureKind: { $ref: '#/components/schemas/PictureKind' },
          status: { $ref: '#/components/schemas/SignStatus' },
          confidence: { $ref: '#/components/schemas/Confidence' },
          senses: { type: 'array', items: { $ref: '#/components/schemas/Sense' } },
          variants: { type: 'array', items: { $ref: '#/components/schemas/SignId' } },
          forms: {
            type: 'array',
            items: { $ref: '#/components/schemas/SignForm' },
            description:
              "Its own first; of a letter then the other variant's. Empty: it is spelled.",
          },
          withdrawn: {
            type: 'array',
            items: { $ref: '#/components/schemas/WithdrawnForm' },
            description: 'Forms of it that were taken back; absent where there is none.',
          },
        },
      },
      SignCards: {
        type: 'object',
        required: ['data'],
        properties: { data: { type: 'array', items: { $ref: '#/components/schemas/FoundSign' } } },
      },
      LookAlike: {
        type: 'object',
        required: ['sign', 'differs'],
        properties: {
          sign: { $ref: '#/components/schemas/FoundSign' },
          differs: {
            type: 'string',
            enum: ['handshape', 'place', 'movement', 'palm', 'nothing'],
            description: 'What tells the two apart; nothing: they are made the same way.',
          },
        },
      },
      SentenceFace: {
        type: 'string',
        enum: ['wh', 'polar', 'negative', 'affirmative', 'imperative'],
      },
      NonManualChannel: {
        type: 'string',
        enum: ['brows', 'eyes', 'gaze', 'head', 'cheeks', 'mouth', 'body'],
      },
      SentenceSpan: {
        type: 'object',
        required: ['channel', 'value', 'start', 'end'],
        properties: {
          channel: { $ref: '#/components/schemas/NonManualChannel' },
          value: { type: 'string', description: "A code of the channel's list." },
          start: { type: 'integer', minimum: 0, description: 'Index of the first gloss.' },
          end: { type: 'integer', minimum: 1, description: 'Index after the last gloss.' },
        },
      },
      LessonSentence: {
        type: 'object',
        required: ['en', 'hi', 'gloss', 'spans'],
        properties: {
          en: { type: 'string' },
          hi: { type: 'string' },
          gloss: {
            type: 'array',
            minItems: 1,
            items: { type: 'string' },
            description: 'In the order of signing.',
          },
          face: {
            $ref: '#/components/schemas/SentenceFace',
            description: 'Absent of a plain statement.',
          },
          spans: {
            type: 'array',
            items: { $ref: '#/components/schemas/SentenceSpan' },
            description: "What the face does over which glosses, as the avatar's page takes it.",
          },
        },
      },
      SignAround: {
        type: 'object',
        required: ['opposites', 'related', 'lookAlikes'],
        properties: {
          previous: {
            $ref: '#/components/schemas/FoundSign',
            description: "Before it in the dictionary's order; of a letter in its own alphabet.",
          },
          next: { $ref: '#/components/schemas/FoundSign' },
          opposites: {
            type: 'array',
            items: { $ref: '#/components/schemas/FoundSign' },
            description: 'By meaning; no signer has reviewed it.',
          },
          related: {
            type: 'array',
            items: { $ref: '#/components/schemas/FoundSign' },
            description: 'By meaning; no signer has reviewed it.',
          },
          lookAlikes: {
            type: 'array',
            items: { $ref: '#/components/schemas/LookAlike' },
            description: 'Computed from how the avatar makes them.',
          },
          sentence: {
            $ref: '#/components/schemas/LessonSentence',
            description: 'Of a course, all its signs shown; absent where there is none.',
          },
        },
      },
      FormIdList: {
        type: 'object',
        required: ['data'],
        properties: { data: { type: 'array', items: { $ref: '#/components/schemas/SignId' } } },
      },
      FormVerdict: { type: 'string', enum: ['right', 'wrong'] },
      Region: {
        type: 'string',
        enum: [
          'IN-AN',
          'IN-AP',
          'IN-AR',
          'IN-AS',
          'IN-BR',
          'IN-CG',
          'IN-CH',
          'IN-DH',
          'IN-DL',
          'IN-GA',
          'IN-GJ',
          'IN-HP',
          'IN-HR',
          'IN-JH',
          'IN-JK',
          'IN-KA',
          'IN-KL',
          'IN-LA',
          'IN-LD',
          'IN-MH',
          'IN-ML',
          'IN-MN',
          'IN-MP',
          'IN-MZ',
          'IN-NL',
          'IN-OD',
          'IN-PB',
          'IN-PY',
          'IN-RJ',
          'IN-SK',
          'IN-TN',
          'IN-TR',
          'IN-TS',
          'IN-UK',
          'IN-UP',
          'IN-WB',
          'other',
        ],
      },
      FormFault: {
        type: 'string',
        enum: ['handshape', 'place', 'movement', 'face', 'another-sign', 'other'],
      },
      NewFormVerdict: {
        type: 'object',
        required: ['verdict', 'region'],
        additionalProperties: false,
        properties: {
          verdict: { $ref: '#/components/schemas/FormVerdict' },
          region: { $ref: '#/components/schemas/Region', description: 'Where the signer signs.' },
          fault: { $ref: '#/components/schemas/FormFault', description: 'Needed with `wrong`.' },
          note: { type: 'string', maxLength: 500 },
        },
      },
      FormVerdicts: {
        type: 'object',
        required: ['right', 'wrong'],
        properties: {
          right: { type: 'integer' },
          wrong: { type: 'integer' },
          mine: { $ref: '#/components/schemas/NewFormVerdict' },
        },
      },
      ProposalState: { type: 'string', enum: ['open', 'withdrawn', 'accepted', 'declined'] },
      Segments: {
        type: 'array',
        description:
          'How a form is made, by packages/lexicon/schema/form.schema.json; 16 KiB at most.',
        minItems: 1,
        maxItems: 8,
        items: { type: 'object', additionalProperties: true },
      },
      Proposal: {
        type: 'object',
        description:
          'How somebody would have a form be made. It says nothing of the form as it is.',
        required: ['_id', 'formId', 'isCurrent', 'segments', 'reason', 'state', 'createdAt'],
        properties: {
          _id: { $ref: '#/components/schemas/ObjectId' },
          formId: { $ref: '#/components/schemas/SignId' },
          isCurrent: {
            type: 'boolean',
            description: 'Whether the form still is what the proposal began with.',
          },
          segments: { $ref: '#/components/schemas/Segments' },
          reason: { type: 'string', description: 'Empty of somebody whose account is gone.' },
          by: { type: 'string' },
          byId: { type: 'string', description: "Compare with the signed-in account's id." },
          state: { $ref: '#/components/schemas/ProposalState' },
          createdAt: { type: 'string', format: 'date-time' },
          settled: {
            type: 'object',
            required: ['at'],
            properties: {
              at: { type: 'string', format: 'date-time' },
              by: { type: 'string' },
              word: { type: 'string', description: 'Of whoever decided.' },
            },
          },
        },
      },
      ProposalList: {
        type: 'object',
        required: ['data'],
        properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Proposal' } } },
      },
      NewProposalDecision: {
        type: 'object',
        required: ['decision', 'word'],
        additionalProperties: false,
        properties: {
          decision: { type: 'string', enum: ['accepted', 'declined'] },
          word: {
            type: 'string',
            description: 'Why.',
            minLength: 1,
            maxLength: 500,
            pattern: '\\S',
          },
        },
      },
      NewProposal: {
        type: 'object',
        required: ['segments', 'reason'],
        additionalProperties: false,
        properties: {
          segments: { $ref: '#/components/schemas/Segments' },
          reason: {
            type: 'string',
            description: 'Ten characters at least without the blanks around it.',
            minLength: 10,
            maxLength: 1000,
          },
        },
      },
      SayingState: { type: 'string', enum: ['open', 'taken-up', 'not-taken-up'] },
      SentenceLanguage: { type: 'string', enum: ['en', 'hi'] },
      Glosses: {
        type: 'array',
        description:
          'The signs of a sentence in their order; what is spelled has its letters with hyphens between.',
        minItems: 1,
        maxItems: 200,
        items: { type: 'string', pattern: '^\\S+$', maxLength: 200 },
      },
      SentenceMark: {
        type: 'string',
        enum: [
          'yes',
          'no',
          'wh',
          'polar',
          'condition',
          'topic',
          'negative',
          'doubt',
          'imperative',
          'affirmative',
          'statement',
        ],
      },
      MarkedSpan: {
        type: 'object',
        description: 'What face and head say, from the sign `start` to before `end`.',
        required: ['type', 'start', 'end'],
        additionalProperties: false,
        properties: {
          type: { $ref: '#/components/schemas/SentenceMark' },
          start: { type: 'integer', minimum: 0, maximum: 199 },
          end: { type: 'integer', minimum: 1, maximum: 200 },
        },
      },
      MarkedSpans: {
        type: 'array',
        maxItems: 100,
        items: { $ref: '#/components/schemas/MarkedSpan' },
      },
      OurSaying: {
        type: 'object',
        description: 'What the rules made of the sentence.',
        required: ['glosses', 'spans', 'rules'],
        additionalProperties: false,
        properties: {
          glosses: { $ref: '#/components/schemas/Glosses' },
          spans: { $ref: '#/components/schemas/MarkedSpans' },
          rules: {
            type: 'string',
            description: 'Which version of the rules and the words did.',
            pattern: '^[0-9a-f]{8,64}$',
          },
        },
      },
      Saying: {
        type: 'object',
        required: [
          '_id',
          'sentence',
          'language',
          'ours',
          'glosses',
          'spans',
          'comment',
          'state',
          'createdAt',
        ],
        properties: {
          _id: { $ref: '#/components/schemas/ObjectId' },
          sentence: { type: 'string' },
          language: { $ref: '#/components/schemas/SentenceLanguage' },
          ours: { $ref: '#/components/schemas/OurSaying' },
          glosses: { $ref: '#/components/schemas/Glosses' },
          spans: { $ref: '#/components/schemas/MarkedSpans' },
          comment: { type: 'string', description: 'Empty without one.' },
          region: { $ref: '#/components/schemas/Region' },
          videoId: { $ref: '#/components/schemas/CarriedVideo' },
          by: { type: 'string' },
          byId: { type: 'string', description: "Compare with the signed-in account's id." },
          state: { $ref: '#/components/schemas/SayingState' },
          createdAt: { type: 'string', format: 'date-time' },
          settled: {
            type: 'object',
            required: ['at'],
            properties: {
              at: { type: 'string', format: 'date-time' },
              word: { type: 'string', description: 'Of whoever decided.' },
            },
          },
        },
      },
      SayingList: {
        type: 'object',
        required: ['data'],
        properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Saying' } } },
      },
      NewSaying: {
        type: 'object',
        description: 'How the person would sign a sentence instead.',
        required: ['sentence', 'language', 'ours', 'glosses'],
        additionalProperties: false,
        properties: {
          sentence: { type: 'string', minLength: 1, maxLength: 500, pattern: '\\S' },
          language: { $ref: '#/components/schemas/SentenceLanguage' },
          ours: { $ref: '#/components/schemas/OurSaying' },
          glosses: { $ref: '#/components/schemas/Glosses' },
          spans: { $ref: '#/components/schemas/MarkedSpans' },
          comment: { type: 'string', maxLength: 1000 },
          region: { $ref: '#/components/schemas/Region', description: 'Where the person signs.' },
          videoId: { $ref: '#/components/schemas/CarriedVideo' },
        },
      },
      NewSayingDecision: {
        type: 'object',
        required: ['decision', 'word'],
        additionalProperties: false,
        properties: {
          decision: { type: 'string', enum: ['taken-up', 'not-taken-up'] },
          word: {
            type: 'string',
            description: 'Why.',
            minLength: 1,
            maxLength: 500,
            pattern: '\\S',
          },
        },
      },
      BothLanguages: {
        type: 'object',
        required: ['en', 'hi'],
        properties: { en: { type: 'string' }, hi: { type: 'string' } },
      },
      Course: {
        type: 'object',
        required: ['_id', 'title', 'description', 'thumbnail', 'playlistUrl'],
        properties: {
          _id: { type: 'string' },
          title: { type: 'string' },
          description: { type: 'string' },
          thumbnail: { type: 'string' },
          playlistUrl: { type: 'string' },
          titles: {
            $ref: '#/components/schemas/BothLanguages',
            description: 'Absent of a course that an admin added.',
          },
          descriptions: {
            $ref: '#/components/schemas/BothLanguages',
            description: 'Absent of a course that an admin added.',
          },
        },
      },
      NewCourse: {
        type: 'object',
        required: ['title', 'description', 'thumbnail', 'playlistUrl'],
        properties: {
          title: { type: 'string', pattern: '\\S', maxLength: 200 },
          description: { type: 'string', maxLength: 2000 },
          thumbnail: { type: 'string', maxLength: 2000 },
          playlistUrl: { type: 'string', pattern: '^(https?://|/)', maxLength: 2000 },
        },
      },
      CourseTakenDown: {
        type: 'object',
        description:
          'By a moderator; what its teacher is told of it. Absent of a course that is not.',
        required: ['reason', 'at'],
        properties: { reason: { type: 'string' }, at: { type: 'string', format: 'date-time' } },
      },
      Takedown: {
        type: 'object',
        description: 'A course as moderators find it.',
        required: ['courseId', 'titles', 'authorId', 'takenDown'],
        properties: {
          courseId: { type: 'string' },
          titles: { $ref: '#/components/schemas/BothLanguages' },
          by: { type: 'string', description: 'The teacher who made it.' },
          authorId: {
            type: 'string',
            description: 'The same teacher; they do not restore it themselves.',
          },
          takenDown: { $ref: '#/components/schemas/CourseTakenDown' },
        },
      },
      Takedowns: {
        type: 'object',
        required: ['data'],
        properties: {
          data: { type: 'array', maxItems: 50, items: { $ref: '#/components/schemas/Takedown' } },
          next: {
            type: 'string',
            description: 'Where the next page begins; unset on the last one.',
          },
        },
      },
      LessonId: {
        type: 'string',
        pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
        maxLength: 64,
        description: 'Stays the same when the course changes: family-1.',
      },
      LessonSign: {
        type: 'object',
        required: ['_id', 'name', 'names', 'gloss', 'kind', 'image', 'pictureKind'],
        properties: {
          _id: { $ref: '#/components/schemas/SignId' },
          name: { type: 'string' },
          names: { $ref: '#/components/schemas/BothLanguages' },
          gloss: { type: 'string' },
          kind: { type: 'string', enum: ['letter', 'numeral', 'word', 'expression'] },
          image: { type: 'string' },
          video: { type: 'string' },
          alt: { type: 'string', description: 'The sign described in a sentence.' },
          altHi: { type: 'string', description: 'The same in Hindi.' },
          pictureKind: { $ref: '#/components/schemas/PictureKind' },
          confidence: { $ref: '#/components/schemas/Confidence' },
        },
      },
      LessonWord: {
        type: 'object',
        required: ['_id', 'name', 'names'],
        properties: {
          _id: { $ref: '#/components/schemas/SignId' },
          name: { type: 'string' },
          names: { $ref: '#/components/schemas/BothLanguages' },
        },
      },
      ClipId: {
        type: 'string',
        pattern: '^[0-9a-f]{24}$',
        description:
          'A video that media shows to everybody. Taken back there, it is not shown here either.',
      },
      LessonStep: {
        type: 'object',
        required: ['kind'],
        properties: {
          kind: { type: 'string', enum: ['sign', 'sentence', 'clip', 'text'] },
          sign: { $ref: '#/components/schemas/SignId', description: "One of the lesson's signs." },
          sentence: {
            type: 'integer',
            minimum: 0,
            description: "Its place among the lesson's sentences.",
          },
          clip: { $ref: '#/components/schemas/ClipId' },
          text: {
            $ref: '#/components/schemas/BothLanguages',
            description: 'To read; of a clip what is said of it.',
          },
        },
      },
      Lesson: {
        type: 'object',
        required: ['_id', 'titles', 'minutes', 'signs', 'leftOut', 'sentences'],
        properties: {
          _id: { $ref: '#/components/schemas/LessonId' },
          titles: { $ref: '#/components/schemas/BothLanguages' },
          minutes: { type: 'integer', minimum: 1, description: 'About how long it takes.' },
          signs: {
            type: 'array',
            items: { $ref: '#/components/schemas/LessonSign' },
            description: 'What the avatar shows, in the order of learning.',
          },
          leftOut: {
            type: 'array',
            items: { $ref: '#/components/schemas/LessonWord' },
            description: 'What belongs to it and no form shows yet.',
          },
          sentences: {
            type: 'array',
            items: { $ref: '#/components/schemas/LessonSentence' },
            description: 'Only those of which each gloss is shown.',
          },
          steps: {
            type: 'array',
            items: { $ref: '#/components/schemas/LessonStep' },
            description: "What a teacher put in order; absent of the installation's own courses.",
          },
        },
      },
      CourseDetail: {
        type: 'object',
        required: [
          '_id',
          'title',
          'description',
          'thumbnail',
          'playlistUrl',
          'titles',
          'descriptions',
          'signs',
          'shown',
          'lessons',
        ],
        properties: {
          _id: { type: 'string' },
          title: { type: 'string' },
          description: { type: 'string' },
          thumbnail: { type: 'string' },
          playlistUrl: { type: 'string' },
          titles: { $ref: '#/components/schemas/BothLanguages' },
          descriptions: { $ref: '#/components/schemas/BothLanguages' },
          signs: { type: 'integer', minimum: 0, description: 'That the course is about.' },
          shown: {
            type: 'integer',
            minimum: 0,
            description:
              'Those of them that a form shows; the others are in leftOut of their lesson.',
          },
          lessons: { type: 'array', items: { $ref: '#/components/schemas/Lesson' } },
          by: {
            type: 'string',
            description: "The teacher who made it; absent of the installation's own.",
          },
          authorId: {
            type: 'string',
            description: "The same teacher, to compare with the signed-in account's id.",
          },
          takenDown: { $ref: '#/components/schemas/CourseTakenDown' },
        },
      },
      NewCourseReport: {
        type: 'object',
        required: ['reason'],
        properties: { reason: { type: 'string', pattern: '\\S', maxLength: 1000 } },
      },
      SomeTitle: {
        type: 'object',
        description: 'In one language or both; while it is a draft in none.',
        additionalProperties: false,
        properties: {
          en: { type: 'string', maxLength: 120 },
          hi: { type: 'string', maxLength: 120 },
        },
      },
      CourseIsOpen: {
        type: 'boolean',
        description: 'Whether whoever has its address can learn from it; it stands in no list.',
      },
      TaughtCourseSummary: {
        type: 'object',
        required: ['_id', 'titles', 'isOpen', 'lessons', 'changedAt'],
        properties: {
          _id: { type: 'string' },
          titles: { $ref: '#/components/schemas/SomeTitle' },
          isOpen: { $ref: '#/components/schemas/CourseIsOpen' },
          lessons: { type: 'integer', minimum: 0 },
          changedAt: { type: 'string', format: 'date-time' },
          takenDown: { $ref: '#/components/schemas/CourseTakenDown' },
        },
      },
      TaughtCourseList: {
        type: 'object',
        required: ['data'],
        properties: {
          data: { type: 'array', items: { $ref: '#/components/schemas/TaughtCourseSummary' } },
        },
      },
      SomeText: {
        type: 'object',
        description: 'In one language or both; while it is a draft in none.',
        additionalProperties: false,
        properties: {
          en: { type: 'string', maxLength: 1000 },
          hi: { type: 'string', maxLength: 1000 },
        },
      },
      SignStep: {
        type: 'object',
        required: ['kind', 'sign'],
        additionalProperties: false,
        properties: {
          kind: { type: 'string', const: 'sign' },
          sign: { $ref: '#/components/schemas/SignId' },
        },
      },
      SentenceStep: {
        type: 'object',
        required: ['kind', 'meaning', 'signs'],
        additionalProperties: false,
        properties: {
          kind: { type: 'string', const: 'sentence' },
          meaning: { $ref: '#/components/schemas/SomeTitle' },
          signs: {
            type: 'array',
            maxItems: 12,
            items: { $ref: '#/components/schemas/SignId' },
            description: 'In the order of signing.',
          },
          face: {
            $ref: '#/components/schemas/SentenceFace',
            description: 'What the face makes of the whole sentence; absent of a plain statement.',
          },
        },
      },
      ClipStep: {
        type: 'object',
        required: ['kind', 'clip'],
        additionalProperties: false,
        properties: {
          kind: { type: 'string', const: 'clip' },
          clip: { $ref: '#/components/schemas/ClipId' },
          caption: { $ref: '#/components/schemas/SomeText' },
        },
      },
      TextStep: {
        type: 'object',
        required: ['kind', 'text'],
        additionalProperties: false,
        properties: {
          kind: { type: 'string', const: 'text' },
          text: { $ref: '#/components/schemas/SomeText' },
        },
      },
      CourseStep: {
        type: 'object',
        description: 'What a teacher put into a lesson.',
        required: ['kind'],
        discriminator: {
          propertyName: 'kind',
          mapping: {
            sign: '#/components/schemas/SignStep',
            sentence: '#/components/schemas/SentenceStep',
            clip: '#/components/schemas/ClipStep',
            text: '#/components/schemas/TextStep',
          },
        },
        oneOf: [
          { $ref: '#/components/schemas/SignStep' },
          { $ref: '#/components/schemas/SentenceStep' },
          { $ref: '#/components/schemas/ClipStep' },
          { $ref: '#/components/schemas/TextStep' },
        ],
      },
      TaughtLesson: {
        type: 'object',
        required: ['number', 'titles', 'steps'],
        additionalProperties: false,
        properties: {
          number: {
            type: 'integer',
            minimum: 1,
            maximum: 999999999,
            description:
              "Drawn at random for a new lesson and never changed: with the course's id it is the lesson's, by which progress is kept.",
          },
          titles: { $ref: '#/components/schemas/SomeTitle' },
          steps: {
            type: 'array',
            maxItems: 40,
            items: { $ref: '#/components/schemas/CourseStep' },
          },
        },
      },
      NewTaughtCourse: {
        type: 'object',
        required: ['titles', 'descriptions', 'lessons'],
        additionalProperties: false,
        properties: {
          titles: { $ref: '#/components/schemas/SomeTitle' },
          descriptions: { $ref: '#/components/schemas/SomeText' },
          lessons: {
            type: 'array',
            maxItems: 30,
            items: { $ref: '#/components/schemas/TaughtLesson' },
          },
        },
      },
      TaughtCourse: {
        type: 'object',
        required: [
          '_id',
          'titles',
          'descriptions',
          'lessons',
          'isOpen',
          'version',
          'changedAt',
          'signs',
        ],
        properties: {
          _id: { type: 'string' },
          titles: { $ref: '#/components/schemas/SomeTitle' },
          descriptions: { $ref: '#/components/schemas/SomeText' },
          lessons: { type: 'array', items: { $ref: '#/components/schemas/TaughtLesson' } },
          isOpen: { $ref: '#/components/schemas/CourseIsOpen' },
          version: { type: 'integer', description: 'Counts the changes.' },
          changedAt: { type: 'string', format: 'date-time' },
          signs: {
            type: 'array',
            items: { $ref: '#/components/schemas/FoundSign' },
            description: 'Those that its steps name, as far as the dictionary has them.',
          },
          takenDown: { $ref: '#/components/schemas/CourseTakenDown' },
        },
      },
      EditedCourse: {
        type: 'object',
        required: ['titles', 'descriptions', 'lessons', 'isOpen', 'version'],
        additionalProperties: false,
        properties: {
          titles: { $ref: '#/components/schemas/SomeTitle' },
          descriptions: { $ref: '#/components/schemas/SomeText' },
          lessons: {
            type: 'array',
            maxItems: 30,
            items: { $ref: '#/components/schemas/TaughtLesson' },
          },
          isOpen: { $ref: '#/components/schemas/CourseIsOpen' },
          version: { type: 'integer', minimum: 1, description: 'That was changed.' },
        },
      },
      SavedCourse: {
        type: 'object',
        required: ['version', 'isOpen', 'changedAt'],
        properties: {
          version: { type: 'integer' },
          isOpen: { type: 'boolean' },
          changedAt: { type: 'string', format: 'date-time' },
        },
      },
      CourseFile: {
        type: 'object',
        description: 'As the schema of getCourseFileSchema says. Lessons have no numbers there.',
        required: ['format', 'version', 'titles', 'descriptions', 'lessons'],
        properties: {
          format: { type: 'string', const: 'isl-course' },
          version: { type: 'integer', const: 1 },
          titles: { $ref: '#/components/schemas/SomeTitle' },
          descriptions: { $ref: '#/components/schemas/SomeText' },
          lessons: {
            type: 'array',
            items: {
              type: 'object',
              required: ['titles', 'steps'],
              properties: {
                titles: { $ref: '#/components/schemas/SomeTitle' },
                steps: { type: 'array', items: { $ref: '#/components/schemas/CourseStep' } },
              },
            },
          },
        },
      },
      ClassName: { type: 'string', pattern: '\\S', maxLength: 80 },
      ClassCard: {
        type: 'object',
        required: ['_id', 'name', 'courseId', 'learners', 'teacher'],
        properties: {
          _id: { $ref: '#/components/schemas/ObjectId' },
          name: { $ref: '#/components/schemas/ClassName' },
          courseId: { type: 'string' },
          learners: { type: 'integer', minimum: 0 },
          teacher: { type: 'string' },
        },
      },
      ClassList: {
        type: 'object',
        required: ['taught', 'joined'],
        properties: {
          taught: { type: 'array', items: { $ref: '#/components/schemas/ClassCard' } },
          joined: { type: 'array', items: { $ref: '#/components/schemas/ClassCard' } },
        },
      },
      NewClass: {
        type: 'object',
        required: ['courseId', 'name'],
        additionalProperties: false,
        properties: {
          courseId: { type: 'string', maxLength: 64 },
          name: { $ref: '#/components/schemas/ClassName' },
        },
      },
      ClassLesson: {
        type: 'object',
        required: ['_id', 'titles'],
        properties: {
          _id: { $ref: '#/components/schemas/LessonId' },
          titles: { $ref: '#/components/schemas/BothLanguages' },
        },
      },
      ClassCode: {
        type: 'string',
        description: 'Eight of the characters that nobody takes for another.',
      },
      LessonProgress: {
        type: 'object',
        required: ['lesson', 'step', 'doneAt', 'at'],
        properties: {
          lesson: { $ref: '#/components/schemas/LessonId' },
          step: { type: 'integer', minimum: 0 },
          doneAt: { type: ['integer', 'null'], description: 'When it was first done.' },
          at: { type: 'integer', description: 'When it was last at work.' },
        },
      },
      ClassLearner: {
        type: 'object',
        required: ['name', 'joinedAt', 'lessons'],
        properties: {
          name: { type: 'string' },
          joinedAt: { type: 'string', format: 'date-time' },
          lessons: {
            type: 'array',
            items: { $ref: '#/components/schemas/LessonProgress' },
            description: 'Of the course; those that were begun.',
          },
        },
      },
      TaughtClass: {
        type: 'object',
        required: ['code', 'learners', 'unseen'],
        properties: {
          code: { $ref: '#/components/schemas/ClassCode' },
          learners: {
            type: 'array',
            items: { $ref: '#/components/schemas/ClassLearner' },
            description: 'Those who agreed, by name.',
          },
          unseen: { type: 'integer', minimum: 0, description: 'How many did not agree.' },
        },
      },
      MayBeSeen: {
        type: 'boolean',
        description: 'Whether the teacher may see their name and what they did in the course.',
      },
      Membership: {
        type: 'object',
        required: ['mayBeSeen', 'joinedAt'],
        properties: {
          mayBeSeen: { $ref: '#/components/schemas/MayBeSeen' },
          joinedAt: { type: 'string', format: 'date-time' },
        },
      },
      Class: {
        type: 'object',
        description: 'To its teacher with `taught`, to a learner with `mine`.',
        required: ['_id', 'name', 'teacher', 'courseId'],
        properties: {
          _id: { $ref: '#/components/schemas/ObjectId' },
          name: { $ref: '#/components/schemas/ClassName' },
          teacher: { type: 'string' },
          courseId: { type: 'string' },
          titles: {
            $ref: '#/components/schemas/BothLanguages',
            description: "The course's; absent where it is gone.",
          },
          lessons: {
            type: 'array',
            items: { $ref: '#/components/schemas/ClassLesson' },
            description: "The course's; absent where it is gone.",
          },
          taught: { $ref: '#/components/schemas/TaughtClass' },
          mine: { $ref: '#/components/schemas/Membership' },
        },
      },
      Joining: {
        type: 'object',
        required: ['code', 'mayBeSeen'],
        additionalProperties: false,
        properties: {
          code: {
            type: 'string',
            pattern: '\\S',
            maxLength: 40,
            description: 'As it was typed; spaces and dashes and the case do not matter.',
          },
          mayBeSeen: { $ref: '#/components/schemas/MayBeSeen' },
        },
      },
      MembershipChange: {
        type: 'object',
        required: ['mayBeSeen'],
        additionalProperties: false,
        properties: { mayBeSeen: { $ref: '#/components/schemas/MayBeSeen' } },
      },
      CardId: {
        type: 'string',
        pattern: '^[a-z0-9-]+(:[a-z0-9-]+)?$',
        maxLength: 100,
        description:
          'A sign or form of the lexicon; after a colon the way it is asked, where each has its own card.',
      },
      CardState: {
        type: 'object',
        description: 'A card of ts-fsrs. Moments are ISO text.',
        required: [
          'due',
          'stability',
          'difficulty',
          'elapsed_days',
          'scheduled_days',
          'learning_steps',
          'reps',
          'lapses',
          'state',
        ],
        additionalProperties: false,
        properties: {
          due: { type: 'string', format: 'date-time', maxLength: 35 },
          stability: { type: 'number', minimum: 0, maximum: 1000000 },
          difficulty: { type: 'number', minimum: 0, maximum: 10 },
          elapsed_days: { type: 'number', minimum: 0, maximum: 1000000 },
          scheduled_days: { type: 'number', minimum: 0, maximum: 1000000 },
          learning_steps: { type: 'integer', minimum: 0, maximum: 1000 },
          reps: { type: 'integer', minimum: 0, maximum: 1000000 },
          lapses: { type: 'integer', minimum: 0, maximum: 1000000 },
          state: {
            type: 'integer',
            minimum: 0,
            maximum: 3,
            description: 'New, learning, review, relearning.',
          },
          last_review: { type: 'string', format: 'date-time', maxLength: 35 },
        },
      },
      CardProgress: {
        type: 'object',
        required: ['card', 'at', 'state'],
        properties: {
          card: { $ref: '#/components/schemas/CardId' },
          at: { type: 'integer' },
          state: { $ref: '#/components/schemas/CardState' },
        },
      },
      ListId: { type: 'string', format: 'uuid' },
      OwnList: {
        type: 'object',
        required: ['_id', 'name', 'signs', 'at', 'removed'],
        properties: {
          _id: { $ref: '#/components/schemas/ListId' },
          name: { type: 'string' },
          signs: { type: 'array', items: { $ref: '#/components/schemas/SignId' } },
          at: { type: 'integer' },
          removed: {
            type: 'boolean',
            description: 'Then without name and signs, so that other devices learn of it.',
          },
        },
      },
      LocalDay: { type: 'string', format: 'date', description: "As the person's clock says." },
      Streak: {
        type: 'object',
        required: ['days'],
        properties: {
          days: {
            type: 'array',
            items: { $ref: '#/components/schemas/LocalDay' },
            description: 'On which something was learnt, in order.',
          },
        },
      },
      Progress: {
        type: 'object',
        required: ['cards', 'lessons', 'lists', 'streak'],
        properties: {
          cards: {
            '0': null,
            type: 'array',
            items: { $ref: '#/components/schemas/CardProgress' },
            description: 'At most 5',
          },
          lessons: {
            '0': null,
            type: 'array',
            items: { $ref: '#/components/schemas/LessonProgress' },
            description: 'At most 2',
          },
          lists: {
            type: 'array',
            items: { $ref: '#/components/schemas/OwnList' },
            description: 'At most 200, and those that were removed.',
          },
          streak: { $ref: '#/components/schemas/Streak' },
        },
      },
      EventTime: {
        type: 'integer',
        minimum: 0,
        maximum: 8640000000000000,
        description:
          "Milliseconds by the device's clock. More than a day ahead of the server's counts as the moment it first arrived.",
      },
      CardEvent: {
        type: 'object',
        description: 'The newest of a card counts.',
        required: ['id', 'at', 'kind', 'card', 'state'],
        properties: {
          id: { type: 'string', format: 'uuid' },
          at: { $ref: '#/components/schemas/EventTime' },
          kind: { type: 'string', const: 'card' },
          card: { $ref: '#/components/schemas/CardId' },
          state: { $ref: '#/components/schemas/CardState' },
        },
      },
      LessonEvent: {
        type: 'object',
        description: 'The furthest step counts; a lesson once done stays done.',
        required: ['id', 'at', 'kind', 'lesson', 'step', 'done'],
        properties: {
          id: { type: 'string', format: 'uuid' },
          at: { $ref: '#/components/schemas/EventTime' },
          kind: { type: 'string', const: 'lesson' },
          lesson: { $ref: '#/components/schemas/LessonId' },
          step: {
            type: 'integer',
            minimum: 0,
            maximum: 1000,
            description: 'Steps that are behind.',
          },
          done: { type: 'boolean' },
        },
      },
      ListEvent: {
        type: 'object',
        description: 'The newest of a list counts, with all its signs.',
        required: ['id', 'at', 'kind', 'list', 'name', 'signs', 'removed'],
        properties: {
          id: { type: 'string', format: 'uuid' },
          at: { $ref: '#/components/schemas/EventTime' },
          kind: { type: 'string', const: 'list' },
          list: { $ref: '#/components/schemas/ListId' },
          name: { type: 'string', pattern: '\\S', maxLength: 80 },
          signs: { type: 'array', maxItems: 200, items: { $ref: '#/components/schemas/SignId' } },
          removed: { type: 'boolean' },
        },
      },
      DayEvent: {
        type: 'object',
        description:
          "A day on which something was learnt. One after the event's own day counts as that.",
        required: ['id', 'at', 'kind', 'day'],
        properties: {
          id: { type: 'string', format: 'uuid' },
          at: { $ref: '#/components/schemas/EventTime' },
          kind: { type: 'string', const: 'day' },
          day: { $ref: '#/components/schemas/LocalDay' },
        },
      },
      ProgressEvent: {
        type: 'object',
        required: ['kind'],
        discriminator: {
          propertyName: 'kind',
          mapping: {
            card: '#/components/schemas/CardEvent',
            lesson: '#/components/schemas/LessonEvent',
            list: '#/components/schemas/ListEvent',
            day: '#/components/schemas/DayEvent',
          },
        },
        oneOf: [
          { $ref: '#/components/schemas/CardEvent' },
          { $ref: '#/components/schemas/LessonEvent' },
          { $ref: '#/components/schemas/ListEvent' },
          { $ref: '#/components/schemas/DayEvent' },
        ],
      },
      ProgressEvents: {
        type: 'object',
        required: ['events'],
        properties: {
          events: {
            type: 'array',
            maxItems: 500,
            items: { $ref: '#/components/schemas/ProgressEvent' },
          },
        },
      },
      NotificationKind: {
        type: 'string',
        enum: [
          'comment',
          'reply',
          'likes',
          'clip-accepted',
          'clip-not-accepted',
          'report-kept',
          'report-hidden',
          'report-removed',
          'course-taken-down',
          'course-restored',
          'proposal-accepted',
          'proposal-declined',
          'saying-taken-up',
          'saying-not-taken-up',
        ],
      },
      NotificationPost: {
        type: 'object',
        required: ['_id', 'title'],
        properties: {
          _id: { $ref: '#/components/schemas/ObjectId' },
          title: { type: 'string' },
          signId: { $ref: '#/components/schemas/SignId' },
          aboutVideo: { $ref: '#/components/schemas/AboutVideo' },
        },
      },
      NotificationComment: {
        type: 'object',
        description: 'Its first 200 characters.',
        required: ['_id', 'content'],
        properties: {
          _id: { $ref: '#/components/schemas/ObjectId' },
          username: { type: 'string' },
          content: { type: 'string' },
          contentTruncated: { $ref: '#/components/schemas/ContentTruncated' },
        },
      },
      NotificationClip: {
        type: 'object',
        required: ['_id', 'label'],
        properties: {
          _id: { type: 'string' },
          label: { type: 'string', description: 'What the person was asked to sign.' },
        },
      },
      NotificationReported: {
        type: 'object',
        description:
          'What the person had reported. Who decided about it, and why, they are not told.',
        required: ['what'],
        properties: {
          what: { type: 'string', enum: ['post', 'comment', 'clip', 'course'] },
          videoId: { type: 'string', description: 'Of a clip that stays.' },
          courseId: { type: 'string', description: 'Of a course that stays.' },
        },
      },
      NotificationCourse: {
        type: 'object',
        description:
          "One of the person's own that a moderator took down or restored. Why stands in the course.",
        required: ['_id', 'titles'],
        properties: {
          _id: { type: 'string' },
          titles: { $ref: '#/components/schemas/BothLanguages' },
        },
      },
      NotificationProposal: {
        type: 'object',
        description:
          'How the person would have a form be made, which another reviewer decided about.',
        required: ['_id', 'formId'],
        properties: {
          _id: { $ref: '#/components/schemas/ObjectId' },
          formId: { $ref: '#/components/schemas/SignId' },
          word: { type: 'string', description: 'Of whoever decided.' },
        },
      },
      NotificationSaying: {
        type: 'object',
        description: 'How the person would sign a sentence, which a reviewer decided about.',
        required: ['_id', 'sentence'],
        properties: {
          _id: { $ref: '#/components/schemas/ObjectId' },
          sentence: { type: 'string' },
          word: { type: 'string', description: 'Of whoever decided.' },
        },
      },
      Notification: {
        type: 'object',
        required: ['_id', 'kind', 'at', 'read'],
        properties: {
          _id: { type: 'string', description: 'Of all likes of a post one and the same.' },
          kind: { $ref: '#/components/schemas/NotificationKind' },
          at: {
            type: 'string',
            format: 'date-time',
            description: 'Of the newest thing that it tells.',
          },
          read: { type: 'boolean' },
          post: { $ref: '#/components/schemas/NotificationPost' },
          comment: { $ref: '#/components/schemas/NotificationComment' },
          likes: {
            type: 'integer',
            minimum: 1,
            description: 'Of kind likes: how many others like the post now.',
          },
          clip: { $ref: '#/components/schemas/NotificationClip' },
          reported: { $ref: '#/components/schemas/NotificationReported' },
          course: { $ref: '#/components/schemas/NotificationCourse' },
          proposal: { $ref: '#/components/schemas/NotificationProposal' },
          saying: { $ref: '#/components/schemas/NotificationSaying' },
        },
      },
      NotificationPage: {
        type: 'object',
        required: ['unread', 'data'],
        properties: {
          unread: { type: 'integer', minimum: 0 },
          data: {
            type: 'array',
            maxItems: 50,
            items: { $ref: '#/components/schemas/Notification' },
          },
          next: {
            type: 'string',
            description: 'Where the next page begins; unset on the last one.',
          },
        },
      },
      ReadNotifications: {
        type: 'object',
        required: ['upTo'],
        properties: {
          upTo: {
            type: 'string',
            format: 'date-time',
            description: "The newest one's at as the page has it.",
          },
        },
      },
      UnreadNotifications: {
        type: 'object',
        required: ['unread'],
        properties: { unread: { type: 'integer', minimum: 0 } },
      },
      PushState: {
        type: 'object',
        required: ['browsers'],
        properties: {
          publicKey: {
            type: 'string',
            description:
              'By which push services know this site, base64url; unset where it sends none.',
          },
          browsers: {
            type: 'integer',
            minimum: 0,
            description: "How many of the person's are told.",
          },
        },
      },
      PushEndpoint: {
        type: 'string',
        maxLength: 1024,
        description: 'An address at one of the push services that the site knows; https only.',
      },
      PushKeys: {
        type: 'object',
        description:
          'By which a message is closed to everybody but the browser (RFC 8291), base64url.',
        required: ['p256dh', 'auth'],
        properties: {
          p256dh: { type: 'string', pattern: '^[A-Za-z0-9_-]{87}=?$' },
          auth: { type: 'string', pattern: '^[A-Za-z0-9_-]{22}(==)?$' },
        },
      },
      NewPushSubscription: {
        type: 'object',
        required: ['endpoint', 'keys', 'language'],
        properties: {
          endpoint: { $ref: '#/components/schemas/PushEndpoint' },
          keys: { $ref: '#/components/schemas/PushKeys' },
          language: { type: 'string', enum: ['en', 'hi'] },
        },
      },
      EndedPushSubscription: {
        type: 'object',
        required: ['endpoint'],
        properties: { endpoint: { $ref: '#/components/schemas/PushEndpoint' } },
      },
      SearchHit: {
        type: 'object',
        required: ['kind', 'id', 'title', 'href'],
        properties: {
          kind: {
            type: 'string',
            enum: ['sign', 'page', 'post', 'course', 'video'],
            description:
              "page: a screen of the app by its name in the menu, or a group of the dictionary's words.",
          },
          id: { type: 'string' },
          title: { type: 'string' },
          titles: { $ref: '#/components/schemas/BothLanguages', description: 'Of a page.' },
          name: {
            type: 'string',
            description: 'Of a sign, whose title is its gloss: what it is called in English.',
          },
          nameHi: {
            type: 'string',
            description: 'Of a sign: what it is called in Hindi, where that is known.',
          },
          text: { type: 'string' },
          image: { type: 'string' },
          pictureKind: { $ref: '#/components/schemas/PictureKind', description: 'Of a sign.' },
          href: { type: 'string', description: 'Path in the app.' },
        },
      },
      SearchResult: {
        type: 'object',
        required: ['data'],
        properties: { data: { type: 'array', items: { $ref: '#/components/schemas/SearchHit' } } },
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
      Told: {
        type: 'object',
        required: ['told'],
        properties: { told: { type: 'integer', minimum: 0 } },
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
      PushKind: {
        type: 'string',
        enum: [
          'comment',
          'reply',
          'likes',
          'clip-accepted',
          'clip-not-accepted',
          'report-kept',
          'report-hidden',
          'report-removed',
          'course-taken-down',
          'course-restored',
          'proposal-accepted',
          'proposal-declined',
          'saying-taken-up',
          'saying-not-taken-up',
          'several',
        ],
      },
      PushMessage: {
        type: 'object',
        description: 'What a browser is sent; nothing that anybody wrote.',
        required: ['kind', 'count', 'language'],
        properties: {
          kind: { $ref: '#/components/schemas/PushKind' },
          count: { type: 'integer', minimum: 1 },
          language: { type: 'string', enum: ['en', 'hi'] },
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
      bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      visitor: { type: 'apiKey', in: 'cookie', name: 'isl_visitor' },
      internal: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT, aud internal' },
    },
  },
};
