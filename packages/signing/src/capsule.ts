import { digitPoints } from './hand.js';
import type { Angles } from './handshapes.js';
import { type ArmBones, DIGITS, scale, subtract, type Vec } from './rig.js';

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
