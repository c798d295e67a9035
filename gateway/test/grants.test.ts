import { describe, expect, it } from 'vitest';
import { DEMO } from './support/build.js';
import { gateway, grants, reset } from './support/grants.js';
import { ASHA, aPerson, logIn, refreshWith } from './support/people.js';

const secretIn = (line: string) => /token=([\w-]+)$/.exec(line)?.[1] ?? '';

describe('a role', () => {
  it.each([
    ['teacher', ['contributor', 'teacher']],
    ['reviewer', ['contributor', 'reviewer']],
    ['admin', ['contributor', 'reviewer', 'admin']],
    ['contributor', ['contributor']],
  ])('%s is given with what it includes', async (role, roles) => {
    const email = `${role}@example.org`;
    await aPerson(gateway, email);
    await grants().giveRole(email.toUpperCase(), role, false);
    const { headers } = await logIn(gateway, { email, password: ASHA.password });
    const me = await gateway.call('GET', '/api/auth/me', { headers: { ...headers } });
    expect(me.body.roles).toEqual(roles);
  });

  it.each([
    ['nobody@example.org', 'admin', 'no account'],
    ['reviewer@example.org', 'king', 'must be one of contributor, teacher, reviewer, admin'],
    [DEMO.email, 'admin', 'demo'],
  ])('is refused to %s as %s', async (email, role, reason) => {
    await expect(grants().giveRole(email, role, false)).rejects.toThrow(reason);
  });
});

describe('the last admin', () => {
  it('stays one unless it is meant, and may go where there is another', async () => {
    await gateway.db.collection('users').updateMany({}, { $pull: { roles: 'admin' } } as object);
    const first = 'first@example.org';
    const second = 'second@example.org';
    await aPerson(gateway, first);
    await aPerson(gateway, second);
    await grants().giveRole(first, 'admin', false);
    await expect(grants().giveRole(first, 'reviewer', false)).rejects.toThrow('the last admin');
    await grants().giveRole(second, 'admin', false);
    await grants().giveRole(first, 'contributor', false);
    const line = await grants().giveRole(second, 'contributor', true);
    expect(line).toContain('is now contributor');
  });
});

describe('a password link', () => {
  it('sets a new password once, and signs every browser out', async () => {
    const email = 'forgot@example.org';
    const { refresh } = await aPerson(gateway, email);
    const line = await grants().makeResetLink(email);
    expect(line).toContain('https://isl.example/reset-password#token=');
    const token = secretIn(line);
    expect((await reset(token, 'a new sentence')).status).toBe(204);
    await expect(logIn(gateway, { email, password: 'a new sentence' })).resolves.toBeTruthy();
    expect((await refreshWith(gateway, refresh)).status).toBe(401);
    const again = await reset(token, 'a third sentence');
    expect([again.status, again.body.code]).toEqual([400, 'RESET_USED']);
    expect(again.body.msg).toBe(again.body.message);
  });

  it('ends after a day, and when a newer one is made', async () => {
    const email = 'late@example.org';
    await aPerson(gateway, email);
    const first = secretIn(await grants().makeResetLink(email));
    const second = secretIn(await grants().makeResetLink(email));
    expect((await reset(first, 'a new sentence')).status).toBe(400);
    gateway.advance(24 * 60 * 60 * 1000);
    expect((await reset(second, 'a new sentence')).status).toBe(400);
  });

  it('is not stored as it is', async () => {
    const email = 'stored@example.org';
    await aPerson(gateway, email);
    const token = secretIn(await grants().makeResetLink(email));
    const stored = await gateway.db.collection('passwordResets').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('is not made for nobody, and a guess sets nothing', async () => {
    await expect(grants().makeResetLink('nobody@example.org')).rejects.toThrow('no account');
    expect((await reset('a-guess', 'a new sentence')).status).toBe(400);
  });
});
