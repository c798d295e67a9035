import { describe, expect, it } from 'vitest';
import { data, type Schemas, test } from './support/dictionary.js';

describe('words', () => {
  it('come by gloss, page by page, each once', async () => {
    const total = test.lexicon.entries.filter(({ kind }) => kind === 'word').length;
    const glosses: string[] = [];
    let after = '';
    for (;;) {
      const url = `/words?limit=100${after && `&after=${after}`}`;
      const page = await data<Schemas['Word']>(url);
      glosses.push(...page.map(({ gloss }) => gloss));
      if (page.length < 100) break;
      after = page[99]?._id ?? '';
    }

    expect(total).toBeGreaterThan(120);
    expect(glosses).toHaveLength(total);
    expect(glosses).toEqual([...glosses].sort());
  });

  it('hold 50 where no limit is asked for, and name the categories', async () => {
    const { body } = await test.call('GET', '/words');
    const list = body as Schemas['WordList'];

    expect(list.data).toHaveLength(50);
    expect(list.categories).toContain('greetings');
    expect(list.categories).not.toContain('letters');
  });

  it('can be filtered by category', async () => {
    const words = await data<Schemas['Word']>('/words?category=greetings&limit=500');

    expect(words.map(({ _id }) => _id)).toContain('word-thank-you');
    expect(new Set(words.map(({ category }) => category))).toEqual(new Set(['greetings']));
  });

  it.each([
    ['thank', 'word-thank-you'],
    ['THANKS', 'word-thank-you'],
    ['thank y', 'word-thank-you'],
    ['धन्य', 'word-thank-you'],
    ['hi', 'word-hello'],
  ])('can be filtered by the beginning of a word: %s', async (q, id) => {
    const words = await data<Schemas['Word']>(`/words?q=${encodeURIComponent(q)}`);

    expect(words.map(({ _id }) => _id)).toContain(id);
  });

  it.each(['zzzz', '.*', 'hello zzzz'])('are none where nothing begins so: %s', async (q) => {
    const found = await data(`/words?q=${encodeURIComponent(q)}`);

    expect(found).toEqual(q === '.*' ? await data('/words') : []);
  });

  it('refuse to go on after what is no word', async () => {
    const { status, body } = await test.call('GET', '/words?after=letter-a-v2');

    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'INVALID_CURSOR' });
  });
});
