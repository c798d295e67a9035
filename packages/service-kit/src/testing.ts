import { randomUUID } from 'node:crypto';
import { AUDIENCES, COOKIES, ISSUER } from '@isl/contracts/tokens';
import { generateKeyPair, SignJWT } from 'jose';
import { createVerifier, type Verifier } from './access.js';
import type { Clock } from './clock.js';
import { type Database, openDatabase } from './mongo.js';

export type TestClock = { readonly now: Clock; readonly advance: (ms: number) => void };

/** A clock that stands still until it is advanced. */
export function aClock(start = '2026-03-01T10:00:00.000Z'): TestClock {
  let at = new Date(start).getTime();
  return {
    now: () => new Date(at),
    advance: (ms) => {
      at += ms;
    },
  };
}

/**
 * A name that no other database or bucket has. All of one run of `make test` begin alike: what a test
 * that was ended leaves on a server of somebody's own is found by it.
 */
export function aStoreName(part: string): string {
  return [process.env.ISL_TEST_RUN ?? 'test', part, randomUUID().slice(0, 8)].join('-');
}

/** The server of the address, with a database nobody else uses; closing it removes the database. */
export async function aDatabase(url: string | undefined, part: string): Promise<Database> {
  if (!url) {
    throw new Error(
      'MONGODB_URL is not set: run these tests under infra/native/with-stores, or name a server.',
    );
  }
  const name = aStoreName(part);
  const { db, close } = await openDatabase(url, { name, appName: name });
  return {
    db,
    close: async () => {
      await db.dropDatabase();
      await close();
    },
  };
}

export type Person = {
  readonly id: string;
  readonly name?: string;
  readonly roles?: readonly string[];
  readonly demo?: boolean;
};

export type TestTokens = {
  readonly verifier: Verifier;
  /** The authorization header of a signed-in person. */
  readonly bearer: (person: Person) => Promise<{ authorization: string }>;
  readonly expired: (person: Person) => Promise<{ authorization: string }>;
  /** The cookie header of a visitor. */
  readonly visitor: (id: string, net?: string) => Promise<{ cookie: string }>;
  readonly internal: () => Promise<{ authorization: string }>;
};

/** What the gateway would sign, with a key of the test's own. */
export async function someTokens(): Promise<TestTokens> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const sign = (claims: Record<string, unknown>, audience: string, expires: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256' })
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setExpirationTime(expires)
      .sign(privateKey);
  const person = ({ id, name = '', roles = [], demo = false }: Person, expires: string) =>
    sign({ sub: id, name, roles, demo }, AUDIENCES.access, expires);
  return {
    verifier: createVerifier(async () => publicKey),
    bearer: async (who) => ({ authorization: `Bearer ${await person(who, '15m')}` }),
    expired: async (who) => ({ authorization: `Bearer ${await person(who, '-1m')}` }),
    visitor: async (id, net) => ({
      cookie: `${COOKIES.visitor}=${await sign({ sub: id, ...(net ? { net } : {}) }, AUDIENCES.visitor, '1h')}`,
    }),
    internal: async () => ({ authorization: `Bearer ${await sign({}, AUDIENCES.internal, '1m')}` }),
  };
}
