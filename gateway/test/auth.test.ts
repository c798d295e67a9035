import { verify } from '@node-rs/argon2';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import { gateway, login, register } from './support/auth.js';
import { DEMO } from './support/build.js';
import { ASHA, aPerson } from './support/people.js';

// The library itself, and which hashes it was given.
vi.mock(import('@node-rs/argon2'), async (original) => {
  const library = await original();
  return { ...library, verify: vi.fn(library.verify) };
});
const verified = vi.mocked(verify);

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
    await register({ email: 'hashed@example.org' });
    const workFor = async (email: string) => {
      verified.mockClear();
      expect((await login(email, 'not the sentence')).status).toBe(401);
      // The kind of hash and what it costs: $argon2id$v=19$m=19456,t=2,p=1$...
      return verified.mock.calls.map(([hashed]) => String(hashed).split('$').slice(1, 4));
    };
    const known = await workFor('hashed@example.org');
    expect(known).toHaveLength(1);
    expect(await workFor('nobody@example.org')).toEqual(known);
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
