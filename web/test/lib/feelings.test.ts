import type { Emotion } from '@isl/contracts/vocabulary';
import { describe, expect, it } from 'vitest';
import {
  feelingOf,
  feelingsAfter,
  NOTHING_FELT,
} from '../../src/features/prediction/recognise/feelings';
import { anAnswer } from '../support/factories';

type Shown = Emotion | '' | 'question';

/** The feeling of a sentence whose frames, half a second apart, showed these. */
function feelingAfter(...shown: readonly Shown[]): string {
  const felt = shown.reduce((before, label, frame) => {
    const asks = label === 'question';
    const answer = anAnswer({
      predictions: { label: asks ? 'surprise' : label, scores: {} },
      ...(asks && { grammar: 'question' }),
    });
    return feelingsAfter(before, answer, frame * 500);
  }, NOTHING_FELT);
  return feelingOf(felt);
}
const frames = (label: Shown, count: number): Shown[] => Array(count).fill(label);

describe('the feeling of a sentence', () => {
  it('is what most frames showed, not the last face', () => {
    expect(feelingAfter(...frames('happy', 6), ...frames('sad', 3))).toBe('happy');
    expect(feelingAfter(...frames('sad', 3), ...frames('happy', 6), 'sad')).toBe('happy');
  });

  it('is none of one grimace, nor of a sentence without a face', () => {
    expect(feelingAfter()).toBe('');
    expect(feelingAfter('anger', 'anger', ...frames('', 8))).toBe('');
    expect(feelingAfter(...frames('anger', 3), ...frames('', 8))).toBe('anger');
  });

  it('is none where two feelings were shown as long, or four that are all short', () => {
    expect(feelingAfter(...frames('happy', 5), ...frames('sad', 5))).toBe('');
    const short = (['happy', 'sad', 'anger'] as const).flatMap((label) => frames(label, 3));
    expect(feelingAfter(...short, ...frames('neutral', 4))).toBe('');
  });

  it('counts no frame of a question, nor those shortly before it was told', () => {
    const asked = [...frames('sad', 2), ...frames('surprise', 2), ...frames('question', 6)];
    expect(feelingAfter('sad', ...asked)).toBe('sad');
    expect(feelingAfter('sad', ...asked, ...frames('happy', 4))).toBe('happy');
  });
});
