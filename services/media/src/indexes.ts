import type { Indexes } from '@isl/service-kit/mongo';

const DAY_SECONDS = 86_400;

export const INDEXES: Indexes = {
  videos: [
    { key: { status: 1, visibility: 1, createdAt: -1, _id: -1 }, name: 'listed' },
    { key: { authorId: 1, createdAt: -1, _id: -1 }, name: 'mine' },
    { key: { words: 1 }, name: 'searched' },
    { key: { status: 1, claimableAt: 1 }, name: 'claimed' },
    { key: { authorId: 1, status: 1, claimableAt: 1 }, name: 'claimedInTurn' },
    { key: { demo: 1, createdAt: 1 }, name: 'demo' },
    { key: { 'contribution.outcome': 1, status: 1, createdAt: 1 }, name: 'judged' },
    { key: { 'contribution.prompt.id': 1, createdAt: -1, _id: -1 }, name: 'bySign' },
    { key: { 'contribution.region': 1, createdAt: -1, _id: -1 }, name: 'byRegion' },
    { key: { 'contribution.prompt.kind': 1, createdAt: -1, _id: -1 }, name: 'byKind' },
    { key: { 'contribution.languageReview': 1, createdAt: -1, _id: -1 }, name: 'byReview' },
    { key: { 'contribution.sha256': 1 }, name: 'byChecksum' },
    { key: { 'imported.setId': 1 }, name: 'bySet' },
    { key: { 'contribution.toTell': 1 }, name: 'toTell', sparse: true },
    // Every record has a key, its own id if the client sent none: partial indexes are not everywhere.
    { key: { authorId: 1, idempotencyKey: 1 }, name: 'idempotent', unique: true },
  ],
  verdicts: [
    { key: { videoId: 1, kind: 1 }, name: 'about' },
    { key: { byId: 1, kind: 1, at: 1 }, name: 'byPerson' },
    { key: { kind: 1, at: -1 }, name: 'newest' },
  ],
  reports: [
    { key: { openKey: 1 }, name: 'open', unique: true },
    { key: { closedBy: 1, createdAt: -1, _id: -1 }, name: 'queue' },
    { key: { videoId: 1 }, name: 'about' },
    { key: { reporterId: 1, videoId: 1 }, name: 'byPerson' },
    { key: { 'toTell.at': 1 }, name: 'toTell', sparse: true },
  ],
  decisions: [
    { key: { createdAt: -1, _id: -1 }, name: 'newest' },
    { key: { videoId: 1 }, name: 'about' },
    { key: { byId: 1 }, name: 'byPerson' },
  ],
  consentVideos: [
    { key: { version: 1, createdAt: -1, _id: -1 }, name: 'newest' },
    { key: { byId: 1 }, name: 'byPerson' },
  ],
  importSwitches: [
    { key: { setId: 1, at: -1 }, name: 'ofSet' },
    { key: { at: -1, _id: -1 }, name: 'newest' },
    { key: { byId: 1 }, name: 'byPerson' },
  ],
  spent: [
    { key: { authorId: 1 }, name: 'ofAuthor' },
    { key: { expiresAt: 1 }, name: 'expired', expireAfterSeconds: 0 },
  ],
  // An author who was not served for a day comes first again, like one who never was.
  turns: [{ key: { at: 1 }, expireAfterSeconds: DAY_SECONDS }],
};
