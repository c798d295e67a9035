import type { Db } from 'mongodb';

/** How long the record of a finished erasure stays; it names no person. */
const ERASURE_RECORD_SECONDS = 30 * 24 * 60 * 60;

/** Creates what is missing; run at every start. */
export async function ensureIndexes(db: Db): Promise<void> {
  await db.collection('users').createIndex({ emailKey: 1 }, { unique: true });
  await db
    .collection('sessions')
    .createIndexes([{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }, { key: { userId: 1 } }]);
  await db
    .collection('passwordResets')
    .createIndexes([{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }, { key: { userId: 1 } }]);
  await db.collection('limits').createIndexes([
    { key: { expire: 1 }, expireAfterSeconds: 0 },
    { key: { key: 1 }, unique: true },
  ]);
  await db.collection('usedProofs').createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
  await db
    .collection('erasures')
    .createIndexes([
      { key: { nextAt: 1 } },
      { key: { doneAt: 1 }, expireAfterSeconds: ERASURE_RECORD_SECONDS },
    ]);
}
