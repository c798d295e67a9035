import type { Contact, Curve, Hand, Motion, Segment, Shift } from '@isl/lexicon/form';
import { quat, vec3 } from 'gl-matrix';
import { gapBetweenHands } from '../captured/gaps.js';
import type { HandKey } from '../key.js';
import { DISTANCES, placeOf } from '../place.js';
import { add, length, type Rig, rotate, subtract, type Vec } from '../rig.js';
import { siteOf } from '../site.js';
import {
  type NearContact,
  type NearShape,
  type NearTurn,
  nearAt,
  nearEachOther,
  nearHead,
  nearShape,
  nearTurns,
  shiftOf,
  turnBetween,
} from './near.js';
import { mirroredKey, type Side } from './shown-hands.js';

/** One hand in one part: what is nearest to it, and how far it is moved so that a body can do it. */
export type HandPlan = {
  readonly key: HandKey;
  readonly shape: NearShape;
  readonly turns: readonly NearTurn[];
  readonly at: Hand['at'];
  readonly contact: NearContact | null;
  /** Which of the turns is taken. */
  turn: number;
  touches: boolean;
  gapMm: number;
  pushCm: { D: number; u: number; o: number };
};

export type PartPlan = {
  readonly D: HandPlan;
  readonly N: HandPlan | null;
  readonly isMirrored: boolean;
  readonly move: number;
  readonly hold: number;
  readonly motions: readonly Motion[];
  readonly curve: Readonly<Record<Side, Curve | null>>;
};

/** Of hands that look as if they touched, in metres of air; so far from a named site they are written without it. */
const TOUCH_M = 0.012;
const NO_SITE_M = 0.035;
const TOUCHES_HEAD = 0.5;
/** What two hands may differ by that do the same. */
const SAME = { metres: 0.045, degrees: 38, shape: 20 } as const;

const handPlan = (rig: Rig, side: Side, key: HandKey, contact: NearContact | null): HandPlan => ({
  key,
  shape: nearShape(key.angles),
  turns: nearTurns(key.turn),
  at: nearAt(rig, side, key).at,
  contact,
  turn: 0,
  touches: contact !== null && contact.offM < NO_SITE_M,
  gapMm: 0,
  pushCm: { D: 0, u: 0, o: 0 },
});

/** How both hands are at one moment, as they may be written. */
export function handsPlan(
  rig: Rig,
  D: HandKey,
  N: HandKey | null,
): Pick<PartPlan, 'D' | 'N' | 'isMirrored'> {
  const other = N && mirroredKey(N);
  const touching = N !== null && gapBetweenHands(rig, D, N) < TOUCH_M;
  if (other && isSame(D, other)) {
    const both = meanOf(D, other);
    return {
      D: handPlan(rig, 'D', both, touching ? meeting(rig, both) : null),
      N: null,
      isMirrored: true,
    };
  }
  const atHead = (side: Side, key: HandKey): NearContact | null =>
    (key.touches ?? 0) > TOUCHES_HEAD ? nearHead(rig, side, key) : null;
  const each = N && touching ? nearEachOther(rig, D, N) : null;
  return {
    D: handPlan(rig, 'D', D, each ?? atHead('D', D)),
    N: N && handPlan(rig, 'N', N, atHead('N', N)),
    isMirrored: false,
  };
}

const isSame = (a: HandKey, b: HandKey): boolean =>
  vec3.distance(a.wrist, b.wrist) < SAME.metres &&
  turnBetween(a.turn, b.turn) < SAME.degrees &&
  Math.sqrt(
    a.angles.reduce((sum, angle, k) => sum + (angle - (b.angles[k] ?? 0)) ** 2, 0) /
      a.angles.length,
  ) < SAME.shape;

const meanOf = (a: HandKey, b: HandKey): HandKey => ({
  ...a,
  wrist: vec3.lerp(vec3.create(), a.wrist, b.wrist, 0.5),
  turn: quat.slerp(quat.create(), a.turn, b.turn, 0.5),
  angles: a.angles.map((angle, k) => (angle + (b.angles[k] ?? 0)) / 2),
});

/** Two hands that mirror each other meet in the plane between them. */
function meeting(rig: Rig, D: HandKey): NearContact | null {
  const found = nearEachOther(rig, D, mirroredKey(D));
  if (!found) return null;
  const { of } = found.contact;
  const site = siteOf(rig.arms[0], of, D.angles).point;
  const at = add(D.wrist as unknown as Vec, rotate(site, D.turn));
  const chest = placeOf(rig, 'chest', 'D').point;
  const offset = shiftOf(subtract([0, at[1], at[2]], add(chest, [0, 0, DISTANCES.middle])));
  const contact: Contact = {
    of,
    with: `N.${of}`,
    ...(offset && { offset: offset }),
  };
  return { contact, offM: Math.abs(at[0]) };
}

const MOST_SHIFT_CM = 40;

const pushed = (shift: Shift | undefined, by: HandPlan['pushCm']): Shift | undefined => {
  const entries = (['D', 'u', 'o'] as const)
    .map((axis) => [axis, Math.round((shift?.[axis] ?? 0) + by[axis])] as const)
    .filter(([, cm]) => cm !== 0)
    .map(([axis, cm]) => [axis, Math.min(MOST_SHIFT_CM, Math.max(-MOST_SHIFT_CM, cm))] as const);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

const writtenHand = (plan: HandPlan, curve: Curve | null): Hand => {
  const { shape, turns, at, contact, touches, gapMm, pushCm } = plan;
  const { ext, palm } = turns[Math.min(plan.turn, turns.length - 1)] as NearTurn;
  const common = {
    hs: shape.hs,
    ...(shape.shape && { shape: shape.shape }),
    ext,
    palm,
    ...(curve && { curve }),
  };
  if (touches && contact) {
    const offset = pushed(contact.contact.offset, pushCm);
    const { offset: _before, ...rest } = contact.contact;
    return {
      ...common,
      contact: {
        ...rest,
        ...(gapMm > 0 && { gap: Math.min(60, gapMm) }),
        ...(offset && { offset }),
      },
    };
  }
  const { shift: before, ...rest } = at ?? { place: 'chest' as const };
  const shift = pushed(before, pushCm);
  return { ...common, at: { ...rest, ...(shift && { shift }) } };
};

export const segmentOf = ({ D, N, isMirrored, move, hold, motions, curve }: PartPlan): Segment => ({
  move: Math.min(2000, Math.max(60, Math.round(move / 20) * 20)),
  hold: Math.min(4000, Math.max(0, Math.round(hold / 20) * 20)),
  D: writtenHand(D, curve.D),
  ...(N && { N: writtenHand(N, curve.N) }),
  ...(isMirrored && { sym: 'mirror' as const }),
  ...(motions.length > 0 && { motion: motions }),
});

/** How far a solved hand is from the one that was shown: its palm, how it is turned, and its fingers. */
export function handCost(
  rig: Rig,
  side: Side,
  key: HandKey,
  solved: HandKey,
): { readonly metres: number; readonly degrees: number } {
  const arm = rig.arms[side === 'D' ? 0 : 1];
  const palmOf = ({ wrist, turn, angles }: HandKey): Vec =>
    add(wrist as unknown as Vec, rotate(siteOf(arm, 'palm', angles).point, turn));
  return {
    metres: length(subtract(palmOf(key), palmOf(solved))),
    degrees: turnBetween(key.turn, solved.turn),
  };
}
