import { describe, expect, it } from 'vitest';
import {
  closeIfSilent,
  closeRun,
  readSign,
} from '../../src/features/prediction/recognise/letter-run';
import { aLetter } from '../support/factories';
import { hello, lettersOf, nothing, read, type Sign } from '../support/letter-run';

const spell = (letters: string): Sign[] =>
  [...letters].map((letter) => (letter === '_' ? nothing : aLetter(letter)));

describe('a run of letters', () => {
  it('takes a held letter once', () => {
    expect(lettersOf(read(spell('AAAB')).run)).toBe('AB');
  });

  it('keeps a doubled letter when it is signed again', () => {
    expect(lettersOf(read(spell('HEL_LO')).run)).toBe('HELLO');
  });

  it('is closed by a second and a half without a letter', () => {
    const { run, words, now } = read(spell('TEA__'));
    expect(words).toEqual([]);
    expect(closeIfSilent(run, now + 499).finished).toEqual([]);
    expect(closeIfSilent(run, now + 500).finished).toMatchObject([
      { word: 'TEA', confidence: 0.9, span: { startedAt: 500, endedAt: 1500 } },
    ]);
  });

  it('is closed by an answer that comes after the silence', () => {
    const { words, run } = read(spell('ME___B'));
    expect(words.map(({ word }) => word)).toEqual(['ME']);
    expect(lettersOf(run)).toBe('B');
  });

  it('is closed by a sign that is no letter, which is a word of its own', () => {
    const { words, run } = read([...spell('ME'), hello, hello]);
    expect(words).toMatchObject([
      { word: 'ME', confidence: 0.9 },
      { word: 'HELLO', confidence: 0.6, letters: [] },
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
    expect(closeRun(run)).toMatchObject([{ word: 'AB', confidence: 0.75 }]);
  });

  it('ends as nothing when no letter was seen', () => {
    expect(closeRun(read(spell('___')).run)).toEqual([]);
  });
});

describe('a hand between two letters', () => {
  const up = (sign: Sign): Sign => ({ ...sign, handsUp: true });
  const down = (sign: Sign): Sign => ({ ...sign, handsUp: false });
  const wait = (seconds: number, sign: Sign): Sign[] =>
    Array.from({ length: seconds * 2 }, () => sign);
  const slowly = (word: string, seconds: number, between: Sign): Sign[] =>
    [...word].flatMap((letter) => [up(aLetter(letter)), ...wait(seconds, between)]);

  it('goes on with the word while it is held up, however slowly it spells', () => {
    const { run, words } = read(slowly('CAT', 4, up(nothing)));
    expect(words).toEqual([]);
    expect(lettersOf(run)).toBe('CAT');
  });

  it('ends the word a second and a half after it dropped', () => {
    const signs = [up(aLetter('C')), ...wait(4, up(nothing)), down(nothing), down(nothing)];
    const { run, words, now } = read(signs);
    expect(words).toEqual([]);
    expect(closeIfSilent(run, now + 499).finished).toEqual([]);
    expect(closeIfSilent(run, now + 500).finished).toMatchObject([{ word: 'C' }]);
    expect(read(slowly('CAT', 2, down(nothing))).words.map(({ word }) => word)).toEqual([
      'C',
      'A',
      'T',
    ]);
  });

  it('is not held up forever: eight seconds without a letter end the word', () => {
    const { run, words, now } = read([up(aLetter('C')), ...wait(7.5, up(nothing))]);
    expect(words).toEqual([]);
    expect(closeIfSilent(run, now + 500).finished).toMatchObject([{ word: 'C' }]);
  });

  it('that the service lost for a moment is no end', () => {
    const lost = [up(aLetter('C')), up(nothing), ...wait(0.5, down(nothing)), up(aLetter('A'))];
    expect(lettersOf(read([...lost, ...wait(2, up(nothing))]).run)).toBe('CA');
  });

  it('says nothing more when the service is gone', () => {
    const { run, now } = read([up(aLetter('C')), up(nothing)]);
    expect(closeIfSilent(run, now + 1500).finished).toMatchObject([{ word: 'C' }]);
  });
});
