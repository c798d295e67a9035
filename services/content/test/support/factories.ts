import type { components } from '@isl/contracts/content';
import type { Person } from '@isl/service-kit/testing';
import { ObjectId } from 'mongodb';
import type { TestApp } from './build.js';

type Post = components['schemas']['Post'];

export const ASHA: Person = { id: 'asha', name: 'Asha Rao' };
export const RAVI: Person = { id: 'ravi', name: 'Ravi Nair' };
export const REVIEWER: Person = { id: 'meera', name: 'Meera Das', roles: ['reviewer'] };
export const ADMIN: Person = { id: 'admin', name: 'Admin', roles: ['admin'] };
export const TEACHER: Person = { id: 'lata', name: 'Lata Iyer', roles: ['contributor', 'teacher'] };
export const DEMO: Person = { id: 'demo', name: 'Demo User', demo: true };

/** An id that no post or comment has. */
export const NO_ID = 'ffffffffffffffffffffffff';

export async function aPost(
  { call, tokens }: TestApp,
  {
    author = ASHA,
    ...body
  }: { author?: Person; title?: string; content?: string; signId?: string },
): Promise<Post> {
  const { status, body: post } = await call('POST', '/posts', {
    headers: await tokens.bearer(author),
    payload: { title: 'A title', content: 'Some content', ...body },
  });
  if (status !== 201) throw new Error(`the post was refused: ${JSON.stringify(post)}`);
  return post;
}

export async function aComment(
  { call, tokens }: TestApp,
  {
    postId,
    author = ASHA,
    content = 'A comment',
  }: { postId: string; author?: Person; content?: string },
): Promise<Post> {
  const { status, body: post } = await call('POST', '/posts/comment', {
    headers: await tokens.bearer(author),
    payload: { postId, content },
  });
  if (status !== 201) throw new Error(`the comment was refused: ${JSON.stringify(post)}`);
  return post;
}

/** Gives a post so many comments more, as if they had been written one after the other. */
export async function withComments(
  { db, clock }: TestApp,
  postId: string,
  count: number,
  content = 'A comment',
): Promise<void> {
  const comments = Array.from({ length: count }, (_, number) => ({
    _id: new ObjectId(),
    postId: new ObjectId(postId),
    content: `${number} ${content}`,
    authorId: 'asha',
    createdAt: clock.now(),
  }));
  await db.collection('comments').insertMany(comments);
  const $each = comments.map(({ _id }) => _id) as never[];
  await db
    .collection('posts')
    .updateOne({ _id: new ObjectId(postId) }, { $push: { commentIds: { $each } } } as object);
}
