import { describe, expect, it } from 'vitest';
import { ASHA, aComment, aPost, RAVI, REVIEWER } from './support/factories.js';
import { internal, like, report, test } from './support/internal.js';

describe.each([
  ['GET', '/internal/stats'],
  ['GET', '/internal/export?userId=asha'],
  ['POST', '/internal/erasures'],
] as const)('%s %s', (method, url) => {
  it('is for the gateway only, whatever the request says', async () => {
    const nobody = await test.call(method, url);
    const person = await test.call(method, url, { headers: await test.tokens.bearer(REVIEWER) });

    for (const { status, body } of [nobody, person]) {
      expect(status).toBe(401);
      expect(body).toMatchObject({ code: 'INTERNAL_ONLY' });
    }
  });
});

it('counts what is there', async () => {
  const { _id } = await aPost(test, {});
  await aPost(test, {});
  await aComment(test, { postId: _id });
  await like(_id, ASHA);
  await like(_id, RAVI);
  await report(_id, RAVI);
  const signs = test.db.collection<{ _id: string }>('signs');
  for (const [id, status] of [
    ['word-tall', 'reviewed'],
    ['word-big', 'disputed'],
    ['word-small', 'withdrawn'],
  ] as const) {
    await signs.updateOne({ _id: id }, { $set: { status } });
  }
  const { status, body } = await internal('GET', '/internal/stats');
  const { entries, concepts } = test.lexicon;
  const words = entries.filter(({ kind }) => kind === 'word').length;
  const drafts = entries.filter((entry) => entry.status === 'draft').length;

  expect(status).toBe(200);
  expect(body).toEqual({
    counts: {
      posts: 2,
      comments: 1,
      likes: 2,
      concepts: concepts.length,
      letters: 26,
      numerals: 11,
      expressions: entries.filter(({ kind }) => kind === 'expression').length,
      words,
      signsWithoutForm: entries.length - drafts + 1,
      // Of each letter the alphabet picks one variant.
      signsDraft: drafts - 26 - 3,
      signsReviewed: 1,
      signsDisputed: 1,
      courses: 14,
      openReports: 1,
    },
  });
});

it('counts nothing as nothing', async () => {
  const { body } = await internal('GET', '/internal/stats');

  expect(body).toMatchObject({ counts: { posts: 0, comments: 0, likes: 0, openReports: 0 } });
});

it('exports what one person made and nothing of others', async () => {
  const own = await aPost(test, { author: ASHA, title: 'Mine' });
  const other = await aPost(test, { author: RAVI, title: 'Not mine' });
  await aComment(test, { postId: other._id, author: ASHA, content: 'my comment' });
  await aComment(test, { postId: other._id, author: RAVI, content: 'their comment' });
  await like(other._id, ASHA);
  await report(other._id, ASHA);
  const { status, body } = await internal('GET', '/internal/export?userId=asha');

  expect(status).toBe(200);
  expect(body).toMatchObject({
    records: {
      posts: [{ _id: own._id, title: 'Mine', content: 'Some content' }],
      comments: [{ postId: other._id, content: 'my comment' }],
      likes: [{ postId: other._id }],
      reports: [{ postId: other._id, reason: 'x' }],
    },
  });
  expect(JSON.stringify(body)).not.toMatch(/Not mine|their comment/);
});

it('refuses an export of nobody', async () => {
  const { status } = await internal('GET', '/internal/export');

  expect(status).toBe(400);
});
