import type { Db } from 'mongodb';

type Reset = {
  /** The fingerprint of the secret in the link. */
  readonly _id: string;
  readonly userId: string;
  readonly expiresAt: Date;
};

export type ResetsRepository = {
  /** The person's only link: an older one ends. */
  readonly replace: (reset: Reset) => Promise<void>;
  /** The person whose link this is; it stays. */
  readonly find: (fingerprint: string, now: Date) => Promise<string | null>;
  /** The person whose link this is, once. */
  readonly take: (fingerprint: string, now: Date) => Promise<string | null>;
  readonly removeOfUser: (userId: string) => Promise<void>;
};

export function createResetsRepository(db: Db): ResetsRepository {
  const resets = db.collection<Reset>('passwordResets');
  const removeOfUser = async (userId: string): Promise<void> => {
    await resets.deleteMany({ userId });
  };
  return {
    replace: async (reset) => {
      await removeOfUser(reset.userId);
      await resets.insertOne(reset);
    },
    find: async (fingerprint, now) => {
      const reset = await resets.findOne({ _id: fingerprint, expiresAt: { $gt: now } });
      return reset?.userId ?? null;
    },
    take: async (fingerprint, now) => {
      const reset = await resets.findOneAndDelete({ _id: fingerprint, expiresAt: { $gt: now } });
      return reset?.userId ?? null;
    },
    removeOfUser,
  };
}
