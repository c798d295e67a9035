import { quat, vec3 } from 'gl-matrix';
import { depthBetween } from '../bodies.js';
import { type Capsule, handCapsules } from '../capsule.js';
import { ANGLES } from '../handshapes.js';
import { type ArmBones, DIGITS, type Rig, rotate, type Vec } from '../rig.js';
import { jointPositions, worldRotations } from '../skeleton.js';
import type { Pose } from '../types.js';
import { fleshToHead } from './gaps.js';

/** Metres of air in a posed figure: between its hands, and between the nearer one and its head. */
export type PosedGaps = { readonly hands: number; readonly head: number };

type Posed = { readonly positions: Float32Array; readonly turns: readonly quat[] };

export function posedGaps(rig: Rig, pose: Pose): PosedGaps {
  const positions = jointPositions(rig, pose, new Float32Array(rig.joints.length * 3));
  const posed = { positions, turns: worldRotations(rig, pose) };
  const flesh = rig.arms.map((arm) => fleshOf(arm, posed)) as [Capsule[], Capsule[]];
  const atHead = flesh.map((one) => fleshToHead(rig, againstHead(rig, posed, one)));
  return { hands: -depthBetween(flesh[0], flesh[1]), head: Math.min(...atHead) };
}

const at = ({ positions }: Posed, joint: number): Vec => [
  positions[joint * 3] as number,
  positions[joint * 3 + 1] as number,
  positions[joint * 3 + 2] as number,
];

/** A hand's capsules along its bones as they are posed; how thick they are does not depend on that. */
function fleshOf(arm: ArmBones, posed: Posed): Capsule[] {
  const radii = handCapsules(arm, new Float32Array(ANGLES)).map(({ radius }) => radius);
  const hand = at(posed, arm.hand);
  const turn = quat.multiply(quat.create(), posed.turns[arm.hand] as quat, arm.frame);
  const put = (point: Vec): Vec => plus(hand, rotate(point, turn), 1);
  const capsules: Capsule[] = [];
  const add = (from: Vec, to: Vec): void => {
    capsules.push({ from, to, radius: radii[capsules.length] as number });
  };
  for (const digit of DIGITS) {
    const { joints, rest, lengths, radii: thick, base } = arm.digits[digit];
    const [a, b, c] = joints.map((joint) => at(posed, joint)) as [Vec, Vec, Vec];
    const along = rotate(rotate(rest[2], arm.frame), posed.turns[joints[2]] as quat);
    add(a, b);
    add(b, c);
    add(c, plus(c, along, lengths[2] - thick[2]));
    if (digit !== 'thumb') add(put([base[0] * 0.5, base[1] * 0.1, 0]), a);
  }
  return capsules;
}

/** Flesh where it would be if the head were at rest. */
function againstHead(rig: Rig, posed: Posed, flesh: readonly Capsule[]): Capsule[] {
  const head = rig.indexOf('Head');
  const back = quat.invert(quat.create(), posed.turns[head] as quat);
  const now = at(posed, head);
  const rest = rig.joints[head]?.head ?? [0, 0, 0];
  const put = (point: Vec): Vec => {
    const from = vec3.subtract(vec3.create(), point as unknown as vec3, now as unknown as vec3);
    return plus(rest, rotate([from[0], from[1], from[2]], back), 1);
  };
  return flesh.map(({ from, to, radius }) => ({ from: put(from), to: put(to), radius }));
}

const plus = (a: Vec, b: Vec, by: number): Vec => [
  a[0] + b[0] * by,
  a[1] + b[1] * by,
  a[2] + b[2] * by,
];
