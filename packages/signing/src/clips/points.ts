import { type quat, vec3 } from 'gl-matrix';
import { BODY_POINTS, bodyPoint, HAND_POINTS, type HandPoint, handPoint } from '../mediapipe.js';
import {
  type ArmBones,
  add,
  DIGITS,
  length,
  NOWHERE,
  type Rig,
  rotate,
  scale,
  type Vec,
} from '../rig.js';
import { jointPositions, worldRotations } from '../skeleton.js';
import type { Pose } from '../types.js';
import type { Projection } from './camera.js';

/** MediaPipe's points of the body, then those of the left hand, then those of the right. */
export const POINTS = BODY_POINTS.length + 2 * HAND_POINTS.length;
export const LEFT_HAND = BODY_POINTS.length;
export const RIGHT_HAND = BODY_POINTS.length + HAND_POINTS.length;
const HIPS = [bodyPoint('LEFT_HIP'), bodyPoint('RIGHT_HIP')] as const;

/** Something on the body: a joint, or a place that is carried along by one. */
type Anchor = { readonly joint: number; readonly offset: vec3 };

const HEAD_POINTS: readonly (readonly [place: string, side: 1 | -1, aside: number])[] = [
  ['nose', 1, 0],
  ['eye', 1, -0.013],
  ['eye', 1, 0],
  ['eye', 1, 0.013],
  ['eye', -1, -0.013],
  ['eye', -1, 0],
  ['eye', -1, 0.013],
  ['ear', 1, 0],
  ['ear', -1, 0],
  ['mouth', 1, 0.024],
  ['mouth', -1, 0.024],
];

// MediaPipe's joints are not quite the figures': all below was measured on rendered clips
// (python -m isl_training.evaluation.dropping).

/** Toward the middle and up, in shoulder widths. */
export const OF_SHOULDERS = [0.05, 0.08] as const;
const OF_EARS = [0.08, 0.07] as const;
/** In the hand's frame, in hand sizes: toward the index side, and along the fingers. */
const OF_HANDS: Readonly<Partial<Record<HandPoint, readonly [number, number]>>> = {
  WRIST: [0.028, 0.121],
  THUMB_CMC: [0.046, -0.039],
  THUMB_MCP: [0.013, 0.037],
  INDEX_FINGER_MCP: [-0.035, -0.093],
  MIDDLE_FINGER_MCP: [0.027, -0.072],
  RING_FINGER_MCP: [0.041, -0.075],
  PINKY_MCP: [0.061, -0.077],
};
/** How much of the depth is seen in a hand, and how much too much in a body. */
export const DEPTH_OF_HANDS = 0.38;
export const DEPTH_OF_BODY = 2.5;

/** From the middle of the hips, x for each side: what MediaPipe guesses of legs that it does not see. */
const LEGS: readonly (readonly [number, number, number])[] = [
  [0.088, 0, 0],
  [0.1, -0.26, 0.05],
  [0.1, -0.86, 0],
  [0.1, -0.9, -0.03],
  [0.11, -0.92, 0.1],
];

/** Points of one figure; a frame makes few objects. */
export type PointFinder = (pose: Pose, projection: Projection, out: Float32Array) => void;

/** Finds a posed figure's 75 points in a picture: x, y and MediaPipe's z, or NaN. */
export const createPointFinder = (rig: Rig): PointFinder => {
  const anchors = anchorsOf(rig);
  const positions = new Float32Array(rig.joints.length * 3);
  const seen = new Float64Array(POINTS * 3);
  const at = vec3.create();
  return (pose, projection, out) => {
    jointPositions(rig, pose, positions);
    const turns = worldRotations(rig, pose);
    for (let point = 0; point < POINTS; point += 1) {
      const { joint, offset } = anchors[point] as Anchor;
      vec3.transformQuat(at, offset, turns[joint] as quat);
      projection.project(
        at[0] + (positions[joint * 3] as number),
        at[1] + (positions[joint * 3 + 1] as number),
        at[2] + (positions[joint * 3 + 2] as number),
        seen,
        point * 3,
      );
    }
    const hips = ((seen[HIPS[0] * 3 + 2] as number) + (seen[HIPS[1] * 3 + 2] as number)) / 2;
    const metre = projection.metre(hips) * DEPTH_OF_BODY;
    write(out, seen, { from: 0, count: BODY_POINTS.length, depth: hips, metre });
    for (const from of [LEFT_HAND, RIGHT_HAND]) {
      const depth = seen[from * 3 + 2] as number;
      const part = {
        from,
        count: HAND_POINTS.length,
        depth,
        metre: projection.metre(depth) * DEPTH_OF_HANDS,
      };
      write(out, seen, part);
      // Less than half of a hand in the picture is no hand to its finder.
      if (inPicture(seen, part) < HAND_POINTS.length / 2) {
        out.fill(Number.NaN, from * 3, (from + HAND_POINTS.length) * 3);
      }
    }
  };
};

