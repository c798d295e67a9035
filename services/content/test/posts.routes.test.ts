import { describe, expect, it } from 'vitest';
import { ASHA, aPost } from './support/factories.js';
import { bearer, type Post, test, titles } from './support/posts.js';

describe('writing a post', () => {
  it('gives the bare post, trimmed, with its author and time', async () => {
    const { status, body } = await test.call('POST', '/posts', {
      headers: await bearer(ASHA),
      payload: { title: '  Which letter is this? ', content: '\nIt looks like K.  ' },
    });

    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      title: 'Which letter is this?',
      content: 'It looks like K.',
      username: 'Asha Rao',
      authorId: 'asha',
      likes: 0,
      liked: false,
      comments: [],
      commentCount: 0,
      createdAt: test.clock.now().toISOString(),
    });
  });

  it('leaves the username out where the account has no name', async () => {
    const post = await aPost(test, { author: { id: 'nameless', name: ' ' } });

    expect(post).not.toHaveProperty('username');
    expect(post.authorId).toBe('nameless');
  });

  it.each([
    ['no token', undefined, 401, 'NOT_SIGNED_IN'],
    ['an expired token', 'expired', 401, 'NOT_SIGNED_IN'],
    ['a visitor token as bearer', 'visitor', 401, 'NOT_SIGNED_IN'],
  ] as const)('refuses %s', async (_what, kind, status, code) => {
    const { cookie } = await test.tokens.visitor('v1');
    const headers = {
      undefined: {},
      expired: await test.tokens.expired(ASHA),
      visitor: { authorization: `Bearer ${cookie.split('=')[1]}` },
    }[String(kind)];
    const answer = await test.call('POST', '/posts', {
      ...(headers ? { headers } : {}),
      payload: { title: 'A', content: 'B' },
    });

    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ statusCode: status, code, requestId: expect.any(String) });
  });

  it.each([
    ['a blank title', { title: '   ', content: 'x' }, 'title must not be empty.'],
    ['a blank content', { title: 'x', content: '\n\t ' }, 'content must not be empty.'],
    ['no content', { title: 'x' }, /content/],
    ['a number for a title', { title: 7, content: 'x' }, /title must be string/],
    ['a title that is too long', { title: 'x'.repeat(201), content: 'x' }, /200/],
  ])('refuses %s', async (_what, payload, message) => {
    const answer = await test.call('POST', '/posts', { headers: await bearer(ASHA), payload });

    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'INVALID_REQUEST' });
    expect((answer.body as { message: string }).message).toMatch(message);
    expect(await titles('/posts')).toEqual([]);
  });

  it('refuses a sign that the dictionary does not have', async () => {
    const { status, body } = await test.call('POST', '/posts', {
      headers: await bearer(ASHA),
      payload: { title: 'A', content: 'B', signId: 'word-no-such-sign' },
    });

    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'SIGN_NOT_FOUND' });
  });
});

describe('the list', () => {
  it('is newest first and open to everybody', async () => {
    for (const title of ['first', 'second', 'third']) {
      await aPost(test, { title });
      test.clock.advance(1_000);
    }

    expect(await titles('/posts')).toEqual(['third', 'second', 'first']);
  });

  it('pages by the last _id, also among posts of one moment', async () => {
    for (let number = 0; number < 7; number += 1) {
      await aPost(test, { title: `post ${number}` });
      if (number % 3 === 0) test.clock.advance(1);
    }
    const whole = await titles('/posts');
    const paged: string[] = [];
    let after = '';
    for (;;) {
      const url = `/posts?limit=2${after && `&after=${after}`}`;
      const page = (await test.call('GET', url)).body as Post[];
      paged.push(...page.map(({ title }) => title));
      if (page.length < 2) break;
      after = page[1]?._id ?? '';
    }

    expect(whole).toHaveLength(7);
    expect(paged).toEqual(whole);
  });

  it('goes on after a post that was deleted meanwhile', async () => {
    const posts: Post[] = [];
    for (const title of ['old', 'middle', 'new']) {
      posts.push(await aPost(test, { title }));
      test.clock.advance(1_000);
    }
    const middle = posts[1]?._id;
    await test.call('DELETE', `/posts/${middle}`, { headers: await bearer(ASHA) });

    expect(await titles(`/posts?after=${middle}`)).toEqual(['old']);
  });

  it('holds 50 posts where no limit is asked for', async () => {
    for (let number = 0; number < 52; number += 1) await aPost(test, { title: `${number}` });

    expect(await titles('/posts')).toHaveLength(50);
    expect(await titles('/posts?limit=200')).toHaveLength(52);
  });

  it('keeps a sign’s discussion apart from the main feed', async () => {
    await aPost(test, { title: 'feed' });
    await aPost(test, { title: 'about hello', signId: 'word-hello' });

    expect(await titles('/posts')).toEqual(['feed']);
    expect(await titles('/posts?signId=word-hello')).toEqual(['about hello']);
    expect(await titles('/posts?signId=word-thank-you')).toEqual([]);
  });

  it.each([
    ['/posts?after=not-an-id', 'INVALID_CURSOR'],
    ['/posts?limit=0', 'INVALID_REQUEST'],
    ['/posts?limit=201', 'INVALID_REQUEST'],
    ['/posts?signId=NO%20SIGN', 'INVALID_REQUEST'],
  ])('refuses %s with 400', async (url, code) => {
    const { status, body } = await test.call('GET', url);

    expect(status).toBe(400);
    expect(body).toMatchObject({ code });
  });
});

describe('one post', () => {
  it('is open to everybody', async () => {
    const { _id, title } = await aPost(test, { title: 'Which alphabet?' });
    const { status, body } = await test.call('GET', `/posts/${_id}`);

    expect([status, body]).toMatchObject([200, { _id, title }]);
  });

  it.each([
    ['ffffffffffffffffffffffff', 404, 'POST_NOT_FOUND'],
    ['nothing', 400, 'INVALID_REQUEST'],
  ])('is refused where there is none: %s', async (id, expected, code) => {
    const { status, body } = await test.call('GET', `/posts/${id}`);

    expect([status, body]).toMatchObject([expected, { code }]);
  });
});
