import type { Indexes } from '@isl/service-kit/mongo';

const EXPIRES = { key: { expiresAt: 1 }, expireAfterSeconds: 0 } as const;

export const INDEXES: Indexes = {
  users: [
    { key: { emailKey: 1 }, unique: true },
    { key: { 'block.at': -1 }, sparse: true },
  ],
  sessions: [EXPIRES, { key: { userId: 1 } }],
  passwordResets: [EXPIRES, { key: { userId: 1 } }],
  limits: [
    { key: { expire: 1 }, expireAfterSeconds: 0 },
    { key: { key: 1 }, unique: true },
  ],
  usedProofs: [EXPIRES],
  reviewerRequests: [{ key: { state: 1, askedAt: 1 } }],
  reviewerDecisions: [{ key: { createdAt: -1, _id: -1 } }, { key: { userId: 1 } }],
  acts: [{ key: { createdAt: -1, _id: -1 } }, { key: { byId: 1 } }, { key: { aboutId: 1 } }],
  erasures: [{ key: { nextAt: 1 } }],
};
