import type { Db } from 'mongodb';
import { KEY_LIFETIME_MS } from '../idempotency/idempotency.repository.js';

/** Creates what is missing; run at every start. */
export async function ensureIndexes(db: Db): Promise<void> {
  await db
    .collection('posts')
    .createIndexes([
      { key: { createdAt: -1, _id: -1 } },
      { key: { signId: 1, createdAt: -1, _id: -1 } },
      { key: { shownAt: -1 } },
      { key: { authorId: 1 } },
    ]);
  await db.collection('comments').createIndexes([{ key: { postId: 1 } }, { key: { authorId: 1 } }]);
  await db
    .collection('reports')
    .createIndexes([
      { key: { openKey: 1 }, unique: true, sparse: true },
      { key: { createdAt: -1, _id: -1 } },
      { key: { postId: 1 } },
      { key: { commentId: 1 } },
      { key: { reporterId: 1 } },
    ]);
  await db
    .collection('signs')
    .createIndexes([
      { key: { kind: 1, order: 1 } },
      { key: { kind: 1, gloss: 1, _id: 1 } },
      { key: { tokens: 1 } },
      { key: { shownAt: 1 } },
    ]);
  await db.collection('courses').createIndexes([{ key: { order: 1, createdAt: 1, _id: 1 } }]);
  await db
    .collection('idempotencyKeys')
    .createIndexes([
      { key: { createdAt: 1 }, expireAfterSeconds: KEY_LIFETIME_MS / 1000 },
      { key: { userId: 1 } },
    ]);
}
