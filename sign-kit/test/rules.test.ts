import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isMessageKey, translator } from '../src/i18n/i18n.js';
import en from '../src/i18n/messages/en.json';
import hi from '../src/i18n/messages/hi.json';
import { facesOf, type Span } from '../src/text/spans.js';
import { createVocabulary } from '../src/vocabulary/vocabulary.js';
import { readVocabulary } from '../vite/lexicon-plugin.js';

const packages = new URL('../../packages/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, packages), 'utf8');

function linesIn(value: unknown): Span[] {
  if (typeof value !== 'object' || value === null) return [];
  const { channel, value: word } = value as Record<string, unknown>;
  if (typeof channel === 'string' && typeof word === 'string') {
    return [{ channel, value: word, start: 0, end: 1 } as Span];
  }
  return Object.values(value).flatMap(linesIn);
}

function enumOf(value: unknown, name: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) =>
    key === name && Array.isArray(below?.enum) ? below.enum : enumOf(below, name),
  );
}

describe("the lexicon's own files", () => {
  it.each(['sentence-types', 'emotions'])('every face of grammar/%s can be shown', (name) => {
    const lines = linesIn(JSON.parse(read(`grammar/rules/${name}.json`)));
    expect(lines.length).toBeGreaterThan(5);
    const unknown = lines
      .filter((line) => !facesOf([line], 1)[0])
      .map(({ channel, value }) => `${channel}: ${value}`);
    // How tense somebody is is the pace of a sign, not a place of the body.
    expect(unknown).toEqual(unknown.filter((line) => line === 'body: tense'));
  });

  it('give every letter of every alphabet and keep notation out of the page', async () => {
    const data = await readVocabulary();
    const vocabulary = createVocabulary(data);
    const drawn = new Set(
      readdirSync(fileURLToPath(new URL('lexicon/forms', packages))).map((name) =>
        name.replace('.json', ''),
      ),
    );
    for (const { id, letters } of data.alphabets) {
      const missing = Object.keys(letters).filter((letter) => !vocabulary.letterForm(letter, id));
      expect(missing).toEqual([]);
    }
    expect(data.forms.map(({ id }) => id).filter((id) => !drawn.has(id))).toEqual([]);
    expect(JSON.stringify(data)).not.toContain('"segments"');
  });
});

describe('a form that signers do not agree on', () => {
  it('is out of use at once', async () => {
    const data = await readVocabulary();
    const before = createVocabulary(data);
    const form = before.form('word-hello');
    const after = createVocabulary(data, ['word-hello']);
    expect(before.formOf(form?.concept ?? '')?.id).toBe('word-hello');
    expect(after.form('word-hello')).toBeUndefined();
    expect(after.formOf(form?.concept ?? '')?.id).not.toBe('word-hello');
    expect(after.form('word-friend')).toEqual(before.form('word-friend'));
    // What practice asks is taken from all forms by their state.
    expect(after.data.forms.find(({ id }) => id === 'word-hello')?.status).toBe('disputed');
  });
});

describe('the words of the pages', () => {
  it('are there in both languages, with the same holes', () => {
    const holes = (text: string): string[] => text.match(/\{\w+\}/g)?.sort() ?? [];
    expect(Object.keys(hi)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(en)) {
      expect(holes(hi[key as keyof typeof hi]), key).toEqual(holes(text));
    }
  });

  it('name everything that a form can ask of the face or leave open', () => {
    const vocabulary = JSON.parse(read('lexicon/schema/form-vocabulary.schema.json'));
    const form = JSON.parse(read('lexicon/schema/form.schema.json'));
    const resting = ['neutral', 'ahead'];
    const keys = ['brows', 'eyes', 'gaze', 'head', 'cheeks', 'mouth', 'body'].flatMap((channel) =>
      enumOf(vocabulary, channel)
        .filter((value) => !resting.includes(value))
        .map((value) => `face.${channel}.${value}`),
    );
    const parts = form.definitions.uncertainty.enum.map((part: string) => `part.${part}`);
    expect(keys.length).toBeGreaterThan(30);
    expect([...keys, ...parts].filter((key) => !isMessageKey(key))).toEqual([]);
  });

  it('have none that people asked us not to use', () => {
    const forbidden = JSON.parse(read('lexicon/forbidden-words.json'));
    const words = Object.values(forbidden)
      .flat(2)
      .filter((word): word is string => typeof word === 'string');
    expect(words.length).toBeGreaterThan(5);
    const text = JSON.stringify([en, hi]).toLowerCase();
    expect(
      words.filter((word) =>
        new RegExp(`(?<!\\p{L})${word.toLowerCase()}(?!\\p{L})`, 'u').test(text),
      ),
    ).toEqual([]);
  });

  it('take their values', () => {
    expect(translator('en')('convert.coverage', { n: 2, m: 3 })).toMatch(/^2 of 3 words/);
    expect(translator('hi')('learn.found', {})).toBe('{n} मिले');
  });

  it('count as their language does', () => {
    const english = translator('en');
    expect(english('convert.coverage', { n: 1, m: 4 })).toMatch(/^1 of 4 words has no sign here/);
    expect(english('badge.reviewed', { n: 1 })).toMatch(/^Checked by 1 Deaf signer \(/);
    expect(english('badge.reviewed', { n: 0 })).toMatch(/^Checked by 0 Deaf signers /);
    // To Hindi nothing counts as one.
    const found = [0, 1, 2].map((n) => translator('hi')('learn.found', { n }));
    expect(found).toEqual(['0 मिला', '1 मिला', '2 मिले']);
  });
});
