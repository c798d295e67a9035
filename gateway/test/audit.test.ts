import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';
import { aDeadAddress, aPart, type Part } from './support/parts.js';
import { ASHA, aPerson, logIn, type SignedIn } from './support/people.js';
import { anAdmin } from './support/reviewing.js';

type Entry = { readonly _id: string; readonly kind: string; readonly at: string };

let gateway: TestApp;
let content: Part;
let admin: SignedIn;
const kept: Entry[] = [];
beforeAll(async () => {
  content = await aPart((app) => {
    app.get('/internal/audit', async ({ headers }, reply) =>
      headers.authorization?.startsWith('Bearer ')
        ? { data: kept, people: [{ id: 'x', name: 'Xavier' }] }
        : reply.code(401).send({}),
    );
  });
  gateway = await aTestApp({ CONTENT_URL: content.url, MEDIA_URL: await aDeadAddress() });
  admin = await anAdmin(gateway, 'admin@example.org');
});
afterAll(async () => {
  await gateway.close();
  await content.close();
});

const as = ({ headers }: SignedIn, payload?: object) => ({
  headers: { ...headers },
  ...(payload ? { payload } : {}),
});
const audit = async (query = '', who = admin) =>
  gateway.call('GET', `/api/admin/audit${query}`, as(who));
const setRole = (id: string, role: string) =>
  gateway.call('PUT', `/api/admin/accounts/${id}/role`, as(admin, { role }));
const undoRole = (id: string) => gateway.call('DELETE', `/api/admin/role-changes/${id}`, as(admin));
const newest = async (query = '') => (await audit(query)).body.data[0];

describe('what an admin does to an account', () => {
  it('is a line with both names and both roles, and can be undone from it', async () => {
    const { id } = await aPerson(gateway, 'line@example.org');
    gateway.advance(1000);
    await setRole(id, 'reviewer');
    const line = await newest('?kind=role-change');
    expect(line).toEqual({
      ...{ _id: expect.any(String), kind: 'role-change', at: gateway.now().toISOString() },
      ...{ by: 'Meera Nair', byId: admin.id, person: 'Asha Rao', targetId: line._id },
      ...{ from: 'contributor', to: 'reviewer', undoable: true },
    });
    expect((await undoRole(line._id)).body).toMatchObject({ id, role: 'contributor' });
    expect(await newest('?kind=role-change')).toMatchObject({
      ...{ undoable: false, undone: { by: 'Meera Nair', byId: admin.id } },
    });
    expect((await undoRole(line._id)).body.code).toBe('DECISION_NOT_FOUND');
  });

  it('is not undone over a later change, and the same role again is no change', async () => {
    const { id } = await aPerson(gateway, 'later@example.org');
    gateway.advance(1000);
    await setRole(id, 'reviewer');
    const line = await newest('?kind=role-change');
    gateway.advance(1000);
    await setRole(id, 'admin');
    await setRole(id, 'admin');
    expect(await newest('?kind=role-change')).toMatchObject({ from: 'reviewer', to: 'admin' });
    const { data } = (await audit('?kind=role-change')).body;
    expect(data[1]).toMatchObject({ _id: line._id, undoable: false });
    expect((await undoRole(line._id)).status).toBe(404);
    await setRole(id, 'contributor');
  });

  it('that was refused leaves no line', async () => {
    gateway.advance(1000);
    const before = (await audit()).body.data;
    expect((await setRole(admin.id, 'contributor')).status).toBe(409);
    const block = await gateway.call(
      ...(['PUT', `/api/admin/accounts/${admin.id}/block`] as const),
      as(admin, { reason: 'no' }),
    );
    expect(block.status).toBe(409);
    expect((await audit()).body.data).toEqual(before);
  });

  it('is a block with its reason until they are let in again', async () => {
    const { id } = await aPerson(gateway, 'out@example.org');
    gateway.advance(1000);
    const path = `/api/admin/accounts/${id}/block`;
    await gateway.call('PUT', path, as(admin, { reason: 'Insults' }));
    expect(await newest()).toMatchObject({
      ...{ kind: 'account-block', reason: 'Insults', targetId: id, undoable: true },
    });
    await gateway.call('DELETE', path, as(admin));
    expect(await newest()).toMatchObject({ undoable: false, undone: { by: 'Meera Nair' } });
  });

  it('of before there were lines is one as soon as they are let in', async () => {
    const { id } = await aPerson(gateway, 'old@example.org');
    const block = { reason: 'Of old', at: gateway.now(), by: 'Somebody' };
    const users = gateway.db.collection<{ _id: string }>('users');
    await users.updateOne({ _id: id }, { $set: { block } });
    gateway.advance(1000);
    await gateway.call('DELETE', `/api/admin/accounts/${id}/block`, as(admin));
    expect(await newest('?kind=account-block')).toMatchObject({
      ...{ by: 'Somebody', reason: 'Of old', undone: { by: 'Meera Nair' } },
    });
  });
});

