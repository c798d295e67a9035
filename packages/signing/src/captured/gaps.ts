import { vec3 } from 'gl-matrix';
import {
  depthBetweenHands,
  depthInBody,
  depthInHead,
  type PlacedHand,
  placedCapsules,
} from '../bodies.js';
import type { Capsule } from '../capsule.js';
import { HEAD_PLACES } from '../place.js';
import { length, type Rig, subtract, type Vec } from '../rig.js';

/** Hands within so much air of each other or of the head touch. */
export const TOUCH_M = 0.01;

/** Metres of air between the two hands; negative where they are in each other. */
export const gapBetweenHands = (rig: Rig, D: PlacedHand, N: PlacedHand): number =>
  -depthBetweenHands(rig, D, N);

/** Metres of air between a hand and the head at rest. */
export const gapToHead = (rig: Rig, side: 'D' | 'N', hand: PlacedHand): number =>
  fleshToHead(rig, placedCapsules(rig, side, hand));

/** The same of flesh that is placed already: to the head's rounding, and to what stands out of that. */
export const fleshToHead = (rig: Rig, flesh: readonly Capsule[]): number => {
  let least = -depthInHead(rig, flesh);
  for (const name of HEAD_PLACES) {
    const [x, y = 0, z = 0] = rig.places[name] ?? [];
    if (x === undefined) continue;
    for (const { from, to, radius } of flesh) {
      for (const point of [from, to]) {
        for (const flip of [1, -1]) {
          least = Math.min(least, length(subtract(point, [x * flip, y, z])) - radius);
        }
      }
    }
  }
  return least;
};

/** Metres of air between a hand and all of the body. */
export const gapToBody = (rig: Rig, side: 'D' | 'N', hand: PlacedHand): number =>
  -depthInBody(rig, side, hand);

export const movedHand = (hand: PlacedHand, by: Vec): PlacedHand => ({
  ...hand,
  wrist: vec3.add(vec3.create(), hand.wrist, by as unknown as vec3),
});
