import { quat, vec3 } from 'gl-matrix';
import type { ArmBones, Vec } from './rig.js';

/** The share of a turned hand that the forearm takes; the wrist itself cannot turn. */
const FOREARM_SHARE = 0.6;

const toWrist = vec3.create();
const pole = vec3.create();
const poleSide = vec3.create();
const upper = vec3.create();
const lower = vec3.create();
const hinge = vec3.create();
const third = vec3.create();
const basis = new Float32Array(9);
const restBasis = quat.create();
const upperTurn = quat.create();
const lowerTurn = quat.create();
const handTurn = quat.create();
const relative = quat.create();
const twist = quat.create();
const inverse = quat.create();
const local = quat.create();
const IDENTITY = quat.create();

/**
 * Puts the wrist at `wrist` with the hand's frame turned by `hand`, the elbow swung out by `swivel`
 * radians, and writes the local rotations of arm, forearm and hand. A wrist beyond reach stops short.
 */
export const solveArm = (
  arm: ArmBones,
  wrist: vec3,
  hand: quat,
  swivel: number,
  rotations: Float32Array,
): void => {
  aim(arm, wrist, swivel);
  turnBone(upperTurn, arm.upperRest, upper, arm, hinge);
  turnBone(lowerTurn, arm.lowerRest, lower, arm, hinge);
  quat.multiply(handTurn, hand, arm.frameInverse);
  findTwist(arm);
  quat.slerp(twist, IDENTITY, twist, FOREARM_SHARE);
  quat.multiply(lowerTurn, lowerTurn, twist);

  write(rotations, arm.arm, upperTurn);
  quat.invert(inverse, upperTurn);
  write(rotations, arm.forearm, quat.multiply(local, inverse, lowerTurn));
  quat.invert(inverse, lowerTurn);
  write(rotations, arm.hand, quat.multiply(local, inverse, handTurn));
};

/** Directions of both bones and of the elbow's axis, into the scratch above. */
const aim = (arm: ArmBones, wrist: vec3, swivel: number): void => {
  const { shoulder, upperLength: a, lowerLength: b, sign } = arm;
  vec3.subtract(toWrist, wrist, shoulder as vec3);
  const distance = Math.min(Math.max(vec3.length(toWrist), Math.abs(a - b) + 0.02), a + b - 0.002);
  vec3.normalize(toWrist, toWrist);
  vec3.set(pole, -sign * 0.5, -1, -0.35);
  vec3.scaleAndAdd(pole, pole, toWrist, -vec3.dot(pole, toWrist));
  vec3.normalize(pole, pole);
  vec3.cross(poleSide, toWrist, pole);
  vec3.scale(pole, pole, Math.cos(swivel));
  vec3.scaleAndAdd(pole, pole, poleSide, -sign * Math.sin(swivel));
  const along = (a * a - b * b + distance * distance) / (2 * distance);
  const aside = Math.sqrt(Math.max(0, a * a - along * along));
  vec3.scale(upper, toWrist, along / a);
  vec3.scaleAndAdd(upper, upper, pole, aside / a);
  vec3.scale(lower, toWrist, (distance - along) / b);
  vec3.scaleAndAdd(lower, lower, pole, -aside / b);
  vec3.cross(hinge, pole, toWrist);
};

/** The turn from rest that brings a bone to `direction` and the elbow's axis to `axis`. */
const turnBone = (out: quat, rest: Vec, direction: vec3, arm: ArmBones, axis: vec3): void => {
  frameOf(restBasis, rest as unknown as vec3, arm.hingeRest as unknown as vec3);
  frameOf(out, direction, axis);
  quat.invert(restBasis, restBasis);
  quat.multiply(out, out, restBasis);
};

const frameOf = (out: quat, y: vec3, x: vec3): void => {
  vec3.cross(third, x, y);
  basis[0] = x[0];
  basis[1] = x[1];
  basis[2] = x[2];
  basis[3] = y[0];
  basis[4] = y[1];
  basis[5] = y[2];
  basis[6] = third[0];
  basis[7] = third[1];
  basis[8] = third[2];
  quat.fromMat3(out, basis as unknown as Parameters<typeof quat.fromMat3>[1]);
  quat.normalize(out, out);
};

/** The part of the hand's turn that goes round the forearm, into `twist`. */
const findTwist = ({ lowerRest }: ArmBones): void => {
  quat.invert(inverse, lowerTurn);
  quat.multiply(relative, inverse, handTurn);
  const x = lowerRest[0];
  const y = lowerRest[1];
  const z = lowerRest[2];
  const along = relative[0] * x + relative[1] * y + relative[2] * z;
  twist[0] = x * along;
  twist[1] = y * along;
  twist[2] = z * along;
  twist[3] = relative[3];
  quat.normalize(twist, twist);
  if (twist[3] < 0) quat.scale(twist, twist, -1);
};

