import { ISSUER } from '@isl/contracts/tokens';
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.js';
import { AppError } from './errors.js';

/** What a token for an audience says, or null where it does not hold. */
export type ClaimsReader = (token: string, audience: string) => Promise<JWTPayload | null>;

const ALGORITHMS = ['ES256', 'EdDSA'];
/** A signature that held is believed for so long: a key that is taken away still counts until then. */
const BELIEVED_MS = 60_000;
/** With what it says a token is about a kilobyte. */
const MOST_BELIEVED = 5_000;

type Believed = {
  readonly claims: JWTPayload;
  readonly audience: string;
  readonly untilMs: number;
};

/**
 * Checks a signature once a minute and token, for that takes longer than most answers. When a token
 * ends is looked at each time; one that does not hold is checked anew whenever it comes.
 */
export function createClaimsReader(
  getKey: JWTVerifyGetKey,
  clock: Clock,
  elapsedMs: () => number = () => performance.now(),
): ClaimsReader {
  // Ages are looked at here: the cache's own way to do it takes as long as the rest of this.
  const believed = new LRUCache<string, Believed>({ max: MOST_BELIEVED });
  return async (token, audience) => {
    const known = believed.get(token);
    if (known?.audience === audience && elapsedMs() <= known.untilMs) {
      return hasEnded(known.claims, clock()) ? null : known.claims;
    }
    try {
      const { payload } = await jwtVerify(token, getKey, {
        issuer: ISSUER,
        audience,
        algorithms: ALGORITHMS,
        requiredClaims: ['exp'],
        currentDate: clock(),
      });
      believed.set(token, { claims: payload, audience, untilMs: elapsedMs() + BELIEVED_MS });
      return payload;
    } catch (error) {
      if (isOfKeys(error)) throw keysAway();
      return null;
    }
  };
}

function hasEnded({ exp = 0 }: JWTPayload, now: Date): boolean {
  return exp <= Math.floor(now.getTime() / 1000);
}

/** The keys could not be fetched: that says nothing about the token. */
function isOfKeys(error: unknown): boolean {
  return (
    !(error instanceof errors.JOSEError) ||
    error instanceof errors.JWKSTimeout ||
    error.code === errors.JOSEError.code
  );
}

/** Not 401: a page would log somebody out who is logged in. */
function keysAway(): AppError {
  return new AppError('PART_UNAVAILABLE', 'Who you are cannot be seen right now. Try again.', {
    'retry-after': '2',
  });
}
