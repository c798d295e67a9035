import type { Db } from 'mongodb';
import type { VideoDocument } from '../videos/video.js';

const DAY_SECONDS = 86_400;

/** Creates what the queries rely on; a second call changes nothing. */
export async function ensureIndexes(db: Db): Promise<void> {
  await db.collection<VideoDocument>('videos').createIndexes([
    { key: { status: 1, visibility: 1, createdAt: -1, _id: -1 }, name: 'listed' },
    { key: { authorId: 1, createdAt: -1, _id: -1 }, name: 'mine' },
    { key: { words: 1 }, name: 'searched' },
    { key: { status: 1, claimableAt: 1 }, name: 'claimed' },
    { key: { authorId: 1, status: 1, claimableAt: 1 }, name: 'claimedInTurn' },
    { key: { demo: 1, createdAt: 1 }, name: 'demo' },
    // Every record has a key, its own id if the client sent none: partial indexes are not everywhere.
    { key: { authorId: 1, idempotencyKey: 1 }, name: 'idempotent', unique: true },
  ]);
  await db.collection('spent').createIndexes([
    { key: { authorId: 1 }, name: 'ofAuthor' },
    { key: { expiresAt: 1 }, name: 'expired', expireAfterSeconds: 0 },
  ]);
  // Who was not served for a day is as who never was.
  await db.collection('turns').createIndex({ at: 1 }, { expireAfterSeconds: DAY_SECONDS });
}
