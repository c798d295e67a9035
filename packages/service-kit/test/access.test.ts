import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AUDIENCES, ISSUER } from '@isl/contracts/tokens';
import type { FastifyRequest } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVerifier, requireRole, requireUser } from '../src/access.js';

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

let keys: Keys;
let strangers: Keys;
beforeAll(async () => {
  keys = await generateKeyPair('ES256', { extractable: true });
  strangers = await generateKeyPair('ES256');
});

const AT = new Date('2026-03-01T10:00:00Z');
type Change = { audience?: string; issuer?: string; key?: Keys['privateKey']; seconds?: number };

function sign(claims: Record<string, unknown>, change: Change = {}): Promise<string> {
  const {
    audience = AUDIENCES.access,
    issuer = ISSUER,
    key = keys.privateKey,
    seconds = 60,
  } = change;
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setExpirationTime(new Date(AT.getTime() + seconds * 1000))
    .sign(key);
}

const asking = (authorization?: string) => ({ headers: { authorization } }) as FastifyRequest;
const bearer = async (token: Promise<string>) => asking(`Bearer ${await token}`);
const verifier = (now = AT) =>
  createVerifier(
    async () => keys.publicKey,
    () => now,
  );
const ASHA = { sub: 'asha', name: 'Asha Rao', roles: ['reviewer'], demo: false };

describe('the person of a request', () => {
  it('is read from a good token', async () => {
    expect(await verifier().user(await bearer(sign(ASHA)))).toEqual({
      id: 'asha',
      name: 'Asha Rao',
      roles: ['reviewer'],
      demo: false,
    });
  });

  it('has no rights that the token does not spell out', async () => {
    const request = await bearer(sign({ sub: 'x', roles: 'admin', demo: 'true' }));
    expect(await verifier().user(request)).toEqual({ id: 'x', name: '', roles: [], demo: false });
  });

  it.each<[string, Record<string, unknown>, Change]>([
    ['for another audience', ASHA, { audience: AUDIENCES.internal }],
    ['of another issuer', ASHA, { issuer: 'somebody' }],
    ['of a visitor', ASHA, { audience: AUDIENCES.visitor }],
    ['that has expired', ASHA, { seconds: -1 }],
    ['without a subject', { name: 'x' }, {}],
  ])('is nobody with a token %s', async (_what, claims, change) => {
    expect(await verifier().user(await bearer(sign(claims, change)))).toBeNull();
  });

  it('is nobody with the token of a stranger, with none, and with one that never ends', async () => {
    const forged = sign(ASHA, { key: strangers.privateKey });
    expect(await verifier().user(await bearer(forged))).toBeNull();
    expect(await verifier().user(asking())).toBeNull();
    expect(await verifier().user(asking('Basic YTpi'))).toBeNull();
    const endless = new SignJWT(ASHA)
      .setProtectedHeader({ alg: 'ES256' })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCES.access)
      .sign(keys.privateKey);
    expect(await verifier().user(await bearer(endless))).toBeNull();
  });

  it('is judged by the clock that was given', async () => {
    const request = await bearer(sign(ASHA));
    expect(await verifier(new Date(AT.getTime() + 59_000)).user(request)).not.toBeNull();
    expect(await verifier(new Date(AT.getTime() + 60_000)).user(request)).toBeNull();
  });

  it('is asked to log in, and refused what their role does not allow', async () => {
    const request = await bearer(sign(ASHA));
    await expect(requireUser(verifier(), asking())).rejects.toMatchObject({
      statusCode: 401,
      code: 'NOT_SIGNED_IN',
    });
    await expect(requireRole(verifier(), request, 'admin')).rejects.toMatchObject({
      statusCode: 403,
      code: 'NOT_ALLOWED',
    });
    await expect(requireRole(verifier(), asking(), 'admin')).rejects.toMatchObject({
      statusCode: 401,
    });
    expect((await requireRole(verifier(), request, 'admin', 'reviewer')).id).toBe('asha');
  });
});

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

  it('takes nobody while they cannot be fetched, recovers by itself, and keeps them', async () => {
    const remote = createVerifier(url, () => AT);
    expect(asked).toBe(0);
    const request = await bearer(sign(ASHA));
    expect(await remote.user(request)).toBeNull();
    isUp = true;
    expect((await remote.user(request))?.id).toBe('asha');
    const soFar = asked;
    await remote.user(request);
    expect(asked).toBe(soFar);
  });
});
