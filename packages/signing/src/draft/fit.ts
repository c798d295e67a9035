import type { Rig } from '../rig.js';
import { compileWithStops } from '../sequence.js';
import { createPose } from '../skeleton.js';
import { formWith, type Segments } from './form.js';
import { apart, posedHands, shoulderWidth } from './posed-hands.js';
import type { ShownHands } from './shown-hands.js';

/** How far a proposal's own solved way is from what was shown, in shoulder widths: in all, and part by part. */
export type Fit = { readonly path: number; readonly parts: readonly number[] };

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
  const fromMs = solved.stops[0]?.atMs ?? 0;
  const lastMs = solved.marks[0]?.endMs ?? fromMs;
  const sums = segments.map(() => ({ off: 0, count: 0 }));
  let [path, count] = [0, 0];
  shown.points.forEach((was, k) => {
    const sinceMs = Math.max(0, (shown.atMs[k] ?? 0) - arrivalMs);
    const ms = Math.min(lastMs, fromMs + sinceMs);
    solved.sample(ms, pose);
    const is = posedHands(rig, pose);
    const D = apart(was.D, is.D);
    const off = (shown.usesN ? (D + apart(was.N, is.N)) / 2 : D) / width;
    path += off;
    count += 1;
    // The way to a part belongs to the one that is left.
    const sum = sums[solved.stops.findLastIndex(({ atMs }) => atMs <= ms + 1)];
    if (sum) {
      sum.off += off;
      sum.count += 1;
    }
  });
  return {
    path: path / Math.max(1, count),
    parts: sums.map(({ off, count: moments }) => off / Math.max(1, moments)),
  };
}
