import { describe, expect, it } from 'vitest';
import {
  faceRead,
  sentenceCleared,
  signedWords,
  uniqueWords,
  wordAdded,
  wordMoved,
  wordReadAgain,
  wordRemoved,
  wordReplaced,
  wordsFinished,
  wordTimesSet,
} from '../../src/features/prediction/words/slice';
import { type Action, after, finished } from '../support/signed-words';

/** TEA ME TEA TEA, keyed a to d. */
const signed = wordsFinished([
  finished('TEA', 'a'),
  finished('ME', 'b'),
  finished('TEA', 'c'),
  finished('TEA', 'd'),
]);

describe('the recognised words', () => {
  it('are a set in the order of their first time', () => {
    expect(uniqueWords(after(signed))).toEqual(['TEA', 'ME']);
    expect(uniqueWords(after(signed, wordsFinished([finished('ME', 'e')])))).toEqual(['TEA', 'ME']);
    expect(uniqueWords(after(signed, wordRemoved('b')))).toEqual(['TEA']);
  });

  it('are sent with their repeats, each in its place', () => {
    expect(signedWords(after(signed))).toEqual(['TEA', 'ME', 'TEA', 'TEA']);
    expect(after(signed).map(({ times }) => times)).toEqual([1, 1, 2]);
    expect(signedWords(after(signed, wordTimesSet({ key: 'c', times: 1 })))).toEqual([
      'TEA',
      'ME',
      'TEA',
    ]);
    expect(after(signed, wordTimesSet({ key: 'a', times: 0 }))[0]?.times).toBe(1);
  });

  it('change their places, but not beyond the ends', () => {
    const order = (...actions: readonly Action[]) => uniqueWords(after(signed, ...actions));
    expect(order(wordMoved({ key: 'b', by: -1 }))).toEqual(['ME', 'TEA']);
    expect(order(wordMoved({ key: 'a', by: -1 }))).toEqual(['TEA', 'ME']);
    expect(order(wordMoved({ key: 'nobody', by: 1 }))).toEqual(['TEA', 'ME']);
  });

  it('are what a person chose, whatever the service says later', () => {
    const chosen = wordReplaced({ key: 'b', word: 'YOU', learntFrom: 'people' });
    const again = wordReadAgain(finished('HE', 'b'));
    expect(uniqueWords(after(signed, again))).toEqual(['TEA', 'HE']);
    const words = after(signed, chosen, again);
    expect(uniqueWords(words)).toEqual(['TEA', 'YOU']);
    expect(words[1]?.confidence).toBeNull();
  });

  it('can be written by hand, and all go together', () => {
    const added = wordAdded({ key: 'x', word: 'WHAT' });
    expect(after(added)).toMatchObject([{ word: 'WHAT', confidence: null, times: 1, cues: [] }]);
    expect(after(signed, added, sentenceCleared())).toEqual([]);
  });

  it('keep what the face did over them', () => {
    const words = after(signed, faceRead({ key: 'b', cues: ['shake'] }));
    expect(words.map(({ cues }) => cues)).toEqual([[], ['shake'], []]);
  });
});
