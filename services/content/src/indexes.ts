import type { Indexes } from '@isl/service-kit/mongo';
import { KEY_LIFETIME_MS } from './idempotency/idempotency.repository.js';

export const INDEXES: Indexes = {
  posts: [
    { key: { createdAt: -1, _id: -1 } },
    { key: { signId: 1, createdAt: -1, _id: -1 } },
    { key: { aboutVideo: 1, createdAt: -1, _id: -1 } },
    { key: { shownAt: -1 } },
    { key: { authorId: 1 } },
    { key: { owedComments: 1 }, sparse: true },
    { key: { owedLikes: 1 }, sparse: true },
  ],
  comments: [{ key: { postId: 1 } }, { key: { authorId: 1 } }],
  reports: [
    { key: { openKey: 1 }, unique: true, sparse: true },
    { key: { createdAt: -1, _id: -1 } },
    { key: { postId: 1 } },
    { key: { commentId: 1 } },
    { key: { courseId: 1 }, sparse: true },
    { key: { reporterId: 1 } },
    { key: { 'toTell.at': 1 }, sparse: true },
  ],
  signs: [
    { key: { kind: 1, order: 1 } },
    { key: { kind: 1, gloss: 1, _id: 1 } },
    { key: { tokens: 1 } },
    { key: { shownAt: 1 } },
  ],
  formVerdicts: [{ key: { formId: 1, formHash: 1 } }, { key: { userId: 1 } }],
  formProposals: [
    { key: { state: 1, createdAt: -1, _id: -1 } },
    { key: { formId: 1, createdAt: -1, _id: -1 } },
    { key: { byId: 1 } },
    { key: { 'settled.byId': 1 }, sparse: true },
    { key: { toTell: 1 }, sparse: true },
  ],
  sayings: [
    { key: { state: 1, createdAt: -1, _id: -1 } },
    { key: { byId: 1, createdAt: -1, _id: -1 } },
    { key: { 'settled.byId': 1 }, sparse: true },
    { key: { toTell: 1 }, sparse: true },
  ],
  courses: [{ key: { order: 1, createdAt: 1, _id: 1 } }],
  classes: [
    { key: { code: 1 }, unique: true },
    { key: { ownerId: 1, createdAt: -1 } },
    { key: { 'members.userId': 1 } },
    { key: { courseId: 1 } },
  ],
  taughtCourses: [
    { key: { ownerId: 1, changedAt: -1, _id: 1 } },
    { key: { 'toTell.at': 1 }, sparse: true },
    { key: { 'takenDown.at': -1, _id: -1 }, sparse: true },
  ],
  acts: [
    { key: { createdAt: -1, _id: -1 } },
    { key: { byId: 1 } },
    { key: { aboutId: 1 } },
    { key: { targetId: 1 } },
  ],
  notifications: [
    { key: { userId: 1, at: -1 } },
    { key: { postId: 1 } },
    { key: { commentId: 1 } },
    { key: { 'clip._id': 1 } },
    { key: { 'reported.courseId': 1 }, sparse: true },
    { key: { courseId: 1 }, sparse: true },
    { key: { sayingId: 1 }, sparse: true },
    { key: { at: 1 } },
  ],
  pushSubscriptions: [{ key: { userId: 1, createdAt: -1 } }],
  pushTurns: [{ key: { isWaiting: 1, pushedAt: 1 } }],
  idempotencyKeys: [
    { key: { createdAt: 1 }, expireAfterSeconds: KEY_LIFETIME_MS / 1000 },
    { key: { userId: 1 } },
  ],
};
