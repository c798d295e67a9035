import { type Rig, subtract, type Vec } from '../rig.js';
import { compileWithStops } from '../sequence.js';
import { createPose } from '../skeleton.js';
import { formWith, type Segments } from './form.js';
import { apart, posedHands, shoulderWidth } from './posed-hands.js';
import type { ShownHands, Side } from './shown-hands.js';

/** How far a proposal's own solved way is from what was shown, in shoulder widths: in all, and part by part. */
export type Fit = {
  readonly path: number;
  readonly parts: readonly number[];
  /** The same wherever the hands are on the whole: small movements show in it. */
  readonly way: number;
};

/** Depth is guessed rather than seen: what sways in it is mostly the guess. */
const DEPTH_COUNTS = 0.15;

/** Solves the segments and holds them against the moments of the stroke; null where they cannot be solved. */
export function fitOf(
  rig: Rig,
  segments: Segments,
  shown: ShownHands,
  /** When in the stroke the first part is reached. */
  arrivalMs: number,
): Fit | null {
  let solved: ReturnType<typeof compileWithStops>;
  try {
    solved = compileWithStops([{ form: formWith(segments) }], rig);
  } catch {
    return null;
  }
  const pose = createPose(rig);
  const width = shoulderWidth(rig);
  const sides: readonly Side[] = shown.usesN ? ['D', 'N'] : ['D'];
  const fromMs = solved.stops[0]?.atMs ?? 0;
  const lastMs = solved.marks[0]?.endMs ?? fromMs;
  const sums = segments.map(() => ({ off: 0, count: 0 }));
  const off: Record<Side, (readonly Vec[])[]> = { D: [], N: [] };
  let [path, count] = [0, 0];
  shown.points.forEach((was, k) => {
    const sinceMs = Math.max(0, (shown.atMs[k] ?? 0) - arrivalMs);
    const ms = Math.min(lastMs, fromMs + sinceMs);
    solved.sample(ms, pose);
    const is = posedHands(rig, pose);
    for (const side of sides) off[side].push(differences(is[side], was[side]));
    const D = apart(was.D, is.D);
    const far = (shown.usesN ? (D + apart(was.N, is.N)) / 2 : D) / width;
    path += far;
    count += 1;
    // The way to a part belongs to the one that is left.
    const sum = sums[solved.stops.findLastIndex(({ atMs }) => atMs <= ms + 1)];
    if (sum) {
      sum.off += far;
      sum.count += 1;
    }
  });
  return {
    path: path / Math.max(1, count),
    way: sides.reduce((sum, side) => sum + wayOff(off[side]), 0) / sides.length / width,
    parts: sums.map(({ off, count: moments }) => off / Math.max(1, moments)),
  };
}

const differences = (is: readonly Vec[], was: readonly Vec[]): readonly Vec[] =>
  is.map((point, k) => subtract(point, was[k] ?? point));

/** Of points' differences through all moments: the points', and the finger tips' from their wrist. */
function wayOff(moments: readonly (readonly Vec[])[]): number {
  const tips = moments.map(([wrist, ...rest]) => rest.map((tip) => subtract(tip, wrist ?? tip)));
  return changing(moments) + changing(tips);
}

/** How far differences are from what each point's is on average, metres. */
function changing(moments: readonly (readonly Vec[])[]): number {
  const points = moments[0] ?? [];
  const sums = points.map((_, k) => {
    const all = moments.flatMap((moment) => (moment[k] ? [moment[k]] : []));
    const mean = [0, 1, 2].map(
      (axis) => all.reduce((sum, one) => sum + one[axis as 0 | 1 | 2], 0) / all.length,
    ) as unknown as Vec;
    return all.reduce((sum, one) => {
      const [x, y, z] = subtract(one, mean);
      return sum + Math.hypot(x, y, DEPTH_COUNTS * z);
    }, 0);
  });
  return sums.reduce((a, b) => a + b, 0) / Math.max(1, moments.length * points.length);
}
