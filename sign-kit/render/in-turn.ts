import type { Rig, Sequence } from '@isl/signing';
import { direction } from '@isl/signing/directions';
import { jointsOf } from './joints-at.js';
import type { Manner } from './manner.js';

const STEP_MS = 20;
/** A hand is at an end of its way that is so near to it, of the way to the other end. */
const NEARLY = 0.95;
const MOST = 3;

/**
 * Of hands that go in turn: when the dominant one is last, then first, then last again. Shown at any other moment they
 * would look as if they went together.
 */
export function turnsOf(
  { inTurn }: Manner,
  sequence: Sequence,
  rig: Rig,
  { fromMs, endMs }: { readonly fromMs: number; readonly endMs: number },
): readonly number[] {
  if (inTurn === undefined) return [];
  const at = jointsOf(sequence, rig);
  const along = direction(inTurn);
  const aheadAt = (atMs: number): number => {
    const joints = at(atMs);
    const [right, left] = [joints('RightHandMiddle1'), joints('LeftHandMiddle1')];
    return along.reduce((sum, value, k) => sum + value * ((right[k] ?? 0) - (left[k] ?? 0)), 0);
  };
  const moments = Array.from({ length: Math.floor((endMs - fromMs) / STEP_MS) + 1 }, (_, step) => {
    const atMs = fromMs + step * STEP_MS;
    return { atMs, ahead: aheadAt(atMs) };
  });
  const all = moments.map(({ ahead }) => ahead);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const reach = NEARLY * (most - least);
  const isThere = (ahead: number, turn: number): boolean =>
    turn % 2 === 0 ? ahead <= most - reach : ahead >= least + reach;
  const turns: number[] = [];
  for (const { atMs, ahead } of moments) {
    if (turns.length < MOST && isThere(ahead, turns.length)) turns.push(atMs);
  }
  return turns;
}
