import { describe, expect, it } from 'vitest';
import { cuesOver, marksByWord, marksOf } from '../../src/features/prediction/face/face-marks';
import type { FaceSample } from '../../src/features/prediction/face/face-sample';
import { word } from '../support/face-marks';

describe('a face that asks', () => {
  /** The brows over their rest, at so many frames a second. */
  const brows = (values: readonly number[], perSecond: number): FaceSample[] =>
    values.map((value, frame) => ({
      at: (frame * 1000) / perSecond,
      parameters: {
        brows: { value, unit: 'ratio', word: value >= 0.03 ? 'up' : 'neutral' },
      },
    }));
  const level = (value: number, frames: number): number[] =>
    Array.from({ length: frames }, () => value);
  /** Words of a second each, from the third second on. */
  const words = [2, 3, 4].map((s) => ({ startedAt: s * 1000, endedAt: s * 1000 + 800 }));
  const overWords = (samples: readonly FaceSample[]) =>
    words.map((span) => cuesOver(samples, span));

  it.each([2, 10])('holds raised brows over all its words, at %i frames a second', (fps) => {
    const question = [...level(0, 1.5 * fps), ...level(0.06, 3.5 * fps), ...level(0, fps)];
    expect(overWords(brows(question, fps))).toEqual([
      ['browsRaised'],
      ['browsRaised'],
      ['browsRaised'],
    ]);
  });

  it('is none at rest, nor where the whole recording lies a little above the rest', () => {
    expect(overWords(brows(level(0.01, 60), 10)).flat()).toEqual([]);
    const leaning = [...level(0, 5), ...level(0.04, 55)];
    expect(overWords(brows(leaning, 10)).flat()).toEqual([]);
  });

  it('is none that twitches: a single frame, or noise about its rest', () => {
    const twitch = [...level(0, 4), 0.09, ...level(0, 3), 0.09, ...level(0, 3)];
    expect(overWords(brows(twitch, 2)).flat()).toEqual([]);
    // Half of the frames are named raised, none of it is held.
    const noise = Array.from({ length: 60 }, (_, frame) => [0.05, -0.02, 0.04, 0][frame % 4] ?? 0);
    expect(overWords(brows(noise, 10)).flat()).toEqual([]);
  });

  it('asks over the last word alone where only that was asked', () => {
    const last = [...level(0, 39), ...level(0.06, 12), ...level(0, 9)];
    expect(overWords(brows(last, 10))).toEqual([[], [], ['browsRaised']]);
  });
});

describe('what the face says in the sentence', () => {
  it('asks where it is held to the end', () => {
    expect(marksOf([word('YOU', 'browsRaised'), word('TIRED', 'browsRaised')])).toEqual([
      { mark: 'asking', start: 0, end: 2 },
    ]);
    expect(marksOf([word('YOUR'), word('NAME'), word('WHAT', 'chinUp')])).toEqual([
      { mark: 'asking', start: 2, end: 3 },
    ]);
  });

  it('asks on the sign that asks, wherever it stands', () => {
    expect(marksOf([word('WHAT', 'browsRaised'), word('YOU'), word('EAT')])).toEqual([
      { mark: 'asking', start: 0, end: 1 },
    ]);
  });

  it('names the topic at the beginning, and nothing in the middle', () => {
    expect(marksOf([word('TEA', 'browsRaised'), word('I'), word('LIKE')])).toEqual([
      { mark: 'topic', start: 0, end: 1 },
    ]);
    expect(marksOf([word('I'), word('TEA', 'browsRaised'), word('LIKE')])).toEqual([]);
  });

  it('denies, agrees and doubts over the words where it does', () => {
    expect(
      marksOf([
        word('I', 'nod'),
        word('TEA', 'doubt'),
        word('LIKE', 'shake'),
        word('NOT', 'shake'),
      ]),
    ).toEqual([
      { mark: 'negation', start: 2, end: 4 },
      { mark: 'affirmation', start: 0, end: 1 },
      { mark: 'doubt', start: 1, end: 2 },
    ]);
  });

  it('counts a word that was signed twice as two', () => {
    const trees = { ...word('TREE'), times: 2 };
    const words = [trees, word('SEE', 'shake')];
    expect(marksOf(words)).toEqual([{ mark: 'negation', start: 2, end: 3 }]);
    expect(marksByWord(words)).toEqual([[], ['negation']]);
  });

  it('says nothing of no words', () => {
    expect([marksOf([]), marksByWord([])]).toEqual([[], []]);
  });
});
