import { DIGITS, type Rig, rotate, type Vec } from '../rig.js';
import { jointPositions, worldRotations } from '../skeleton.js';
import type { Pose } from '../types.js';

/** Of each hand of a posed figure its wrist, then the tips of its digits. */
export type PosedHands = Readonly<Record<'D' | 'N', readonly Vec[]>>;

let positions = new Float32Array();

export function posedHands(rig: Rig, pose: Pose): PosedHands {
  if (positions.length !== rig.joints.length * 3)
    positions = new Float32Array(rig.joints.length * 3);
  jointPositions(rig, pose, positions);
  const turns = worldRotations(rig, pose);
  const at = (joint: number): Vec => [
    positions[joint * 3] ?? 0,
    positions[joint * 3 + 1] ?? 0,
    positions[joint * 3 + 2] ?? 0,
  ];
  const [D, N] = rig.arms.map((arm) => {
    const tips = DIGITS.map((digit): Vec => {
      const { joints, rest, lengths } = arm.digits[digit];
      const turn = turns[joints[2]];
      const along = turn ? rotate(rotate(rest[2], arm.frame), turn) : rest[2];
      const [x, y, z] = at(joints[2]);
      return [x + along[0] * lengths[2], y + along[1] * lengths[2], z + along[2] * lengths[2]];
    });
    return [at(arm.hand), ...tips];
  });
  return { D: D ?? [], N: N ?? [] };
}

export const shoulderWidth = (rig: Rig): number => 2 * Math.abs(rig.arms[0].shoulder[0]);

/** How far the points of two hands are from each other on average, metres. */
export const apart = (a: readonly Vec[], b: readonly Vec[]): number =>
  a.reduce((sum, point, k) => {
    const [x, y, z] = b[k] ?? point;
    return sum + Math.hypot(point[0] - x, point[1] - y, point[2] - z);
  }, 0) / Math.max(1, a.length);