const twistAngle = ({ lowerRest: [x, y, z] }: ArmBones): number =>
  2 * Math.atan2(twist[0] * x + twist[1] * y + twist[2] * z, twist[3]);

const write = (rotations: Float32Array, joint: number, turn: quat): void => {
  rotations[joint * 4] = turn[0];
  rotations[joint * 4 + 1] = turn[1];
  rotations[joint * 4 + 2] = turn[2];
  rotations[joint * 4 + 3] = turn[3];
};

/** What an arm has to do for a key pose, in degrees. */
export type ArmStrain = {
  /** Toward the palm; negative toward the back of the hand. */
  readonly flexion: number;
  /** Toward the thumb; negative toward the little finger. */
  readonly deviation: number;
  /** From thumb-up toward palm-down; negative toward palm-up. */
  readonly pronation: number;
  readonly elbow: number;
  /** How far the wrist stays from where it was asked to be, metres. */
  readonly shortBy: number;
  readonly elbowAt: Vec;
};

const DEGREES = 180 / Math.PI;
const handX = vec3.create();
const handY = vec3.create();
const handZ = vec3.create();

export const strainOf = (arm: ArmBones, wrist: vec3, hand: quat, swivel: number): ArmStrain => {
  const asked = vec3.distance(wrist, arm.shoulder as vec3);
  aim(arm, wrist, swivel);
  turnBone(lowerTurn, arm.lowerRest, lower, arm, hinge);
  quat.multiply(handTurn, hand, arm.frameInverse);
  findTwist(arm);
  const turned = twistAngle(arm) * DEGREES;
  vec3.transformQuat(handX, [1, 0, 0], hand);
  vec3.transformQuat(handY, [0, 1, 0], hand);
  vec3.transformQuat(handZ, [0, 0, 1], hand);
  const elbowAt: Vec = [
    arm.shoulder[0] + upper[0] * arm.upperLength,
    arm.shoulder[1] + upper[1] * arm.upperLength,
    arm.shoulder[2] + upper[2] * arm.upperLength,
  ];
  return {
    flexion: Math.atan2(-vec3.dot(lower, handZ), vec3.dot(lower, handY)) * DEGREES,
    deviation: Math.asin(clamp(-arm.sign * vec3.dot(lower, handX))) * DEGREES,
    pronation: restPronation(arm) - arm.sign * turned,
    elbow: Math.acos(clamp(vec3.dot(upper, lower))) * DEGREES,
    shortBy: Math.max(0, asked - (arm.upperLength + arm.lowerLength - 0.002)),
    elbowAt,
  };
};

const clamp = (value: number): number => Math.min(1, Math.max(-1, value));

const restPalm = vec3.create();
const neutral = vec3.create();

/** How far the resting hand is turned from thumb-up. */
const restPronation = (arm: ArmBones): number => {
  vec3.transformQuat(restPalm, [0, 0, 1], arm.frame);
  const along = arm.lowerRest as unknown as vec3;
  vec3.scaleAndAdd(restPalm, restPalm, along, -vec3.dot(restPalm, along));
  vec3.normalize(restPalm, restPalm);
  vec3.scale(neutral, arm.hingeRest as unknown as vec3, -arm.sign);
  vec3.cross(third, neutral, restPalm);
  const angle = Math.atan2(vec3.dot(third, along), vec3.dot(neutral, restPalm));
  return -arm.sign * angle * DEGREES;
};

const SWIVELS = Array.from({ length: 19 }, (_, k) => (k * 8 - 40) / DEGREES);

/** An elbow that is not so far below its shoulder is work, and looks like it. */
const LOW_M = 0.16;
const LOW_SHARE = 6.4;

/** The swing of the elbow that is kindest to wrist and shoulder. */
export const comfortableSwivel = (arm: ArmBones, wrist: vec3, hand: quat): number => {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const swivel of SWIVELS) {
    const cost = discomfort(arm, strainOf(arm, wrist, hand, swivel), swivel);
    if (cost < least) {
      least = cost;
      best = swivel;
    }
  }
  return best;
};

const discomfort = (arm: ArmBones, strain: ArmStrain, swivel: number): number => {
  const { flexion, deviation, pronation, elbowAt } = strain;
  const raised = Math.max(0, elbowAt[1] - arm.shoulder[1] + LOW_M);
  const inward = -arm.sign * elbowAt[0] < Math.abs(arm.shoulder[0]) - 0.02 ? 1 : 0;
  return (
    (flexion / 55) ** 2 +
    (flexion / 70) ** 8 +
    (deviation / (deviation > 0 ? 15 : 25)) ** 2 +
    (deviation / (deviation > 0 ? 24 : 40)) ** 8 +
    ((pronation - 10) / 60) ** 2 +
    ((pronation - 5) / 88) ** 8 +
    (swivel / 0.5) ** 2 +
    LOW_SHARE * (raised / LOW_M) ** 2 +
    inward * 0.8
  );
};
