import type { At, Hand } from '@isl/lexicon/form';
import { strainOf } from './arm.js';
import { direction } from './directions.js';
import type { HandKey } from './key.js';
import { DISTANCES, HEAD_PLACES, placeOf, shiftVector } from './place.js';
import {
  type ArmBones,
  add,
  NOWHERE,
  perpendicular,
  type Rig,
  rotate,
  scale,
  subtract,
  unit,
  type Vec,
} from './rig.js';
import { type SkinPoint, siteOf } from './site.js';

/** Where a site of a hand has to come. */
export type Target = {
  readonly point: Vec;
  readonly withHead: number;
  /** 1 on the skin of trunk or head. */
  readonly touches: number;
  readonly from: Vec;
  readonly contact: HandKey['contact'];
};

/** What a hand's `at` or `contact` asks for; `turnOver` mirrors what is written, `other` is the hand to touch. */
export const targetOf = (
  rig: Rig,
  side: 'D' | 'N',
  hand: Hand,
  turnOver: (a: Vec) => Vec = (a) => a,
  other?: HandKey,
): Target => {
  if (hand.contact !== undefined) return contactTarget(rig, side, hand.contact, other, turnOver);
  return placeTarget(rig, side, hand.at ?? { place: 'chest' }, turnOver);
};

const placeTarget = (rig: Rig, side: 'D' | 'N', at: At, turnOver: (a: Vec) => Vec): Target => {
  const { place, distance = 'middle', shift } = at;
  const { point, normal } = placeOf(rig, place, at.side ?? side);
  const away = DISTANCES[distance];
  // Far from the body a place is straight ahead of it, whichever way its skin is turned.
  const outward = away > 0.05 ? unit(add(scale(normal, 0.3), [0, 0, 1])) : normal;
  const touching = away < 0.05;
  return {
    point: add(add(point, scale(outward, away)), turnOver(shiftVector(shift))),
    withHead: HEAD_PLACES.has(place) && away < 0.11 ? 1 : 0,
    touches: touching ? 1 : 0,
    from: touching ? unit(add(normal, [0, 0, 0.3])) : NOWHERE,
    contact: undefined,
  };
};

const onHandOf = (arm: ArmBones, site: string, { angles, turn, wrist }: HandKey): SkinPoint => {
  const { point, normal } = siteOf(arm, site, angles);
  return {
    point: add(rotate(point, turn), wrist as unknown as Vec),
    normal: rotate(normal, turn),
  };
};

/** How far along the forearm from the elbow its middle is, and how thick an arm is there and above. */
const FOREARM_SHARE = 0.55;
const FOREARM_M = 0.036;
const UPPER_ARM_M = 0.045;

/** A part of the arm that carries a hand; `undefined` where the name is not one. */
const onArm = (
  arm: ArmBones,
  part: string,
  { wrist, turn, swivel }: HandKey,
): SkinPoint | undefined => {
  const { elbowAt } = strainOf(arm, wrist, turn, swivel);
  const hand = wrist as unknown as Vec;
  const along = unit(subtract(hand, elbowAt));
  const upper = unit(subtract(elbowAt, arm.shoulder));
  const back = unit(perpendicular(rotate([0, 0, -1], turn), along));
  const inside = unit(add(along, scale(upper, -1)));
  const out = (point: Vec, normal: Vec, by: number): SkinPoint => ({
    point: add(point, scale(normal, by)),
    normal,
  });
  const middle = add(scale(elbowAt, 1 - FOREARM_SHARE), scale(hand, FOREARM_SHARE));
  switch (part) {
    case 'forearm':
      return out(middle, back, FOREARM_M);
    case 'forearm-inside':
      return out(middle, scale(back, -1), FOREARM_M);
    case 'elbow':
      return out(elbowAt, scale(inside, -1), FOREARM_M);
    case 'elbow-inside':
      return out(elbowAt, inside, FOREARM_M);
    case 'upper-arm': {
      const outward = unit(perpendicular([-arm.sign, 0, 0.6], upper));
      return out(add(scale(elbowAt, 0.5), scale(arm.shoulder, 0.5)), outward, UPPER_ARM_M);
    }
    default:
      return undefined;
  }
};

const contactTarget = (
  rig: Rig,
  side: 'D' | 'N',
  contact: NonNullable<Hand['contact']>,
  other: HandKey | undefined,
  turnOver: (a: Vec) => Vec,
): Target => {
  const onHand = /^([DN])\.(.+)$/.exec(contact.with);
  const offset = turnOver(shiftVector(contact.offset));
  const gap = (contact.gap ?? 0) / 1000;
  let skin: SkinPoint;
  let withHead = 0;
  let touches = 1;
  if (onHand?.[2] !== undefined) {
    if (other === undefined) throw new Error(`"${contact.with}" is of a hand that is not there.`);
    const arm = rig.arms[side === 'D' ? 1 : 0];
    skin = onArm(arm, onHand[2], other) ?? onHandOf(arm, onHand[2], other);
    withHead = other.withHead;
    touches = other.touches ?? 0;
  } else {
    const [place = '', placeSide] = contact.with.split('.');
    const written = placeSide as 'D' | 'N' | undefined;
    skin = placeOf(rig, place, written ?? side);
    withHead = HEAD_PLACES.has(place) ? 1 : 0;
  }
  const from = contact.from === undefined ? skin.normal : turnOver(direction(contact.from));
  const point = add(add(skin.point, scale(from, gap)), offset);
  return {
    point,
    withHead,
    touches,
    from,
    contact: { of: contact.of, target: contact.with, at: point },
  };
};
