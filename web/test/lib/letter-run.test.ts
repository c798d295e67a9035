import { describe, expect, it } from 'vitest';
import {
  closeIfSilent,
  closeRun,
  emptyRun,
  type FinishedWord,
  type LetterRun,
  readSign,
} from '../../src/features/prediction/letter-run';
import { aLetter, anAnswer } from '../support/factories';

type Sign = Parameters<typeof readSign>[1];

const nothing: Sign = anAnswer().predictions2;
const hello: Sign = {
  id: 'word-hello',
  label: 'HELLO',
  candidates: [{ id: 'word-hello', label: 'HELLO', score: 0.6 }],
};

/** One answer every half second. */
const read = (signs: readonly Sign[]): { run: LetterRun; words: FinishedWord[]; now: number } => {
  let run = emptyRun;
  const words: FinishedWord[] = [];
  let now = 0;
  for (const sign of signs) {
    now += 500;
    const step = readSign(run, sign, now);
    run = step.run;
    words.push(...step.finished);
  }
  return { run, words, now };
};
const spell = (letters: string): Sign[] =>
  [...letters].map((letter) => (letter === '_' ? nothing : aLetter(letter)));

describe('a run of letters', () => {
  it('takes a held letter once', () => {
    expect(read(spell('AAAB')).run.letters).toEqual(['A', 'B']);
  });

  it('keeps a doubled letter when it is signed again', () => {
    expect(read(spell('HEL_LO')).run.letters.join('')).toBe('HELLO');
  });

  it('is closed by a second and a half without a letter', () => {
    const { run, words, now } = read(spell('TEA__'));
    expect(words).toEqual([]);
    expect(closeIfSilent(run, now + 499).finished).toEqual([]);
    expect(closeIfSilent(run, now + 500).finished).toEqual([{ word: 'TEA', confidence: 0.9 }]);
  });

  it('is closed by an answer that comes after the silence', () => {
    const { words, run } = read(spell('ME___B'));
    expect(words.map(({ word }) => word)).toEqual(['ME']);
    expect(run.letters).toEqual(['B']);
  });

  it('is closed by a sign that is no letter, which is a word of its own', () => {
    const { words, run } = read([...spell('ME'), hello, hello]);
    expect(words).toEqual([
      { word: 'ME', confidence: 0.9 },
      { word: 'HELLO', confidence: 0.6 },
    ]);
    expect(run.letters).toEqual([]);
  });

  it('does not begin again with a letter that is held through a silence of the service', () => {
    const { run, now } = read(spell('A'));
    const closed = closeIfSilent(run, now + 2000);
    expect(readSign(closed.run, aLetter('A'), now + 2100).run.letters).toEqual([]);
  });

  it('says how sure it is by the mean of its letters', () => {
    const { run } = read([aLetter('A', 0.5), aLetter('B', 1)]);
    expect(closeRun(run)).toEqual([{ word: 'AB', confidence: 0.75 }]);
  });

  it('ends as nothing when no letter was seen', () => {
    expect(closeRun(read(spell('___')).run)).toEqual([]);
  });
});
