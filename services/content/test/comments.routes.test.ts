import { describe, expect, it } from 'vitest';
import {
  ADMIN,
  ASHA,
  aComment,
  aPost,
  NO_ID,
  RAVI,
  REVIEWER,
  withComments,
} from './support/factories.js';
import { bearer, type Post, test, titles } from './support/posts.js';

describe('commenting', () => {
  it('gives the post with its comment, trimmed', async () => {
    const post = await aPost(test, {});
    test.clock.advance(5_000);
    const commented = await aComment(test, { postId: post._id, author: RAVI, content: '  Yes! ' });

    expect(commented).toEqual({
      ...post,
      commentCount: 1,
      comments: [
        {
          _id: expect.stringMatching(/^[0-9a-f]{24}$/),
          username: 'Ravi Nair',
          content: 'Yes!',
          createdAt: test.clock.now().toISOString(),
          authorId: 'ravi',
        },
      ],
    });
  });

  it('refuses a blank comment, a stranger and a post that is gone', async () => {
    const post = await aPost(test, {});
    const blank = await test.call('POST', '/posts/comment', {
      headers: await bearer(ASHA),
      payload: { postId: post._id, content: ' ' },
    });
    const stranger = await test.call('POST', '/posts/comment', {
      payload: { postId: post._id, content: 'x' },
    });
    const gone = await test.call('POST', '/posts/comment', {
      headers: await bearer(ASHA),
      payload: { postId: NO_ID, content: 'x' },
    });

    expect([blank.status, stranger.status, gone.status]).toEqual([400, 401, 404]);
    expect(gone.body).toMatchObject({ code: 'POST_NOT_FOUND' });
  });

  it('keeps every one of 50 comments sent at once', async () => {
    const post = await aPost(test, {});
    await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        aComment(test, { postId: post._id, content: `comment ${number}` }),
      ),
    );
    const { body: stored } = await test.call('GET', `/posts/${post._id}`);
    const { comments, commentCount } = stored as Post;

    expect(new Set(comments.map(({ content }) => content)).size).toBe(50);
    expect(commentCount).toBe(50);
  });

  it('refuses the 501st comment of a post', async () => {
    const post = await aPost(test, {});
    await withComments(test, post._id, 499);
    await aComment(test, { postId: post._id });
    const { status, body } = await test.call('POST', '/posts/comment', {
      headers: await bearer(ASHA),
      payload: { postId: post._id, content: 'one too many' },
    });

    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'DISCUSSION_FULL' });
  });
});

describe('deleting', () => {
  it('lets the author delete a post', async () => {
    const post = await aPost(test, {});
    const { status, body } = await test.call('DELETE', `/posts/${post._id}`, {
      headers: await bearer(ASHA),
    });

    expect([status, body]).toEqual([204, undefined]);
    expect(await titles('/posts')).toEqual([]);
  });

  it('refuses everybody else with 403 and keeps the post', async () => {
    const post = await aPost(test, {});
    const { status, body } = await test.call('DELETE', `/posts/${post._id}`, {
      headers: await bearer(RAVI),
    });

    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'NOT_YOURS' });
    expect(await titles('/posts')).toEqual(['A title']);
  });

  it.each([REVIEWER, ADMIN])('lets a moderator delete: $roles', async (moderator) => {
    const post = await aPost(test, {});
    const { status } = await test.call('DELETE', `/posts/${post._id}`, {
      headers: await bearer(moderator),
    });

    expect(status).toBe(204);
  });

  it('refuses a stranger, a post that is gone and an id that is none', async () => {
    const post = await aPost(test, {});
    const headers = await bearer(ASHA);
    const stranger = await test.call('DELETE', `/posts/${post._id}`);
    const gone = await test.call('DELETE', `/posts/${NO_ID}`, { headers });
    const noId = await test.call('DELETE', '/posts/abc', { headers });

    expect([stranger.status, gone.status, noId.status]).toEqual([401, 404, 400]);
    expect(gone.body).toMatchObject({ code: 'POST_NOT_FOUND' });
  });

  it('gives the bare comments that remain', async () => {
    const { _id } = await aPost(test, { author: RAVI });
    await aComment(test, { postId: _id, content: 'goes' });
    const { comments } = await aComment(test, { postId: _id, content: 'stays' });
    const { status, body } = await test.call(
      'DELETE',
      `/posts/${_id}/comments/${comments[0]?._id}`,
      {
        headers: await bearer(ASHA),
      },
    );

    expect(status).toBe(200);
    expect(body).toEqual([comments[1]]);
  });

  it('refuses to delete the comment of somebody else, also for the post’s author', async () => {
    const { _id } = await aPost(test, { author: RAVI });
    const { comments } = await aComment(test, { postId: _id });
    const { status, body } = await test.call(
      'DELETE',
      `/posts/${_id}/comments/${comments[0]?._id}`,
      {
        headers: await bearer(RAVI),
      },
    );

    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'NOT_YOURS' });
  });

  it('tells a comment that is gone from a post that is gone', async () => {
    const { _id } = await aPost(test, {});
    const headers = await bearer(REVIEWER);
    const comment = await test.call('DELETE', `/posts/${_id}/comments/${NO_ID}`, { headers });
    const post = await test.call('DELETE', `/posts/${NO_ID}/comments/${NO_ID}`, { headers });

    expect([comment.status, post.status]).toEqual([404, 404]);
    expect(comment.body).toMatchObject({ code: 'COMMENT_NOT_FOUND' });
    expect(post.body).toMatchObject({ code: 'POST_NOT_FOUND' });
  });
});
