import { describe, expect, it } from 'vitest';
import { marksOf } from '../../src/features/prediction/face/face-marks';
import type { FinishedWord } from '../../src/features/prediction/words/signed-word';
import {
  faceRead,
  faceTakenBack,
  predictionSlice,
  sentenceCleared,
  signedWords,
  uniqueWords,
  wordAdded,
  wordMoved,
  wordReadAgain,
  wordRemoved,
  wordReplaced,
  wordsFinished,
  wordsJoined,
  wordTimesSet,
} from '../../src/features/prediction/words/slice';

type Action = Parameters<typeof predictionSlice.reducer>[1];

const finished = (word: string, key = word): FinishedWord & { readonly key: string } => ({
  key,
  word,
  confidence: 0.8,
  candidates: [],
  letters: [],
  learntFrom: 'people',
  span: { startedAt: 0, endedAt: 1 },
});
/** TEA ME TEA TEA, keyed a to d. */
const signed = wordsFinished([
  finished('TEA', 'a'),
  finished('ME', 'b'),
  finished('TEA', 'c'),
  finished('TEA', 'd'),
]);
const after = (...actions: readonly Action[]) =>
  actions.reduce(predictionSlice.reducer, predictionSlice.getInitialState()).words;

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

describe('a sign made again', () => {
  /** FRIEND FRIEND, keyed a and b: one chip. */
  const twice = wordsFinished([finished('FRIEND', 'a'), finished('FRIEND', 'b')]);
  const told = (...actions: readonly Action[]) =>
    after(twice, ...actions).map(({ word, times }) => `${word} ${times}`);

  it('has its own face', () => {
    const words = after(twice, faceRead({ key: 'b', cues: ['browsRaised'] }));
    expect(marksOf(words)).toEqual([{ mark: 'asking', start: 1, end: 2 }]);
    expect(marksOf(after(twice, faceRead({ key: 'a', cues: ['shake'] })))).toEqual([
      { mark: 'negation', start: 0, end: 1 },
    ]);
  });

  it('loses every face that a person takes back', () => {
    const faces = (['a', 'b'] as const).map((key) => faceRead({ key, cues: ['shake'] }));
    expect(marksOf(after(twice, ...faces))).toHaveLength(1);
    expect(marksOf(after(twice, ...faces, faceTakenBack('a')))).toEqual([]);
  });

  it('is a word of its own once it is read otherwise, with the face it has', () => {
    const words = after(
      twice,
      faceRead({ key: 'b', cues: ['nod'] }),
      wordReadAgain(finished('GOOD', 'b')),
    );
    expect(words).toMatchObject([
      { key: 'a', word: 'FRIEND', times: 1, cues: [] },
      { key: 'b', word: 'GOOD', times: 1, cues: ['nod'], confidence: 0.8 },
    ]);
  });

  it('is one with the word before again when it is read as that', () => {
    const good = wordReadAgain(finished('GOOD', 'b'));
    const friend = wordReadAgain(finished('FRIEND', 'b'));
    expect(told(good, friend)).toEqual(['FRIEND 2']);
    expect(told(good, friend, good)).toEqual(['FRIEND 1', 'GOOD 1']);
  });

  it('stays when a person chose the word, or says that it was not made', () => {
    const chosen = wordReplaced({ key: 'a', word: 'YOU', learntFrom: 'people' });
    const again = wordReadAgain(finished('GOOD', 'b'));
    expect(told(chosen, again)).toEqual(['YOU 2']);
    expect(told(wordTimesSet({ key: 'a', times: 1 }), again)).toEqual(['FRIEND 1']);
  });

  it('is made again after a correction in the middle of a sentence', () => {
    const third = wordsFinished([finished('YOU', 'c')]);
    expect(told(third, wordReadAgain(finished('GOOD', 'b')))).toEqual([
      'FRIEND 1',
      'GOOD 1',
      'YOU 1',
    ]);
  });
});

describe('runs of letters', () => {
  const spelled = (word: string, key: string) => ({
    ...finished(word, key),
    letters: [...word].map((label) => ({ label, score: 0.8, candidates: [] })),
  });
  const join = (...runs: readonly string[]) =>
    after(wordsFinished(runs.map((run, at) => spelled(run, String(at)))), wordsJoined('0'));

  it('are joined to one word', () => {
    const [word, ...others] = join('RA', 'DHA');
    expect(word).toMatchObject({ key: '0', word: 'RADHA', confidence: 0.8, times: 1 });
    expect(word?.letters.map(({ label }) => label).join('')).toBe('RADHA');
    expect(others).toEqual([]);
  });

  it('that stand there more than once give one of them to the joined word', () => {
    expect(join('BA', 'NA', 'NA').map(({ word, times }) => [word, times])).toEqual([
      ['BANA', 1],
      ['NA', 1],
    ]);
    const words = join('NA', 'NA', 'M');
    expect(words.map(({ word, times }) => [word, times])).toEqual([
      ['NA', 1],
      ['NAM', 1],
    ]);
    expect(new Set(words.map(({ key }) => key)).size).toBe(2);
  });

  it('keep their face through it, each its own', () => {
    const words = after(
      wordsFinished([spelled('BA', 'a'), spelled('NA', 'b'), spelled('NA', 'c')]),
      faceRead({ key: 'c', cues: ['shake'] }),
      wordsJoined('a'),
    );
    expect(words.map(({ cues }) => cues)).toEqual([[], ['shake']]);
  });
});
