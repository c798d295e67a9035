import type { Db } from 'mongodb';
import type { Browser } from './browsers.js';

/** One sign-in on one browser: a family of refresh secrets, of which only fingerprints are kept. */
export type Session = {
  readonly _id: string;
  readonly userId: string;
  /** Goes up with each change, so that two at once do not both succeed. */
  readonly revision: number;
  /** The secrets that may be used. */
  readonly live: readonly string[];
  /** Used secrets, each accepted again until a moment: a second tab may still send it. */
  readonly retired: readonly { readonly fingerprint: string; readonly until: Date }[];
  readonly createdAt: Date;
  /** Missing in one that was not used since this is kept. */
  readonly lastUsedAt?: Date;
  readonly expiresAt: Date;
} & Browser;

/** `graced` is what stored sessions call `retired`: a new name in the store would sign people out. */
type StoredSession = Omit<Session, 'retired'> & { readonly graced: Session['retired'] };

type Use = Required<Pick<Session, 'live' | 'retired' | 'lastUsedAt' | 'expiresAt'>>;

export type SessionsRepository = {
  readonly insert: (session: Session) => Promise<void>;
  readonly find: (id: string) => Promise<Session | null>;
  /** False where the session is gone or has changed since it was read. */
  readonly recordUse: (session: Session, use: Use) => Promise<boolean>;
  readonly remove: (id: string) => Promise<void>;
  /** False where the person has no such session. */
  readonly removeOne: (userId: string, id: string) => Promise<boolean>;
  /** How many there were. */
  readonly removeOfUser: (userId: string) => Promise<number>;
  readonly listOfUser: (userId: string) => Promise<Session[]>;
};

export function createSessionsRepository(db: Db): SessionsRepository {
  const sessions = db.collection<StoredSession>('sessions');
  return {
    insert: async (session) => {
      await sessions.insertOne(toStored(session));
    },
    find: async (id) => {
      const stored = await sessions.findOne({ _id: id });
      return stored && fromStored(stored);
    },
    recordUse: async ({ _id, revision }, { live, retired, ...times }) => {
      const { matchedCount } = await sessions.updateOne(
        { _id, revision },
        { $set: { live: [...live], graced: [...retired], ...times }, $inc: { revision: 1 } },
      );
      return matchedCount === 1;
    },
    remove: async (id) => {
      await sessions.deleteOne({ _id: id });
    },
    removeOne: async (userId, _id) =>
      (await sessions.deleteOne({ _id, userId })).deletedCount === 1,
    removeOfUser: async (userId) => (await sessions.deleteMany({ userId })).deletedCount,
    listOfUser: (userId) =>
      sessions.find({ userId }).sort({ createdAt: 1 }).map(fromStored).toArray(),
  };
}

function toStored({ retired, ...session }: Session): StoredSession {
  return { ...session, graced: retired };
}

function fromStored({ graced, ...session }: StoredSession): Session {
  return { ...session, retired: graced };
}
