import { describe, expect, it } from 'vitest';
import type { SpelledLetter } from '../../src/features/prediction/words/signed-word';
import { suggestWords } from '../../src/features/prediction/words/suggestions';

const GLOSSES = ['TEA', 'TEN', 'NAME', 'LUNCH', 'HELLO', 'THANK-YOU', 'ME', 'SCHOOL', 'HAME'];
/** Letters as read, each with what it may have been besides. */
const spelled = (
  word: string,
  candidates: Readonly<Record<string, string>> = {},
): SpelledLetter[] =>
  [...word].map((label) => ({
    label,
    score: 0.8,
    candidates: [...(candidates[label] ?? '')].map((one) => ({
      id: `letter-${one.toLowerCase()}-v2`,
      label: one,
      score: 0.1,
    })),
  }));
const glossesFor = (...given: Parameters<typeof spelled>) =>
  suggestWords(spelled(...given), GLOSSES).map(({ gloss }) => gloss);

describe('words that may have been meant', () => {
  it('are none where the word is one', () => {
    expect(glossesFor('LUNCH')).toEqual([]);
    expect(glossesFor('THANKYOU')).toEqual([]);
  });

  it.each([
    ['LUMCH', 'LUNCH'],
    ['HELO', 'HELLO'],
    ['LLUNCH', 'LUNCH'],
    ['SCHOL', 'SCHOOL'],
    ['NAHE', 'NAME'],
  ])('of %s are led by %s', (read, meant) => {
    expect(glossesFor(read)[0]).toBe(meant);
  });

  it('come first where the letters themselves were in doubt', () => {
    expect(glossesFor('TEX', { X: 'A' })[0]).toBe('TEA');
    expect(glossesFor('TEX', { X: 'N' })[0]).toBe('TEN');
  });

  it('are none for what is far from every word, or a single letter', () => {
    expect([glossesFor('RAHUL'), glossesFor('M'), suggestWords([], GLOSSES)]).toEqual([[], [], []]);
  });

  it('are three at most', () => {
    const many = Array.from({ length: 9 }, (_, at) => `LUNC${at}`);
    expect(suggestWords(spelled('LUNCH'), many)).toHaveLength(3);
  });
});
