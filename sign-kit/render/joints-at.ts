import { createPose, jointPositions, type Rig, type Sequence } from '@isl/signing';
import { DIGITS, type Point, SIDES } from './movement.js';

export type Side = (typeof SIDES)[number];
/** Where a joint is, by its name. */
export type Joints = (name: string) => Point;

/** Where the joints of who signs are at a moment. */
export function jointsOf(sequence: Sequence, rig: Rig): (atMs: number) => Joints {
  const pose = createPose(rig);
  return (atMs) => {
    const positions = new Float32Array(rig.joints.length * 3);
    sequence.sample(atMs, pose);
    jointPositions(rig, pose, positions);
    return (name) => {
      const from = rig.indexOf(name) * 3;
      return [positions[from] ?? 0, positions[from + 1] ?? 0, positions[from + 2] ?? 0];
    };
  };
}

/** A finger's last joint is not its tip yet: so much further on, of its last part. */
const TIP = 0.9;

export function tipOf(at: Joints, side: Side, digit: (typeof DIGITS)[number]): Point {
  const [before, last] = [at(`${side}Hand${digit}2`), at(`${side}Hand${digit}3`)];
  const on = (axis: 0 | 1 | 2): number => last[axis] + TIP * (last[axis] - before[axis]);
  return [on(0), on(1), on(2)];
}

export const raisedOf = (at: Joints): readonly Side[] =>
  SIDES.filter((side) => at(`${side}Hand`)[1] > at('Hips')[1]);

/** The parts of a hand that tell where it is, and how it is shaped. */
export const handPoints = (at: Joints, side: Side): readonly Point[] => [
  at(`${side}Hand`),
  ...DIGITS.flatMap((digit) => [1, 2, 3].map((k) => at(`${side}Hand${digit}${k}`))),
  ...DIGITS.map((digit) => tipOf(at, side, digit)),
];
