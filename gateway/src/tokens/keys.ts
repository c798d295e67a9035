import { hkdfSync } from 'node:crypto';
import {
  type CryptoKey,
  calculateJwkThumbprint,
  createLocalJWKSet,
  importJWK,
  type JWK,
} from 'jose';

export type SigningKeys = {
  readonly algorithm: string;
  readonly keyId: string;
  readonly privateKey: CryptoKey;
  /** What the world may know: every key that verifies. */
  readonly publicSet: { readonly keys: readonly JWK[] };
  readonly getKey: ReturnType<typeof createLocalJWKSet>;
  /** A secret of its own for each purpose, the same in every copy of the gateway. */
  readonly secretFor: (purpose: string) => string;
};

const CURVES: Readonly<Record<string, string>> = { 'P-256': 'ES256', Ed25519: 'EdDSA' };

/** The keys of a JWK set's text; an error says in one line why it is not usable. */
export function parseKeySet(text: string): readonly [JWK, ...JWK[]] {
  const set: unknown = JSON.parse(text);
  const keys = (set as { keys?: unknown } | null)?.keys;
  if (!Array.isArray(keys)) throw new Error('is no JWK set: it has no list named keys');
  const [first, ...others] = keys as JWK[];
  if (!first) throw new Error('has no key in it');
  if (!first.d) throw new Error('its first key cannot sign: it has no private part');
  if ([first, ...others].some((key) => !CURVES[key.crv ?? ''])) {
    throw new Error('has a key that is neither P-256 (ES256) nor Ed25519 (EdDSA)');
  }
  return [first, ...others];
}

/** Makes the first key sign and all of them verify. */
export async function createSigningKeys(keys: readonly [JWK, ...JWK[]]): Promise<SigningKeys> {
  const algorithm = CURVES[keys[0].crv ?? ''] ?? 'ES256';
  const privateKey = await importJWK(keys[0], algorithm);
  if (privateKey instanceof Uint8Array) throw new Error('the signing key is symmetric');
  const publicKeys = await Promise.all(keys.map(publicPart));
  return {
    algorithm,
    keyId: publicKeys[0]?.kid ?? '',
    privateKey,
    publicSet: { keys: publicKeys },
    getKey: createLocalJWKSet({ keys: publicKeys }),
    secretFor: (purpose) =>
      Buffer.from(hkdfSync('sha256', keys[0].d ?? '', '', `isl/${purpose}`, 32)).toString('hex'),
  };
}

async function publicPart({ kty, crv, x, y, kid }: JWK): Promise<JWK> {
  const shape = { kty, crv, x, ...(y ? { y } : {}) } as JWK;
  return {
    ...shape,
    kid: kid ?? (await calculateJwkThumbprint(shape)),
    alg: CURVES[crv ?? ''] ?? 'ES256',
    use: 'sig',
  };
}
