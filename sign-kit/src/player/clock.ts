/** Where an item lies in a sequence, in its own milliseconds. */
export type Stretch = { readonly startMs: number; readonly endMs: number };

/** A position in a sequence: its moment, and how long it already rests there between two items. */
export type Position = { atMs: number; restedMs: number };

export type Pace = { readonly speed: number; readonly pauseMs: number };

/** Two stops are never nearer than this. */
const EPSILON_MS = 0.001;

/**
 * Moves a position on, in place, by `elapsedMs` of the viewer's time. Signs run at `speed`; at the end
 * of each item but the last the clock rests for `pauseMs`, whatever the speed.
 */
export function advance(
  position: Position,
  elapsedMs: number,
  stretches: readonly Stretch[],
  durationMs: number,
  { speed, pauseMs }: Pace,
): void {
  let left = elapsedMs;
  while (left > 0 && position.atMs < durationMs) {
    let stop = nextStop(stretches, position.atMs, durationMs);
    if (stop === position.atMs) {
      const rest = Math.min(left, Math.max(pauseMs - position.restedMs, 0));
      position.restedMs += rest;
      left -= rest;
      if (position.restedMs < pauseMs || left === 0) return;
      stop = nextStop(stretches, position.atMs + EPSILON_MS, durationMs);
    }
    const wanted = (stop - position.atMs) / speed;
    const arrives = left >= wanted;
    position.atMs = arrives ? stop : position.atMs + left * speed;
    position.restedMs = 0;
    left -= arrives ? wanted : left;
  }
}

function nextStop(stretches: readonly Stretch[], atMs: number, durationMs: number): number {
  for (let index = 0; index < stretches.length - 1; index += 1) {
    const endMs = stretches[index]?.endMs ?? durationMs;
    if (endMs >= atMs) return endMs;
  }
  return durationMs;
}

/** The item at a moment: the one that has begun last; -1 before the first. */
export function itemAt(stretches: readonly Stretch[], atMs: number): number {
  let found = -1;
  for (let index = 0; index < stretches.length; index += 1) {
    if ((stretches[index]?.startMs ?? 0) > atMs) break;
    found = index;
  }
  return found;
}

/** The moment to show in place of one, where movement is not wanted: each item's still, then rest. */
export function stillAt(
  stretches: readonly Stretch[],
  stillsMs: readonly number[],
  atMs: number,
  durationMs: number,
): number {
  return atMs >= durationMs ? durationMs : (stillsMs[itemAt(stretches, atMs)] ?? atMs);
}
