import { AUDIENCES, COOKIES, ISSUER } from '@isl/contracts/tokens';
import { createVerifier, type Verifier } from '@isl/service-kit';
import { generateKeyPair, SignJWT } from 'jose';

export type Person = {
  readonly id: string;
  readonly name?: string;
  readonly roles?: readonly string[];
  readonly demo?: boolean;
};

export type Tokens = {
  readonly verifier: Verifier;
  /** The authorization header of a signed-in person. */
  readonly bearer: (person: Person) => Promise<{ authorization: string }>;
  readonly expired: (person: Person) => Promise<{ authorization: string }>;
  /** The cookie header of a visitor. */
  readonly visitor: (id: string, net?: string) => Promise<{ cookie: string }>;
  readonly internal: () => Promise<{ authorization: string }>;
};

/** What the gateway would sign, with a key of the test's own. */
export async function someTokens(): Promise<Tokens> {
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
