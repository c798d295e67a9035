import { describe, expect, it } from 'vitest';
import { entriesWith, entryWith, review } from './support/entries.js';
import { lexicon } from './support/lexicon.js';

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
