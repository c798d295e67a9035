import { digitPoints } from './hand.js';
import type { Angles } from './handshapes.js';
import {
  type ArmBones,
  add,
  cross,
  type Digit,
  perpendicular,
  scale,
  unit,
  type Vec,
} from './rig.js';

/** A point of the skin and the way it faces. */
export type SkinPoint = { readonly point: Vec; readonly normal: Vec };

/** Where a named site is in the hand's frame, from the wrist. */
export const siteOf = (arm: ArmBones, site: string, angles: Angles): SkinPoint => {
  const [part, where] = site.split('.');
  if (where !== undefined) return digitSite(arm, part as Digit, where, angles);
  return handSite(arm, site, angles);
};

const digitSite = (arm: ArmBones, digit: Digit, where: string, angles: Angles): SkinPoint => {
  const { joints, along, pads } = digitPoints(arm, digit, angles);
  const { radii } = arm.digits[digit];
  const [, second, third, tip] = joints;
  const thumbSide = scale(unit(cross(along[1], pads[1])), arm.sign);
  const out = (from: Vec, normal: Vec, by: number): SkinPoint => ({
    point: add(from, scale(normal, by)),
    normal,
  });
  const nearTip = add(tip, scale(along[2], -radii[2]));
  switch (where) {
    case 'tip':
      return { point: tip, normal: along[2] };
    case 'pad':
      return out(nearTip, pads[2], radii[2]);
    case 'nail':
      return out(nearTip, scale(pads[2], -1), radii[2]);
    case 'mid':
      return digit === 'thumb' ? out(third, pads[1], radii[1]) : out(second, pads[1], radii[1]);
    case 'mid-back': {
      const back = scale(unit(add(pads[0], pads[1])), -1);
      return digit === 'thumb' ? out(third, back, radii[1]) : out(second, back, radii[1]);
    }
    case 'thumb-side':
      return out(midway(second, third), thumbSide, radii[1]);
    case 'little-side':
      return out(midway(second, third), scale(thumbSide, -1), radii[1]);
    case 'base':
      return out(midway(joints[0], second), pads[0], radii[0]);
    case 'knuckle':
      return out(joints[0], [0, 0, -1], -arm.palmBack);
    default:
      throw new Error(`A ${digit} has no site "${where}".`);
  }
};

const handSite = (arm: ArmBones, site: string, angles: Angles): SkinPoint => {
  const { index, middle, little } = arm.digits;
  const reach = middle.base[1];
  const radial = index.base[0] + arm.sign * index.radii[0];
  const ulnar = little.base[0] - arm.sign * little.radii[0];
  const side: Vec = [arm.sign, 0, 0];
  switch (site) {
    case 'palm':
      return { point: [0, 0.62 * reach, arm.palmFront * 0.8], normal: [0, 0, 1] };
    case 'back':
      return { point: [0, 0.62 * reach, arm.palmBack], normal: [0, 0, -1] };
    case 'heel':
      return { point: [0, 0.16 * reach, arm.palmFront * 0.85], normal: [0, 0, 1] };
    case 'wrist':
      return { point: [0, -0.12 * reach, arm.forearmRadius * 0.7], normal: [0, 0, 1] };
    case 'wrist-back':
      return { point: [0, -0.12 * reach, -arm.forearmRadius * 0.7], normal: [0, 0, -1] };
    case 'fingers': {
      const at = digitPoints(arm, 'middle', angles);
      return {
        point: add(at.joints[2], scale(at.pads[1], middle.radii[1])),
        normal: at.pads[1],
      };
    }
    case 'thumb-edge':
      return { point: [radial, 0.9 * reach, 0], normal: side };
    case 'little-edge':
      return { point: [ulnar, 0.6 * reach, 0], normal: scale(side, -1) };
    case 'fist-top': {
      const at = digitPoints(arm, 'index', angles);
      const centre = midway(at.joints[1], at.joints[3]);
      const middleOfFist = midway(centre, at.joints[0]);
      return { point: [radial, middleOfFist[1], middleOfFist[2]], normal: side };
    }
    case 'fist-base': {
      const at = digitPoints(arm, 'little', angles);
      const middleOfFist = midway(midway(at.joints[1], at.joints[3]), at.joints[0]);
      return { point: [ulnar, middleOfFist[1], middleOfFist[2]], normal: scale(side, -1) };
    }
    case 'fork': {
      const thumb = digitPoints(arm, 'thumb', angles);
      const knuckle = digitPoints(arm, 'index', angles).joints[0];
      const web = add(scale(thumb.joints[1], 0.55), scale(knuckle, 0.45));
      const outward = unit(add(thumb.along[1], [0, 1, 0]));
      const square = perpendicular(outward, [0, 0, 1]);
      return { point: add(web, scale(unit(square), 0.012)), normal: unit(square) };
    }
    default:
      throw new Error(`A hand has no site "${site}".`);
  }
};

const midway = (a: Vec, b: Vec): Vec => scale(add(a, b), 0.5);
