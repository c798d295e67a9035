import { describe, expect, it } from 'vitest';
import {
  faceAfter,
  hasCome,
  noFaceSeen,
  wishesOf,
  wishesOfSentence,
} from '../../src/features/courses/lesson/face-seen';
import {
  heardAfter,
  nothingHeard,
  timeOf,
  toldOfSentence,
} from '../../src/features/courses/lesson/sentence-seen';
import { anAnswer } from '../support/factories';

const sayable = (...labels: readonly string[]) => {
  const known = new Set(labels);
  return (label: string): boolean => known.has(label);
};
const states = (...given: Parameters<typeof toldOfSentence>): string =>
  toldOfSentence(...given)
    .glosses.map(({ gloss, state }) => `${gloss} ${state}`)
    .join(', ');

describe('the signs of a sentence that came', () => {
  const all = sayable('I', 'TIRED', 'NOT', 'MY', 'NAME', 'A', 'S', 'H');

  it('are told in their order, what is missing beside them', () => {
    expect(states(['I', 'TIRED', 'NOT'], all, ['I', 'NOT'])).toBe(
      'I came, TIRED missing, NOT came',
    );
  });

  it('may have come in another place', () => {
    expect(states(['I', 'TIRED', 'NOT'], all, ['NOT', 'I', 'TIRED'])).toBe(
      'I came, TIRED came, NOT elsewhere',
    );
  });

  it('are told beside what else was seen, each once', () => {
    const { others } = toldOfSentence(['I', 'TIRED'], all, ['MY', 'I', 'MY']);
    expect(others).toEqual(['MY']);
  });

  it('of a name that is spelled are its letters', () => {
    expect(states(['MY', 'NAME', 'A-S-H-A'], all, ['MY', 'A', 'S', 'H', 'A'])).toBe(
      'MY came, NAME missing, A-S-H-A came',
    );
    expect(states(['A-S-H-A'], all, ['A', 'S', 'H'])).toBe('A-S-H-A missing');
  });

  it('are not asked of a recogniser that does not know them', () => {
    expect(states(['I', 'TIRED'], sayable('I'), ['I'])).toBe('I came, TIRED unknown');
  });

  it('are one sign while it is held or read otherwise, and two when it is made again', () => {
    const sign = (label: string, production: number) => ({
      ...{ id: label, label, candidates: [], production },
    });
    const heard = [
      sign('I', 1),
      sign('I', 1),
      sign('MY', 2),
      sign('TIRED', 2),
      sign('', 2),
      sign('TIRED', 3),
    ].reduce((before, one, at) => heardAfter(before, one, at * 100), nothingHeard);
    expect(heard.signs.map(({ label }) => label)).toEqual(['I', 'TIRED', 'TIRED']);
    expect(heard.signs[0]).toMatchObject({ startedAt: 0, endedAt: 100 });
  });

  it('say when their face counts', () => {
    const told = toldOfSentence(['I', 'TIRED', 'NOT'], all, ['I']);
    const made = [{ label: 'NOT', startedAt: 5000, endedAt: 6000 }];
    expect(timeOf(told, { start: 1, end: 3 }, made)).toEqual({ from: 4700, until: 6900 });
    expect(timeOf(told, { start: 0, end: 1 }, made)).toBeNull();
    const unknown = toldOfSentence(['I'], sayable(), []);
    expect(timeOf(unknown, { start: 0, end: 1 }, made)).toBeUndefined();
  });
});

describe('what is asked of a face', () => {
  const brows = (word: 'up' | 'neutral') => ({
    face_parameters: { brows: { value: 0, unit: 'ratio' as const, word } },
  });
  const [raised] = wishesOf([{ channel: 'brows', value: 'up' }]);
  if (!raised) throw new Error('nothing is asked of the brows');
  const seenAt = (...words: readonly ('up' | 'neutral')[]) =>
    words.reduce(
      (before, word, at) => faceAfter(before, anAnswer(brows(word)), at * 200),
      noFaceSeen,
    ).samples;

  it('came where it was held, and not with a twitch', () => {
    expect(hasCome(seenAt('neutral', 'up', 'up', 'up'), raised)).toBe(true);
    expect(hasCome(seenAt('up', 'neutral', 'up', 'neutral'), raised)).toBe(false);
  });

  it('counts in its time alone', () => {
    const samples = seenAt('up', 'up', 'up', 'neutral', 'neutral');
    expect(hasCome(samples, raised, { from: 600, until: 2000 })).toBe(false);
  });

  it('is only what a camera plainly sees: of a sentence what asks and denies', () => {
    expect(wishesOf([{ channel: 'mouth', value: 'tremble' }])).toEqual([]);
    const spans = [
      { channel: 'brows', value: 'furrowed-slightly', start: 1, end: 3 },
      { channel: 'head', value: 'shake', start: 1, end: 3 },
      { channel: 'eyes', value: 'wide', start: 0, end: 3 },
    ] as const;
    expect(wishesOfSentence([...spans])).toEqual([
      { channel: 'headMovement', words: ['shake'], start: 1, end: 3 },
    ]);
  });
});
