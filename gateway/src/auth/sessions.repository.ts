import type { Db } from 'mongodb';

/** One sign-in on one browser: a family of refresh secrets, of which only fingerprints are kept. */
export type Session = {
  readonly _id: string;
  readonly userId: string;
  /** Goes up with each change, so that two at once do not both succeed. */
  readonly revision: number;
  /** The secrets that may be used. */
  readonly live: readonly string[];
  /** Used ones that a second tab may still send for a moment. */
  readonly graced: readonly { readonly fingerprint: string; readonly until: Date }[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

type Secrets = Pick<Session, 'live' | 'graced' | 'expiresAt'>;

export type SessionsRepository = {
  readonly insert: (session: Session) => Promise<void>;
  readonly find: (id: string) => Promise<Session | null>;
  /** False where the session is gone or has changed since it was read. */
  readonly replaceSecrets: (session: Session, secrets: Secrets) => Promise<boolean>;
  readonly remove: (id: string) => Promise<void>;
  readonly removeOfUser: (userId: string) => Promise<void>;
  readonly listOfUser: (userId: string) => Promise<Session[]>;
};

export function createSessionsRepository(db: Db): SessionsRepository {
  const sessions = db.collection<Session>('sessions');
  return {
    insert: async (session) => {
      await sessions.insertOne(session);
    },
    find: (id) => sessions.findOne({ _id: id }),
    replaceSecrets: async ({ _id, revision }, { live, graced, expiresAt }) => {
      const { matchedCount } = await sessions.updateOne(
        { _id, revision },
        { $set: { live: [...live], graced: [...graced], expiresAt }, $inc: { revision: 1 } },
      );
      return matchedCount === 1;
    },
    remove: async (id) => {
      await sessions.deleteOne({ _id: id });
    },
    removeOfUser: async (userId) => {
      await sessions.deleteMany({ userId });
    },
    listOfUser: (userId) => sessions.find({ userId }).sort({ createdAt: 1 }).toArray(),
  };
}
