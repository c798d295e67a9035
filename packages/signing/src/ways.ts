import type { Curve, Segment } from '@isl/lexicon/form';
import { vec3 } from 'gl-matrix';
import { depthBetweenHands } from './bodies.js';
import { direction } from './directions.js';
import { type LiveHand, liveHand } from './hand-now.js';
import type { BodyKey, HandKey } from './key.js';
import { mixHand } from './live-hand.js';
import {
  type ArmBones,
  add,
  length,
  NOWHERE,
  type Rig,
  scale,
  subtract,
  unit,
  type Vec,
} from './rig.js';
import type { Detours, Span } from './span.js';

/** How far hands leave a contact before they go on: a doubled letter lifts as much. */
const LIFT_M = 0.03;

/** Ways round: hands lift off what they touch, come to a contact from its side, and do not meet between. */
export const detoursOf = (rig: Rig, from: BodyKey, to: BodyKey): Span['detours'] => {
  const lift = (key: HandKey): Vec => scale(key.from, LIFT_M);
  const N: Detours = [lift(from.N), clearOfShoulder(rig.arms[1], from.N, to.N), lift(to.N)];
  const clear = clearOfShoulder(rig.arms[0], from.D, to.D);
  const early = lift(from.D);
  const late = lift(to.D);
  let best: Detours = [early, clear, late];
  let least = crossing(rig, from, to, best, N);
  const side = unit(add(add(early, late), [0, 0, 0.02]));
  for (const metres of [0.05, 0.1]) {
    for (const way of [side, [0, 0, 1], [0, 1, 0], [0, -1, 0], [-1, 0, 0]] as const) {
      if (least <= 0) return { D: best, N };
      const detour: Detours = [early, add(clear, scale(way, metres)), late];
      const depth = crossing(rig, from, to, detour, N);
      if (depth < least - 0.002) {
        best = detour;
        least = depth;
      }
    }
  }
  return { D: best, N };
};

/** A wrist that passes nearer to its shoulder throws its elbow about. */
const CLEAR_M = 0.25;

/** How far out of the straight way a wrist has to go so that its elbow can follow. */
const clearOfShoulder = ({ shoulder }: ArmBones, from: HandKey, to: HandKey): Vec => {
  const start = subtract(from.wrist as unknown as Vec, shoulder);
  const end = subtract(to.wrist as unknown as Vec, shoulder);
  let most: Vec = NOWHERE;
  for (const t of CHECKED) {
    const at = add(scale(start, 1 - t), scale(end, t));
    const near = length(at);
    const wanted = Math.min(CLEAR_M, length(start), length(end));
    if (near >= wanted) continue;
    const [x, y, z] = at;
    const out = unit([x, y, Math.max(z, 0.5 * wanted)]);
    const aside = scale(out, wanted - near);
    if (length(aside) > length(most)) most = aside;
  }
  return most;
};

/** A doubled letter that touches nothing is lifted all the same, or it would look like a single one. */
export const lifted = (detours: Span['detours']): Span['detours'] =>
  detours.D.every((way) => Math.hypot(...way) < 1e-6)
    ? { ...detours, D: [NOWHERE, [0, LIFT_M, 0], NOWHERE] }
    : detours;

/** The same ways with the swelling that a segment's hands ask for in their middle. */
export const curved = ({ D, N }: Span['detours'], segment: Segment): Span['detours'] => {
  const { sym } = segment;
  const ofN = segment.N?.curve ?? (sym === undefined ? undefined : segment.D?.curve);
  return {
    D: swelling(D, segment.D?.curve, false),
    N: swelling(N, ofN, sym === 'mirror'),
  };
};

const swelling = (ways: Detours, curve: Curve | undefined, isMirrored: boolean): Detours => {
  if (curve === undefined) return ways;
  const [x, y, z] = scale(direction(curve.dir), curve.size / 100);
  return [ways[0], add(ways[1], [isMirrored ? -x : x, y, z]), ways[2]];
};

const CHECKED = [0.3, 0.5, 0.7] as const;

/** How deep the hands are in each other on the way, metres. */
export const crossing = (rig: Rig, from: BodyKey, to: BodyKey, D: Detours, N: Detours): number => {
  const hands: { readonly D: LiveHand; readonly N: LiveHand } = { D: liveHand(), N: liveHand() };
  let deepest = 0;
  for (const t of CHECKED) {
    mixHand(hands.D, from.D, to.D, t, D);
    mixHand(hands.N, from.N, to.N, t, N);
    if (vec3.distance(hands.D.wrist, hands.N.wrist) > 0.38) continue;
    deepest = Math.max(deepest, depthBetweenHands(rig, hands.D, hands.N));
  }
  return deepest;
};
