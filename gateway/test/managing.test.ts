import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';
import { ASHA, aPerson, logIn, refreshWith, type SignedIn } from './support/people.js';
import { anAdmin } from './support/reviewing.js';

const NO_ID = '0123456789abcdef01234567';

let gateway: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  gateway = await aTestApp();
  admin = await anAdmin(gateway, 'admin@example.org');
});
afterAll(() => gateway.close());

const as = ({ headers }: SignedIn, payload?: object) => ({
  headers: { ...headers },
  ...(payload ? { payload } : {}),
});
const find = (email?: string, who = admin) =>
  gateway.call(
    'GET',
    `/api/admin/accounts${email ? `?email=${encodeURIComponent(email)}` : ''}`,
    as(who),
  );
const setRole = (id: string, role: string, who = admin) =>
  gateway.call('PUT', `/api/admin/accounts/${id}/role`, as(who, { role }));
const block = (id: string, reason = ' Insults under posts ', who = admin) =>
  gateway.call('PUT', `/api/admin/accounts/${id}/block`, as(who, { reason }));
const unblock = (id: string, who = admin) =>
  gateway.call('DELETE', `/api/admin/accounts/${id}/block`, as(who));
const logInWith = (email: string, password = ASHA.password) =>
  gateway.call('POST', '/api/auth/login', { payload: { email, password } });

describe('an admin', () => {
  it('finds an account by its whole e-mail, however it is spelled', async () => {
    const { id } = await aPerson(gateway, 'found@example.org');
    const { status, body, headers } = await find(' Found@Example.org ');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body.data).toEqual([
      {
        ...{ id, email: 'found@example.org', location: 'Pune', name: 'Asha Rao' },
        ...{ role: 'contributor', memberSince: expect.any(String) },
      },
    ]);
    expect((await find('found')).body.data).toEqual([]);
  });

  it('gives a role and takes it again', async () => {
    const { id } = await aPerson(gateway, 'role@example.org');
    expect((await setRole(id, 'reviewer')).body).toMatchObject({ id, role: 'reviewer' });
    expect((await logInWith('role@example.org')).body.user.roles).toEqual([
      'contributor',
      'reviewer',
    ]);
    expect((await setRole(id, 'contributor')).body).toMatchObject({ role: 'contributor' });
    expect(gateway.recorded).toContainEqual(
      expect.objectContaining({
        event: 'role-grant',
        who: admin.id,
        about: id,
        reason: 'reviewer',
      }),
    );
  });

  it('who is the last one stays it', async () => {
    const { status, body } = await setRole(admin.id, 'contributor');
    expect([status, body.code]).toEqual([409, 'LAST_ADMIN']);
  });

  it('is not blocked, not even by another', async () => {
    const { status, body } = await block(admin.id);
    expect([status, body.code]).toEqual([409, 'ADMIN_NOT_BLOCKED']);
    expect((await logInWith('admin@example.org')).status).toBe(200);
  });

  it('is told where the account is gone, or is everybody’s', async () => {
    for (const answer of [
      await block(NO_ID),
      await unblock(NO_ID),
      await setRole(NO_ID, 'admin'),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([404, 'ACCOUNT_NOT_FOUND']);
    }
    const demo = await gateway.db.collection('users').findOne({ demo: true });
    expect((await find(String(demo?.email))).body.data).toEqual([]);
    expect((await block(String(demo?._id))).body.code).toBe('DEMO_FIXED');
  });
});

describe('a blocked person', () => {
  it('is logged out everywhere and reads at the login why', async () => {
    const person = await aPerson(gateway, 'blocked@example.org');
    const { status, body } = await block(person.id);
    expect(status).toBe(200);
    expect(body.block).toEqual({
      ...{ reason: 'Insults under posts', by: 'Meera Nair', at: gateway.now().toISOString() },
    });
    expect((await refreshWith(gateway, person.refresh)).status).toBe(401);
    const me = await gateway.call('GET', '/api/auth/me', as(person));
    expect([me.status, me.body.code]).toEqual([401, 'SESSION_ENDED']);
    const login = await logInWith('blocked@example.org');
    expect([login.status, login.cookies]).toEqual([403, []]);
    expect(login.body).toMatchObject({
      ...{ code: 'ACCOUNT_BLOCKED', reason: 'Insults under posts' },
      msg: 'This account is blocked: Insults under posts',
    });
    expect(gateway.recorded).toContainEqual(
      expect.objectContaining({ event: 'account-block', who: admin.id, about: person.id }),
    );
  });

  it('is not told apart from anybody else by who does not know the password', async () => {
    const person = await aPerson(gateway, 'guessed@example.org');
    await block(person.id);
    const { status, body } = await logInWith('guessed@example.org', 'not that sentence');
    expect([status, body.code]).toEqual([401, 'BAD_CREDENTIALS']);
  });

  it('stands in the list until somebody lets them in again', async () => {
    const { id } = await aPerson(gateway, 'pardoned@example.org');
    gateway.advance(60_000);
    await block(id);
    const listed = async () => (await find()).body.data.map((one: { id: string }) => one.id);
    expect((await listed())[0]).toBe(id);
    const { body } = await unblock(id);
    expect(body).not.toHaveProperty('block');
    expect(await listed()).not.toContain(id);
    expect((await logIn(gateway, { ...ASHA, email: 'pardoned@example.org' })).id).toBe(id);
  });
});

describe('whoever is no admin', () => {
  it('finds, changes and blocks nobody', async () => {
    const person = await aPerson(gateway, 'curious@example.org');
    const tried = [
      await find('curious@example.org', person),
      await find(undefined, person),
      await setRole(person.id, 'admin', person),
      await block(admin.id, 'Mine now', person),
      await unblock(person.id, person),
    ];
    expect(tried.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect((await gateway.call('GET', '/api/admin/accounts')).status).toBe(401);
  });

  it.each([['owner'], ['']])('cannot be made %j', async (role) => {
    const person = await aPerson(gateway, `made-${role}@example.org`);
    expect((await setRole(person.id, role)).status).toBe(400);
  });
});
