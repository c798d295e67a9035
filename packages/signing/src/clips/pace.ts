import type { Random } from './random.js';

export type Pace = {
  /** The moment of the sequence, milliseconds, at a second of the clip. */
  readonly at: (seconds: number) => number;
  /** When, in seconds of the clip, a moment of the sequence comes. */
  readonly lengthOf: (ms: number) => number;
};

/** Nobody signs at one even pace. */
export const drawPace = (random: Random, speed: number, beginMs: number): Pace => {
  const depth = random.between(0, 0.18);
  const hertz = random.between(0.3, 1);
  const phase = random.between(0, 2 * Math.PI);
  const turn = 2 * Math.PI * hertz;
  const at = (seconds: number): number =>
    beginMs +
    1000 *
      speed *
      (seconds + (depth / turn) * (Math.sin(turn * seconds + phase) - Math.sin(phase)));
  return {
    at,
    lengthOf: (ms: number): number => {
      let least = -10;
      let most = 60;
      for (let k = 0; k < 40; k += 1) {
        const middle = (least + most) / 2;
        if (at(middle) < ms) least = middle;
        else most = middle;
      }
      return (least + most) / 2;
    },
  };
};
