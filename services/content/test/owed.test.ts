import { type Db, ObjectId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { readerOf } from '../src/access/readers.js';
import { buildApp } from '../src/app.js';
import { createCommentsRepository } from '../src/posts/comments.repository.js';
import { createPostsRepository } from '../src/posts/posts.repository.js';
import { LEXICON_DIR, noClips } from './support/build.js';
import { ASHA, aPost, DEMO, RAVI, REVIEWER } from './support/factories.js';
import { answer, as, like, NOTHING, readAll, test, toldTo } from './support/notifications.js';

/** The service as it starts again on the same store; its first sweep is through when it closes. */
const started = async (db: Db = test.db) => {
  const { tokens, clock } = test;
  const { verifier } = tokens;
  const { app } = buildApp({
    ...{ db, verifier, findClip: noClips, clock: clock.now, lexiconDir: LEXICON_DIR },
    logLevel: 'silent',
  });
  await app.ready();
  return app;
};
const restart = async (db?: Db): Promise<void> => (await started(db)).close();

/** The store, but what people are told cannot be written. */
const withoutTelling = (): Db => {
  const rows = test.db.collection('notifications');
  const failing = { insertOne: () => Promise.reject(new Error('the store is away')) };
  const broken = new Proxy(rows, {
    get: (target, key) => Reflect.get(key in failing ? failing : target, key),
  });
  return new Proxy(test.db, {
    get: (target, key) =>
      key === 'collection'
        ? (name: string) => (name === 'notifications' ? broken : target.collection(name))
        : Reflect.get(target, key),
  });
};

const writes = () => createPostsRepository(test.db, createCommentsRepository(test.db));
const reader = (id: string) => readerOf({ id, name: id, roles: [], demo: false });

/** The comment as the service writes it, and no more: killed before anybody was told. */
const commentAndDie = async (postId: string, authorId: string, replyTo?: string) => {
  const id = new ObjectId().toHexString();
  const answered = replyTo ? { replyTo: new ObjectId(replyTo) } : {};
  const comment = { content: `of ${authorId}`, authorId, createdAt: test.clock.now(), ...answered };
  await writes().addComment(reader(authorId), postId, id, comment);
  return id;
};

const likeAndDie = (postId: string, who: string) =>
  writes().toggleLike(reader(who), postId, { likeKey: `user:${who}` });

const owing = () =>
  test.db.collection('posts').countDocuments({
    $or: [{ 'owedComments.0': { $exists: true } }, { owedLikes: { $ne: null } }],
  });

describe('a comment whose writer is killed before it was told', () => {
  it('is told at the next start, once', async () => {
    const { _id } = await aPost(test, { author: ASHA });
    const commentId = await commentAndDie(_id, 'ravi');
    expect(await toldTo(ASHA)).toEqual(NOTHING);

    await restart();
    expect(await toldTo(ASHA)).toMatchObject({
      unread: 1,
      data: [{ _id: `comment-${commentId}` }],
    });
    await readAll(ASHA);
    await restart();
    expect(await toldTo(ASHA)).toMatchObject({ unread: 0, data: [{ kind: 'comment' }] });
    expect(await owing()).toBe(0);
  });

  it('that answers another one is told to who is answered as an answer', async () => {
    const { _id } = await aPost(test, { author: ASHA });
    const first = await answer(RAVI, _id, 'first');
    await commentAndDie(_id, 'meera', first);
    await restart();

    expect((await toldTo(RAVI)).data.map(({ kind }) => kind)).toEqual(['reply']);
    expect((await toldTo(ASHA)).data.map(({ kind }) => kind)).toEqual(['comment', 'comment']);
  });

  it('is told to nobody where it is gone by then', async () => {
    const { _id } = await aPost(test, { author: ASHA });
    const taken = await commentAndDie(_id, 'ravi');
    await commentAndDie(_id, 'gone');
    await as(RAVI, 'DELETE', `/posts/${_id}/comments/${taken}`);
    await test.call('POST', '/internal/erasures', {
      headers: await test.tokens.internal(),
      payload: { userId: 'gone' },
    });
    await restart();

    expect(await toldTo(ASHA)).toEqual(NOTHING);
    expect(await owing()).toBe(0);
  });

  it('is told to nobody by the demo account, whose posts are nobody in particular', async () => {
    const { _id } = await aPost(test, { author: DEMO });
    await commentAndDie(_id, 'ravi');
    await restart();

    expect(await toldTo(DEMO)).toEqual(NOTHING);
    expect(await owing()).toBe(0);
  });
});

describe('likes whose writer is killed before they were told', () => {
  it('are told at the next start, once, all in one row', async () => {
    const { _id } = await aPost(test, { author: ASHA });
    await likeAndDie(_id, 'ravi');
    await likeAndDie(_id, 'meera');
    expect(await toldTo(ASHA)).toEqual(NOTHING);

    await restart();
    expect(await toldTo(ASHA)).toMatchObject({ unread: 1, data: [{ kind: 'likes', likes: 2 }] });
    await readAll(ASHA);
    await restart();
    expect(await toldTo(ASHA)).toMatchObject({ unread: 0, data: [{ likes: 2 }] });
    expect(await owing()).toBe(0);
  });

  it('that are told by the next like are not told again', async () => {
    const { _id } = await aPost(test, { author: ASHA });
    await likeAndDie(_id, 'ravi');
    await like(_id, REVIEWER);
    expect(await toldTo(ASHA)).toMatchObject({ unread: 1, data: [{ likes: 2 }] });
    await readAll(ASHA);
    await restart();

    expect((await toldTo(ASHA)).unread).toBe(0);
  });

  it('of one’s own are told to nobody', async () => {
    const { _id } = await aPost(test, { author: ASHA });
    await likeAndDie(_id, 'asha');
    await restart();

    expect(await toldTo(ASHA)).toEqual(NOTHING);
    expect(await owing()).toBe(0);
  });
});

describe('a comment and a like that cannot be told', () => {
  it('stand, stay owed over a start that cannot tell them either, and are told by one that can', async () => {
    const { _id } = await aPost(test, { author: ASHA });
    const broken = await started(withoutTelling());
    const headers = await test.tokens.bearer(RAVI);
    const send = async (url: string, payload: object) =>
      (await broken.inject({ method: 'POST', url, headers, payload })).statusCode;
    expect(await send('/posts/comment', { postId: _id, content: 'hello' })).toBe(201);
    expect(await send('/posts/like', { postId: _id })).toBe(200);
    await broken.close();
    await restart(withoutTelling());
    expect(await toldTo(ASHA)).toEqual(NOTHING);
    expect(await owing()).toBe(1);

    await restart();
    const { unread, data } = await toldTo(ASHA);
    expect([unread, data.map(({ kind }) => kind).sort()]).toEqual([2, ['comment', 'likes']]);
    expect(await owing()).toBe(0);
  });

  it('owe nothing where they were told at once, and no reader sees what is owed', async () => {
    const { _id } = await aPost(test, { author: ASHA });
    await answer(RAVI, _id, 'hello');
    await like(_id, RAVI);
    expect(await owing()).toBe(0);

    await commentAndDie(_id, 'ravi');
    const { body } = await as(RAVI, 'GET', '/posts');
    expect(JSON.stringify(body)).not.toContain('owed');
  });
});
