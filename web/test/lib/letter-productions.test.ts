import { describe, expect, it } from 'vitest';
import {
  closeRun,
  readSign,
  withoutProduction,
} from '../../src/features/prediction/recognise/letter-run';
import { withoutAvatar } from '../../src/features/prediction/words/signed-word';
import { aLetter } from '../support/factories';
import { aSignOf, hello, lettersOf, nothing, read, type Sign } from '../support/letter-run';

/** The production of a service that counts them. */
const made = (sign: Sign, production: number): Sign => ({ ...sign, production });

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

describe('a connection that goes on with another process', () => {
  const up = (sign: Sign, production?: number): Sign => ({
    ...sign,
    handsUp: true,
    ...(production === undefined ? {} : { production }),
  });
  /** What was read before, and half a second later what the next process says. */
  const moved = (before: readonly Sign[], after: readonly Sign[], gapMs = 500) => {
    const { run, words, now } = read(before);
    let next = withoutProduction(run);
    for (const [n, sign] of after.entries()) {
      const step = readSign(next, sign, now + gapMs + n * 500);
      words.push(...step.finished);
      next = step.run;
    }
    return { words: words.map(({ word }) => word), letters: lettersOf(next) };
  };
  const l = (production: number): Sign => up(aLetter('L'), production);

  it('does not double a letter that is held across', () => {
    expect(moved([l(4)], [up(nothing), l(1), l(1)]).letters).toBe('L');
  });

  it('does not double a word that is held across', () => {
    expect(moved([up(hello, 4)], [up(nothing), up(hello, 1), up(hello, 1)]).words).toEqual([
      'HELLO',
    ]);
  });

  it('keeps what is signed after it, also the same once more', () => {
    expect(moved([l(4)], [l(1), up(nothing, 1), l(2)]).letters).toBe('LL');
    expect(moved([l(4)], [up(aLetter('M'), 1), l(2)]).letters).toBe('LML');
  });

  it('takes a letter for a new one when the hands went down between', () => {
    expect(moved([l(4)], [nothing, l(1)]).letters).toBe('LL');
    expect(moved([l(4), up(nothing, 4)], [l(1)]).letters).toBe('LL');
  });

  it('does not begin again with a letter whose run a slow change closed', () => {
    expect(moved([l(4)], [l(1)], 4000)).toEqual({ words: ['L'], letters: '' });
  });

  it('knows nothing of what was held long ago', () => {
    expect(moved([up(hello, 4)], [up(hello, 1)], 6500).words).toEqual(['HELLO', 'HELLO']);
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

describe('what a person showed', () => {
  it('marks the word that is spelled with it', () => {
    const shown = aLetter('X');
    const candidates = shown.candidates.map((one) => ({ ...one, learntFrom: 'own' as const }));
    const own = { ...shown, learntFrom: 'own' as const, candidates };
    expect(closeRun(read([aLetter('A'), own]).run)).toMatchObject([
      { word: 'AX', learntFrom: 'own' },
    ]);
  });
});
