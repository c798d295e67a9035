import { quat, vec3 } from 'gl-matrix';
import { type Angles, THUMB } from './handshapes.js';
import {
  type ArmBones,
  add,
  cross,
  DIGITS,
  type Digit,
  perpendicular,
  rotate,
  scale,
  subtract,
  unit,
  type Vec,
} from './rig.js';

const RADIANS = Math.PI / 180;
const X = vec3.fromValues(1, 0, 0);
const Z = vec3.fromValues(0, 0, 1);

const spreadTurn = quat.create();
const bendTurn = quat.create();
const turns = [quat.create(), quat.create(), quat.create()] as const;
const toThumb = quat.create();
const inverse = quat.create();
const thumbDirection = vec3.create();
const thumbAxis = vec3.create();
const thumbPad = vec3.create();

/** Turns of a digit's three bones in the hand's frame; the arrays are used again by the next call. */
const digitTurns = (arm: ArmBones, digit: Digit, angles: Angles): typeof turns => {
  const { straighten, rest } = arm.digits[digit];
  if (digit === 'thumb') return thumbTurns(arm, angles, rest);
  const at = DIGITS.indexOf(digit) * 4;
  quat.setAxisAngle(spreadTurn, Z, -arm.sign * (angles[at] ?? 0) * RADIANS);
  let bend = 0;
  for (let k = 0; k < 3; k += 1) {
    bend += (angles[at + 1 + k] ?? 0) * RADIANS;
    const out = turns[k] as quat;
    quat.setAxisAngle(bendTurn, X, bend);
    quat.multiply(out, spreadTurn, bendTurn);
    quat.multiply(out, out, straighten[k] as quat);
  }
  return turns;
};

const thumbTurns = (arm: ArmBones, angles: Angles, rest: readonly Vec[]): typeof turns => {
  const out = (angles[THUMB] ?? 0) * RADIANS;
  const forward = (angles[THUMB + 1] ?? 0) * RADIANS;
  vec3.set(
    thumbDirection,
    arm.sign * Math.sin(out) * Math.cos(forward),
    Math.cos(out) * Math.cos(forward),
    Math.sin(forward),
  );
  // The thumb's pad looks at the fingers and a little into the palm, and it bends that way.
  vec3.set(thumbPad, -arm.sign * 0.85, 0.25, 0.45);
  const along = vec3.dot(thumbPad, thumbDirection);
  vec3.scaleAndAdd(thumbPad, thumbPad, thumbDirection, -along);
  vec3.normalize(thumbPad, thumbPad);
  vec3.cross(thumbAxis, thumbDirection, thumbPad);
  let bend = 0;
  for (let k = 0; k < 3; k += 1) {
    if (k > 0) bend += (angles[THUMB + 1 + k] ?? 0) * RADIANS;
    quat.rotationTo(toThumb, rest[k] as unknown as vec3, thumbDirection);
    quat.setAxisAngle(bendTurn, thumbAxis, bend);
    quat.multiply(turns[k] as quat, bendTurn, toThumb);
  }
  return turns;
};

const parentInverse = quat.create();
const local = quat.create();

/** Writes the local rotations of all fifteen finger joints. */
export const bendFingers = (arm: ArmBones, angles: Angles, rotations: Float32Array): void => {
  for (let d = 0; d < DIGITS.length; d += 1) {
    const digit = DIGITS[d] as Digit;
    const made = digitTurns(arm, digit, angles);
    const { joints } = arm.digits[digit];
    for (let k = 0; k < 3; k += 1) {
      // local = frame * (parent's turn)^-1 * own turn * frame^-1
      if (k === 0) quat.copy(local, made[0]);
      else {
        quat.invert(parentInverse, made[k - 1] as quat);
        quat.multiply(local, parentInverse, made[k] as quat);
      }
      quat.multiply(local, arm.frame, local);
      quat.multiply(local, local, arm.frameInverse);
      const at = (joints[k] as number) * 4;
      rotations[at] = local[0];
      rotations[at + 1] = local[1];
      rotations[at + 2] = local[2];
      rotations[at + 3] = local[3];
    }
  }
};

/** A point of the skin and the way it faces. */
export type SkinPoint = { readonly point: Vec; readonly normal: Vec };

