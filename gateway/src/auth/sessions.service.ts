import { randomUUID } from 'node:crypto';
import { type Clock, later } from '@isl/service-kit/clock';
import type { Browser } from './browsers.js';
import { fingerprintOf, newSecret } from './secrets.js';
import type { Session, SessionsRepository } from './sessions.repository.js';

/** A retired secret is accepted again for this long. */
export const GRACE_MS = 30_000;
/** More than any number of tabs that refresh at once. */
const MAX_SECRETS = 16;
const MAX_TRIES = 20;

export type RefreshCookie = { readonly value: string; readonly expiresAt: Date };
export type Refreshed = { readonly userId: string; readonly cookie: RefreshCookie };

export type SessionsService = {
  readonly start: (userId: string, browser: Browser) => Promise<RefreshCookie>;
  /** A new cookie for a good one; null for one that is unknown, expired or was used before. */
  readonly refresh: (cookie: string | undefined) => Promise<Refreshed | null>;
  readonly end: (cookie: string | undefined) => Promise<void>;
  /** False where the person has no such session. */
  readonly endOne: (userId: string, id: string) => Promise<boolean>;
  readonly endAll: (userId: string) => Promise<number>;
  /** Those that hold, the one used last first; the cookie says which one asks. */
  readonly list: (userId: string, cookie: string | undefined) => Promise<Listed[]>;
};

export type Listed = Browser & {
  readonly id: string;
  readonly startedAt: Date;
  readonly lastUsedAt: Date;
  readonly endsAt: Date;
  readonly current: boolean;
};

export function createSessionsService(dependencies: {
  readonly sessions: SessionsRepository;
  readonly clock: Clock;
  /** Unused for so long, a session ends. */
  readonly lifetimeMs: number;
  /** However often it is used, it ends so long after it began. */
  readonly longestMs: number;
  readonly onReuse: (session: { readonly userId: string }) => void;
}): SessionsService {
  const { sessions, clock, lifetimeMs, longestMs, onReuse } = dependencies;
  const endOf = ({ createdAt }: Pick<Session, 'createdAt'>): Date =>
    new Date(createdAt.getTime() + longestMs);
  const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
  const holds = (session: Session): boolean =>
    session.expiresAt > clock() && endOf(session) > clock();

  const findOwn = async (cookie: string | undefined): Promise<Session | null> => {
    const given = parse(cookie);
    const session = given && (await sessions.find(given.id));
    return session && isKnown(session, fingerprintOf(given.secret)) ? session : null;
  };

  const refresh = async (cookie: string | undefined): Promise<Refreshed | null> => {
    const given = parse(cookie);
    if (!given) return null;
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const session = await sessions.find(given.id);
      if (!session || !holds(session)) return null;
      const secret = newSecret();
      const next = rotated(session, fingerprintOf(given.secret), fingerprintOf(secret), clock);
      if (!next) {
        // A secret that was used long ago comes from a thief, or from the person it was stolen from:
        // the session ends for both.
        await sessions.remove(session._id);
        onReuse(session);
        return null;
      }
      const expiresAt = earlier(later(clock, lifetimeMs), endOf(session));
      if (await sessions.recordUse(session, { ...next, lastUsedAt: clock(), expiresAt })) {
        return { userId: session.userId, cookie: { value: `${given.id}.${secret}`, expiresAt } };
      }
    }
    throw new Error('the session changed again and again while it was refreshed');
  };

  return {
    refresh,
    start: async (userId, browser) => {
      const secret = newSecret();
      const createdAt = clock();
      const session = {
        _id: randomUUID(),
        userId,
        revision: 0,
        live: [fingerprintOf(secret)],
        retired: [],
        ...browser,
        createdAt,
        lastUsedAt: createdAt,
        expiresAt: earlier(later(clock, lifetimeMs), endOf({ createdAt })),
      };
      await sessions.insert(session);
      return { value: `${session._id}.${secret}`, expiresAt: session.expiresAt };
    },
    end: async (cookie) => {
      const session = await findOwn(cookie);
      if (session) await sessions.remove(session._id);
    },
    endOne: (userId, id) => sessions.removeOne(userId, id),
    endAll: (userId) => sessions.removeOfUser(userId),
    list: async (userId, cookie) => {
      const own = await findOwn(cookie);
      const listed = (await sessions.listOfUser(userId)).filter(holds).map((session) => {
        const { _id: id, createdAt, lastUsedAt = createdAt, browser, system } = session;
        return {
          id,
          startedAt: createdAt,
          lastUsedAt,
          endsAt: endOf(session),
          ...(browser ? { browser } : {}),
          ...(system ? { system } : {}),
          current: own?._id === id,
        };
      });
      return listed.sort((one, other) => other.lastUsedAt.getTime() - one.lastUsedAt.getTime());
    },
  };
}

/**
 * The secrets after one use, or null where the used one does not hold. If a retired secret is used
 * within 30 s of its retirement, as when two tabs refresh at once, a further secret becomes live
 * beside the first: whichever answer the browser keeps, it holds.
 */
function rotated(
  { live, retired }: Session,
  used: string,
  fresh: string,
  clock: Clock,
): Pick<Session, 'live' | 'retired'> | null {
  const acceptedAgain = retired.filter(({ until }) => until > clock());
  if (live.includes(used)) {
    const until = later(clock, GRACE_MS);
    const justRetired = live.map((fingerprint) => ({ fingerprint, until }));
    return { live: [fresh], retired: [...acceptedAgain, ...justRetired].slice(-MAX_SECRETS) };
  }
  if (acceptedAgain.some(({ fingerprint }) => fingerprint === used)) {
    return { live: [...live, fresh].slice(-MAX_SECRETS), retired: acceptedAgain };
  }
  return null;
}

function isKnown({ live, retired }: Session, fingerprint: string): boolean {
  return live.includes(fingerprint) || retired.some((one) => one.fingerprint === fingerprint);
}

/** "family.secret", as start and refresh write it. */
function parse(cookie: string | undefined): { id: string; secret: string } | null {
  const [, id, secret] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
  return id && secret ? { id, secret } : null;
}
