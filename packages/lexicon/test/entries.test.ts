import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entriesOf } from '../src/entries.js';
import type { Form, Review } from '../src/form.js';
import { type Concept, type Entry, loadLexicon, statusOf } from '../src/index.js';

const DIR = new URL('..', import.meta.url).pathname;
const lexicon = loadLexicon(DIR);
const formOf = (id: string): Form =>
  JSON.parse(readFileSync(join(DIR, 'forms', `${id}.json`), 'utf8')) as Form;
const conceptOf = (id: string): Concept => {
  const concept = lexicon.concept(id);
  if (concept === undefined) throw new Error(`no concept ${id}`);
  return concept;
};

type Change = Partial<Form>;

/** The entries of a concept whose forms are these, each changed so. */
const entriesWith = (conceptId: string, ...forms: [id: string, change?: Change][]): Entry[] =>
  entriesOf(
    conceptOf(conceptId),
    forms.map(([id, change]) => {
      const form = { ...formOf(id), ...change };
      return { ...form, status: statusOf(form) };
    }),
  );
const entryWith = (conceptId: string, ...forms: [id: string, change?: Change][]): Entry => {
  const [entry] = entriesWith(conceptId, ...forms);
  if (entry === undefined) throw new Error(`no entry of ${conceptId}`);
  return entry;
};
const review = (verdict: Review['verdict'], who = 'a', date = '2026-01-02'): Review => ({
  who,
  region: 'Pune',
  date,
  verdict,
  note: `${who} says ${verdict}`,
});

describe('an entry', () => {
  it('without a form is spelled and shows its name drawn', () => {
    const entry = entryWith('hello');
    expect(entry).toMatchObject({
      image: '/static/drawn/word-hello.svg',
      pictureKind: 'drawn',
      status: 'none',
      forms: [],
      withdrawn: [],
    });
    for (const field of ['video', 'alt', 'confidence']) expect(entry).not.toHaveProperty(field);
  });

  it('with a form shows the avatar and says where the form is from', () => {
    const { alt, sources, uncertain } = formOf('word-hello');
    const shown = {
      image: '/static/signs/word-hello.webp',
      video: '/static/signs/word-hello.mp4',
      alt,
      confidence: 'high',
      status: 'draft',
    };
    const entry = entryWith('hello', ['word-hello']);
    expect(entry).toMatchObject({ ...shown, pictureKind: 'avatar' });
    expect(entry.forms).toEqual([
      { id: 'word-hello', ...shown, origin: 'isl', region: 'unknown', sources, uncertain },
    ]);
  });

  it('of a letter has its own form first, then the other variant’s', () => {
    const [v1, v2] = entriesWith('letter-a', ['letter-a-v1'], ['letter-a-v2']);
    const seen = (entry?: Entry) => entry?.forms.map(({ id, variant }) => [id, variant]);
    expect(seen(v1)).toEqual([
      ['letter-a-v1', 'v1'],
      ['letter-a-v2', 'v2'],
    ]);
    expect(seen(v2)).toEqual([
      ['letter-a-v2', 'v2'],
      ['letter-a-v1', 'v1'],
    ]);
    expect(v1).toMatchObject({ image: '/static/signs/letter-a-v1.webp', confidence: 'medium' });
    expect(v2).toMatchObject({ image: '/static/signs/letter-a-v2.webp', confidence: 'high' });
  });

  it('does not take the other variant’s picture for its own', () => {
    const [v1] = entriesWith('letter-a', ['letter-a-v2']);
    expect(v1).toMatchObject({ image: '/static/drawn/letter-a-v1.svg', status: 'none' });
    expect(v1?.forms.map(({ id }) => id)).toEqual(['letter-a-v2']);
  });

  it('shows the best of several: reviewed before draft, sure before unsure, disputed last', () => {
    const best = entryWith(
      'cry',
      ['word-cry', { reviews: [review('wrong')] }],
      ['word-cry', { id: 'word-cry-2', confidence: 'medium' }],
      ['word-cry', { id: 'word-cry-3', confidence: 'high' }],
      ['word-cry', { id: 'word-cry-4', confidence: 'medium', reviews: [review('right')] }],
    );
    expect(best.forms.map(({ id }) => id)).toEqual([
      'word-cry-4',
      'word-cry-3',
      'word-cry-2',
      'word-cry',
    ]);
    expect(best).toMatchObject({ status: 'reviewed', image: '/static/signs/word-cry-4.webp' });
  });

  it('says who checked a reviewed form: how many, and region and date of the newest', () => {
    const reviews = [
      { ...review('right', 'c', '2026-04-01'), region: 'Kochi' },
      review('right', 'a', '2026-01-02'),
      review('wrong', 'b', '2026-02-01'),
      review('right', 'b', '2026-03-01'),
    ];
    const [form] = entryWith('hello', ['word-hello', { reviews }]).forms;
    expect(form).toMatchObject({
      status: 'reviewed',
      reviewed: { count: 3, region: 'Kochi', date: '2026-04-01' },
    });
  });
});

describe('a disputed form', () => {
  it('is told of without picture and clip, and its word is drawn', () => {
    const entry = entryWith('hello', ['word-hello', { reviews: [review('wrong')] }]);
    expect(entry).toMatchObject({
      status: 'disputed',
      image: '/static/drawn/word-hello.svg',
      pictureKind: 'drawn',
    });
    expect(entry).not.toHaveProperty('video');
    expect(entry).not.toHaveProperty('alt');
    const [form] = entry.forms;
    expect(form).toMatchObject({ id: 'word-hello', status: 'disputed' });
    for (const field of ['image', 'video', 'reviewed']) expect(form).not.toHaveProperty(field);
  });
});

describe('a withdrawn form', () => {
  it('is gone, and its id stays with the reason', () => {
    const reviews = [review('right'), review('withdraw', 'b', '2026-05-01')];
    expect(entryWith('hello', ['word-hello', { reviews }])).toMatchObject({
      status: 'withdrawn',
      image: '/static/drawn/word-hello.svg',
      pictureKind: 'drawn',
      forms: [],
      withdrawn: [{ id: 'word-hello', date: '2026-05-01', reason: 'b says withdraw' }],
    });
  });

  it('leaves the entry to its other forms, also the other variant’s', () => {
    const gone = { reviews: [review('withdraw')] };
    const cry = entryWith('cry', ['word-cry', gone], ['word-cry', { id: 'word-cry-2' }]);
    expect(cry).toMatchObject({ status: 'draft', image: '/static/signs/word-cry-2.webp' });
    const [v1, v2] = entriesWith('letter-a', ['letter-a-v1', gone], ['letter-a-v2']);
    expect(v1).toMatchObject({ status: 'withdrawn', withdrawn: [{ id: 'letter-a-v1' }] });
    expect(v2).toMatchObject({ status: 'draft', withdrawn: [] });
    expect(v2?.forms.map(({ id }) => id)).toEqual(['letter-a-v2']);
  });
});

describe('the dictionary as it is', () => {
  it('shows every letter, numeral and expression, and the words that have a form', () => {
    const drawn = lexicon.entries.filter(({ pictureKind }) => pictureKind === 'drawn');
    expect(new Set(drawn.map(({ kind }) => kind))).toEqual(new Set(['word']));
    expect(drawn.map(({ id }) => id)).toContain('word-mother');
    expect(drawn.map(({ id }) => id)).not.toContain('word-hello');
  });
});
