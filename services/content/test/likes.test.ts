import type { components } from '@isl/contracts/content';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';
import { ASHA, aPost, NO_ID, RAVI } from './support/factories.js';

type Post = components['schemas']['Post'];

let test: TestApp;
beforeAll(async () => {
  test = await aTestApp();
});
afterAll(() => test.close());

const like = (postId: string, headers: Record<string, string>) =>
  test.call('POST', '/posts/like', { headers, payload: { postId } });
const listed = async (postId: string, headers: Record<string, string> = {}) =>
  ((await test.call('GET', '/posts', { headers })).body as Post[]).find(
    ({ _id }) => _id === postId,
  );

it('likes, and again takes the like back', async () => {
  const post = await aPost(test, {});
  const headers = await test.tokens.bearer(RAVI);

  const first = await like(post._id, headers);
  expect(first.status).toBe(200);
  expect(first.body).toEqual({ ...post, likes: 1, liked: true });

  const second = await like(post._id, headers);
  expect(second.body).toEqual({ ...post, likes: 0, liked: false });
});

it('counts a person and a visitor as two, and a visitor by cookie alone', async () => {
  const { _id } = await aPost(test, {});
  const visitor = await test.tokens.visitor('v1');
  await like(_id, await test.tokens.bearer(RAVI));
  const { body } = await like(_id, visitor);

  expect(body).toMatchObject({ likes: 2, liked: true });
  expect(await listed(_id, visitor)).toMatchObject({ likes: 2, liked: true });
  expect(await listed(_id, await test.tokens.visitor('v2'))).toMatchObject({
    likes: 2,
    liked: false,
  });
  expect(await listed(_id)).toMatchObject({ likes: 2, liked: false });
});

it('counts a person once whether or not the visitor cookie comes along', async () => {
  const { _id } = await aPost(test, {});
  const headers = await test.tokens.bearer(ASHA);
  await like(_id, headers);
  const { body } = await like(_id, { ...headers, ...(await test.tokens.visitor('v1')) });

  expect(body).toMatchObject({ likes: 0 });
});

it('refuses whoever is neither, with 401', async () => {
  const { _id } = await aPost(test, {});
  const nobody = await like(_id, {});
  const forged = await like(_id, { cookie: 'isl_visitor=forged' });
  const expired = await like(_id, {
    ...(await test.tokens.expired(ASHA)),
    ...(await test.tokens.visitor('v1')),
  });

  for (const { status, body } of [nobody, forged, expired]) {
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'NOT_SIGNED_IN' });
  }
  expect(await listed(_id)).toMatchObject({ likes: 0 });
});

it('answers 404 for a post that is gone and 400 for an id that is none', async () => {
  const headers = await test.tokens.bearer(ASHA);
  const gone = await like(NO_ID, headers);
  const noId = await like('7', headers);

  expect([gone.status, noId.status]).toEqual([404, 400]);
  expect(gone.body).toMatchObject({ code: 'POST_NOT_FOUND' });
});

it('counts 100 likes sent at once exactly', async () => {
  const { _id } = await aPost(test, {});
  const people = await Promise.all(
    Array.from({ length: 100 }, (_, number) => test.tokens.bearer({ id: `person-${number}` })),
  );
  const answers = await Promise.all(people.map((headers) => like(_id, headers)));

  expect(answers.map(({ status }) => status)).toEqual(Array(100).fill(200));
  expect(await listed(_id)).toMatchObject({ likes: 100 });

  const again = await Promise.all(people.slice(0, 40).map((headers) => like(_id, headers)));
  expect(again.map(({ status }) => status)).toEqual(Array(40).fill(200));
  expect(await listed(_id)).toMatchObject({ likes: 60 });
});

it('never counts one person twice, however fast they press', async () => {
  const { _id } = await aPost(test, {});
  const headers = await test.tokens.bearer(RAVI);
  const answers = await Promise.all(Array.from({ length: 21 }, () => like(_id, headers)));
  const stored = await test.db
    .collection<{ likedBy: string[] }>('posts')
    .findOne({ _id: new ObjectId(_id) as never });

  expect(answers.every(({ body }) => (body as Post).likes <= 1)).toBe(true);
  expect(['', 'user:ravi']).toContain(stored?.likedBy.join());
});
