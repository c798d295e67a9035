import type { components } from '@isl/contracts/gateway';
import { PARTS } from '@isl/contracts/parts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSignedInPerson } from '../support/api.js';
import { ask } from '../support/giving.js';
import { grant } from '../support/grant.js';
import { eventually, readStack } from '../support/stack.js';

type Schemas = components['schemas'];
type Header = { readonly authorization: string };

const stack = readStack();
const { address } = stack;
const email = `admin-${Date.now()}@example.org`;
let admin: Header;
let person: Header;
beforeAll(async () => {
  await aSignedInPerson(address, { name: 'Meera', email });
  grant(stack, email, 'admin');
  const reply = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a long sentence' }),
  });
  admin = { authorization: `Bearer ${((await reply.json()) as { token: string }).token}` };
  person = await aSignedInPerson(address, { name: 'Ravi' });
});
afterAll(async () => {
  await ask(address, 'DELETE', '/consent/video', admin);
});

const state = async () =>
  (await ask<Schemas['SystemState']>(address, 'GET', '/admin/state', admin)).body;
const audit = async (query = '') =>
  (await ask<Schemas['AuditPage']>(address, 'GET', `/admin/audit${query}`, admin)).body;

describe('the administration of a running stack', () => {
  it('is told by every part that it is ready, since when and as what', async () => {
    // The worker writes every five seconds.
    await eventually('every part to be there', async () => {
      const { parts } = await state();
      return parts.every(({ copies, away }) => copies.length === 1 && away === 0);
    });
    const { parts, missing } = await state();
    expect(parts.map(({ name }) => name)).toEqual(Object.keys(PARTS));
    expect(missing).toEqual([]);
    const by = Object.fromEntries(parts.map(({ name, copies: [copy] }) => [name, copy]));
    for (const [name, copy] of Object.entries(by)) {
      expect([name, copy?.ready]).toEqual([name, true]);
      expect(copy).toMatchObject({
        version: '0.1.0',
        commit: expect.stringMatching(/^[0-9a-f]{12}/),
      });
    }
    for (const name of ['emotion', 'signs']) {
      expect(by[name]?.model?.name).toBeTruthy();
      expect(by[name]?.sockets).toMatchObject({ clients: expect.any(Number), mostClients: 256 });
    }
    expect(by.signs?.sockets?.capacity).toBeGreaterThan(0);
    expect(by.rewriter?.model?.name).toBe('isl-grammar');
    expect(by.worker).toMatchObject({ inHand: expect.any(Number), spareBytes: expect.any(Number) });
  });

  it('is told what is kept, in objects and bytes and for each database', async () => {
    const { objects, databases, queues } = await state();
    expect(objects.find(({ kind }) => kind === 'originals')?.bytes).toBeGreaterThan(0);
    const names = Object.values(stack.databases).sort();
    expect(databases.map(({ name }) => name).sort()).toEqual(names);
    for (const { bytes } of databases) expect(bytes).toBeGreaterThan(0);
    expect(queues).toMatchObject({
      ...{ reportsOfPosts: expect.any(Number), reportsOfClips: expect.any(Number) },
      ...{ videosWaiting: expect.any(Number), messages: expect.any(Number) },
    });
  });

  it('has in one list what was done in the gateway, content and media, and undoes it', async () => {
    const post = await ask<{ _id: string }>(address, 'POST', '/posts', {
      ...person,
      body: { title: 'Tea', content: 'How is it signed?' },
    });
    const path = `/posts/${post.body._id}/hide`;
    await ask(address, 'POST', path, { ...admin, body: { reason: 'Off the subject' } });
    const videos = await ask<{ data: { _id: string }[] }>(address, 'GET', '/videos?limit=1', admin);
    const videoId = videos.body.data[0]?._id;
    await ask(address, 'PUT', '/consent/video', { ...admin, body: { videoId } });
    const me = await ask<{ id: string }>(address, 'GET', '/auth/me', person);
    const role = `/admin/accounts/${me.body.id}/role`;
    await ask(address, 'PUT', role, { ...admin, body: { role: 'reviewer' } });

    const own = await ask<{ id: string }>(address, 'GET', '/auth/me', admin);
    const { data, missing, people } = await audit(`?by=${own.body.id}`);
    expect(missing).toEqual([]);
    expect(data.slice(0, 3)).toMatchObject([
      { kind: 'role-change', by: 'Meera Person', person: 'Ravi Person', to: 'reviewer' },
      { kind: 'consent-video', targetId: videoId, undoable: true },
      { kind: 'post-hide', what: 'Tea', person: 'Ravi Person', reason: 'Off the subject' },
    ]);
    expect(people).toContainEqual({ id: own.body.id, name: 'Meera Person' });
    await ask(address, 'DELETE', `/admin/role-changes/${data[0]?.targetId}`, admin);
    await ask(address, 'DELETE', path, admin);
    const after = await audit(`?by=${own.body.id}`);
    expect(after.data[0]).toMatchObject({ undone: { by: 'Meera Person' }, undoable: false });
    expect(after.data[2]).toMatchObject({ undone: { by: 'Meera Person' }, undoable: false });
    // Made an admin at the machine itself.
    const grants = await audit('?kind=role-change');
    expect(grants.data).toContainEqual(
      expect.objectContaining({ byOperator: true, person: 'Meera Person', to: 'admin' }),
    );
  });

  it('of what only the gateway may ask, nothing is reached through it', async () => {
    for (const path of ['/internal/holdings', '/internal/audit']) {
      expect((await fetch(`${address}${path}`, { headers: admin })).status).toBe(404);
    }
    expect((await fetch(`${address}/internal/state`, { headers: admin })).status).toBe(401);
  });
});
