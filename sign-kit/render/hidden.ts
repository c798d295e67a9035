import { createPose, jointPositions, type Rig, type Sequence } from '@isl/signing';
import type { Projection } from '../src/avatar/views.js';
import type { Hidden } from './arrow-place.js';
import { DIGITS, type Point, SIDES } from './movement.js';
import type { Ring } from './ring.js';

/** A face from its middle to its edge, and a finger or a part of a palm; metres. */
const FACE_M = 0.085;
const FINGER_M = 0.014;
const PALM_M = 0.03;

/** Where face and hands are in a picture, which no arrow is to hide. */
export function hiddenAt(sequence: Sequence, rig: Rig, atMs: number, project: Projection): Hidden {
  const pose = createPose(rig);
  const positions = new Float32Array(rig.joints.length * 3);
  sequence.sample(atMs, pose);
  jointPositions(rig, pose, positions);
  const at = (name: string): Point => {
    const from = rig.indexOf(name) * 3;
    return [positions[from] ?? 0, positions[from + 1] ?? 0, positions[from + 2] ?? 0];
  };
  const circle = (place: Point, radius: number): Ring => {
    const [x, y] = project(place);
    return { x, y, radius: project([place[0], place[1] - radius, place[2]])[1] - y };
  };
  const [left, right] = [at('LeftEye'), at('RightEye')];
  const middle: Point = [
    (left[0] + right[0]) / 2,
    (left[1] + right[1]) / 2 - 0.03,
    (left[2] + right[2]) / 2,
  ];
  const hands = SIDES.filter((side) => at(`${side}Hand`)[1] > at('Hips')[1]).flatMap((side) => [
    ...DIGITS.flatMap((digit) =>
      [2, 3].map((joint) => circle(at(`${side}Hand${digit}${joint}`), FINGER_M)),
    ),
    ...['Index', 'Middle', 'Pinky'].map((digit) => circle(at(`${side}Hand${digit}1`), PALM_M)),
  ]);
  return { face: circle(middle, FACE_M), hands };
}
