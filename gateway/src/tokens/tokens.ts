import { randomUUID } from 'node:crypto';
import { AUDIENCES, ISSUER } from '@isl/contracts/tokens';
import { createVerifier, type Verifier } from '@isl/service-kit/access';
import { createClaimsReader } from '@isl/service-kit/claims';
import { type Clock, later } from '@isl/service-kit/clock';
import { type JWTPayload, SignJWT } from 'jose';
import type { SigningKeys } from './keys.js';

export const ACCESS_TOKEN_MS = 15 * 60 * 1000;
const INTERNAL_TOKEN_MS = 60 * 1000;
const SOCKET_PASS_MS = 60 * 60 * 1000;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** What a service may know of a person from the token alone. */
type Bearer = {
  readonly id: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly demo: boolean;
};

/** A browser in which somebody signed in before. */
type Device = {
  readonly id: string;
  readonly accountId: string;
  readonly passwordPrint: string;
};

type Signed = { readonly token: string; readonly expiresAt: Date };

export type Tokens = {
  readonly access: (bearer: Bearer) => Promise<Signed>;
  /** `net` stands for the address that asks for it: who shares one shares this. */
  readonly visitor: (visitor: { id: string; net: string }) => Promise<Signed>;
  readonly socketPass: () => Promise<Signed>;
  readonly device: (accountId: string, passwordPrint: string) => Promise<Signed>;
  /** Null where there is none or it does not hold. */
  readonly readDevice: (token: string | undefined) => Promise<Device | null>;
  readonly internal: () => Promise<string>;
  readonly verifier: Verifier;
};

/** Signs every token of the product and verifies them with the same keys and clock. */
export function createTokens(keys: SigningKeys, clock: Clock): Tokens {
  const sign = async (claims: JWTPayload, audience: string, lifetimeMs: number) => {
    const expiresAt = later(clock, lifetimeMs);
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: keys.algorithm, kid: keys.keyId })
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setIssuedAt(clock())
      .setExpirationTime(expiresAt)
      .sign(keys.privateKey);
    return { token, expiresAt };
  };
  const claimsOf = createClaimsReader(keys.getKey, clock);
  return {
    access: ({ id, name, roles, demo }) =>
      sign({ sub: id, name, roles, demo }, AUDIENCES.access, ACCESS_TOKEN_MS),
    visitor: ({ id, net }) => sign({ sub: id, net }, AUDIENCES.visitor, YEAR_MS),
    socketPass: () => sign({ sub: randomUUID() }, AUDIENCES.socketPass, SOCKET_PASS_MS),
    device: (accountId, passwordPrint) =>
      sign({ sub: accountId, jti: randomUUID(), pw: passwordPrint }, AUDIENCES.device, YEAR_MS),
    readDevice: async (token) => {
      const claims = token ? await claimsOf(token, AUDIENCES.device) : null;
      if (!claims?.jti || !claims.sub || typeof claims.pw !== 'string') return null;
      return { id: claims.jti, accountId: claims.sub, passwordPrint: claims.pw };
    },
    internal: async () => (await sign({}, AUDIENCES.internal, INTERNAL_TOKEN_MS)).token,
    verifier: createVerifier(keys.getKey, clock),
  };
}
