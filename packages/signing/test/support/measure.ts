import { quat } from 'gl-matrix';
import type { Pose, Rig } from '../../src/index.js';
import {
  type ArmBones,
  DIGITS,
  type Digit,
  length,
  rotate,
  subtract,
  type Vec,
} from '../../src/rig.js';
import { jointPositions, worldRotations } from '../../src/skeleton.js';

export const SIDES = ['D', 'N'] as const;
export type Side = (typeof SIDES)[number];

const DEGREES = 180 / Math.PI;
const clamp = (value: number): number => Math.min(1, Math.max(-1, value));
const armOf = (rig: Rig, side: Side): ArmBones => rig.arms[side === 'D' ? 0 : 1];
const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** A pose's joints in the world: where they are, and, until the next call, how they are turned. */
export const skeletonOf = (rig: Rig, pose: Pose) => {
  const positions = jointPositions(rig, pose, new Float32Array(rig.joints.length * 3));
  const turns = worldRotations(rig, pose);
  return {
    positions,
    at: (joint: number): Vec => {
      const [x = 0, y = 0, z = 0] = positions.subarray(joint * 3, joint * 3 + 3);
      return [x, y, z];
    },
    turn: (joint: number): quat => turns[joint] ?? quat.create(),
  };
};

const between = (a: Vec, b: Vec): number => Math.acos(clamp(dot(a, b))) * DEGREES;
const directionOf = (from: Vec, to: Vec): Vec => {
  const way = subtract(to, from);
  return [way[0] / length(way), way[1] / length(way), way[2] / length(way)];
};

/** Degrees of elbow and wrist, read from where the bones are. */
export const armAngles = (rig: Rig, pose: Pose, side: Side) => {
  const arm = armOf(rig, side);
  const { at, turn } = skeletonOf(rig, pose);
  const upper = directionOf(at(arm.arm), at(arm.forearm));
  const lower = directionOf(at(arm.forearm), at(arm.hand));
  const hand = quat.multiply(quat.create(), turn(arm.hand), arm.frame);
  const toThumb = rotate([arm.sign, 0, 0], hand);
  const alongFingers = rotate([0, 1, 0], hand);
  const outOfPalm = rotate([0, 0, 1], hand);
  return {
    elbow: between(upper, lower),
    flexion: Math.atan2(-dot(lower, outOfPalm), dot(lower, alongFingers)) * DEGREES,
    deviation: -Math.asin(clamp(dot(lower, toThumb))) * DEGREES,
  };
};

/** A turn about an axis, from the two numbers of its quaternion that matter; -180 to 180 degrees. */
const angleOf = (part: number, w: number): number => {
  const angle = 2 * Math.atan2(part, w) * DEGREES;
  if (angle > 180) return angle - 360;
  return angle < -180 ? angle + 360 : angle;
};

/** A joint's own turn in the hand's frame. */
const inHand = (arm: ArmBones, { rotations }: Pose, joint: number): quat => {
  const [x = 0, y = 0, z = 0, w = 1] = rotations.subarray(joint * 4, joint * 4 + 4);
  const turn = quat.multiply(quat.create(), arm.frameInverse, quat.fromValues(x, y, z, w));
  return quat.multiply(turn, turn, arm.frame);
};

const fingerAngles = (arm: ArmBones, pose: Pose, digit: Digit): number[] => {
  const { joints, straighten } = arm.digits[digit];
  const bends = joints.map((joint, k) => {
    const turn = inHand(arm, pose, joint);
    const before = straighten[k - 1];
    if (before) quat.multiply(turn, before, turn);
    const own = straighten[k] ?? quat.create();
    return quat.multiply(turn, turn, quat.invert(quat.create(), own));
  });
  const [first = quat.create()] = bends;
  return [
    -arm.sign * angleOf(first[2], first[3]),
    ...bends.map((turn) => angleOf(turn[0], turn[3])),
  ];
};

/** Where the thumb points, and by how much its two joints bend, whichever way. */
const thumbAngles = (arm: ArmBones, pose: Pose): number[] => {
  const { joints, rest } = arm.digits.thumb;
  const turn = quat.create();
  const [a, b, c] = joints.map((joint, k) => {
    quat.multiply(turn, turn, inHand(arm, pose, joint));
    return rotate(rest[k] ?? [0, 1, 0], turn);
  });
  if (!(a && b && c)) throw new Error('a thumb has three bones');
  const out = Math.atan2(arm.sign * a[0], a[1]) * DEGREES;
  return [out, Math.asin(clamp(a[2])) * DEGREES, between(a, b), between(b, c)];
};

/** The twenty angles of a handshape, read back from the turns of the joints. */
export const handAngles = (rig: Rig, pose: Pose, side: Side): number[] => {
  const arm = armOf(rig, side);
  return DIGITS.flatMap((digit) =>
    digit === 'thumb' ? thumbAngles(arm, pose) : fingerAngles(arm, pose, digit),
  );
};

/** Where the skin of a fingertip is. */
export const tipOf = (rig: Rig, pose: Pose, side: Side, digit: Digit): Vec => {
  const arm = armOf(rig, side);
  const { joints, rest, lengths } = arm.digits[digit];
  const { at, turn } = skeletonOf(rig, pose);
  const [x, y, z] = at(joints[2]);
  const bone = rotate(rotate(rest[2], arm.frame), turn(joints[2]));
  return [x + bone[0] * lengths[2], y + bone[1] * lengths[2], z + bone[2] * lengths[2]];
};

/** The farthest that a joint is from where it was, metres. */
export const farthest = (before: Float32Array, after: Float32Array): number => {
  let most = 0;
  for (let at = 0; at < after.length; at += 3) {
    const x = (after[at] ?? 0) - (before[at] ?? 0);
    const y = (after[at + 1] ?? 0) - (before[at + 1] ?? 0);
    const z = (after[at + 2] ?? 0) - (before[at + 2] ?? 0);
    most = Math.max(most, Math.hypot(x, y, z));
  }
  return most;
};
