import type { AuditEntry, AuditList } from '@isl/service-kit/audit';
import type { Person } from '@isl/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createActsRepository } from '../src/acts/acts.repository.js';
import { aTestApp, type TestApp } from './support/build.js';
import { ADMIN, ASHA, aComment, aPost, NO_ID, RAVI, REVIEWER } from './support/factories.js';

let test: TestApp;
beforeAll(async () => {
  test = await aTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.collection('acts').deleteMany({});
});

const as = async (
  person: Person,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) =>
  test.call(method, url, {
    headers: await test.tokens.bearer(person),
    ...(payload ? { payload } : {}),
  });
const audit = async (query = ''): Promise<AuditList> =>
  (await test.call('GET', `/internal/audit${query}`, { headers: await test.tokens.internal() }))
    .body;
const acts = async (query = ''): Promise<AuditEntry[]> => (await audit(query)).data;
const erase = async (userId: string) =>
  test.call('POST', '/internal/erasures', {
    headers: await test.tokens.internal(),
    payload: { userId },
  });
const hide = (postId: string, reason = ' Insults ') =>
  as(REVIEWER, 'POST', `/posts/${postId}/hide`, { reason });

describe('a hidden post', () => {
  it('stands in the log with who, whose, why and when, and can be undone there', async () => {
    const { _id } = await aPost(test, { author: ASHA, title: 'Tea' });
    expect((await hide(_id)).status).toBe(200);
    expect(await acts()).toEqual([
      {
        ...{ _id: expect.any(String), kind: 'post-hide', at: test.clock.now().toISOString() },
        ...{ byId: 'meera', by: 'Meera Das', person: 'Asha Rao', what: 'Tea', targetId: _id },
        ...{ reason: 'Insults', undoable: true },
      },
    ]);
  });

  it('is undone once it is shown again, by whoever did that', async () => {
    const { _id } = await aPost(test, {});
    await hide(_id);
    await as(ADMIN, 'DELETE', `/posts/${_id}/hide`);
    const undone = { at: test.clock.now().toISOString(), byId: 'admin', by: 'Admin' };
    expect(await acts()).toMatchObject([{ kind: 'post-hide', undone, undoable: false }]);
  });

  it('that is not there leaves no line', async () => {
    expect((await hide(NO_ID)).status).toBe(404);
    expect(await acts()).toEqual([]);
  });
});

describe('what a moderator deletes', () => {
  it('is in the log without its words, and their own is not', async () => {
    const theirs = await aPost(test, { author: ASHA, title: 'Tea' });
    const own = await aPost(test, { author: REVIEWER });
    const kept = await aPost(test, { author: RAVI });
    const said = (await aComment(test, { postId: kept._id, author: ASHA })).comments[0]?._id ?? '';
    await as(REVIEWER, 'DELETE', `/posts/${own._id}`);
    await as(REVIEWER, 'DELETE', `/posts/${theirs._id}`);
    await as(REVIEWER, 'DELETE', `/posts/${kept._id}/comments/${said}`);
    const [comment, post, ...others] = await acts();
    expect(others).toEqual([]);
    expect(post).toMatchObject({ kind: 'post-delete', person: 'Asha Rao', undoable: false });
    expect(comment).toMatchObject({
      kind: 'comment-delete',
      person: 'Asha Rao',
      targetId: kept._id,
    });
    expect(JSON.stringify([post, comment])).not.toContain('Tea');
  });

  it('and what its author deletes takes its title out of earlier lines', async () => {
    const { _id } = await aPost(test, { author: ASHA, title: 'Tea' });
    await hide(_id);
    await as(ASHA, 'DELETE', `/posts/${_id}`);
    const [line] = await acts();
    expect(line).toMatchObject({ kind: 'post-hide', person: 'Asha Rao' });
    expect(line).not.toHaveProperty('what');
  });

  it('or what was swept does so at the next sweep', async () => {
    const { _id } = await aPost(test, { title: 'Tea' });
    await hide(_id);
    await test.db.collection('posts').deleteMany({ title: 'Tea' });
    expect(await createActsRepository(test.db).sweep()).toBe(1);
    expect((await acts())[0]).not.toHaveProperty('what');
  });

  it('in vain, for somebody else was quicker, leaves no line', async () => {
    const { _id } = await aPost(test, {});
    expect((await as(REVIEWER, 'DELETE', `/posts/${_id}/comments/${NO_ID}`)).status).toBe(404);
    expect(await acts()).toEqual([]);
  });
});

it('reports that were left as they are have one line, which says how many', async () => {
  const { _id } = await aPost(test, { author: ASHA, title: 'Tea' });
  for (const person of [RAVI, ADMIN]) {
    await as(person, 'POST', `/posts/${_id}/report`, { reason: 'rude' });
  }
  const { data } = (await as(REVIEWER, 'GET', '/posts/reports')).body as {
    data: { _id: string }[];
  };
  const [first] = data;
  expect((await as(REVIEWER, 'DELETE', `/posts/reports/${first?._id}`)).status).toBe(204);
  expect((await as(REVIEWER, 'DELETE', `/posts/reports/${first?._id}`)).status).toBe(404);
  expect(await acts()).toMatchObject([
    { kind: 'report-dismissed', what: 'Tea', person: 'Asha Rao', count: 2, undoable: false },
  ]);
});

