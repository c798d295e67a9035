import type { Db } from 'mongodb';
import type { SignerDocument, SignerProfile } from './signer.js';

export type SignersRepository = ReturnType<typeof createSignersRepository>;

/** What people told about themselves as signers; whoever told nothing has no record. */
export function createSignersRepository(db: Db) {
  const signers = db.collection<SignerDocument>('signers');
  return {
    find: async (userId: string): Promise<SignerProfile> => {
      const found = await signers.findOne({ _id: userId });
      if (!found) return {};
      const { _id, changedAt, ...profile } = found;
      return profile;
    },
    keep: async (userId: string, profile: SignerProfile, changedAt: Date): Promise<void> => {
      const filter = { _id: userId };
      await signers.replaceOne(filter, { ...profile, changedAt }, { upsert: true });
    },
    remove: async (userId: string): Promise<void> => {
      await signers.deleteOne({ _id: userId });
    },
    /** By person, of those who want to be named. */
    namesOf: async (userIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      if (userIds.length === 0) return new Map();
      const found = await signers
        .find({ _id: { $in: [...userIds] }, showsName: true, age: { $ne: 'under-18' } })
        .toArray();
      return new Map(found.map(({ _id, shownName = '' }) => [_id, shownName]));
    },
    allOf: (userId: string) => signers.find({ _id: userId }).toArray(),
  };
}
