import { isDuplicate, newId } from '@isl/service-kit/mongo';
import type { Collection, Db } from 'mongodb';

type KeyDocument = {
  /** Operation, person and the key they sent. */
  readonly _id: string;
  readonly userId: string;
  readonly bodyHash: string;
  /** The id that what is created has, whichever of the repeats creates it. */
  readonly createdId: string;
  readonly createdAt: Date;
  readonly done: boolean;
};

export type Claim = Pick<KeyDocument, 'bodyHash' | 'createdId' | 'done'>;
export type IdempotencyRepository = ReturnType<typeof createIdempotencyRepository>;

export const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;

export function createIdempotencyRepository(db: Db) {
  const keys: Collection<KeyDocument> = db.collection('idempotencyKeys');
  const upsert = (id: string, fresh: Omit<KeyDocument, '_id'>) =>
    keys.findOneAndUpdate(
      { _id: id },
      { $setOnInsert: fresh },
      { upsert: true, returnDocument: 'after' },
    );
  return {
    /** The first call of a key makes the record; every other finds it. */
    claim: async (
      id: string,
      { userId, bodyHash, now }: { userId: string; bodyHash: string; now: Date },
    ): Promise<Claim | null> => {
      await keys.deleteOne({ _id: id, createdAt: { $lt: expiry(now) } });
      const fresh = { userId, bodyHash, createdId: newId(), createdAt: now, done: false };
      try {
        return await upsert(id, fresh);
      } catch (error) {
        // Two first calls at once: the loser's upsert meets the winner's record.
        if (!isDuplicate(error)) throw error;
        return keys.findOne({ _id: id });
      }
    },

    markDone: async (id: string): Promise<void> => {
      await keys.updateOne({ _id: id }, { $set: { done: true } });
    },

    sweep: async (now: Date): Promise<number> =>
      (await keys.deleteMany({ createdAt: { $lt: expiry(now) } })).deletedCount,
  };
}

function expiry(now: Date): Date {
  return new Date(now.getTime() - KEY_LIFETIME_MS);
}
