import type { quat, vec3 } from 'gl-matrix';
import { type Capsule, capsuleDepth, handCapsules } from './capsule.js';
import { add, length, type Rig, rotate, subtract, type Vec } from './rig.js';

/** A hand somewhere: enough of a key or of a moment to know where its flesh is. */
export type PlacedHand = {
  readonly angles: Float32Array;
  readonly turn: quat;
  readonly wrist: vec3;
};

export const placedCapsules = (rig: Rig, side: 'D' | 'N', hand: PlacedHand): Capsule[] => {
  const arm = rig.arms[side === 'D' ? 0 : 1];
  const put = (point: Vec): Vec => add(rotate(point, hand.turn), hand.wrist as unknown as Vec);
  return handCapsules(arm, hand.angles).map(({ from, to, radius }) => ({
    from: put(from),
    to: put(to),
    radius,
  }));
};

/** How deep the deepest parts of two hands are in each other, metres; negative for air. */
export const depthBetweenHands = (rig: Rig, D: PlacedHand, N: PlacedHand): number =>
  depthBetween(placedCapsules(rig, 'D', D), placedCapsules(rig, 'N', N));

/** The same of flesh that is placed already. */
export const depthBetween = (one: readonly Capsule[], other: readonly Capsule[]): number => {
  let deepest = Number.NEGATIVE_INFINITY;
  for (const a of one) {
    for (const b of other) deepest = Math.max(deepest, capsuleDepth(a, b));
  }
  return deepest;
};

type Ellipsoid = { readonly centre: Vec; readonly radii: Vec };

// Rounder and a little smaller than the figure: nose, chin and chest stand out of it.
const bodyOf = (rig: Rig): Ellipsoid[] => {
  const at = (name: string): number[] => [...(rig.places[name] ?? [])];
  const [, foreheadY = 0, foreheadZ = 0] = at('forehead');
  const [, topY = 0] = at('head-top');
  const [earX = 0, earY = 0, earZ = 0] = at('ear');
  const [, chinY = 0] = at('chin');
  const [, chestY = 0, chestZ = 0] = at('chest');
  const [, stomachY = 0, stomachZ = 0] = at('stomach');
  const shoulderX = Math.abs(rig.arms[0].shoulder[0]);
  const skullZ = earZ + 0.01;
  return [
    {
      centre: [0, (foreheadY + earY) / 2, skullZ],
      radii: [earX - 0.006, topY - (foreheadY + earY) / 2, foreheadZ - skullZ],
    },
    {
      centre: [0, (earY + chinY) / 2, skullZ + 0.02],
      radii: [earX - 0.02, (earY - chinY) / 2 + 0.02, foreheadZ - skullZ - 0.022],
    },
    { centre: [0, chestY, 0], radii: [shoulderX - 0.01, 0.2, chestZ] },
    { centre: [0, stomachY, 0], radii: [shoulderX - 0.03, 0.22, stomachZ] },
  ];
};

/** How deep a hand is in head or trunk, metres; negative or 0 for not at all. */
export const depthInBody = (rig: Rig, side: 'D' | 'N', hand: PlacedHand): number =>
  depthIn(bodyOf(rig), placedCapsules(rig, side, hand));

/** The same of flesh that is placed already, in the head alone. */
export const depthInHead = (rig: Rig, flesh: readonly Capsule[]): number =>
  depthIn(bodyOf(rig).slice(0, 2), flesh);

const depthIn = (body: readonly Ellipsoid[], flesh: readonly Capsule[]): number => {
  let deepest = Number.NEGATIVE_INFINITY;
  for (const { from, to, radius } of flesh) {
    for (const point of [from, to]) {
      for (const { centre, radii } of body) {
        const [x, y, z] = subtract(point, centre);
        const scaled: Vec = [x / radii[0], y / radii[1], z / radii[2]];
        const share = length(scaled);
        const outside = length([x, y, z]) * (1 - 1 / Math.max(share, 1e-6));
        deepest = Math.max(deepest, radius - outside);
      }
    }
  }
  return deepest;
};
