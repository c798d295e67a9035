import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareStore } from '../src/prepare.js';
import { aTestApp, DEMO, type TestApp } from './support/build.js';
import { ASHA, aPerson, logIn } from './support/people.js';

let gateway: TestApp;
beforeAll(async () => {
  gateway = await aTestApp();
});
afterAll(() => gateway.close());

const register = (change: Record<string, unknown>) =>
  gateway.call('POST', '/api/auth/register', { payload: { ...ASHA, ...change } });
const login = (email: string, password: string) =>
  gateway.call('POST', '/api/auth/login', { payload: { email, password } });

describe('registering', () => {
  it('answers with the account and keeps the password as argon2id only', async () => {
    const { status, body, text } = await register({ name: ' Asha ', email: 'First@Example.org' });
    expect(status).toBe(201);
    expect(body).toEqual({
      msg: 'Registration successful',
      user: {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        name: 'Asha',
        lastName: 'Rao',
        location: 'Pune',
        email: 'First@Example.org',
        roles: ['contributor'],
        demo: false,
        createdAt: '2026-03-01T10:00:00.000Z',
      },
    });
    expect(text).not.toContain('argon2');
    const stored = await gateway.db.collection('users').findOne({ emailKey: 'first@example.org' });
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(stored)).not.toContain(ASHA.password);
  });

  it('refuses an e-mail that is taken, whatever its case, with msg and message', async () => {
    await register({ email: 'taken@example.org' });
    const { status, body } = await register({ email: 'TAKEN@example.ORG' });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'EMAIL_TAKEN', msg: expect.any(String) });
    expect(body.msg).toBe(body.message);
  });

  it('lets one of ten registrations of one e-mail through when they come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => register({ email: 'once@example.org' })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(9).fill(409)]);
  });

  it.each([
    ['a password of seven letters', { password: 'seven 7' }],
    ['a password of 129 letters', { password: 'x'.repeat(129) }],
    ['an e-mail without an @', { email: 'nobody' }],
    ['a blank name', { name: '   ' }],
    ['a number for a name', { name: 7 }],
    ['no location', { location: undefined }],
  ])('refuses %s with msg', async (_what, change) => {
    const { status, body } = await register({ email: 'wrong@example.org', ...change });
    expect(status).toBe(400);
    expect(body.code).toBe('INVALID_REQUEST');
    expect(body.msg).toBe(body.message);
  });

  it('refuses a body that is no JSON', async () => {
    const { status, body } = await gateway.call('POST', '/api/auth/register', {
      headers: { 'content-type': 'application/json' },
      payload: '{"name":',
    });
    expect(status).toBe(400);
    expect(body.msg).toBe(body.message);
  });
});

describe('logging in', () => {
  it('gives a token of 15 minutes and a refresh cookie that scripts and other sites cannot use', async () => {
    await register({ email: 'login@example.org' });
    const { status, body, cookies, headers } = await login('LOGIN@example.org', ASHA.password);
    expect(status).toBe(200);
    expect(body.user.email).toBe('login@example.org');
    expect(body.expiresAt).toBe('2026-03-01T10:15:00.000Z');
    expect(headers['cache-control']).toBe('no-store');
    expect(decodeProtectedHeader(body.token)).toMatchObject({ alg: 'ES256', kid: 'first' });
    const claims = decodeJwt(body.token);
    expect(claims).toEqual({
      iss: 'isl-gateway',
      aud: 'isl',
      sub: body.user.id,
      name: 'Asha Rao',
      roles: ['contributor'],
      demo: false,
      iat: gateway.now().getTime() / 1000,
      exp: gateway.now().getTime() / 1000 + 900,
    });
    expect(cookies).toEqual([
      expect.objectContaining({ name: 'isl_device' }),
      expect.objectContaining({
        name: 'isl_refresh',
        httpOnly: true,
        sameSite: 'Strict',
        path: '/api/auth',
      }),
    ]);
    for (const cookie of cookies) expect(cookie).not.toHaveProperty('secure');
    expect(JSON.stringify(await gateway.db.collection('sessions').find().toArray())).not.toContain(
      cookies[1]?.value.split('.')[1],
    );
  });

  it('says the same of an unknown e-mail and of a wrong password', async () => {
    await register({ email: 'known@example.org' });
    const wrong = await login('known@example.org', 'not the sentence');
    const unknown = await login('unknown@example.org', 'not the sentence');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const { requestId: _one, ...said } = wrong.body;
    const { requestId: _other, ...saidOfUnknown } = unknown.body;
    expect(said).toEqual(saidOfUnknown);
    expect(said.msg).toBe(said.message);
    expect(wrong.cookies).toEqual([]);
  });

  it('works as hard for an unknown e-mail as for a wrong password', async () => {
    await register({ email: 'timed@example.org' });
    const fastestOf = async (email: string) => {
      const times: number[] = [];
      for (let count = 0; count < 6; count += 1) {
        const started = performance.now();
        await login(email, 'not the sentence');
        times.push(performance.now() - started);
      }
      return Math.min(...times);
    };
    const known = await fastestOf('timed@example.org');
    const unknown = await fastestOf('nobody@example.org');
    // Without the work an unknown e-mail takes a tenth of the time.
    expect(unknown).toBeGreaterThan(known * 0.4);
  });

  it.each([[{ $gt: '' }], [['a']], [null]])('refuses %j for an e-mail', async (email) => {
    const payload = { email, password: ASHA.password };
    expect((await gateway.call('POST', '/api/auth/login', { payload })).status).toBe(400);
  });

  it('marks the demo account in its claims', async () => {
    const { body } = await login(DEMO.email, DEMO.password);
    expect(body.user).toMatchObject({ demo: true, roles: ['contributor'] });
    expect(decodeJwt(body.token).demo).toBe(true);
  });

  it('logs no password and no token', async () => {
    const { token } = await aPerson(gateway, 'logged@example.org');
    const logged = JSON.stringify(gateway.logs);
    expect(logged).toContain('/api/auth/login');
    expect(logged).not.toContain(ASHA.password);
    expect(logged).not.toContain(token);
  });
});

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