/** Points that belong together, the depth that theirs are measured from, and what a metre of it is. */
type Part = {
  readonly from: number;
  readonly count: number;
  readonly depth: number;
  readonly metre: number;
};

const write = (
  out: Float32Array,
  seen: Float64Array,
  { from, count, depth, metre }: Part,
): void => {
  for (let at = from * 3; at < (from + count) * 3; at += 3) {
    out[at] = seen[at] as number;
    out[at + 1] = seen[at + 1] as number;
    out[at + 2] = ((seen[at + 2] as number) - depth) * metre;
  }
};

const inPicture = (seen: Float64Array, { from, count }: Part): number => {
  let inside = 0;
  for (let at = from * 3; at < (from + count) * 3; at += 3) {
    const x = seen[at] as number;
    const y = seen[at + 1] as number;
    if (x >= 0 && x <= 1 && y >= 0 && y <= 1) inside += 1;
  }
  return inside;
};

const anchorsOf = (rig: Rig): Anchor[] => {
  const none = vec3.create();
  const joint = (name: string): Anchor => ({ joint: rig.indexOf(name), offset: none });
  const head = rig.indexOf('Head');
  const headAt = rig.joints[head]?.head ?? [0, 0, 0];
  const width = 2 * Math.abs(rig.arms[0].shoulder[0]);
  const face = HEAD_POINTS.map(([place, side, aside]): Anchor => {
    const [x = 0, y = 0, z = 0] = rig.places[place] ?? [];
    const away = place === 'mouth' ? 0.008 : 0;
    const [inward, up] = place === 'ear' ? OF_EARS : [0, 0];
    const offset = vec3.fromValues(
      side * (x + aside - inward * width) - headAt[0],
      y + up * width - headAt[1],
      z - away - headAt[2],
    );
    return { joint: head, offset };
  });
  const shoulder = (side: 'Left' | 'Right'): Anchor => {
    const from = rig.joints[rig.indexOf(`${side}Shoulder`)]?.head ?? [0, 0, 0];
    const [x, y, z] = rig.arms[side === 'Right' ? 0 : 1].shoulder;
    const [inward, up] = OF_SHOULDERS;
    const at = vec3.fromValues(x - Math.sign(x) * inward * width, y + up * width, z);
    return {
      joint: rig.indexOf(`${side}Shoulder`),
      offset: vec3.subtract(at, at, from as unknown as vec3),
    };
  };
  const left = handAnchors(rig, 'Left');
  const right = handAnchors(rig, 'Right');
  // The body's model names knuckles of the little finger and the index, and the thumb's.
  const ofHands = (['PINKY_MCP', 'INDEX_FINGER_MCP', 'THUMB_MCP'] as const)
    .map(handPoint)
    .flatMap((point) => [left[point] as Anchor, right[point] as Anchor]);
  const hips = rig.indexOf('Hips');
  const wide = width / 0.32;
  const legs = LEGS.flatMap(([x, y, z]) =>
    [1, -1].map(
      (side): Anchor => ({
        joint: hips,
        offset: vec3.fromValues(side * x * wide, y, z),
      }),
    ),
  );
  return [
    ...face,
    shoulder('Left'),
    shoulder('Right'),
    joint('LeftForeArm'),
    joint('RightForeArm'),
    left[0] as Anchor,
    right[0] as Anchor,
    ...ofHands,
    ...legs,
    ...left,
    ...right,
  ];
};

const handAnchors = (rig: Rig, side: 'Left' | 'Right'): Anchor[] => {
  const arm = rig.arms[side === 'Right' ? 0 : 1];
  return handPoints(arm).map(({ joint, at }): Anchor => {
    const [x, y, z] = rotate(at, arm.frame);
    return { joint, offset: vec3.fromValues(x, y, z) };
  });
};

/** The joint that each of MediaPipe's points of a hand goes with, and where it is from there, in the hand's frame. */
export const handPoints = (
  arm: ArmBones,
): readonly { readonly joint: number; readonly at: Vec }[] => {
  const { index, middle, ring, little } = arm.digits;
  const size = [index, middle, ring, little].reduce((sum, { base }) => sum + length(base) / 4, 0);
  const bones = (['thumb', ...DIGITS.slice(0, 4)] as const).flatMap((digit) => {
    const { joints, rest, lengths, base } = arm.digits[digit];
    const tip = scale(rest[2], lengths[2]);
    // The first joint turns with its finger, but stays where the hand has it.
    return [
      { joint: arm.hand, at: base },
      { joint: joints[1], at: NOWHERE },
      { joint: joints[2], at: NOWHERE },
      { joint: joints[2], at: tip },
    ];
  });
  return [{ joint: arm.hand, at: NOWHERE }, ...bones].map(({ joint, at }, point) => {
    const name = HAND_POINTS[point];
    const [toIndex, along] = (name && OF_HANDS[name]) ?? [0, 0];
    return { joint, at: add(at, [arm.sign * toIndex * size, along * size, 0]) };
  });
};
