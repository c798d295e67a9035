import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';
import { ASHA, aPerson, logIn } from './support/people.js';

let gateway: TestApp;
beforeAll(async () => {
  gateway = await aTestApp({ RATE_LIMIT_SCALE: '10' });
});
afterAll(() => gateway.close());

let count = 0;
const register = (password: string, change: Partial<typeof ASHA> = {}) => {
  count += 1;
  const payload = { ...ASHA, email: `chooser${count}@example.org`, ...change, password };
  return gateway.call('POST', '/api/auth/register', { payload });
};

describe('a chosen password', () => {
  it.each(['password', 'PassWord', '12345678', 'iloveyou', 'qwertyuiop', ' sunshine '])(
    'is none of the commonest: %s',
    async (password) => {
      const { status, body } = await register(password);
      expect([status, body.code]).toEqual([400, 'PASSWORD_COMMON']);
      expect(body.msg).toMatch(/commonest/);
    },
  );

  it.each([
    ['the name', 'Asha loves tea', {}],
    ['the last name', 'my-kulkarni-1', { lastName: 'Kulkarni' }],
    ['one of two names', 'PRIYA and tea', { name: 'Anu Priya' }],
    ['the e-mail', 'first.last@example.org', { email: 'first.last@example.org' }],
    ['what stands before the @', 'its river77!', { email: 'river77@example.org' }],
    ['a part of it', 'blue mountains', { email: 'mountain.42@example.org' }],
    ['its host', 'schoolbook 1', { email: 'a@school.example' }],
    ['the name in its own script', 'मेरा आशा राव', { name: 'आशा राव', lastName: 'कुलकर्णी' }],
  ])('has not %s in it', async (_what, password, change) => {
    const { status, body } = await register(password, change);
    expect([status, body.code]).toEqual([400, 'PASSWORD_PERSONAL']);
  });

  it.each([
    ['a sentence', 'tea at four o clock', {}],
    ['a short name inside a word', 'the raoul of old', {}],
    ['where it lives', 'I live in Pune now', {}],
  ])('may be %s', async (_what, password, change) => {
    expect((await register(password, change)).status).toBe(201);
  });

  it('that is refused is not counted as a registration', async () => {
    const countedTries = async () =>
      (await gateway.db.collection('limits').findOne({ key: /^registrations:/ }))?.points;
    const before = await countedTries();
    expect((await register('password')).status).toBe(400);
    expect(await countedTries()).toBe(before);
  });

  it('is held to the same when it is changed, and the old one stays', async () => {
    const person = { ...ASHA, email: 'changer@example.org' };
    const { headers } = await aPerson(gateway, person.email);
    const change = (newPassword: string, more = {}) =>
      gateway.call('PATCH', '/api/account', {
        headers,
        payload: { password: ASHA.password, newPassword, ...more },
      });
    expect((await change('iloveyou')).body.code).toBe('PASSWORD_COMMON');
    expect((await change('asha asha asha')).body.code).toBe('PASSWORD_PERSONAL');
    // With the name that it comes with, not with the old one.
    const renamed = await change('meena likes tea', { name: 'Meena' });
    expect(renamed.body.code).toBe('PASSWORD_PERSONAL');
    await logIn(gateway, person);
  });

  it('is held to the same behind a reset link, which holds on', async () => {
    const { id } = await aPerson(gateway, 'resetter@example.org');
    const secret = 's'.repeat(43);
    await gateway.db.collection<{ _id: string }>('passwordResets').insertOne({
      _id: createHash('sha256').update(secret).digest('base64url'),
      ...{ userId: id, expiresAt: new Date(gateway.now().getTime() + 3_600_000) },
    });
    const reset = (password: string) =>
      gateway.call('POST', '/api/auth/reset', { payload: { token: secret, password } });
    expect((await reset('iloveyou')).body.code).toBe('PASSWORD_COMMON');
    expect((await reset('resetter 2026')).body.code).toBe('PASSWORD_PERSONAL');
    expect((await reset('tea at four o clock')).status).toBe(204);
  });
});
