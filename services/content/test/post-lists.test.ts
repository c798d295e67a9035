import type { components } from '@isl/contracts/content';
import { ObjectId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { get, type Post, test, write } from './support/bounds.js';
import { ASHA, aComment, aPost, NO_ID, REVIEWER, withComments } from './support/factories.js';

type Comment = components['schemas']['Comment'];

const LONGEST_POST = '\u0001'.repeat(10_000);

const LONGEST_COMMENT = '\u0001'.repeat(4_990);

const contents = (comments: readonly Comment[]) => comments.map(({ content }) => content);

describe('a list of posts', () => {
  it('carries the newest 3 comments of each, oldest first, and how many there are', async () => {
    const { _id } = await aPost(test, {});
    await withComments(test, _id, 60);
    const [post] = await get<Post[]>('/posts');

    expect(post?.commentCount).toBe(60);
    expect(contents(post?.comments ?? [])).toEqual(['57', '58', '59'].map((n) => `${n} A comment`));
  });

  it.each([50, 200])(
    'is small whatever was written: limit %i',
    async (limit) => {
      for (let number = 0; number < 50; number += 1) {
        const { _id } = await aPost(test, { title: `${number}`, content: 'x' });
        await test.db
          .collection('posts')
          .updateOne({ _id: new ObjectId(_id) }, { $set: { content: LONGEST_POST } });
        await withComments(test, _id, 3, LONGEST_COMMENT);
      }
      const { body } = await test.app.inject({ url: `/posts?limit=${limit}` });

      expect(Buffer.byteLength(body)).toBeLessThan(1.3 * 1024 * 1024);
      expect(JSON.parse(body)).toHaveLength(50);
    },
    30_000,
  );

  it('says of what it cut that there is more, and gives the rest whole', async () => {
    const long = 'ก'.repeat(2_001);
    const { _id } = await aPost(test, { content: long });
    await aComment(test, { postId: _id, content: 'ข'.repeat(501) });
    await aPost(test, { content: long.slice(1) });
    const [whole, cut] = await get<Post[]>('/posts');

    expect(cut).toMatchObject({
      content: long.slice(1),
      contentTruncated: true,
      comments: [{ content: 'ข'.repeat(500), contentTruncated: true }],
    });
    expect(whole?.content).toBe(long.slice(1));
    expect(whole).not.toHaveProperty('contentTruncated');
    expect(await get<Post>(`/posts/${_id}`)).toMatchObject({
      content: long,
      comments: [{ content: 'ข'.repeat(501) }],
    });
    const [comment] = await get<Comment[]>(`/posts/${_id}/comments`);
    expect(comment).not.toHaveProperty('contentTruncated');
  });
});

describe('a single post', () => {
  it.each([
    [50, 50],
    [51, 3],
  ])('of %i comments carries %i', async (count, carried) => {
    const { _id } = await aPost(test, {});
    await withComments(test, _id, count);
    const found = await get<Post>(`/posts/${_id}`);
    const { body: liked } = await write({ postId: _id }, '/posts/like');

    for (const post of [found, liked as Post]) {
      expect(post.comments).toHaveLength(carried);
      expect(post.comments.at(-1)?.content).toBe(`${count - 1} A comment`);
      expect(post.commentCount).toBe(count);
    }
  });

  it('is small after a like and a comment, and so is what a deleted one leaves', async () => {
    const { _id } = await aPost(test, {});
    await withComments(test, _id, 49, LONGEST_COMMENT);
    const commented = (
      await write({ postId: _id, content: LONGEST_POST.slice(5_000) }, '/posts/comment')
    ).body as Post;
    const liked = await write({ postId: _id }, '/posts/like');
    const last = commented.comments.at(-1)?._id;
    const left = await test.call('DELETE', `/posts/${_id}/comments/${last}`, {
      headers: await test.tokens.bearer(ASHA),
    });

    expect(commented.comments).toHaveLength(50);
    for (const { body } of [liked, left]) {
      expect(JSON.stringify(body).length).toBeLessThan(400 * 1024);
    }
    expect(left.body).toHaveLength(49);
  });
});

describe('the comments of a post', () => {
  it('come newest first by pages, each once, also past one that was deleted', async () => {
    const { _id } = await aPost(test, {});
    await withComments(test, _id, 7);
    const paged: Comment[] = [];
    for (;;) {
      const after = paged.length > 0 ? `&after=${paged.at(-1)?._id}` : '';
      const page = await get<Comment[]>(`/posts/${_id}/comments?limit=3${after}`);
      paged.push(...page);
      if (page.length < 3) break;
    }
    expect(contents(paged)).toEqual([6, 5, 4, 3, 2, 1, 0].map((n) => `${n} A comment`));

    const gone = paged[2]?._id;
    await test.call('DELETE', `/posts/${_id}/comments/${gone}`, {
      headers: await test.tokens.bearer(ASHA),
    });
    const rest = await get<Comment[]>(`/posts/${_id}/comments?after=${gone}`);
    expect(contents(rest)).toEqual([3, 2, 1, 0].map((n) => `${n} A comment`));
  });

  it.each([
    ['comments?limit=51', 400, 'INVALID_REQUEST'],
    ['comments?after=x', 400, 'INVALID_CURSOR'],
  ])('refuse %s', async (path, status, code) => {
    const { _id } = await aPost(test, {});
    const answer = await test.call('GET', `/posts/${_id}/${path}`);

    expect([answer.status, answer.body]).toMatchObject([status, { code }]);
  });

  it('are hidden with their post, and of no post there are none', async () => {
    const { _id } = await aPost(test, {});
    await aComment(test, { postId: _id });
    await write({ reason: 'Rude.' }, `/posts/${_id}/hide`, REVIEWER);
    const hidden = await test.call('GET', `/posts/${_id}/comments`);
    const gone = await test.call('GET', `/posts/${NO_ID}/comments`);

    for (const { status, body } of [hidden, gone]) {
      expect([status, body]).toMatchObject([404, { code: 'POST_NOT_FOUND' }]);
    }
  });
});
