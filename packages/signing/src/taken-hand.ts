import { quat } from 'gl-matrix';
import type { LiveHand } from './hand-now.js';
import { ANGLES } from './handshapes.js';

/** One hand moment by moment, as it was taken of a person; each list has so many numbers a moment. */
export type TakenHand = {
  /** Three: metres. */
  readonly wrists: Float32Array;
  /** Four: the hand's frame in the world, each on the same side as the one before. */
  readonly turns: Float32Array;
  /** Twenty: degrees. */
  readonly angles: Float32Array;
  /** One each. */
  readonly swivels: Float32Array;
  readonly withHead: Float32Array;
  readonly touches: Float32Array;
  readonly rests: Float32Array;
};

/** Both hands, and when their moments are: milliseconds from the first, which is 0. */
export type TakenHands = {
  readonly timesMs: Float32Array;
  readonly D: TakenHand;
  readonly N: TakenHand;
};

const from = quat.create();
const to = quat.create();

/** Fills a hand as it was at `tMs`, between its moments without a corner; allocates nothing. */
export const moveAsTaken = (
  live: LiveHand,
  timesMs: Float32Array,
  hand: TakenHand,
  tMs: number,
): void => {
  const last = timesMs.length - 1;
  let low = 0;
  let high = last;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((timesMs[middle] as number) <= tMs) low = middle;
    else high = middle - 1;
  }
  const next = Math.min(low + 1, last);
  const start = timesMs[low] as number;
  const ms = (timesMs[next] as number) - start;
  const share = ms === 0 ? 0 : Math.min(1, Math.max(0, (tMs - start) / ms));
  for (let k = 0; k < 3; k += 1) live.wrist[k] = curved(timesMs, hand.wrists, low, next, share, k);
  for (let k = 0; k < ANGLES; k += 1)
    live.angles[k] = mixed(hand.angles, ANGLES, low, next, share, k);
  for (let k = 0; k < 4; k += 1) {
    from[k] = hand.turns[low * 4 + k] as number;
    to[k] = hand.turns[next * 4 + k] as number;
  }
  quat.slerp(live.turn, from, to, share);
  live.swivel = mixed(hand.swivels, 1, low, next, share, 0);
  live.withHead = mixed(hand.withHead, 1, low, next, share, 0);
  live.touches = mixed(hand.touches, 1, low, next, share, 0);
  live.rests = mixed(hand.rests, 1, low, next, share, 0);
};

const mixed = (
  values: Float32Array,
  size: number,
  low: number,
  next: number,
  share: number,
  k: number,
): number => {
  const start = values[low * size + k] as number;
  return start + ((values[next * size + k] as number) - start) * share;
};

/** Hermite's curve with the speed that the moments around have. */
const curved = (
  timesMs: Float32Array,
  values: Float32Array,
  low: number,
  next: number,
  share: number,
  k: number,
): number => {
  const start = values[low * 3 + k] as number;
  const end = values[next * 3 + k] as number;
  const ms = (timesMs[next] as number) - (timesMs[low] as number);
  const leaving = speedAt(timesMs, values, low, k) * ms;
  const arriving = speedAt(timesMs, values, next, k) * ms;
  const s2 = share * share;
  const s3 = s2 * share;
  return (
    start * (2 * s3 - 3 * s2 + 1) +
    leaving * (s3 - 2 * s2 + share) +
    end * (3 * s2 - 2 * s3) +
    arriving * (s3 - s2)
  );
};

const speedAt = (timesMs: Float32Array, values: Float32Array, at: number, k: number): number => {
  const before = Math.max(0, at - 1);
  const after = Math.min(timesMs.length - 1, at + 1);
  const ms = (timesMs[after] as number) - (timesMs[before] as number);
  if (ms === 0) return 0;
  return ((values[after * 3 + k] as number) - (values[before * 3 + k] as number)) / ms;
};
