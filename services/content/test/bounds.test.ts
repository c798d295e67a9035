import { newId } from '@isl/service-kit/mongo';
import { describe, expect, it } from 'vitest';
import { createActsRepository } from '../src/acts/acts.repository.js';
import { MOST_WRITTEN } from '../src/allowance/allowance.js';
import { createCommentsRepository } from '../src/posts/comments.repository.js';
import {
  createPostsRepository,
  LIKES_PER_POST,
  VISITOR_LIKES_PER_NET,
} from '../src/posts/posts.repository.js';
import { createPostsService } from '../src/posts/posts.service.js';
import { createReportsRepository } from '../src/reports/reports.repository.js';
import { get, type Post, test, write } from './support/bounds.js';
import { noClips } from './support/build.js';
import { ASHA, aComment, aPost, RAVI, REVIEWER } from './support/factories.js';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('what one person may write', () => {
  it('ends for the day, and goes on at the next one', async () => {
    const { posts } = MOST_WRITTEN.today;
    for (let number = 0; number < posts; number += 1) await aPost(test, {});
    const refused = await write({ title: 'a', content: 'b' });
    const other = await write({ title: 'a', content: 'b' }, '/posts', RAVI);

    expect(refused).toMatchObject({ status: 429, body: { code: 'WRITTEN_ENOUGH_TODAY' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(other.status).toBe(201);

    test.clock.advance(DAY_MS);
    expect((await write({ title: 'a', content: 'b' })).status).toBe(201);
  }, 20_000);

  it('ends by its bytes, exactly, however many are sent at once', async () => {
    const { _id: postId } = await aPost(test, { author: RAVI });
    const content = 'ก'.repeat(5_000);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => write({ postId, content }, '/posts/comment')),
    );
    const kept = answers.filter(({ status }) => status === 201).length;

    expect(kept).toBe(Math.floor(MOST_WRITTEN.today.bytes / 15_000));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 429]));
    expect((await get<Post>(`/posts/${postId}`)).commentCount).toBe(kept);
  });

  it('ends in all, and goes on where something was deleted', async () => {
    const { _id } = await aPost(test, {});
    const many = { posts: MOST_WRITTEN.all.posts, comments: 0, bytes: 0 };
    const countedAt = test.clock.now();
    await test.db.collection('writers').updateOne({}, { $set: { all: many, countedAt } });
    const refused = await write({ title: 'a', content: 'b' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'WRITTEN_ENOUGH' } });

    await test.call('DELETE', `/posts/${_id}`, { headers: await test.tokens.bearer(ASHA) });
    test.clock.advance(61_000);
    expect((await write({ title: 'a', content: 'b' })).status).toBe(201);
    const [writer] = await test.db.collection('writers').find({}).toArray();
    expect(writer).toMatchObject({ all: { posts: 1, comments: 0, bytes: 2 } });
  });

  it('counts a repeat with the same key once', async () => {
    const headers = { ...(await test.tokens.bearer(ASHA)), 'idempotency-key': 'key-bounds' };
    const payload = { title: 'a', content: 'b' };
    await Promise.all(
      Array.from({ length: 10 }, () => test.call('POST', '/posts', { headers, payload })),
    );
    const [writer] = await test.db.collection('writers').find({}).toArray();

    expect(writer).toMatchObject({ today: { posts: 1, bytes: 2 }, all: { posts: 1, bytes: 2 } });
  });
});

describe('likes', () => {
  const like = (postId: string, headers: Record<string, string>) =>
    test.call('POST', '/posts/like', { headers, payload: { postId } });

  it('of visitors from one net are a few, of another net a few more', async () => {
    const { _id } = await aPost(test, {});
    const visitors = await Promise.all(
      Array.from({ length: 25 }, (_, number) => test.tokens.visitor(`v${number}`, 'home')),
    );
    const answers = await Promise.all(visitors.map((headers) => like(_id, headers)));
    const refused = answers.filter(({ status }) => status !== 200);

    expect(refused).toHaveLength(25 - VISITOR_LIKES_PER_NET);
    expect(refused[0]).toMatchObject({ status: 409, body: { code: 'VISITOR_LIKES_FULL' } });
    expect((await like(_id, await test.tokens.visitor('w', 'school'))).status).toBe(200);
    expect((await like(_id, await test.tokens.bearer(RAVI))).body).toMatchObject({
      likes: VISITOR_LIKES_PER_NET + 2,
    });
  });

  it('of a net have room again where one is taken back', async () => {
    const { _id } = await aPost(test, {});
    const visitors = await Promise.all(
      Array.from({ length: 11 }, (_, number) => test.tokens.visitor(`v${number}`)),
    );
    for (const headers of visitors.slice(0, 10)) await like(_id, headers);
    const [first = {}] = visitors;
    const last = visitors.at(-1) ?? {};
    expect((await like(_id, last)).status).toBe(409);

    expect((await like(_id, first)).body).toMatchObject({ likes: 9, liked: false });
    expect((await like(_id, last)).body).toMatchObject({ likes: 10, liked: true });
  });

  it('end where the post holds no more; one that is there can be taken back', async () => {
    const { _id } = await aPost(test, {});
    const likedBy = Array.from({ length: LIKES_PER_POST - 1 }, (_, number) => `user:${number}`);
    await test.db
      .collection('posts')
      .updateOne({}, { $set: { likedBy: [...likedBy, 'user:ravi'] } });
    const refused = await like(_id, await test.tokens.bearer(ASHA));
    const takenBack = await like(_id, await test.tokens.bearer(RAVI));

    expect(refused).toMatchObject({ status: 409, body: { code: 'LIKES_FULL' } });
    expect(takenBack).toMatchObject({ status: 200, body: { likes: LIKES_PER_POST - 1 } });
  });
});

describe('a moderator', () => {
  it('is marked on what they wrote, and nobody else', async () => {
    const post = await aPost(test, { author: REVIEWER });
    await aComment(test, { postId: post._id, author: ASHA });
    const { comments } = await aComment(test, { postId: post._id, author: REVIEWER });
    const others = await aPost(test, { author: ASHA });

    expect(post.moderator).toBe(true);
    expect(comments.map(({ moderator }) => moderator)).toEqual([undefined, true]);
    expect(others).not.toHaveProperty('moderator');
    const [, listed] = await get<Post[]>('/posts');
    expect([listed?.moderator, listed?.comments.at(-1)?.moderator]).toEqual([true, true]);
  });
});

const silent = {
  reported: async () => undefined,
  commented: async () => undefined,
  liked: async () => undefined,
  forgetPost: async () => undefined,
  forgetComment: async () => undefined,
  decided: async () => undefined,
  forgetSaying: async () => undefined,
};

it('answers 503 where the store does not have the post that it said it wrote', async () => {
  const posts = createPostsRepository(test.db, createCommentsRepository(test.db));
  const service = createPostsService({
    posts: { ...posts, insert: async () => true },
    acts: createActsRepository(test.db),
    reports: createReportsRepository(test.db),
    createOnce: ({ create }) => create(newId()),
    allow: async () => async () => undefined,
    tell: silent,
    hasSign: async () => true,
    findClip: noClips,
    clock: test.clock.now,
  });
  const user = { id: 'asha', name: 'Asha', roles: [], demo: false };

  const writer = { user, bearer: '', key: undefined };
  await expect(service.create(writer, { title: 'a', content: 'b' })).rejects.toMatchObject({
    code: 'POST_NOT_KEPT',
    statusCode: 503,
    headers: { 'retry-after': '1' },
  });
});
