import { describe, expect, it } from 'vitest';
import { createSigningKeys, parseKeySet } from '../src/tokens/keys.js';
import { aKey } from './support/files.js';

describe('the keys', () => {
  const setOf = (...keys: object[]) => JSON.stringify({ keys });

  it('sign with the first and verify with all, whatever their kind', async () => {
    const [edwards, older] = [await aKey('new', 'Ed25519'), await aKey('old')];
    const keys = await createSigningKeys(parseKeySet(setOf(edwards, older)));
    expect([keys.algorithm, keys.keyId]).toEqual(['EdDSA', 'new']);
    expect(keys.publicSet.keys.map(({ kid, alg }) => [kid, alg])).toEqual([
      ['new', 'EdDSA'],
      ['old', 'ES256'],
    ]);
    expect(JSON.stringify(keys.publicSet)).not.toContain('"d"');
  });

  it('get a name where they have none', async () => {
    const { kid: _kid, ...nameless } = await aKey('x');
    const { keyId } = await createSigningKeys(parseKeySet(setOf(nameless)));
    expect(keyId).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    ['no JSON', 'hello', 'JSON'],
    ['no set', '[]', 'no list named keys'],
    ['nothing', '{"keys":[]}', 'no key'],
    ['a secret for HMAC', setOf({ kty: 'oct', k: 'abc', d: 'x' }), 'neither P-256'],
    ['a public key only', setOf({ kty: 'EC', crv: 'P-256', x: 'a', y: 'b' }), 'cannot sign'],
  ])('are refused when they are %s', (_what, text, reason) => {
    expect(() => parseKeySet(text)).toThrow(reason);
  });
});
