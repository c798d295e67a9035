import { describe, expect, it } from 'vitest';
import {
  closeIfSilent,
  closeRun,
  emptyRun,
  type LetterRun,
  readSign,
  withoutProduction,
} from '../../src/features/prediction/recognise/letter-run';
import { type FinishedWord, withoutAvatar } from '../../src/features/prediction/words/signed-word';
import { aLetter, anAnswer } from '../support/factories';

type Sign = Parameters<typeof readSign>[1];

const nothing: Sign = anAnswer().predictions2;
const aSignOf = (label: string, over: Partial<Sign> = {}): Sign => ({
  id: `word-${label.toLowerCase()}`,
  label,
  candidates: [{ id: `word-${label.toLowerCase()}`, label, score: 0.6 }],
  ...over,
});
const hello = aSignOf('HELLO');
/** The production of a service that counts them. */
const made = (sign: Sign, production: number): Sign => ({ ...sign, production });

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
const lettersOf = ({ letters }: LetterRun): string => letters.map(({ label }) => label).join('');
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

describe('a service that counts productions', () => {
  const productions = (...signs: readonly Sign[]) => read(signs);

  it('is heard once for each, however often it says it', () => {
    const { run } = productions(
      made(aLetter('L'), 1),
      made(nothing, 1),
      made(aLetter('L'), 1),
      made(aLetter('L'), 2),
    );
    expect(lettersOf(run)).toBe('LL');
    expect(productions(made(hello, 3), nothing, made(hello, 3)).words).toHaveLength(1);
    expect(productions(made(hello, 3), made(hello, 4)).words).toHaveLength(2);
  });

  it('may read a production otherwise later on', () => {
    const { run } = productions(
      made(aLetter('A'), 1),
      made(aLetter('S'), 2),
      made(aLetter('Q'), 2),
    );
    expect(lettersOf(run)).toBe('AQ');
    const step = readSign(productions(made(hello, 1)).run, made(aSignOf('GOOD'), 1), 1000);
    expect(step.finished).toEqual([]);
    expect(step.again).toMatchObject({ word: 'GOOD' });
  });

  it('takes back the letter that became a sign', () => {
    const { words, run } = productions(
      made(aLetter('A'), 1),
      made(aLetter('B'), 2),
      made(hello, 2),
    );
    expect(words.map(({ word }) => word)).toEqual(['A', 'HELLO']);
    expect(run.letters).toEqual([]);
  });

  it('says itself when a sign began and ended', () => {
    const sign = { ...made(hello, 1), startedAt: 100, endedAt: 900 };
    expect(productions(sign).words[0]?.span).toEqual({ startedAt: 100, endedAt: 900 });
  });

  it('counts anew on a new connection', () => {
    const { run } = productions(made(aLetter('L'), 1));
    const again = readSign(withoutProduction(run), made(aLetter('L'), 1), 700);
    expect(lettersOf(again.run)).toBe('LL');
  });
});

describe('what only the avatar taught', () => {
  const candidates = [
    { id: 'word-good', label: 'GOOD', score: 0.6, learntFrom: 'avatar' as const },
    { id: 'letter-a-v2', label: 'A', score: 0.3, learntFrom: 'people' as const },
  ];

  it('is neither said nor a candidate when it is turned off', () => {
    const sign = aSignOf('GOOD', { candidates, learntFrom: 'avatar', production: 3 });
    expect(withoutAvatar(sign)).toEqual({
      id: '',
      label: '',
      candidates: candidates.slice(1),
      production: 3,
    });
    const known = aSignOf('A', { candidates, learntFrom: 'people' });
    expect(withoutAvatar(known)).toMatchObject({ label: 'A', candidates: candidates.slice(1) });
  });

  it('marks the whole word that is spelled with it', () => {
    const letter = { ...aLetter('X'), learntFrom: 'avatar' as const };
    const taught = {
      ...letter,
      candidates: letter.candidates.map((one) => ({ ...one, learntFrom: 'avatar' as const })),
    };
    expect(closeRun(read([aLetter('A'), taught]).run)).toMatchObject([
      { word: 'AX', learntFrom: 'avatar' },
    ]);
  });
});
