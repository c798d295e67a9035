import { quat, vec3 } from 'gl-matrix';
import { type Angles, THUMB } from './handshapes.js';
import {
  type ArmBones,
  add,
  cross,
  DIGITS,
  type Digit,
  rotate,
  scale,
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
