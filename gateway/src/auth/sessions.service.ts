import { randomUUID } from 'node:crypto';
import { type Clock, later } from '../clock.js';
import { fingerprintOf, newSecret } from './secrets.js';
import type { Session, SessionsRepository } from './sessions.repository.js';

/** A second tab that still holds the secret of before is answered for this long. */
export const GRACE_MS = 30_000;
/** More than any number of tabs that refresh at once. */
const MAX_SECRETS = 16;
const MAX_TRIES = 20;

export type RefreshCookie = { readonly value: string; readonly expiresAt: Date };
export type Refreshed = { readonly userId: string; readonly cookie: RefreshCookie };

export type SessionsService = {
  readonly start: (userId: string) => Promise<RefreshCookie>;
  /** A new cookie for a good one; null for one that is unknown, expired or was used before. */
  readonly refresh: (cookie: string | undefined) => Promise<Refreshed | null>;
  readonly end: (cookie: string | undefined) => Promise<void>;
  readonly endAll: (userId: string) => Promise<void>;
};

export function createSessionsService(dependencies: {
  readonly sessions: SessionsRepository;
  readonly clock: Clock;
  readonly lifetimeMs: number;
  readonly onReuse: (session: { readonly userId: string }) => void;
}): SessionsService {
  const { sessions, clock, lifetimeMs, onReuse } = dependencies;

  const refresh = async (cookie: string | undefined): Promise<Refreshed | null> => {
    const given = parse(cookie);
    if (!given) return null;
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const session = await sessions.find(given.id);
      if (!session || session.expiresAt <= clock()) return null;
      const secret = newSecret();
      const next = rotated(session, fingerprintOf(given.secret), fingerprintOf(secret), clock);
      if (!next) {
        // Somebody holds a secret that was used long ago: a thief or the robbed. Both are out.
        await sessions.remove(session._id);
        onReuse(session);
        return null;
      }
      const expiresAt = later(clock, lifetimeMs);
      if (await sessions.replaceSecrets(session, { ...next, expiresAt })) {
        return { userId: session.userId, cookie: { value: `${given.id}.${secret}`, expiresAt } };
      }
    }
    throw new Error('the session changed again and again while it was refreshed');
  };

  return {
    refresh,
    start: async (userId) => {
      const secret = newSecret();
      const session = {
        _id: randomUUID(),
        userId,
        revision: 0,
        live: [fingerprintOf(secret)],
        graced: [],
        createdAt: clock(),
        expiresAt: later(clock, lifetimeMs),
      };
      await sessions.insert(session);
      return { value: `${session._id}.${secret}`, expiresAt: session.expiresAt };
    },
    end: async (cookie) => {
      const given = parse(cookie);
      const session = given && (await sessions.find(given.id));
      if (session && isKnown(session, fingerprintOf(given.secret))) {
        await sessions.remove(session._id);
      }
    },
    endAll: (userId) => sessions.removeOfUser(userId),
  };
}

/**
 * The secrets after one use, or null where the used one does not hold. In the grace a further
 * secret becomes live beside the first: whichever answer the browser keeps, it holds.
 */
function rotated(
  { live, graced }: Session,
  used: string,
  fresh: string,
  clock: Clock,
): Pick<Session, 'live' | 'graced'> | null {
  const stillGraced = graced.filter(({ until }) => until > clock());
  if (live.includes(used)) {
    const until = later(clock, GRACE_MS);
    const retired = live.map((fingerprint) => ({ fingerprint, until }));
    return { live: [fresh], graced: [...stillGraced, ...retired].slice(-MAX_SECRETS) };
  }
  if (stillGraced.some(({ fingerprint }) => fingerprint === used)) {
    return { live: [...live, fresh].slice(-MAX_SECRETS), graced: stillGraced };
  }
  return null;
}

function isKnown({ live, graced }: Session, fingerprint: string): boolean {
  return live.includes(fingerprint) || graced.some((one) => one.fingerprint === fingerprint);
}

/** "family.secret", as start and refresh write it. */
function parse(cookie: string | undefined): { id: string; secret: string } | null {
  const [, id, secret] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(cookie ?? '') ?? [];
  return id && secret ? { id, secret } : null;
}
