import type { components } from '@isl/contracts/content';
import type { Person } from '@isl/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOnce } from '../src/idempotency/create-once.js';
import { createIdempotencyRepository } from '../src/idempotency/idempotency.repository.js';
import { aTestApp, type TestApp } from './support/build.js';
import { ASHA, aPost, RAVI } from './support/factories.js';

type Post = components['schemas']['Post'];

const DAY_MS = 24 * 60 * 60 * 1000;

let test: TestApp;
beforeAll(async () => {
  test = await aTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.collection('posts').deleteMany({});
  await test.db.collection('idempotencyKeys').deleteMany({});
});

const send = async (url: string, key: string, payload: object, author: Person = ASHA) =>
  test.call('POST', url, {
    headers: { ...(await test.tokens.bearer(author)), 'idempotency-key': key },
    payload,
  });
const listed = async () => (await test.call('GET', '/posts')).body as Post[];

describe('a post sent again with its key', () => {
  const body = { title: 'Once', content: 'only' };

  it('is the same answer and one post', async () => {
    const first = await send('/posts', 'key-0001', body);
    const second = await send('/posts', 'key-0001', body);

    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await listed()).toHaveLength(1);
  });

  it('is one post when ten arrive at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send('/posts', 'key-0002', body)),
    );

    expect(new Set(answers.map((answer) => (answer.body as Post)._id)).size).toBe(1);
    expect(await listed()).toHaveLength(1);
  });

  it('is refused with 422 when it says something else', async () => {
    await send('/posts', 'key-0003', body);
    const { status, body: error } = await send('/posts', 'key-0003', { ...body, title: 'Twice' });

    expect(status).toBe(422);
    expect(error).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await listed()).toHaveLength(1);
  });

  it('is another post for another person, another key, or after a day', async () => {
    await send('/posts', 'key-0004', body);
    await send('/posts', 'key-0004', body, RAVI);
    await send('/posts', 'key-0005', body);
    test.clock.advance(DAY_MS + 1);
    await send('/posts', 'key-0004', body);

    expect(await listed()).toHaveLength(4);
  });

  it('does not bring a deleted post back', async () => {
    const { body: post } = await send('/posts', 'key-0006', body);
    await test.call('DELETE', `/posts/${(post as Post)._id}`, {
      headers: await test.tokens.bearer(ASHA),
    });
    const { status } = await send('/posts', 'key-0006', body);

    expect(status).toBe(404);
    expect(await listed()).toEqual([]);
  });

  it('refuses a key that is too short', async () => {
    const { status, body: error } = await send('/posts', 'short', body);

    expect(status).toBe(400);
    expect(error).toMatchObject({ code: 'INVALID_REQUEST' });
  });
});

it('adds a comment once, also when ten arrive at once', async () => {
  const { _id: postId } = await aPost(test, {});
  const body = { postId, content: 'once' };
  await Promise.all(Array.from({ length: 10 }, () => send('/posts/comment', 'key-0007', body)));
  const again = await send('/posts/comment', 'key-0007', body);

  expect(again.status).toBe(201);
  expect((again.body as Post).comments).toHaveLength(1);
});

it('finishes what an attempt that failed half-way began, under the same id', async () => {
  const once = createOnce(createIdempotencyRepository(test.db), test.clock.now);
  const ids: string[] = [];
  const attempt = (fails: boolean) =>
    once({
      operation: 'test',
      userId: 'asha',
      key: 'key-0008',
      body: {},
      find: async (id) => id,
      create: async (id) => {
        ids.push(id);
        if (fails) throw new Error('the store went away');
        return id;
      },
    });

  await expect(attempt(true)).rejects.toThrow('the store went away');
  const created = await attempt(false);
  const found = await attempt(false);

  expect(ids).toEqual([created, created]);
  expect(found).toBe(created);
});
