import { describe, expect, it } from 'vitest';
import { MOST_WRITTEN } from '../src/allowance/allowance.js';
import { ADMIN, ASHA, aComment, aPost, NO_ID, RAVI, REVIEWER } from './support/factories.js';
import { bearer, type Post, test, titles } from './support/posts.js';

const TEXT = { title: 'Which letter is this?', content: 'It looks like K.' };
const edit = async (postId: string, payload: object = TEXT, person = ASHA) =>
  test.call('PUT', `/posts/${postId}`, { headers: await bearer(person), payload });

describe('changing what a post says', () => {
  it('says the new words, trimmed, when they were written, and keeps all else', async () => {
    const post = await aPost(test, { title: 'Old', content: 'Old words' });
    await aComment(test, { postId: post._id, author: RAVI, content: 'Nice' });
    await test.call('POST', '/posts/like', {
      headers: await bearer(RAVI),
      payload: { postId: post._id },
    });
    test.clock.advance(60_000);
    const { status, body } = await edit(post._id, { title: ` ${TEXT.title} `, content: 'K?\n' });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id: post._id,
      title: TEXT.title,
      content: 'K?',
      createdAt: post.createdAt,
      editedAt: test.clock.now().toISOString(),
      likes: 1,
      comments: [{ content: 'Nice' }],
    });
    expect(await titles('/posts')).toEqual([TEXT.title]);
  });

  it('is no change where the words are the same', async () => {
    const post = await aPost(test, TEXT);
    const { body } = await edit(post._id);
    expect(body).toEqual({ ...post, liked: false });
  });

  it.each([
    ['somebody else', RAVI],
    ['a reviewer', REVIEWER],
    ['an admin', ADMIN],
  ])('is refused to %s', async (_who, person) => {
    const post = await aPost(test, { title: 'Old' });
    const { status, body } = await edit(post._id, TEXT, person);

    expect([status, body]).toMatchObject([403, { code: 'NOT_YOURS' }]);
    expect(await titles('/posts')).toEqual(['Old']);
  });

  it('wants somebody signed in, words, and a post that is there', async () => {
    const post = await aPost(test, { title: 'Old' });
    const nobody = await test.call('PUT', `/posts/${post._id}`, { payload: TEXT });
    const blank = await edit(post._id, { ...TEXT, title: ' ' });
    const long = await edit(post._id, { ...TEXT, content: 'x'.repeat(10_001) });
    const gone = await edit(NO_ID);

    const codes = [nobody, blank, long, gone].map(({ status, body }) => [
      status,
      (body as { code: string }).code,
    ]);
    expect(codes).toEqual([
      [401, 'NOT_SIGNED_IN'],
      [400, 'INVALID_REQUEST'],
      [400, 'INVALID_REQUEST'],
      [404, 'POST_NOT_FOUND'],
    ]);
    expect(await titles('/posts')).toEqual(['Old']);
  });

  it('leaves a hidden post hidden', async () => {
    const post = await aPost(test, {});
    await test.call('POST', `/posts/${post._id}/hide`, {
      headers: await bearer(REVIEWER),
      payload: { reason: 'Rude' },
    });
    const { body } = await edit(post._id);

    expect(body).toMatchObject({ ...TEXT, hidden: { reason: 'Rude' } });
    expect(await titles('/posts')).toEqual([]);
  });

  it('is found by its new words', async () => {
    const post = await aPost(test, { title: 'Peacock', content: 'x' });
    const found = async (q: string) => {
      const { body } = await test.call('GET', '/search', { query: { q } });
      return (body as { data: { kind: string; title: string }[] }).data
        .filter(({ kind }) => kind === 'post')
        .map(({ title }) => title);
    };
    test.clock.advance(60_000);
    expect(await found('peacock')).toEqual(['Peacock']);
    await edit(post._id, { title: 'Sparrow', content: 'x' });
    test.clock.advance(60_000);
    expect(await found('sparrow')).toEqual(['Sparrow']);
    expect(await found('peacock')).toEqual([]);
  });

  it('counts as written, so that nobody fills the store by it', async () => {
    const post = await aPost(test, {});
    const long = (n: number) => ({ title: `${n}`, content: 'x'.repeat(10_000) });
    const times = Math.ceil(MOST_WRITTEN.today.bytes / 10_000) + 1;
    const answers: number[] = [];
    for (let n = 0; n < times; n += 1) answers.push((await edit(post._id, long(n))).status);

    expect(answers.at(0)).toBe(200);
    expect(answers.at(-1)).toBe(429);
    const kept = (await test.call('GET', `/posts/${post._id}`)).body as Post;
    expect(kept.title).toBe(String(answers.lastIndexOf(200)));
  });
});
