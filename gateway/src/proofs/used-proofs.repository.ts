import { isDuplicate } from '@isl/service-kit/mongo';
import type { Db } from 'mongodb';

type UsedProof = { readonly _id: string; readonly expiresAt: Date };

export type UsedProofs = {
  /** False where it was used before, here or at another copy. */
  readonly use: (id: string, expiresAt: Date) => Promise<boolean>;
};

export function createUsedProofs(db: Db): UsedProofs {
  const used = db.collection<UsedProof>('usedProofs');
  return {
    use: async (_id, expiresAt) => {
      try {
        await used.insertOne({ _id, expiresAt });
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },
  };
}
