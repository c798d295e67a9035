import { length, subtract, type Vec } from '../rig.js';

/** Frames of a take: where the hands are up, and the stroke between their coming up and their going down. */
export type Phases = {
  readonly first: number;
  readonly strokeFirst: number;
  readonly strokeLast: number;
  readonly last: number;
  /** The stroke's quietest moment. */
  readonly still: number;
};

/** A hand slower than this share of its fastest has come to where the sign begins. */
const SLOW_SHARE = 0.35;

/** Cuts a take; null where no hand is up at any moment. */
export function phasesOf(
  times: readonly number[],
  hands: readonly { readonly isUp: readonly boolean[]; readonly wrists: readonly Vec[] }[],
): Phases | null {
  const isUp = times.map((_, k) => hands.some((hand) => hand.isUp[k]));
  const first = isUp.indexOf(true);
  const last = isUp.lastIndexOf(true);
  if (first < 0) return null;
  const speeds = times.map((_, k) =>
    Math.max(...hands.map(({ wrists }) => speedAt(times, wrists, k))),
  );
  const part = speeds.slice(first, last + 1);
  const slow = Math.max(...part) * SLOW_SHARE;
  const isSlow = (speed: number, k: number): boolean =>
    speed <= slow || (speed <= (part[k - 1] ?? 0) && speed <= (part[k + 1] ?? 0));
  // A take that begins in the midst of a sign has no way up; speed at its ends says nothing.
  const inner = part.map((speed, k) => k > 0 && k < part.length - 1 && isSlow(speed, k));
  const strokeFirst = first + Math.max(0, inner.indexOf(true));
  const strokeLast = Math.max(strokeFirst, first + Math.max(0, inner.lastIndexOf(true)));
  let still = strokeFirst;
  for (let k = strokeFirst; k <= strokeLast; k += 1) {
    if ((speeds[k] ?? 0) < (speeds[still] ?? 0)) still = k;
  }
  return { first, strokeFirst, strokeLast, last, still };
}

/** Metres a second. */
function speedAt(times: readonly number[], wrists: readonly Vec[], at: number): number {
  const [a, b] = [Math.max(0, at - 1), Math.min(times.length - 1, at + 1)];
  const ms = (times[b] ?? 0) - (times[a] ?? 0);
  if (ms === 0) return 0;
  return length(subtract(wrists[b] as Vec, wrists[a] as Vec)) / (ms / 1000);
}
