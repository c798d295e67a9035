import { describe, expect, it } from 'vitest';
import { marksOf } from '../../src/features/prediction/face/face-marks';
import {
  faceRead,
  faceTakenBack,
  wordReadAgain,
  wordReplaced,
  wordsFinished,
  wordTimesSet,
} from '../../src/features/prediction/words/slice';
import { type Action, after, finished } from '../support/signed-words';

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
