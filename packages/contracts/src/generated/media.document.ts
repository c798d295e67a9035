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
          { $ref: '#/components/parameters/Sign' },
          { $ref: '#/components/parameters/Region' },
          { $ref: '#/components/parameters/Kind' },
          { $ref: '#/components/parameters/Review' },
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
    '/videos/counts': {
      get: {
        operationId: 'countVideos',
        summary:
          'How many clips the list would show for each value of each filter, with the other filters as they are.',
        parameters: [
          { name: 'category', in: 'query', schema: { $ref: '#/components/schemas/Emotion' } },
          { $ref: '#/components/parameters/Sign' },
          { $ref: '#/components/parameters/Region' },
          { $ref: '#/components/parameters/Kind' },
          { $ref: '#/components/parameters/Review' },
        ],
        responses: {
          '200': {
            description: 'Counts',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/VideoCounts' } },
            },
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
    '/videos/some': {
      get: {
        operationId: 'listSomeVideos',
        summary:
          'Those of the named videos that the reader may see, in any order. One that is not among them is gone, or may not be shown to the reader.',
        parameters: [
          {
            name: 'ids',
            in: 'query',
            required: true,
            description: 'Between commas.',
            schema: { type: 'string', pattern: '^[0-9a-f]{24}(,[0-9a-f]{24}){0,49}$' },
          },
        ],
        responses: {
          '200': {
            description: 'Videos',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/SomeVideos' } },
            },
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
    '/videos/announced': {
      post: {
        operationId: 'announceVideo',
        summary:
          'Announces a large video; its bytes follow at /uploads/{its id}, over as many connections as it takes. The same file again goes on where it stopped.',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/AnnouncedVideo' } },
          },
        },
        responses: {
          '201': {
            description: 'Announced',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Video' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/videos/takes': {
      get: {
        operationId: 'listTakes',
        summary:
          'The signs that the avatar can sign as a person did, each with its best clip, whose giver lets it be shown and learnt from. What is not in it may be signed so no longer; it is kept for half a minute.',
        responses: {
          '200': {
            description: 'A clip a sign',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/TakeList' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/videos/{videoId}/take': {
      get: {
        operationId: 'getTake',
        summary:
          "The points of such a clip, from which the avatar's movement is made; 404 TAKE_NOT_FOUND from the moment that its giver takes it back.",
        parameters: [{ $ref: '#/components/parameters/VideoId' }],
        responses: {
          '200': {
            description:
              'A .pose file, version 0.2: body and hands of MediaPipe Holistic and, where its giver lets the avatar have it, FACE_BLENDSHAPES, what the face does; no point of a face',
            content: {
              'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
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
    '/videos/{videoId}/timeline': {
      get: {
        operationId: 'getTimeline',
        summary:
          'What the computer read from a contributed clip while it was recorded; to whoever may see the clip.',
        parameters: [
          { $ref: '#/components/parameters/VideoId' },
          { $ref: '#/components/parameters/Ticket' },
        ],
        responses: {
          '200': {
            description: 'The timeline',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Timeline' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/consent/video': {
      get: {
        operationId: 'getConsentVideo',
        summary:
          "The video in which a signer signs the consent's text of today; without one there is no `video`.",
        responses: {
          '200': {
            description: 'The video',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/ConsentVideo' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      put: {
        operationId: 'chooseConsentVideo',
        summary:
          'Admin; one of the videos that everybody may watch. It stands for one version of the text.',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/ConsentVideoChoice' } },
          },
        },
        responses: {
          '200': {
            description: 'The video',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/ConsentVideo' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      delete: {
        operationId: 'removeConsentVideo',
        summary: 'Admin; the text stands alone again. The video itself stays.',
        security: [{ bearer: [] }],
        responses: {
          '204': { $ref: '#/components/responses/NoContent' },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/contributions/{videoId}/landmarks': {
      get: {
        operationId: 'getLandmarks',
        summary:
          'The points of a clip that was given as points alone, as a .pose file; to whoever may see the clip.',
        parameters: [
          { $ref: '#/components/parameters/VideoId' },
          { $ref: '#/components/parameters/Ticket' },
        ],
        responses: {
          '200': {
            description:
              'Version 0.2 of github.com/sign-language-processing/pose: MediaPipe Holistic, pixels of the picture',
            content: {
              'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      put: {
        operationId: 'putLandmarks',
        summary:
          'The points of an announced clip as a .pose file (17 MiB, 1830 frames at most), before its drawing is uploaded; replaces what was put before.',
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/VideoId' }],
        responses: {
          '204': { $ref: '#/components/responses/NoContent' },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/contributions': {
      get: {
        operationId: 'listContributions',
        summary:
          "The signed-in person's, newest first, each with its consent and what became of it.",
        security: [{ bearer: [] }],
        parameters: [
          { $ref: '#/components/parameters/Limit' },
          { $ref: '#/components/parameters/After' },
        ],
        responses: {
          '200': {
            description: 'Contributions',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/ContributionList' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      post: {
        operationId: 'createContribution',
        summary:
          'Announces a clip with its consent; its bytes follow at /uploads. The same clip again is told by its checksum.',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/ContributionDraft' } },
          },
        },
        responses: {
          '201': {
            description: 'Announced',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Contribution' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      delete: {
        operationId: 'withdrawContributions',
        summary:
          'Takes every contribution of the signed-in person back; one line without their name stays.',
        security: [{ bearer: [] }],
        responses: {
          '200': {
            description: 'Taken back',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Withdrawal' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/contributions/counts': {
      get: {
        operationId: 'countContributions',
        summary: 'For each prompt how many clips are there or waiting, and of how many signers.',
        responses: {
          '200': {
            description: 'Counts',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/PromptCounts' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/contributions/figures': {
      get: {
        operationId: 'getDataSetFigures',
        summary:
          'How the data set grows and how far those who judge it agree; counts only, at most a minute old.',
        responses: {
          '200': {
            description: 'Figures',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/DataSetFigures' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/contributions/archive': {
      post: {
        operationId: 'createArchive',
        summary:
          'Ten minutes in which the address given loads everything that the signed-in person gave, as a zip.',
        security: [{ bearer: [] }],
        responses: {
          '201': {
            description: 'The address',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/ArchiveTicket' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      get: {
        operationId: 'getArchive',
        summary:
          'The zip, written while it is read; clips as they are kept, with records, timelines and verdicts. One at a time a person.',
        parameters: [
          {
            name: 'ticket',
            in: 'query',
            required: true,
            schema: { type: 'string', maxLength: 1000 },
          },
        ],
        responses: {
          '200': {
            description: 'The zip',
            content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/contributions/signer': {
      get: {
        operationId: 'getSignerProfile',
        summary: 'What the signed-in person told about themselves; nothing has to be there.',
        security: [{ bearer: [] }],
        responses: {
          '200': {
            description: 'The profile',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/SignerProfile' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      put: {
        operationId: 'keepSignerProfile',
        summary: 'In place of what was there; what is left out is forgotten.',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/SignerProfile' } },
          },
        },
        responses: {
          '200': {
            description: 'The profile',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/SignerProfile' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/contributions/{videoId}': {
      delete: {
        operationId: 'withdrawContribution',
        summary: 'Takes one back.',
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/VideoId' }],
        responses: {
          '200': {
            description: 'Taken back',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Withdrawal' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/contributions/{videoId}/consent': {
      put: {
        operationId: 'changeConsent',
        summary:
          'What may be done with the clip from now on. Without `keep` it is taken back instead.',
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/VideoId' }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/ConsentChange' } },
          },
        },
        responses: {
          '200': {
            description: 'Changed',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Contribution' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/uploads': {
      post: {
        operationId: 'createUpload',
        summary:
          'tus 1.0: opens the upload of an announced clip, which `Upload-Metadata` names by `contributionId`. Relative Location.',
        security: [{ bearer: [] }],
        responses: {
          '201': { description: 'Opened' },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/uploads/{videoId}': {
      head: {
        operationId: 'headUpload',
        summary: 'tus 1.0: how much of it has arrived.',
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/VideoId' }],
        responses: {
          '200': { description: 'Upload-Offset, Upload-Length, Upload-Expires' },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      patch: {
        operationId: 'patchUpload',
        summary:
          'tus 1.0: the bytes from Upload-Offset on. With the last of them the clip is stored.',
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/VideoId' }],
        responses: {
          '204': { $ref: '#/components/responses/NoContent' },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      delete: {
        operationId: 'deleteUpload',
        summary: 'tus 1.0: gives the upload up; its clip is gone.',
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/VideoId' }],
        responses: {
          '204': { $ref: '#/components/responses/NoContent' },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/reviews': {
      get: {
        operationId: 'listToReview',
        summary:
          "Clips to judge next. `signed` is for signers with the reviewer role; least-seen signers come first, never one's own clip.",
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'kind',
            in: 'query',
            required: true,
            schema: { $ref: '#/components/schemas/ReviewKind' },
          },
          {
            name: 'region',
            in: 'query',
            description: 'Clips of this region come first.',
            schema: { $ref: '#/components/schemas/Region' },
          },
          {
            name: 'limit',
            in: 'query',
            schema: { type: 'integer', minimum: 1, maximum: 10, default: 3 },
          },
        ],
        responses: {
          '200': {
            description: 'Clips',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/ReviewList' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/reviews/{videoId}': {
      post: {
        operationId: 'createVerdict',
        summary:
          "Judges a clip once; a clip shown again for the reviewer's own agreement is judged once more.",
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/VideoId' }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Verdict' } } },
        },
        responses: {
          '204': { $ref: '#/components/responses/NoContent' },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      delete: {
        operationId: 'undoVerdict',
        summary: "Takes one's own verdict back, as after a wrong key.",
        security: [{ bearer: [] }],
        parameters: [
          { $ref: '#/components/parameters/VideoId' },
          {
            name: 'kind',
            in: 'query',
            required: true,
            schema: { $ref: '#/components/schemas/ReviewKind' },
          },
        ],
        responses: {
          '204': { $ref: '#/components/responses/NoContent' },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/videos/{videoId}/report': {
      post: {
        operationId: 'reportVideo',
        summary:
          'Tells the moderators what is wrong with a clip that is shown; one open report a person and clip, 409 where a moderator has looked at an earlier one.',
        security: [{ bearer: [] }],
        parameters: [{ $ref: '#/components/parameters/VideoId' }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/NewClipReport' } },
          },
        },
        responses: {
          '201': {
            description: 'The report',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/ClipReport' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/moderation/reports': {
      get: {
        operationId: 'listClipReports',
        summary: 'Reviewer or admin; the open ones, newest first. Nobody sees who reported.',
        security: [{ bearer: [] }],
        parameters: [
          { $ref: '#/components/parameters/Limit' },
          { $ref: '#/components/parameters/After' },
        ],
        responses: {
          '200': {
            description: 'Reports',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/ClipReportList' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/moderation/decisions': {
      get: {
        operationId: 'listDecisions',
        summary: 'Reviewer or admin; what was decided about clips, newest first.',
        security: [{ bearer: [] }],
        parameters: [
          { $ref: '#/components/parameters/Limit' },
          { $ref: '#/components/parameters/After' },
        ],
        responses: {
          '200': {
            description: 'Decisions',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/DecisionList' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      post: {
        operationId: 'decide',
        summary:
          'Reviewer or admin; hides a clip (its giver reads the reason) or leaves it as it is, and closes what is reported of it.',
        security: [{ bearer: [] }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewDecision' } } },
        },
        responses: {
          '201': {
            description: 'The decision',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Decision' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/moderation/decisions/{decisionId}': {
      delete: {
        operationId: 'undoDecision',
        summary:
          'Reviewer or admin; a hidden clip is shown again where its giver allows it, and the reports that it closed are open again. It stays in the list as undone.',
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'decisionId',
            in: 'path',
            required: true,
            schema: { type: 'string', pattern: '^[0-9a-f]{24}$' },
          },
        ],
        responses: {
          '200': {
            description: 'The decision',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Decision' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/imports': {
      get: {
        operationId: 'listImports',
        summary: 'Admin; the sets of clips that were brought in from elsewhere, newest first.',
        security: [{ bearer: [] }],
        responses: {
          '200': {
            description: 'Sets',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/ImportSetList' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/imports/{setId}': {
      put: {
        operationId: 'switchImport',
        summary:
          'Admin; shows every clip that the set has now, or hides them all, and notes who did it. Clips that are brought in later wait again.',
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'setId',
            in: 'path',
            required: true,
            schema: { type: 'string', maxLength: 60, pattern: '^[a-z0-9][a-z0-9-]*$' },
          },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/ImportSwitch' } },
          },
        },
        responses: {
          '200': {
            description: 'The set',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/ImportSet' } } },
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
      get: {
        operationId: 'listOutcomes',
        summary:
          'For the gateway alone; what became of clips and their givers are not told yet, oldest first.',
        security: [{ internal: [] }],
        responses: {
          '200': {
            description: 'At most 100',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/ClipOutcomes' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      post: {
        operationId: 'markOutcomesTold',
        summary:
          'For the gateway alone; their givers are told these, which may be repeated. What changed since stays to be told.',
        security: [{ internal: [] }],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/ClipOutcomes' } },
          },
        },
        responses: {
          '200': {
            description: 'How many',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Told' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/internal/examples': {
      get: {
        operationId: 'listExamples',
        summary: 'For the gateway alone; the clips that signs may be recognised by.',
        security: [{ internal: [] }],
        responses: {
          '200': {
            '0': null,
            description: 'The newest 20',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Examples' } } },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/internal/examples/{videoId}': {
      get: {
        operationId: 'getExample',
        summary:
          'For the gateway alone; such a clip, or its points where they are all that was given.',
        security: [{ internal: [] }],
        parameters: [{ $ref: '#/components/parameters/VideoId' }],
        responses: {
          '200': {
            description: 'An MP4 of at most 720p, or a .pose file.',
            content: {
              'video/mp4': { schema: { type: 'string', format: 'binary' } },
              'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/internal/takes': {
      get: {
        operationId: 'listTakesWanted',
        summary:
          'For the gateway alone; clips that the avatar may sign as their signers did, and whose points have not been found yet, newest first.',
        security: [{ internal: [] }],
        responses: {
          '200': {
            description: 'At most 8',
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/TakesWanted' } },
            },
          },
          default: { $ref: '#/components/responses/Error' },
        },
      },
    },
    '/internal/takes/{videoId}': {
      put: {
        operationId: 'putTake',
        summary:
          'For the gateway alone; the points of such a clip as a .pose file, as signs found them. Of points that no movement can be made of it is noted, and the clip is not asked for again.',
        security: [{ internal: [] }],
        parameters: [{ $ref: '#/components/parameters/VideoId' }],
        responses: {
          '204': { $ref: '#/components/responses/NoContent' },
          default: { $ref: '#/components/responses/Error' },
        },
      },
      delete: {
        operationId: 'refuseTake',
        summary:
          'For the gateway alone; signs finds nothing in such a clip, and it is not asked for again.',
        security: [{ internal: [] }],
        parameters: [{ $ref: '#/components/parameters/VideoId' }],
        responses: {
          '204': { $ref: '#/components/responses/NoContent' },
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
      Sign: {
        name: 'sign',
        in: 'query',
        description: 'Clips that were given for this form of the lexicon.',
        schema: { type: 'string', maxLength: 100, pattern: '^[a-z0-9][a-z0-9-]*$' },
      },
      Region: {
        name: 'region',
        in: 'query',
        description: 'Where its giver signs so.',
        schema: { $ref: '#/components/schemas/Region' },
      },
      Kind: { name: 'kind', in: 'query', schema: { $ref: '#/components/schemas/PromptKind' } },
      Review: {
        name: 'review',
        in: 'query',
        description: 'What signers said of the language.',
        schema: { $ref: '#/components/schemas/LanguageReview' },
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
      Emotion: { type: 'string', enum: ['happy', 'sad', 'surprise', 'neutral', 'anger'] },
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
      PromptKind: { type: 'string', enum: ['sign', 'expression', 'sentence'] },
      LanguageReview: { type: 'string', enum: ['not-reviewed', 'reviewed', 'disputed'] },
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
      Prompt: {
        type: 'object',
        required: ['kind', 'id', 'label'],
        additionalProperties: false,
        properties: {
          kind: { $ref: '#/components/schemas/PromptKind' },
          id: {
            type: 'string',
            minLength: 1,
            maxLength: 100,
            pattern: '^[a-z0-9][a-z0-9-]*$',
            description: 'The form or expression of the lexicon; of a sentence its words, joined.',
          },
          label: {
            type: 'string',
            minLength: 1,
            maxLength: 200,
            description: 'What it was called when it was asked for.',
          },
        },
      },
      ClipPicture: { type: 'string', enum: ['whole', 'face-hidden', 'landmarks'] },
      ConsentScope: { type: 'string', enum: ['keep', 'show', 'release', 'train', 'face'] },
      Scopes: {
        type: 'array',
        items: { $ref: '#/components/schemas/ConsentScope' },
        uniqueItems: true,
        maxItems: 5,
      },
      SeenVotes: {
        type: 'object',
        required: ['yes', 'no'],
        properties: { yes: { type: 'integer' }, no: { type: 'integer' } },
      },
      SignedVotes: {
        type: 'object',
        description: 'By what signers said of it (vocabulary, SignedVerdict).',
        required: ['as-signed', 'not-this-sign', 'differently', 'unknown'],
        properties: {
          'as-signed': { type: 'integer' },
          'not-this-sign': { type: 'integer' },
          differently: { type: 'integer' },
          unknown: { type: 'integer' },
        },
      },
      GivenFacts: {
        type: 'object',
        description:
          'What stands on the own page of a clip that somebody gave; lists leave it out.',
        required: ['scopes', 'isVariant', 'picture', 'seen', 'signed'],
        properties: {
          picture: { $ref: '#/components/schemas/ClipPicture' },
          scopes: { $ref: '#/components/schemas/Scopes' },
          isVariant: {
            type: 'boolean',
            description: 'The giver signs it differently from the model clip.',
          },
          seen: { $ref: '#/components/schemas/SeenVotes' },
          signed: { $ref: '#/components/schemas/SignedVotes' },
        },
      },
      ClipLicence: {
        type: 'string',
        enum: [
          'CC0-1.0',
          'CC-BY-3.0',
          'CC-BY-4.0',
          'CC-BY-SA-3.0',
          'CC-BY-SA-4.0',
          'CC-BY-NC-4.0',
          'CC-BY-NC-SA-4.0',
        ],
      },
      ImportedFacts: {
        type: 'object',
        description:
          "Of a clip of somebody else's set; licence and credit stay with whatever is made of it.",
        required: ['setId', 'licence', 'credit', 'source'],
        properties: {
          setId: { type: 'string' },
          licence: { $ref: '#/components/schemas/ClipLicence' },
          credit: { type: 'string', description: 'Whom the licence asks to name.' },
          source: { type: 'string', description: 'Address of the set.' },
        },
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
          signer: {
            type: 'string',
            description: 'Of a clip that somebody gave: the name that they want to stand with it.',
          },
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
          prompt: { $ref: '#/components/schemas/Prompt' },
          languageReview: { $ref: '#/components/schemas/LanguageReview' },
          hiddenReason: {
            type: 'string',
            description: 'Why a moderator hid it; to its owner and to moderators.',
          },
          region: { $ref: '#/components/schemas/Region' },
          given: { $ref: '#/components/schemas/GivenFacts' },
          imported: { $ref: '#/components/schemas/ImportedFacts' },
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
      ValueCount: {
        type: 'object',
        required: ['value', 'count'],
        properties: {
          value: { type: 'string' },
          label: {
            type: 'string',
            description: 'Of a sign: what it was called when it was asked for.',
          },
          count: { type: 'integer' },
        },
      },
      VideoCounts: {
        type: 'object',
        description: 'Of each filter its values, the most frequent first.',
        required: ['sign', 'region', 'kind', 'review'],
        properties: {
          sign: { type: 'array', items: { $ref: '#/components/schemas/ValueCount' } },
          region: { type: 'array', items: { $ref: '#/components/schemas/ValueCount' } },
          kind: { type: 'array', items: { $ref: '#/components/schemas/ValueCount' } },
          review: { type: 'array', items: { $ref: '#/components/schemas/ValueCount' } },
        },
      },
      Showing: {
        type: 'string',
        description:
          'Whether others may watch it. shown: everybody; waiting: everybody once it is prepared and, where it was given, checked; not-shown: its owner did not allow it, or it was refused or hidden.',
        enum: ['shown', 'waiting', 'not-shown'],
      },
      SomeVideo: {
        type: 'object',
        required: ['video', 'showing', 'isOwn'],
        properties: {
          video: { $ref: '#/components/schemas/Video' },
          showing: { $ref: '#/components/schemas/Showing' },
          isOwn: { type: 'boolean', description: "Whether it is the reader's." },
        },
      },
      SomeVideos: {
        type: 'object',
        required: ['data'],
        properties: { data: { type: 'array', items: { $ref: '#/components/schemas/SomeVideo' } } },
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
      AnnouncedVideo: {
        type: 'object',
        required: ['title', 'description', 'category', 'bytes', 'sha256'],
        additionalProperties: false,
        properties: {
          title: { type: 'string', maxLength: 200 },
          description: { type: 'string', maxLength: 5000 },
          category: { $ref: '#/components/schemas/Emotion' },
          bytes: { type: 'integer', minimum: 1 },
          sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
        },
      },
      TakenSign: {
        type: 'object',
        description:
          "A form of its own of this sign, made from a person's clip; it is the clip's in consent, review and end.",
        required: ['sign', 'videoId', 'languageReview'],
        properties: {
          sign: {
            type: 'string',
            description: 'The form or entry of the dictionary that the clip was asked for.',
          },
          videoId: { type: 'string' },
          signer: {
            type: 'string',
            description: 'The name that its giver wants to stand with it.',
          },
          region: { $ref: '#/components/schemas/Region' },
          languageReview: { $ref: '#/components/schemas/LanguageReview' },
          imported: { $ref: '#/components/schemas/ImportedFacts' },
        },
      },
      TakeList: {
        type: 'object',
        required: ['data'],
        properties: { data: { type: 'array', items: { $ref: '#/components/schemas/TakenSign' } } },
      },
      TimelineEntry: {
        type: 'object',
        required: ['ms'],
        additionalProperties: false,
        properties: {
          ms: {
            type: 'integer',
            minimum: 0,
            maximum: 600000,
            description: "From the clip's first picture.",
          },
          emotion: { $ref: '#/components/schemas/Emotion' },
          scores: {
            type: 'object',
            maxProperties: 10,
            propertyNames: { pattern: '^[a-z]{1,20}$' },
            additionalProperties: { type: 'number', minimum: 0, maximum: 1 },
          },
          face: {
            type: 'object',
            maxProperties: 20,
            propertyNames: { pattern: '^[A-Za-z-]{1,40}$' },
            additionalProperties: { type: 'string', maxLength: 40 },
            description: 'Face parameters by name as codes.',
          },
          sign: { type: 'string', maxLength: 100, description: 'What the sign service read.' },
        },
      },
      Timeline: {
        type: 'object',
        required: ['entries'],
        additionalProperties: false,
        properties: {
          entries: {
            type: 'array',
            maxItems: 1500,
            items: { $ref: '#/components/schemas/TimelineEntry' },
          },
        },
      },
      ConsentVersion: { type: 'string', enum: ['2026-11', '2026-12'] },
      ConsentVideo: {
        type: 'object',
        required: ['version'],
        properties: {
          version: { $ref: '#/components/schemas/ConsentVersion' },
          video: { $ref: '#/components/schemas/Video' },
          at: { type: 'string', format: 'date-time', description: 'When it was chosen.' },
          by: { type: 'string', description: 'Name of the admin who chose it', 'to admins.': null },
        },
      },
      ConsentVideoChoice: {
        type: 'object',
        required: ['videoId'],
        additionalProperties: false,
        properties: { videoId: { type: 'string', pattern: '^[0-9a-f]{24}$' } },
      },
      ConsentAge: { type: 'string', enum: ['adult', 'guardian'] },
      Consent: {
        type: 'object',
        required: ['version', 'scopes', 'age', 'at'],
        properties: {
          version: { $ref: '#/components/schemas/ConsentVersion' },
          scopes: { $ref: '#/components/schemas/Scopes' },
          age: { $ref: '#/components/schemas/ConsentAge' },
          at: { type: 'string', format: 'date-time', description: 'Of the newest change.' },
        },
      },
      ContributionOutcome: { type: 'string', enum: ['open', 'accepted', 'not-accepted'] },
      SeenFault: {
        type: 'string',
        enum: ['face-missing', 'hands-out', 'too-dark', 'too-short', 'no-signer', 'other'],
      },
      Contribution: {
        type: 'object',
        required: [
          '_id',
          'prompt',
          'isVariant',
          'picture',
          'take',
          'consent',
          'status',
          'outcome',
          'languageReview',
          'faults',
          'isShown',
          'createdAt',
        ],
        properties: {
          _id: { type: 'string' },
          url: {
            type: 'string',
            description:
              'Path of the stream; it needs a ticket while the clip is not shown to all.',
          },
          prompt: { $ref: '#/components/schemas/Prompt' },
          picture: { $ref: '#/components/schemas/ClipPicture' },
          isVariant: { type: 'boolean' },
          take: { type: 'integer' },
          consent: { $ref: '#/components/schemas/Consent' },
          status: { $ref: '#/components/schemas/VideoStatus' },
          outcome: { $ref: '#/components/schemas/ContributionOutcome' },
          languageReview: { $ref: '#/components/schemas/LanguageReview' },
          faults: {
            type: 'array',
            items: { $ref: '#/components/schemas/SeenFault' },
            description: 'Why it was not accepted; most often named first.',
          },
          isShown: { type: 'boolean', description: 'Whether everybody can watch it now.' },
          hiddenReason: { type: 'string', description: 'Why a moderator hid it.' },
          reasonCode: { $ref: '#/components/schemas/RejectionCode' },
          durationSeconds: { type: 'number' },
          createdAt: { type: 'string', format: 'date-time' },
        },
      },
      ContributionList: {
        type: 'object',
        required: ['data'],
        properties: {
          data: { type: 'array', items: { $ref: '#/components/schemas/Contribution' } },
        },
      },
      ConsentGiven: {
        type: 'object',
        required: ['version', 'scopes', 'age'],
        additionalProperties: false,
        properties: {
          version: { $ref: '#/components/schemas/ConsentVersion' },
          scopes: { $ref: '#/components/schemas/Scopes' },
          age: { $ref: '#/components/schemas/ConsentAge' },
        },
      },
      Trim: {
        type: 'object',
        description:
          'The part of the recording that is given, in milliseconds from its first picture. What lies outside is cut off and deleted before anybody sees the clip.',
        required: ['fromMs', 'toMs'],
        additionalProperties: false,
        properties: {
          fromMs: { type: 'integer', minimum: 0, maximum: 600000 },
          toMs: {
            type: 'integer',
            minimum: 500,
            maximum: 600000,
            description: 'At least 500 behind fromMs.',
          },
        },
      },
      ContributionDraft: {
        type: 'object',
        required: ['prompt', 'take', 'consent', 'sha256', 'bytes', 'timeline'],
        additionalProperties: false,
        properties: {
          prompt: { $ref: '#/components/schemas/Prompt' },
          isVariant: {
            type: 'boolean',
            description: 'The giver signs it differently from the model clip.',
          },
          take: { type: 'integer', minimum: 1, maximum: 1000 },
          category: { $ref: '#/components/schemas/Emotion' },
          region: { $ref: '#/components/schemas/Region' },
          picture: {
            $ref: '#/components/schemas/ClipPicture',
            description:
              'Unset: whole. Of landmarks the points come first (putLandmarks), then a drawing of them as the clip.',
          },
          consent: { $ref: '#/components/schemas/ConsentGiven' },
          sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
          bytes: { type: 'integer', minimum: 1 },
          trim: { $ref: '#/components/schemas/Trim' },
          timeline: {
            $ref: '#/components/schemas/Timeline',
            description: 'Of the given part',
            'from its own first picture.': null,
          },
        },
      },
      Withdrawal: {
        type: 'object',
        required: ['clips', 'files', 'timelines', 'verdicts', 'at'],
        properties: {
          clips: { type: 'integer' },
          files: { type: 'integer', description: 'Objects that were deleted here.' },
          timelines: { type: 'integer' },
          verdicts: { type: 'integer', description: 'What others said of the clips.' },
          at: { type: 'string', format: 'date-time' },
        },
      },
      PromptCount: {
        type: 'object',
        required: ['kind', 'id', 'clips', 'signers'],
        properties: {
          kind: { $ref: '#/components/schemas/PromptKind' },
          id: { type: 'string' },
          clips: { type: 'integer' },
          signers: { type: 'integer' },
        },
      },
      PromptCounts: {
        type: 'object',
        required: ['data'],
        properties: {
          data: { type: 'array', items: { $ref: '#/components/schemas/PromptCount' } },
        },
      },
      ClipStates: {
        type: 'object',
        required: ['preparing', 'open', 'accepted', 'not-accepted'],
        properties: {
          preparing: { type: 'integer' },
          open: { type: 'integer' },
          accepted: { type: 'integer' },
          'not-accepted': { type: 'integer' },
        },
      },
      WeekCount: {
        type: 'object',
        required: ['from', 'clips'],
        properties: {
          from: { type: 'string', format: 'date', description: 'Its Monday', 'in UTC.': null },
          clips: { type: 'integer' },
        },
      },
      MonthFigures: {
        type: 'object',
        description: 'What all did together in this month; nobody is named.',
        required: ['from', 'given', 'checked'],
        properties: {
          from: { type: 'string', format: 'date', description: 'Its first day, in UTC.' },
          given: { type: 'integer', minimum: 0, description: 'Clips that people gave.' },
          checked: { type: 'integer', minimum: 0, description: 'Verdicts on clips.' },
        },
      },
      JudgementTime: {
        type: 'object',
        description:
          'From giving to the last verdict that was needed, of the newest 1000 judged clips.',
        required: ['medianHours', 'p90Hours', 'clips'],
        properties: {
          medianHours: { type: 'number' },
          p90Hours: { type: 'number' },
          clips: { type: 'integer' },
        },
      },
      SignAgreement: {
        type: 'object',
        required: ['id', 'label', 'clips', 'alpha'],
        properties: {
          id: { type: 'string' },
          label: { type: 'string' },
          clips: { type: 'integer' },
          alpha: { type: 'number' },
        },
      },
      ReviewerAgreement: {
        type: 'object',
        required: ['pairs', 'kappa'],
        properties: {
          pairs: { type: 'integer' },
          kappa: {
            type: 'number',
            description: "Cohen's, with everybody else who judged the same clips.",
          },
        },
      },
      Agreement: {
        type: 'object',
        description:
          'Of the newest 20,000 verdicts of a kind; a figure of fewer than 10 pairs says nothing and is left out.',
        required: ['verdicts', 'bySign', 'byReviewer'],
        properties: {
          verdicts: { type: 'integer' },
          alpha: {
            type: 'number',
            description: "Krippendorff's, for names; 1 is full agreement, 0 chance.",
          },
          self: {
            type: 'number',
            description:
              "Cohen's kappa of first and second verdicts of the same person on the same clip.",
          },
          bySign: { type: 'array', items: { $ref: '#/components/schemas/SignAgreement' } },
          byReviewer: {
            type: 'array',
            items: { $ref: '#/components/schemas/ReviewerAgreement' },
            description: 'Nobody is named; highest first.',
          },
        },
      },
      DataSetFigures: {
        type: 'object',
        required: ['at', 'clips', 'seconds', 'signers', 'weeks', 'month', 'seen', 'signed'],
        properties: {
          at: { type: 'string', format: 'date-time' },
          clips: { $ref: '#/components/schemas/ClipStates' },
          seconds: { type: 'number', description: 'Of what everybody can watch.' },
          signers: { type: 'integer', description: 'Of accepted clips.' },
          weeks: {
            type: 'array',
            items: { $ref: '#/components/schemas/WeekCount' },
            description: 'Clips given, the newest 26 weeks that had any, oldest first.',
          },
          month: { $ref: '#/components/schemas/MonthFigures' },
          judgement: { $ref: '#/components/schemas/JudgementTime' },
          seen: { $ref: '#/components/schemas/Agreement' },
          signed: { $ref: '#/components/schemas/Agreement' },
        },
      },
      ArchiveTicket: {
        type: 'object',
        required: ['url', 'expiresAt'],
        properties: { url: { type: 'string' }, expiresAt: { type: 'string', format: 'date-time' } },
      },
      SignLanguage: {
        type: 'string',
        enum: ['isl', 'home-sign', 'signed-speech', 'asl', 'bsl', 'international', 'other'],
      },
      YearsSigning: { type: 'string', enum: ['under-2', '2-5', '6-10', '11-20', 'over-20'] },
      Hearing: { type: 'string', enum: ['deaf', 'hard-of-hearing', 'coda', 'hearing'] },
      AgeBand: { type: 'string', enum: ['under-18', '18-24', '25-39', '40-59', 'over-59'] },
      SigningHand: { type: 'string', enum: ['right', 'left', 'both'] },
      SignerProfile: {
        type: 'object',
        additionalProperties: false,
        properties: {
          region: { $ref: '#/components/schemas/Region' },
          learntIn: { $ref: '#/components/schemas/Region' },
          languages: {
            type: 'array',
            uniqueItems: true,
            maxItems: 7,
            items: { $ref: '#/components/schemas/SignLanguage' },
          },
          years: { $ref: '#/components/schemas/YearsSigning' },
          hearing: { $ref: '#/components/schemas/Hearing' },
          age: { $ref: '#/components/schemas/AgeBand' },
          hand: { $ref: '#/components/schemas/SigningHand' },
          showsName: {
            type: 'boolean',
            description:
              'Whether `shownName` stands with accepted clips of theirs that all may watch.',
          },
          shownName: { type: 'string', maxLength: 80, description: 'A name of their choice.' },
        },
      },
      ConsentChange: {
        type: 'object',
        required: ['scopes'],
        additionalProperties: false,
        properties: { scopes: { $ref: '#/components/schemas/Scopes' } },
      },
      ReviewKind: { type: 'string', enum: ['seen', 'signed'] },
      ToReview: {
        type: 'object',
        required: ['_id', 'url', 'prompt', 'isVariant', 'picture', 'isRepeat'],
        properties: {
          _id: { type: 'string' },
          url: { type: 'string', description: 'Path of the stream with its ticket.' },
          poster: { type: 'string' },
          prompt: { $ref: '#/components/schemas/Prompt' },
          isVariant: { type: 'boolean' },
          picture: { $ref: '#/components/schemas/ClipPicture' },
          region: { $ref: '#/components/schemas/Region' },
          durationSeconds: { type: 'number' },
          isRepeat: {
            type: 'boolean',
            description: 'Judged by this person before; their two verdicts are compared.',
          },
        },
      },
      ReviewList: {
        type: 'object',
        required: ['data', 'judged'],
        properties: {
          data: { type: 'array', items: { $ref: '#/components/schemas/ToReview' } },
          judged: {
            type: 'integer',
            description: 'How many clips this person has judged of this kind.',
          },
        },
      },
      SignedVerdict: {
        type: 'string',
        enum: ['as-signed', 'not-this-sign', 'differently', 'unknown'],
      },
      Verdict: {
        type: 'object',
        required: ['kind'],
        additionalProperties: false,
        properties: {
          kind: { $ref: '#/components/schemas/ReviewKind' },
          isSeen: {
            type: 'boolean',
            description: 'Of kind seen: whether hands, face and light can be seen.',
          },
          faults: {
            type: 'array',
            items: { $ref: '#/components/schemas/SeenFault' },
            uniqueItems: true,
            maxItems: 6,
          },
          signed: { $ref: '#/components/schemas/SignedVerdict' },
          region: { $ref: '#/components/schemas/Region' },
          isRepeat: { type: 'boolean' },
        },
      },
      ClipFault: {
        type: 'string',
        enum: ['not-consented', 'harmful', 'private', 'not-isl', 'other'],
      },
      NewClipReport: {
        type: 'object',
        required: ['fault'],
        additionalProperties: false,
        properties: {
          fault: { $ref: '#/components/schemas/ClipFault' },
          words: {
            type: 'string',
            maxLength: 800,
            description: 'Needed where the fault is `other`.',
          },
        },
      },
      ClipReport: {
        type: 'object',
        required: ['_id', 'videoId', 'fault', 'createdAt'],
        properties: {
          _id: { type: 'string' },
          videoId: { type: 'string' },
          fault: { $ref: '#/components/schemas/ClipFault' },
          words: { type: 'string' },
          createdAt: { type: 'string', format: 'date-time' },
          about: { $ref: '#/components/schemas/Video' },
        },
      },
      ClipReportList: {
        type: 'object',
        required: ['data'],
        properties: { data: { type: 'array', items: { $ref: '#/components/schemas/ClipReport' } } },
      },
      DecisionAct: { type: 'string', enum: ['hide', 'keep'] },
      Undone: {
        type: 'object',
        required: ['at'],
        properties: { at: { type: 'string', format: 'date-time' }, by: { type: 'string' } },
      },
      Decision: {
        type: 'object',
        required: ['_id', 'videoId', 'title', 'act', 'at', 'reports'],
        properties: {
          _id: { type: 'string' },
          videoId: { type: 'string' },
          title: { type: 'string' },
          act: { $ref: '#/components/schemas/DecisionAct' },
          reason: { type: 'string' },
          at: { type: 'string', format: 'date-time' },
          by: {
            type: 'string',
            description: 'Name of the moderator',
            'unless their account is gone.': null,
          },
          reports: { type: 'integer', description: 'How many it closed.' },
          undone: { $ref: '#/components/schemas/Undone' },
        },
      },
      DecisionList: {
        type: 'object',
        required: ['data'],
        properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Decision' } } },
      },
      NewDecision: {
        type: 'object',
        required: ['videoId', 'act'],
        additionalProperties: false,
        properties: {
          videoId: { type: 'string', pattern: '^[0-9a-f]{24}$' },
          act: { $ref: '#/components/schemas/DecisionAct' },
          reason: {
            type: 'string',
            maxLength: 500,
            description: 'Needed to hide; its giver reads it.',
          },
        },
      },
      ImportCredit: {
        type: 'object',
        required: ['licence', 'scopes', 'credit', 'source', 'clips'],
        properties: {
          licence: { $ref: '#/components/schemas/ClipLicence' },
          scopes: { $ref: '#/components/schemas/Scopes' },
          credit: { type: 'string' },
          source: { type: 'string' },
          clips: { type: 'integer' },
        },
      },
      ImportSwitched: {
        type: 'object',
        required: ['isOn', 'clips', 'at'],
        properties: {
          isOn: { type: 'boolean' },
          clips: { type: 'integer', description: 'How many it changed.' },
          at: { type: 'string', format: 'date-time' },
          by: { type: 'string', description: 'Name of the admin, unless their account is gone.' },
        },
      },
      ImportSet: {
        type: 'object',
        required: [
          '_id',
          'createdAt',
          'clips',
          'shown',
          'preparing',
          'rejected',
          'signs',
          'signers',
          'credits',
          'switches',
        ],
        properties: {
          _id: { type: 'string' },
          createdAt: { type: 'string', format: 'date-time' },
          clips: { type: 'integer', description: 'Without those that were rejected.' },
          shown: { type: 'integer', description: 'Turned on.' },
          preparing: { type: 'integer', description: 'Not through the worker yet.' },
          rejected: { type: 'integer', description: 'Could not be read as a video.' },
          signs: { type: 'integer' },
          signers: { type: 'integer' },
          credits: { type: 'array', items: { $ref: '#/components/schemas/ImportCredit' } },
          switches: {
            type: 'array',
            items: { $ref: '#/components/schemas/ImportSwitched' },
            description: 'The last twenty',
            'newest first.': null,
          },
        },
      },
      ImportSetList: {
        type: 'object',
        required: ['data'],
        properties: { data: { type: 'array', items: { $ref: '#/components/schemas/ImportSet' } } },
      },
      ImportSwitch: {
        type: 'object',
        required: ['isOn'],
        additionalProperties: false,
        properties: { isOn: { type: 'boolean' } },
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
