import type { BodyKey } from './key.js';
import type { Track } from './motion.js';
import { NOWHERE, type Vec } from './rig.js';
import type { TakenHands } from './taken-hand.js';

export type Span = {
  readonly startMs: number;
  readonly endMs: number;
  readonly from: BodyKey;
  readonly to: BodyKey;
  /** Detours on the way: near the beginning, in the middle, near the end. */
  readonly detours: { readonly D: Detours; readonly N: Detours };
  readonly tracks: readonly Track[];
  /** How often the way is gone. */
  readonly ways: number;
  /** In place of a way between two keys: what was taken of a person. */
  readonly taken?: TakenHands;
};

export type Detours = readonly [early: Vec, middle: Vec, late: Vec];

const STRAIGHT: Detours = [NOWHERE, NOWHERE, NOWHERE];
/** The shortest way for both hands. */
export const DIRECT: Span['detours'] = { D: STRAIGHT, N: STRAIGHT };

export const holding = (startMs: number, ms: number, key: BodyKey): Span => ({
  startMs,
  endMs: startMs + ms,
  from: key,
  to: key,
  detours: DIRECT,
  tracks: [],
  ways: 1,
});

export const spanAt = (spans: readonly Span[], tMs: number): Span => {
  let low = 0;
  let high = spans.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((spans[middle] as Span).startMs <= tMs) low = middle;
    else high = middle - 1;
  }
  return spans[low] as Span;
};
