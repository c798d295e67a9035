import type { components } from '@isl/contracts/content';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createActsRepository } from '../src/acts/acts.repository.js';
import { createIdempotencyRepository } from '../src/idempotency/idempotency.repository.js';
import { createNotificationsRepository } from '../src/notifications/notifications.repository.js';
import { createCommentsRepository } from '../src/posts/comments.repository.js';
import { createPostsRepository } from '../src/posts/posts.repository.js';
import { createSubscriptionsRepository } from '../src/push/subscriptions.repository.js';
import { createReportsRepository } from '../src/reports/reports.repository.js';
import { createSweep, type Sweep } from '../src/sweeper/sweeper.js';
import { createTaughtCoursesRepository } from '../src/teaching/taught-courses.repository.js';
import { aTestApp, type TestApp } from './support/build.js';
import { ASHA, aComment, aPost, DEMO, RAVI } from './support/factories.js';

type Post = components['schemas']['Post'];

const HOUR_MS = 60 * 60 * 1000;

let test: TestApp;
let sweep: Sweep;
beforeAll(async () => {
  test = await aTestApp();
  const comments = createCommentsRepository(test.db);
  sweep = createSweep({
    posts: createPostsRepository(test.db, comments),
    comments,
    reports: createReportsRepository(test.db),
    hasCourse: createTaughtCoursesRepository(test.db).has,
    acts: createActsRepository(test.db),
    keys: createIdempotencyRepository(test.db),
    notifications: createNotificationsRepository(test.db),
    subscriptions: createSubscriptionsRepository(test.db),
    payOwed: async () => 0,
    clock: test.clock.now,
  });
});
afterAll(() => test.close());

const feed = async () =>
  ((await test.call('GET', '/posts')).body as Post[]).filter(
    ({ username }) => username !== 'Welcome',
  );
const send = async (person: typeof DEMO, url: string, payload: object) =>
  test.call('POST', url, { headers: await test.tokens.bearer(person), payload });

describe('a sweep', () => {
  it('removes what the demo account made over a day ago and nothing else', async () => {
    const kept = await aPost(test, { author: ASHA, title: 'kept' });
    await aPost(test, { author: DEMO, title: 'old demo post' });
    await aComment(test, { postId: kept._id, author: DEMO, content: 'old demo comment' });
    await aComment(test, { postId: kept._id, author: RAVI, content: 'kept comment' });
    await send(DEMO, '/posts/like', { postId: kept._id });
    await send(RAVI, '/posts/like', { postId: kept._id });
    await send(DEMO, `/posts/${kept._id}/report`, { reason: 'old demo report' });
    test.clock.advance(23 * HOUR_MS);
    await aPost(test, { author: DEMO, title: 'young demo post' });
    await aComment(test, { postId: kept._id, author: DEMO, content: 'young demo comment' });
    expect(await sweep()).toMatchObject({ demo: 0 });

    test.clock.advance(2 * HOUR_MS);
    expect(await sweep()).toMatchObject({ demo: 3 });
    expect((await feed()).map(({ title }) => title)).toEqual(['young demo post', 'kept']);
    expect((await feed())[1]).toMatchObject({
      likes: 1,
      comments: [{ content: 'kept comment' }, { content: 'young demo comment' }],
    });
    expect(await test.db.collection('reports').countDocuments()).toBe(0);
  });

  it('closes reports of what is gone, and leaves them for their reporters to be told', async () => {
    const post = await aPost(test, { author: ASHA });
    const { comments } = await aComment(test, { postId: post._id, author: DEMO });
    await send(RAVI, `/posts/${post._id}/report`, { reason: 'x', commentId: comments[0]?._id });
    await send(RAVI, `/posts/${post._id}/report`, { reason: 'y' });
    test.clock.advance(25 * HOUR_MS);

    expect(await sweep()).toMatchObject({ reports: 1 });
    const left = await test.db.collection('reports').find({}).sort({ reason: 1 }).toArray();
    const removed = { outcome: 'removed', at: test.clock.now() };
    expect(left).toMatchObject([{ reason: 'x', toTell: removed }, { reason: 'y' }]);
    expect(left.map((report) => 'openKey' in report)).toEqual([false, true]);
  });

  it('removes comments that no post names, once they are settled', async () => {
    const post = await aPost(test, {});
    const { comments } = await aComment(test, { postId: post._id, content: 'named' });
    const lost = { content: 'lost', authorId: 'asha', createdAt: test.clock.now() };
    const ofNoPost = { ...lost, _id: new ObjectId(), postId: new ObjectId() };
    await test.db
      .collection('comments')
      .insertMany([{ ...lost, _id: new ObjectId(), postId: new ObjectId(post._id) }, ofNoPost]);
    expect(await sweep()).toMatchObject({ comments: 0 });

    test.clock.advance(2 * HOUR_MS);
    expect(await sweep()).toMatchObject({ comments: 2 });
    const left = await test.db
      .collection('comments')
      .find({ content: /named|lost/ })
      .toArray();
    expect(left.map(({ _id }) => String(_id))).toEqual([comments[0]?._id]);
  });

  it('leaves comments that are about to move out of a post of an older version', async () => {
    const post = await aPost(test, {});
    const comment = { _id: new ObjectId(), content: 'moving', authorId: 'asha' };
    const moving = { ...comment, createdAt: test.clock.now() };
    await test.db
      .collection('posts')
      .updateOne({ _id: new ObjectId(post._id) }, { $set: { comments: [moving] } });
    await test.db.collection('comments').insertOne({ ...moving, postId: new ObjectId(post._id) });
    test.clock.advance(2 * HOUR_MS);

    expect(await sweep()).toMatchObject({ comments: 0 });
    expect(await test.db.collection('comments').countDocuments({ content: 'moving' })).toBe(1);
  });

  it('forgets keys after a day', async () => {
    await test.call('POST', '/posts', {
      headers: { ...(await test.tokens.bearer(ASHA)), 'idempotency-key': 'key-sweeping' },
      payload: { title: 'a', content: 'b' },
    });
    test.clock.advance(25 * HOUR_MS);

    expect(await sweep()).toMatchObject({ keys: 1 });
    expect(await test.db.collection('idempotencyKeys').countDocuments()).toBe(0);
  });
});