it('an answered message has its topic in the log, and not its words', async () => {
  const text = 'Please take this clip down.';
  const { body } = await gateway.call('POST', '/api/contact', {
    payload: { topic: 'takedown', text },
  });
  gateway.advance(1000);
  await gateway.call('DELETE', `/api/contact/${body.id}`, as(admin));
  const line = await newest('?kind=message-answered');
  expect(line).toMatchObject({ what: 'takedown', by: 'Meera Nair', undoable: false });
  expect(JSON.stringify(line)).not.toContain(text);
});

describe('the log', () => {
  it('merges what the parts keep, in one order, and names who does not answer', async () => {
    const at = gateway.now();
    const older = new Date(at.getTime() - 3_600_000).toISOString();
    kept.push(
      { _id: 'f'.repeat(24), kind: 'post-hide', at: at.toISOString() },
      { _id: 'e'.repeat(24), kind: 'post-hide', at: older },
    );
    for (const entry of kept) Object.assign(entry, { undoable: true });
    const { status, body } = await audit();
    expect([status, body.missing]).toEqual([200, ['media']]);
    const times = body.data.map((one: Entry) => `${one.at}_${one._id}`);
    expect(times).toEqual([...times].sort().reverse());
    expect(body.data[0]).toMatchObject({ kind: 'post-hide' });
    expect(body.data.at(-1)).toMatchObject({ at: older });
    expect(body.people).toContainEqual({ id: 'x', name: 'Xavier' });
    expect(body.people).toContainEqual({ id: admin.id, name: 'Meera Nair' });
  });

  it('asks only who keeps the kind, with the same page', async () => {
    const before = `${gateway.now().toISOString()}_${'a'.repeat(24)}`;
    const { body } = await audit(`?kind=post-hide&limit=7&by=${admin.id}&before=${before}`);
    expect(body.missing).toEqual([]);
    const asked = new URL(content.seen.at(-1)?.url ?? '', content.url);
    expect(Object.fromEntries(asked.searchParams)).toEqual({
      ...{ kind: 'post-hide', limit: '7', by: admin.id, before },
    });
    const count = content.seen.length;
    await audit('?kind=role-change');
    expect(content.seen).toHaveLength(count);
  });

  it('goes on where a page ended', async () => {
    kept.length = 0;
    const all = (await audit('?kind=role-change')).body.data;
    const first = (await audit('?kind=role-change&limit=1')).body.data;
    const [{ at, _id }] = first;
    const second = (await audit(`?kind=role-change&limit=50&before=${at}_${_id}`)).body.data;
    expect([...first, ...second]).toEqual(all);
  });

  it('is for admins', async () => {
    const person = await aPerson(gateway, 'nobody@example.org');
    for (const path of ['/api/admin/audit', '/api/admin/state']) {
      expect((await gateway.call('GET', path, as(person))).status).toBe(403);
      expect((await gateway.call('GET', path)).status).toBe(401);
    }
  });

  it('keeps of an account that is gone neither name nor reason, and nobody’s block its admin', async () => {
    const leaving = await anAdmin(gateway, 'leaving@example.org');
    const person = await aPerson(gateway, 'blocked@example.org');
    await gateway.call(
      ...(['PUT', `/api/admin/accounts/${person.id}/block`] as const),
      as(leaving, { reason: 'Insults' }),
    );
    await gateway.call(
      ...(['DELETE', '/api/account'] as const),
      as(leaving, { password: ASHA.password }),
    );
    const blocked = await gateway.call(
      ...(['GET', '/api/admin/accounts?email=blocked%40example.org'] as const),
      as(admin),
    );
    expect(blocked.body.data[0].block).toEqual({ reason: 'Insults', at: expect.any(String) });
    const acts = await gateway.db.collection('acts').find({ reason: 'Insults' }).toArray();
    expect(JSON.stringify(acts)).not.toContain(leaving.id);
    expect(await newest('?kind=account-block')).not.toHaveProperty('by');

    await gateway.call('DELETE', `/api/admin/accounts/${person.id}/block`, as(admin));
    const back = await logIn(gateway, { ...ASHA, email: 'blocked@example.org' });
    await gateway.call('DELETE', '/api/account', as(back, { password: ASHA.password }));
    const line = await newest('?kind=account-block');
    expect(line).not.toHaveProperty('person');
    expect(line).not.toHaveProperty('reason');
    expect(JSON.stringify(await gateway.db.collection('acts').find().toArray())).not.toContain(
      person.id,
    );
  });
});