it('what is said of a form is there with what became of the form', async () => {
  const path = '/signs/forms/word-hello/verdict';
  await as(REVIEWER, 'PUT', path, { verdict: 'wrong', region: 'IN-KL', fault: 'handshape' });
  expect(await acts()).toMatchObject([
    { kind: 'form-wrong', what: 'word-hello', from: 'draft', to: 'disputed', undoable: false },
  ]);
  await as(REVIEWER, 'DELETE', path);
  expect(await acts()).toMatchObject([{ kind: 'form-wrong', undone: { byId: 'meera' } }]);
});

it('courses that come and go are in the log', async () => {
  const course = { title: 'ISL at home', description: 'a', thumbnail: '/a.png', playlistUrl: '/b' };
  const { _id } = (await as(ADMIN, 'POST', '/courses', course)).body as { _id: string };
  await as(ADMIN, 'DELETE', `/courses/${_id}`);
  expect(await acts()).toMatchObject([
    { kind: 'course-removed', what: 'ISL at home', by: 'Admin', targetId: _id },
    { kind: 'course-added', what: 'ISL at home', by: 'Admin', targetId: _id },
  ]);
});

describe('the log', () => {
  it('comes in pages, of one person or one kind, and names everybody who acted once', async () => {
    for (const title of ['one', 'two', 'three']) {
      const { _id } = await aPost(test, { title });
      await hide(_id);
    }
    const { _id } = await aPost(test, { title: 'four' });
    await as(ADMIN, 'POST', `/posts/${_id}/hide`, { reason: 'rude' });
    await as(REVIEWER, 'DELETE', `/posts/${_id}/hide`);

    const first = await audit('?limit=2');
    expect(first.data.map(({ what }) => what)).toEqual(['four', 'three']);
    expect(first.people).toEqual(
      [
        { id: 'admin', name: 'Admin' },
        { id: 'meera', name: 'Meera Das' },
      ].sort((a, b) => a.name.localeCompare(b.name)),
    );
    const last = first.data.at(-1);
    const second = await audit(`?limit=2&before=${last?.at}_${last?._id}`);
    expect(second.data.map(({ what }) => what)).toEqual(['two', 'one']);
    expect(second.people).toEqual([]);
    expect(await acts('?kind=course-added')).toEqual([]);
    expect(await acts('?kind=post-hide')).toHaveLength(4);
  });

  it('is asked of one person by the id of an account', async () => {
    const id = '0123456789abcdef01234567';
    const { _id } = await aPost(test, {});
    const moderator = { id, name: 'Nila', roles: ['reviewer'] };
    await as(moderator, 'POST', `/posts/${_id}/hide`, { reason: 'rude' });
    await hide((await aPost(test, {}))._id);
    await as(moderator, 'DELETE', `/posts/${(await acts())[0]?.targetId}/hide`);
    // What they did and what they undid.
    expect((await acts(`?by=${id}`)).map(({ by }) => by)).toEqual(['Meera Das', 'Nila']);
  });

  it('keeps of somebody who is erased neither name nor title nor words', async () => {
    const { _id } = await aPost(test, { author: ASHA, title: 'Tea' });
    const { comments } = await aComment(test, { postId: _id, author: RAVI });
    await as(RAVI, 'POST', `/posts/${_id}/report`, { reason: 'rude', commentId: comments[0]?._id });
    await hide(_id, 'Asha insults people');
    await as(ADMIN, 'DELETE', `/posts/${_id}/hide`);
    await as(REVIEWER, 'DELETE', `/posts/${_id}/comments/${comments[0]?._id}`);
    for (const { id } of [ASHA, REVIEWER, ADMIN]) await erase(id);
    const lines = JSON.stringify(await test.db.collection('acts').find().toArray());
    expect(lines).not.toMatch(/asha|tea|insults|meera|admin/i);
    expect(await acts()).toMatchObject([
      { kind: 'comment-delete', person: 'Ravi Nair' },
      { kind: 'post-hide', undoable: false, undone: { at: expect.any(String) } },
    ]);
    expect((await audit()).people).toEqual([]);
  });
});

it('what waits and how much is kept is told to the gateway alone', async () => {
  const { _id } = await aPost(test, {});
  await as(RAVI, 'POST', `/posts/${_id}/report`, { reason: 'rude' });
  for (const url of ['/internal/holdings', '/internal/audit', '/internal/state']) {
    expect((await as(ADMIN, 'GET', url)).body).toMatchObject({ code: 'INTERNAL_ONLY' });
  }
  const headers = await test.tokens.internal();
  const { body } = await test.call('GET', '/internal/holdings', { headers });
  expect(body).toMatchObject({
    queues: { reportsOfPosts: expect.any(Number) },
    database: {
      name: test.db.databaseName,
      documents: expect.any(Number),
      bytes: expect.any(Number),
    },
  });
  const state = (await test.call('GET', '/internal/state', { headers })).body;
  expect(state).toEqual({
    ...{ copyId: expect.any(String), version: '0.1.0', startedAt: expect.any(String) },
    ...{ ready: true, checks: { mongodb: 'ok' } },
  });
});
