import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '@isl/contracts/content';
import { loadLexicon } from '@isl/lexicon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareStore } from '../src/db/seed.js';
import { aClock, aTestApp, LEXICON_DIR, type TestApp } from './support/build.js';
import { aStore } from './support/database.js';

type Schemas = components['schemas'];

let test: TestApp;
beforeAll(async () => {
  test = await aTestApp();
});
afterAll(() => test.close());

const data = async <T>(url: string): Promise<T[]> =>
  ((await test.call('GET', url)).body as { data: T[] }).data;

describe('characters', () => {
  it('are the 26 letters of the default alphabet, then the numerals in order', async () => {
    const characters = await data<Schemas['Character']>('/char/Allcharacters');
    const ids = characters.map(({ _id }) => _id);

    expect(ids.slice(0, 26)).toEqual(
      [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `letter-${letter}-v2`),
    );
    expect(ids.slice(26)).toEqual(Array.from({ length: 11 }, (_, number) => `numeral-${number}`));
    expect(characters[0]).toMatchObject({
      _id: 'letter-a-v2',
      id: 'letter-a-v2',
      name: 'A',
      image: '/static/drawn/letter-a-v2.svg',
      pictureKind: 'drawn',
      kind: 'letter',
      status: 'none',
    });
  });

  it('carry id with the value of _id', async () => {
    const characters = await data<Schemas['Character']>('/char/Allcharacters');

    expect(characters.every(({ _id, id }) => _id === id)).toBe(true);
  });
});

it('lists the expressions in the order of the filter buttons', async () => {
  const expressions = await data<Schemas['Expression']>('/char/Allexpressions');

  expect(expressions.slice(0, 3)).toMatchObject([
    { _id: 'expression-happy', name: 'Happy' },
    { _id: 'expression-sad', name: 'Sad' },
    { _id: 'expression-asking', name: 'Asking' },
  ]);
});

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

describe('one sign', () => {
  it('says everything known of it', async () => {
    const { status, body } = await test.call('GET', '/signs/word-thank-you');

    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id: 'word-thank-you',
      kind: 'word',
      name: 'thank you',
      gloss: 'THANK-YOU',
      category: 'greetings',
      status: 'none',
      senses: [{ en: 'thank you', lemmas: ['thank you', 'thanks'], wordClass: 'interjection' }],
      variants: [],
    });
  });

  it('names the other way to sign a letter, also for one that the alphabet does not pick', async () => {
    const { body: v2 } = await test.call('GET', '/signs/letter-a-v2');
    const { body: v1 } = await test.call('GET', '/signs/letter-a-v1');

    expect(v2).toMatchObject({ variants: ['letter-a-v1'] });
    expect(v1).toMatchObject({ variants: ['letter-a-v2'] });
  });

  it('is 404 where the dictionary has none, 400 where the id is none', async () => {
    const unknown = await test.call('GET', '/signs/word-unknown');
    const noId = await test.call('GET', '/signs/NOT_AN_ID');

    expect([unknown.status, noId.status]).toEqual([404, 400]);
    expect(unknown.body).toMatchObject({ code: 'SIGN_NOT_FOUND' });
  });
});

describe('seeding', () => {
  it('follows the files: what changed is stored, what vanished is removed, nothing twice', async () => {
    const store = await aStore();
    const folder = mkdtempSync(join(tmpdir(), 'lexicon-'));
    try {
      cpSync(LEXICON_DIR, folder, {
        recursive: true,
        filter: (source) => !source.includes('node_modules'),
      });
      const seed = () => prepareStore(store.db, loadLexicon(folder), aClock().now);
      const total = loadLexicon(folder).entries.length;
      expect(await seed()).toEqual({ changed: total, removed: 0 });
      expect(await seed()).toEqual({ changed: 0, removed: 0 });

      const file = join(folder, 'concepts', 'hello.json');
      const hello = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify({ ...hello, category: 'people' }));
      expect(await seed()).toEqual({ changed: 1, removed: 0 });
      const signs = store.db.collection<{ _id: string; category: string }>('signs');
      expect(await signs.findOne({ _id: 'word-hello' })).toMatchObject({ category: 'people' });

      rmSync(file);
      const { removed } = await seed();
      expect(removed).toBe(1);
      expect(await signs.findOne({ _id: 'word-hello' })).toBeNull();
      expect(await signs.countDocuments()).toBe(total - 1);
    } finally {
      rmSync(folder, { recursive: true });
      await store.close();
    }
  });
});
