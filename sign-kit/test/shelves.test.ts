import { describe, expect, it } from 'vitest';
import { createKinematics } from '../src/avatar/kinematics.js';
import { entriesOf, findItem, itemsOf, search } from '../src/learn/shelf.js';
import { aVocabulary } from './support/vocabulary.js';

const vocabulary = aVocabulary();

describe('the shelves', () => {
  it('have letters of the chosen alphabet and numerals in their order', () => {
    expect(itemsOf('letters', vocabulary, 'v1')[0]?.id).toBe('letter-a-v1');
    const numerals = itemsOf('numerals', vocabulary, null).map(({ concept }) => concept.gloss);
    expect(numerals.slice(-2)).toEqual(['9', '10']);
  });

  it('show what has no form last, and spell it', () => {
    const words = itemsOf('words', vocabulary, null);
    const market = words.at(-1);
    expect(market).toMatchObject({ id: 'word-market', form: null });
    if (!market) throw new Error('no words');
    expect(
      entriesOf(market, vocabulary, null)
        .map(({ label }) => label)
        .join(''),
    ).toBe('MARKET');
  });

  it('take the rendered picture, or the drawn one of a word without form', () => {
    expect(vocabulary.pictureOf('letter-a-v1')).toBe('/static/signs/letter-a-v1.webp');
    expect(vocabulary.pictureOf('word-market')).toBe('/static/drawn/word-market.svg');
    expect(vocabulary.pictureOf('letter-a-v2')).toBeNull();
  });

  it('find in both languages', () => {
    const items = itemsOf('words', vocabulary, null);
    expect(search(items, 'thank').map(({ id }) => id)).toEqual(['word-thank-you']);
    expect(search(items, 'मदद').map(({ id }) => id)).toEqual(['word-help']);
    expect(search(items, 'zzz')).toEqual([]);
  });

  it('find what a link names: form, word, gloss or letter', () => {
    const find = (name: string) => findItem(name, vocabulary, null)?.id;
    expect(find('letter-a-v1')).toBe('letter-a-v1');
    expect(find('word-market')).toBe('word-market');
    expect(find('hi')).toBe('word-hello');
    expect(find('THANK-YOU')).toBe('word-thank-you');
    expect(find('q')).toBe('letter-q-v2');
    expect(find('nobody')).toBeUndefined();
  });
});

describe('the picture', () => {
  it('draws fingers where the joints turned them', () => {
    const joints = [
      { name: 'Hand', parent: -1, head: [0, 1, 0] as const },
      { name: 'Index2', parent: 0, head: [0, 1, 1] as const },
      { name: 'Index3', parent: 1, head: [0, 1, 2] as const },
    ];
    const quarter = Math.SQRT1_2;
    const rotations = new Float32Array([0, quarter, 0, quarter, 0, 0, 0, 1, 0, 0, 0, 1]);
    const { indexOf, places, solve } = createKinematics({ joints });
    solve(rotations);
    const tip = [...places.slice(indexOf('Index4') * 3)];
    expect(tip.map((value) => Number(value.toFixed(3)))).toEqual([2.85, 1, 0]);
  });
});
