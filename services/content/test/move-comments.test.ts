import type { components } from '@isl/contracts/content';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { KEPT_MS } from '../src/kept/kept-answers.js';
import { moveComments } from '../src/posts/move-comments.js';
import { aTestApp, type TestApp } from './support/build.js';

type Post = components['schemas']['Post'];

let test: TestApp;
beforeAll(async () => {
  test = await aTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.collection('posts').deleteMany({});
  await test.db.collection('comments').deleteMany({});
});

const aCommentOf = (content: string) => ({
  _id: new ObjectId(),
  content,
  authorId: 'ravi',
  username: 'Ravi Nair',
  createdAt: new Date('2026-02-01T10:00:00.000Z'),
});

/** A post as the version before kept it. */
async function anOldPost(title: string, said: readonly string[]) {
  const createdAt = test.clock.now();
  test.clock.advance(1_000);
  const comments = said.map(aCommentOf);
  const post = { _id: new ObjectId(), title, content: 'x', likedBy: ['user:a'], comments };
  await test.db.collection('posts').insertOne({ ...post, createdAt, shownAt: createdAt });
  return post;
}
const shown = async () => {
  // What is written past the service is seen a little later.
  test.clock.advance(KEPT_MS + 1);
  const { body } = await test.call('GET', '/posts');
  return (body as Post[]).map(({ title, comments, commentCount }) => [
    title,
    commentCount,
    comments.map(({ content }) => content),
  ]);
};

it('moves the comments of every post, in their order, and leaves all else', async () => {
  const old = await anOldPost('one', ['a', 'b', 'c', 'd']);
  await anOldPost('none', []);
  await moveComments(test.db);

  expect(await shown()).toEqual([
    ['none', 0, []],
    ['one', 4, ['b', 'c', 'd']],
  ]);
  const post = await test.db.collection('posts').findOne({ title: 'one' });
  expect(post).toMatchObject({ likedBy: ['user:a'], content: 'x' });
  expect(post).not.toHaveProperty('comments');
  const [comment] = await test.db.collection('comments').find({ content: 'a' }).toArray();
  expect(comment).toEqual({ ...old.comments[0], postId: old._id });
});

it('changes nothing the second time, and ended half-way goes on', async () => {
  const { _id, comments } = await anOldPost('one', ['a', 'b']);
  await test.db
    .collection('comments')
    .insertOne({ ...aCommentOf('a'), ...comments[0], postId: _id });
  await moveComments(test.db);
  const once = await shown();
  await moveComments(test.db);

  expect(once).toEqual([['one', 2, ['a', 'b']]]);
  expect(await shown()).toEqual(once);
  expect(await test.db.collection('comments').countDocuments()).toBe(2);
});

it('takes along what an older copy wrote after the move', async () => {
  const { _id } = await anOldPost('one', ['a']);
  await moveComments(test.db);
  await test.db
    .collection('posts')
    .updateOne({ _id }, { $push: { comments: aCommentOf('late') } } as object);
  expect(await shown()).toEqual([['one', 1, ['a']]]);

  await moveComments(test.db);
  expect(await shown()).toEqual([['one', 2, ['a', 'late']]]);
});

it('shows a post that an older copy writes, before it is moved', async () => {
  const { _id } = await anOldPost('one', ['a']);
  const { status } = await test.call('GET', `/posts/${_id}`);

  expect(status).toBe(200);
  expect(await shown()).toEqual([['one', 0, []]]);
});

it('lets two copies that start at once move the same', async () => {
  await anOldPost('one', ['a', 'b', 'c']);
  await Promise.all([moveComments(test.db), moveComments(test.db)]);

  expect(await shown()).toEqual([['one', 3, ['a', 'b', 'c']]]);
  expect(await test.db.collection('comments').countDocuments()).toBe(3);
});

it('drops the index of the comments inside a post', async () => {
  const posts = test.db.collection('posts');
  await posts.createIndex({ 'comments.authorId': 1 });
  await moveComments(test.db);

  expect((await posts.indexes()).map(({ name }) => name)).not.toContain('comments.authorId_1');
});