/** A digit's joints, its tip, the directions of its bones and of its pad, in the hand's frame. */
export type DigitPoints = {
  readonly joints: readonly [Vec, Vec, Vec, Vec];
  readonly along: readonly [Vec, Vec, Vec];
  readonly pads: readonly [Vec, Vec, Vec];
};

export const digitPoints = (arm: ArmBones, digit: Digit, angles: Angles): DigitPoints => {
  const { base, lengths, rest } = arm.digits[digit];
  const made = digitTurns(arm, digit, angles);
  const along = [0, 1, 2].map((k) => unit(rotate(rest[k] as Vec, made[k] as quat)));
  let flex: Vec = [1, 0, 0];
  if (digit === 'thumb') flex = [thumbAxis[0], thumbAxis[1], thumbAxis[2]];
  else {
    const spread = -arm.sign * (angles[DIGITS.indexOf(digit) * 4] ?? 0) * RADIANS;
    flex = rotate(flex, quat.setAxisAngle(inverse, Z, spread));
  }
  const pads = along.map((direction) => unit(cross(flex, direction)));
  const joints: Vec[] = [base];
  for (let k = 0; k < 3; k += 1) {
    joints.push(add(joints[k] as Vec, scale(along[k] as Vec, lengths[k] as number)));
  }
  return {
    joints: joints as unknown as DigitPoints['joints'],
    along: along as unknown as DigitPoints['along'],
    pads: pads as unknown as DigitPoints['pads'],
  };
};

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

/** A bone of the hand with flesh round it, for telling whether two hands are in each other. */
export type Capsule = { readonly from: Vec; readonly to: Vec; readonly radius: number };

/** The hand's fingers and palm as capsules in its own frame. */
export const handCapsules = (arm: ArmBones, angles: Angles): Capsule[] => {
  const capsules: Capsule[] = [];
  for (const digit of DIGITS) {
    const { joints, along } = digitPoints(arm, digit, angles);
    const { radii } = arm.digits[digit];
    const end = subtract(joints[3], scale(along[2], radii[2]));
    const ends = [joints[1], joints[2], end];
    for (let k = 0; k < 3; k += 1) {
      // The ball of the thumb is flesh that gives way; only its bone counts.
      const radius = digit === 'thumb' && k === 0 ? 0.012 : (radii[k] as number);
      capsules.push({ from: joints[k] as Vec, to: ends[k] as Vec, radius });
    }
    if (digit === 'thumb') continue;
    const wrist: Vec = [joints[0][0] * 0.5, joints[0][1] * 0.1, 0];
    capsules.push({ from: wrist, to: joints[0], radius: -arm.palmBack * 0.9 });
  }
  return capsules;
};

/** How deep two capsules are in each other, metres; negative is the air between them. */
export const capsuleDepth = (a: Capsule, b: Capsule): number =>
  a.radius + b.radius - segmentDistance(a.from, a.to, b.from, b.to);

// The nearest points of two segments (Ericson, Real-Time Collision Detection, 5.1.9), with plain
// numbers: a sentence asks for it some hundred thousand times.
const segmentDistance = (p1: Vec, q1: Vec, p2: Vec, q2: Vec): number => {
  const ux = q1[0] - p1[0];
  const uy = q1[1] - p1[1];
  const uz = q1[2] - p1[2];
  const vx = q2[0] - p2[0];
  const vy = q2[1] - p2[1];
  const vz = q2[2] - p2[2];
  const wx = p1[0] - p2[0];
  const wy = p1[1] - p2[1];
  const wz = p1[2] - p2[2];
  const a = Math.max(1e-12, ux * ux + uy * uy + uz * uz);
  const e = Math.max(1e-12, vx * vx + vy * vy + vz * vz);
  const b = ux * vx + uy * vy + uz * vz;
  const c = ux * wx + uy * wy + uz * wz;
  const f = vx * wx + vy * wy + vz * wz;
  const slope = a * e - b * b;
  let s = slope > 1e-12 ? clamp01((b * f - c * e) / slope) : 0;
  const t = clamp01((b * s + f) / e);
  s = clamp01((b * t - c) / a);
  const x = wx + ux * s - vx * t;
  const y = wy + uy * s - vy * t;
  const z = wz + uz * s - vz * t;
  return Math.sqrt(x * x + y * y + z * z);
};

const clamp01 = (value: number): number => Math.min(1, Math.max(0, value));
