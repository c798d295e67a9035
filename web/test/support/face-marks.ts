import type { FaceCue, MarkedWord } from '../../src/features/prediction/face/face-marks';

/** By how much a face that asks leaves its rest. */
export const asked: Readonly<Record<string, number>> = { up: 0.07, 'chin-up': 20 };

export const word = (text: string, ...cues: readonly FaceCue[]): MarkedWord => ({
  word: text,
  times: 1,
  cues,
  repeats: [],
});
