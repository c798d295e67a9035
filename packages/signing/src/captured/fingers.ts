import { quat } from 'gl-matrix';
import { digitPoints } from '../hand.js';
import { ANGLES, anglesOf, angleWithin } from '../handshapes.js';
import { type ArmBones, DIGITS, type Digit, rotate, subtract, type Vec } from '../rig.js';
import type { PalmModel } from './palm.js';

/** The first of a digit's three points that move, in MediaPipe's order. */
const FIRST: Readonly<Record<Digit, number>> = {
  thumb: 2,
  index: 6,
  middle: 10,
  ring: 14,
  little: 18,
};
/** What a search begins with beside the frame before: all that hands do is near to one of them. */
const STARTS = ['relaxed', 'flat', 'five', 'fist', 'hook', 'bent', 'bunch', 'l'].map(anglesOf);
/** Degrees by which each angle is tried, from coarse to fine. */
const STEPS = [24, 12, 6, 3] as const;
/** Depth within a hand is guessed more than seen. */
const DEPTH_COUNTS = 0.5;
/** The last joint of a finger bends with the one before it; metres a degree. */
const LAST_WITH_MIDDLE = 0.6;
const UNLIKELY_M = 0.00008;
const OFF_BEFORE_M = 0.00003;

/**
 * The twenty angles of a hand whose points, from its wrist in metres, are seen so under that turn. `before` are
 * those of the frame before, from which they go no further than they must.
 */
export function fingerAngles(
  arm: ArmBones,
  { wrist }: PalmModel,
  turn: quat,
  seen: readonly Vec[],
  before: Float32Array | null,
): Float32Array {
  const angles = new Float32Array(ANGLES);
  const from = quat.clone(turn);
  for (const digit of DIGITS) {
    const own = DIGITS.indexOf(digit) * 4;
    const cost = (row: readonly number[]): number => {
      angles.set(row, own);
      const { joints } = digitPoints(arm, digit, angles);
      let sum = unlikely(digit, row) + (before ? strayed(row, before, own) : 0);
      for (let k = 1; k < 4; k += 1) {
        const at = rotate(subtract(joints[k] as Vec, wrist), from);
        const [x, y, z] = subtract(at, seen[FIRST[digit] + k - 1] as Vec);
        sum += x * x + y * y + (DEPTH_COUNTS * z) ** 2;
      }
      return sum;
    };
    const rowOf = (all: Float32Array): number[] => [...all.subarray(own, own + 4)];
    const starts = (before ? [before, ...STARTS] : STARTS).map(rowOf);
    const ranked = starts.map((row) => ({ row, cost: cost(row) })).sort((a, b) => a.cost - b.cost);
    const found = ranked.slice(0, 2).map(({ row }) => refined(row, own, cost));
    const best = found.reduce((one, other) => (other.cost < one.cost ? other : one));
    angles.set(best.row, own);
  }
  return angles;
}

const unlikely = (digit: Digit, [, , middle = 0, last = 0]: readonly number[]): number =>
  digit === 'thumb' ? 0 : ((last - LAST_WITH_MIDDLE * middle) * UNLIKELY_M) ** 2;

const strayed = (row: readonly number[], before: Float32Array, own: number): number =>
  row.reduce((sum, angle, k) => sum + ((angle - (before[own + k] ?? 0)) * OFF_BEFORE_M) ** 2, 0);

/** Goes from a row of angles downhill, one angle at a time. */
function refined(
  start: readonly number[],
  own: number,
  cost: (row: readonly number[]) => number,
): { readonly row: readonly number[]; readonly cost: number } {
  let row = start;
  let least = cost(start);
  for (const step of STEPS) {
    for (let round = 0; round < 2; round += 1) {
      for (let k = 0; k < 4; k += 1) {
        for (const by of [step, -step]) {
          const tried = row.map((angle, j) => (j === k ? angleWithin(angle + by, own + k) : angle));
          const sum = cost(tried);
          if (sum < least) [least, row] = [sum, tried];
        }
      }
    }
  }
  return { row, cost: least };
}
