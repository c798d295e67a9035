import type { Ranges } from './random.js';

export const SPLITS = ['training', 'testing'] as const;
export type Split = (typeof SPLITS)[number];

/** What differs between the splits; what testing draws from, training never does. */
export type SplitRanges = {
  /** Shares of the figure's own measure. */
  readonly shoulders: Ranges;
  readonly arms: Ranges;
  readonly hands: Ranges;
  /** Degrees round the signer, and metres from them. */
  readonly yaw: Ranges;
  readonly distance: Ranges;
  /** Shares of the speed in which forms are written. */
  readonly speed: Ranges;
  /** Shares of that in which people sign. */
  readonly naturalSpeed: Ranges;
};

export const RANGES = {
  training: {
    shoulders: [[0.92, 1.08]],
    arms: [[0.93, 1.07]],
    hands: [[0.92, 1.08]],
    yaw: [[-20, 20]],
    distance: [[0.85, 1.45]],
    speed: [[0.7, 1.5]],
    naturalSpeed: [[0.75, 1.2]],
  },
  testing: {
    shoulders: [
      [0.84, 0.9],
      [1.1, 1.16],
    ],
    arms: [
      [0.87, 0.91],
      [1.09, 1.13],
    ],
    hands: [
      [0.84, 0.9],
      [1.1, 1.16],
    ],
    yaw: [
      [-29, -22],
      [22, 29],
    ],
    distance: [
      [0.72, 0.82],
      [1.5, 1.75],
    ],
    speed: [
      [0.6, 0.68],
      [1.55, 1.8],
    ],
    naturalSpeed: [
      [0.65, 0.72],
      [1.25, 1.4],
    ],
  },
} as const satisfies Readonly<Record<Split, SplitRanges>>;
