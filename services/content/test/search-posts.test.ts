import { describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.js';
import { createSearchIndex } from '../src/search/search-index.js';
import { LEXICON_DIR, noClips } from './support/build.js';
import { ADMIN, ASHA, aPost, REVIEWER } from './support/factories.js';
import { search, test } from './support/search.js';

describe('posts', () => {
  it('are found as soon as they are written, with a path of the app', async () => {
    const { _id } = await aPost(test, {
      title: 'Marigold garland',
      content: `How would you sign it? ${'very '.repeat(60)}`,
    });
    const [hit] = await search('marigold');

    expect(hit).toMatchObject({
      kind: 'post',
      id: _id,
      title: 'Marigold garland',
      href: `/dashboard/discussions#post-${_id}`,
    });
    expect(hit?.text).toMatch(/^How would you sign it\?.*…$/);
  });

  it('lead to the sign where they are about one', async () => {
    await aPost(test, { title: 'Zigzag question', signId: 'word-hello' });

    expect((await search('zigzag'))[0]?.href).toBe('/products/word-hello');
  });

  it('are not found once they are deleted, and not while they are hidden', async () => {
    const deleted = await aPost(test, { title: 'Quixotic one' });
    const hidden = await aPost(test, { title: 'Quixotic two' });
    expect(await search('quixotic')).toHaveLength(2);

    await test.call('DELETE', `/posts/${deleted._id}`, {
      headers: await test.tokens.bearer(ASHA),
    });
    const headers = await test.tokens.bearer(REVIEWER);
    await test.call('POST', `/posts/${hidden._id}/hide`, { headers, payload: { reason: 'x' } });
    expect(await search('quixotic')).toEqual([]);

    test.clock.advance(60_000);
    await test.call('DELETE', `/posts/${hidden._id}/hide`, { headers });
    expect(await search('quixotic')).toMatchObject([{ id: hidden._id }]);
  });

  it('are found by another copy of the service, and after a restart', async () => {
    const { app: copy } = buildApp({
      db: test.db,
      verifier: test.tokens.verifier,
      findClip: noClips,
      clock: test.clock.now,
      lexiconDir: LEXICON_DIR,
      logLevel: 'silent',
    });
    await copy.ready();
    test.clock.advance(3_600_000);
    const { _id } = await aPost(test, { title: 'Umbrella words' });
    const { body } = await copy.inject('/search?q=umbrella');
    await copy.close();

    expect(JSON.parse(body).data).toMatchObject([{ kind: 'post', id: _id }]);
  });
});

describe('courses', () => {
  it('are found with the page they lead to', async () => {
    expect(await search('alphabet')).toContainEqual(
      expect.objectContaining({
        kind: 'course',
        id: 'letters',
        image: '/static/signs/letter-a-v2.webp',
        href: '/dashboard/courses/letters',
      }),
    );
  });

  it('are found in Hindi', async () => {
    expect(await search('वर्णमाला')).toContainEqual(
      expect.objectContaining({ kind: 'course', id: 'letters' }),
    );
  });

  it('are found when an admin adds one, until it is deleted', async () => {
    const headers = await test.tokens.bearer(ADMIN);
    const { body } = await test.call('POST', '/courses', {
      headers,
      payload: {
        title: 'Xylophone',
        description: 'd',
        thumbnail: '/static/x.svg',
        playlistUrl: 'https://example.org/x',
      },
    });
    const { _id } = body as { _id: string };
    expect(await search('xylophone')).toMatchObject([{ kind: 'course', id: _id }]);

    await test.call('DELETE', `/courses/${_id}`, { headers });
    expect(await search('xylophone')).toEqual([]);
  });
});

describe('a query', () => {
  it('gives no more than asked for', async () => {
    expect(await search('be', '&limit=3')).toHaveLength(3);
    expect((await search('be')).length).toBeLessThanOrEqual(20);
  });

  it.each(['?!', '   ', 'qqqqqqqqqq'])('may find nothing: %j', async (q) => {
    expect(await search(q)).toEqual([]);
  });

  it.each(['/search', '/search?q=', `/search?q=${'x'.repeat(101)}`, '/search?q=a&limit=51'])(
    'is refused: %s',
    async (url) => {
      const { status, body } = await test.call('GET', url);

      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'INVALID_REQUEST' });
    },
  );
});

describe('the index', () => {
  const anEntry = (id: string, title = `word ${id}`) => ({
    hit: { kind: 'post' as const, id, title, href: `/${id}` },
    words: '',
  });

  it('holds the newest of a kind up to its capacity', () => {
    const index = createSearchIndex(3);
    for (const id of ['a1', 'b2', 'c3', 'd4', 'e5']) index.put(anEntry(id));

    expect(
      index
        .search('word', 10)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['c3', 'd4', 'e5']);
  });

  it('keeps working while entries come and go by the hundred', () => {
    const index = createSearchIndex(50);
    for (let number = 0; number < 1_000; number += 1) {
      index.put(anEntry(`n${number}`, `word${number} common`));
    }

    expect(index.search('common', 100)).toHaveLength(50);
    expect(index.search('word999', 1)).toMatchObject([{ id: 'n999' }]);
  });

  it('takes a changed entry in place of the old one', () => {
    const index = createSearchIndex(3);
    index.put(anEntry('a1', 'before'));
    index.put(anEntry('a1', 'after'));

    expect(index.search('before', 10)).toEqual([]);
    expect(index.search('after', 10)).toMatchObject([{ id: 'a1' }]);
  });
});
