import { REACH_M } from '../../src/check.js';
import type { Rig } from '../../src/index.js';
import { placeOf } from '../../src/place.js';
import { aRig } from './fixtures.js';
import type { Side } from './measure.js';

export const rigs = [aRig('woman'), aRig('man')] as const;

/** With what the figures' two sides differ by. */
export const CLOSE_M = REACH_M + 0.001;

/** A place's point on the body, as the figure has it for its right, which signs as D. */
export const placeOn = (rig: Rig, name: string, side: Side): number[] => {
  const measured = rig.places[name];
  // Teeth, tongue and ear lobe are not measured: they are told from the place beside them.
  if (measured === undefined) return [...placeOf(rig, name, side).point];
  const [x = 0, y = 0, z = 0] = measured;
  const isInTheMiddle = Math.abs(x) < 0.012;
  return [isInTheMiddle ? 0 : side === 'D' ? -x : x, y, z];
};
