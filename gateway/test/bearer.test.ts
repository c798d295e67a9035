import { describe, expect, it } from 'vitest';
import { prepareStore } from '../src/prepare.js';
import { gateway, login, register } from './support/auth.js';
import { aTestApp, DEMO } from './support/build.js';
import { aPerson, logIn } from './support/people.js';

describe('the account of a bearer', () => {
  const me = (headers: Record<string, string>) => gateway.call('GET', '/api/auth/me', { headers });

  it('is shown to them and to nobody else', async () => {
    const { id, headers, token } = await aPerson(gateway, 'me@example.org');
    expect((await me({ ...headers })).body.id).toBe(id);
    const nobody = await me({});
    expect([nobody.status, nobody.body.msg]).toEqual([401, 'Please log in first.']);
    expect((await me({ authorization: `Bearer ${token.slice(0, -4)}AAAA` })).status).toBe(401);
  });

  it('is no longer shown when the token is 15 minutes old', async () => {
    const { headers } = await aPerson(gateway, 'old@example.org');
    gateway.advance(15 * 60_000 - 1000);
    expect((await me({ ...headers })).status).toBe(200);
    gateway.advance(1000);
    expect((await me({ ...headers })).status).toBe(401);
  });

  it('is not shown for a visitor token, nor for an internal one', async () => {
    const visitor = await gateway.tokens.visitor({ id: 'somebody', net: 'a network' });
    expect((await me({ authorization: `Bearer ${visitor.token}` })).status).toBe(401);
    const internal = await gateway.tokens.internal();
    expect((await me({ authorization: `Bearer ${internal}` })).status).toBe(401);
  });
});

it('shows public keys without their secret half', async () => {
  const { body, headers } = await gateway.call('GET', '/.well-known/jwks.json');
  expect(body).toEqual({
    keys: [
      {
        kty: 'EC',
        crv: 'P-256',
        x: expect.any(String),
        y: expect.any(String),
        kid: 'first',
        alg: 'ES256',
        use: 'sig',
      },
    ],
  });
  expect(headers['cache-control']).toBe('public, max-age=300');
});

describe('with a public https address', () => {
  it('keeps the cookies to https', async () => {
    const secure = await aTestApp({ PUBLIC_URL: 'https://isl.example' });
    const { cookies } = await secure.call('POST', '/api/auth/login', { payload: DEMO });
    const visit = await secure.call('GET', '/api/config');
    await secure.close();
    expect(cookies[0]).toMatchObject({ name: 'isl_refresh', secure: true });
    expect(visit.cookies[0]).toMatchObject({ name: 'isl_visitor', secure: true });
  });
});

describe('the demo account', () => {
  it('takes a changed password at the next start, and goes when it is turned off', async () => {
    const changed = { ...DEMO, password: 'another shared sentence' };
    await logIn(gateway, DEMO);
    await prepareStore(gateway.db, changed, gateway.now);
    expect((await login(DEMO.email, DEMO.password)).status).toBe(401);
    const { refresh } = await logIn(gateway, changed);
    await prepareStore(gateway.db, null, gateway.now);
    expect((await login(DEMO.email, changed.password)).status).toBe(401);
    const cookies = { isl_refresh: refresh };
    expect((await gateway.call('POST', '/api/auth/refresh', { cookies })).status).toBe(401);
    await prepareStore(gateway.db, DEMO, gateway.now);
    expect((await login(DEMO.email, DEMO.password)).status).toBe(200);
  });

  it('never takes over the account of a person', async () => {
    await register({ email: 'person@example.org' });
    const demo = { email: 'Person@example.org', password: 'a shared sentence' };
    await expect(prepareStore(gateway.db, demo, gateway.now)).rejects.toThrow('DEMO_EMAIL');
  });

  it('is made once when several gateways start at once', async () => {
    await gateway.db.collection('users').deleteMany({ demo: true });
    await Promise.all([1, 2, 3].map(() => prepareStore(gateway.db, DEMO, gateway.now)));
    expect(await gateway.db.collection('users').countDocuments({ demo: true })).toBe(1);
  });
});
