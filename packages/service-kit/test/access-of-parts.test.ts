import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AUDIENCES } from '@isl/contracts/tokens';
import { exportJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVerifier } from '../src/access.js';
import { ASHA, AT, asking, bearer, keys, sign, verifier } from './support/access.js';

it('knows a visitor by a visitor token only', async () => {
  const audience = AUDIENCES.visitor;
  const known = async (claims: Record<string, unknown>) =>
    verifier().visitor(await sign(claims, { audience }));
  expect(await known({ sub: 'v1', net: 'a1-B2_c3' })).toEqual({ id: 'v1', net: 'a1-B2_c3' });
  expect(await known({ sub: 'v1' })).toEqual({ id: 'v1', net: null });
  // Never part of a key: $ and . mean something to a store.
  expect(await known({ sub: 'v1', net: '$a.b' })).toEqual({ id: 'v1', net: null });
  expect(await known({ net: 'a1' })).toBeNull();
  expect(await verifier().visitor(await sign(ASHA))).toBeNull();
  expect(await verifier().visitor('nonsense')).toBeNull();
  expect(await verifier().visitor(undefined)).toBeNull();
});

it('lets the gateway in by an internal token only', async () => {
  const internal = await bearer(sign({}, { audience: AUDIENCES.internal }));
  await expect(verifier().requireInternal(internal)).resolves.toBeUndefined();
  for (const request of [asking(), await bearer(sign(ASHA))]) {
    await expect(verifier().requireInternal(request)).rejects.toMatchObject({
      statusCode: 401,
      code: 'INTERNAL_ONLY',
    });
  }
});

describe('with keys at an address', () => {
  let asked = 0;
  let isUp = false;
  const server = createServer((_request, response) => {
    asked += 1;
    if (!isUp) {
      response.writeHead(500).end();
      return;
    }
    void exportJWK(keys.publicKey).then((key) =>
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ keys: [{ ...key, alg: 'ES256' }] })),
    );
  });
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks.json`;
  });
  afterAll(() => {
    server.close();
  });

  it('says so while they cannot be fetched, recovers by itself, and keeps them', async () => {
    const remote = createVerifier(url, () => AT);
    expect(asked).toBe(0);
    const request = await bearer(sign(ASHA));
    await expect(remote.user(request)).rejects.toMatchObject({ code: 'PART_UNAVAILABLE' });
    isUp = true;
    expect((await remote.user(request))?.id).toBe('asha');
    const soFar = asked;
    await remote.user(request);
    expect(asked).toBe(soFar);
  });
});
