import type { components } from '@isl/contracts/content';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';
import { ASHA, aComment, aPost, RAVI, REVIEWER } from './support/factories.js';

type Post = components['schemas']['Post'];

let test: TestApp;
beforeAll(async () => {
  test = await aTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const name of ['posts', 'comments', 'reports']) {
    await test.db.collection(name).deleteMany({});
  }
});

const internal = async (method: 'GET' | 'POST', url: string, payload?: object) =>
  test.call(method, url, {
    headers: await test.tokens.internal(),
    ...(payload ? { payload } : {}),
  });
const like = async (postId: string, person: typeof ASHA) =>
  test.call('POST', '/posts/like', {
    headers: await test.tokens.bearer(person),
    payload: { postId },
  });
const report = async (postId: string, person: typeof ASHA, commentId?: string) =>
  test.call('POST', `/posts/${postId}/report`, {
    headers: await test.tokens.bearer(person),
    payload: { reason: 'x', ...(commentId ? { commentId } : {}) },
  });

describe.each([
  ['GET', '/internal/stats'],
  ['GET', '/internal/export?userId=asha'],
  ['POST', '/internal/erasures'],
] as const)('%s %s', (method, url) => {
  it('is for the gateway only, whatever the request says', async () => {
    const nobody = await test.call(method, url);
    const person = await test.call(method, url, { headers: await test.tokens.bearer(REVIEWER) });

    for (const { status, body } of [nobody, person]) {
      expect(status).toBe(401);
      expect(body).toMatchObject({ code: 'INTERNAL_ONLY' });
    }
  });
});

it('counts what is there', async () => {
  const { _id } = await aPost(test, {});
  await aPost(test, {});
  await aComment(test, { postId: _id });
  await like(_id, ASHA);
  await like(_id, RAVI);
  await report(_id, RAVI);
  const signs = test.db.collection<{ _id: string }>('signs');
  for (const [id, status] of [
    ['word-tall', 'reviewed'],
    ['word-big', 'disputed'],
    ['word-small', 'withdrawn'],
  ] as const) {
    await signs.updateOne({ _id: id }, { $set: { status } });
  }
  const { status, body } = await internal('GET', '/internal/stats');
  const { entries, concepts } = test.lexicon;
  const words = entries.filter(({ kind }) => kind === 'word').length;
  const drafts = entries.filter((entry) => entry.status === 'draft').length;

  expect(status).toBe(200);
  expect(body).toEqual({
    counts: {
      posts: 2,
      comments: 1,
      likes: 2,
      concepts: concepts.length,
      letters: 26,
      numerals: 11,
      expressions: entries.filter(({ kind }) => kind === 'expression').length,
      words,
      signsWithoutForm: entries.length - drafts + 1,
      // Of each letter the alphabet picks one variant.
      signsDraft: drafts - 26 - 3,
      signsReviewed: 1,
      signsDisputed: 1,
      courses: 5,
      openReports: 1,
    },
  });
});

it('counts nothing as nothing', async () => {
  const { body } = await internal('GET', '/internal/stats');

  expect(body).toMatchObject({ counts: { posts: 0, comments: 0, likes: 0, openReports: 0 } });
});

it('exports what one person made and nothing of others', async () => {
  const own = await aPost(test, { author: ASHA, title: 'Mine' });
  const other = await aPost(test, { author: RAVI, title: 'Not mine' });
  await aComment(test, { postId: other._id, author: ASHA, content: 'my comment' });
  await aComment(test, { postId: other._id, author: RAVI, content: 'their comment' });
  await like(other._id, ASHA);
  await report(other._id, ASHA);
  const { status, body } = await internal('GET', '/internal/export?userId=asha');

  expect(status).toBe(200);
  expect(body).toMatchObject({
    records: {
      posts: [{ _id: own._id, title: 'Mine', content: 'Some content' }],
      comments: [{ postId: other._id, content: 'my comment' }],
      likes: [{ postId: other._id }],
      reports: [{ postId: other._id, reason: 'x' }],
    },
  });
  expect(JSON.stringify(body)).not.toMatch(/Not mine|their comment/);
});

it('refuses an export of nobody', async () => {
  const { status } = await internal('GET', '/internal/export');

  expect(status).toBe(400);
});

describe('an erasure', () => {
  it('erases posts, comments, likes and reports of a person, and says how many', async () => {
    const own = await aPost(test, { author: ASHA });
    const other = await aPost(test, { author: RAVI, title: 'stays' });
    await aComment(test, { postId: other._id, author: ASHA });
    const { comments } = await aComment(test, { postId: other._id, author: RAVI, content: 'kept' });
    await like(other._id, ASHA);
    await like(other._id, RAVI);
    await report(other._id, ASHA, comments[1]?._id);
    await report(own._id, RAVI);
    const { status, body } = await internal('POST', '/internal/erasures', { userId: 'asha' });

    expect(status).toBe(200);
    expect(body).toEqual({ erased: { posts: 1, comments: 1, likes: 1, reports: 1 } });
    const [left, ...more] = (await test.call('GET', '/posts')).body as Post[];
    expect(more).toEqual([]);
    expect(left).toMatchObject({ title: 'stays', likes: 1, comments: [{ content: 'kept' }] });
    expect(await test.db.collection('reports').countDocuments()).toBe(0);
  });

  it('leaves no record that names the person', async () => {
    const { _id } = await aPost(test, { author: RAVI });
    await test.call('POST', '/posts', {
      headers: { ...(await test.tokens.bearer(REVIEWER)), 'idempotency-key': 'key-erasure' },
      payload: { title: 'a', content: 'b' },
    });
    await test.call('POST', `/posts/${_id}/hide`, {
      headers: await test.tokens.bearer(REVIEWER),
      payload: { reason: 'x' },
    });
    await internal('POST', '/internal/erasures', { userId: REVIEWER.id });

    for (const { name } of await test.db.listCollections().toArray()) {
      const documents = JSON.stringify(await test.db.collection(name).find({}).toArray());
      if (name !== 'signs') expect([name, documents.includes(REVIEWER.id)]).toEqual([name, false]);
    }
  });

  it('may be repeated', async () => {
    await aPost(test, { author: ASHA });
    await internal('POST', '/internal/erasures', { userId: 'asha' });
    const { status, body } = await internal('POST', '/internal/erasures', { userId: 'asha' });

    expect(status).toBe(200);
    expect(body).toEqual({ erased: { posts: 0, comments: 0, likes: 0, reports: 0 } });
  });
});
