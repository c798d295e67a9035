import { type quat, vec3 } from 'gl-matrix';
import { DIGITS, type Rig, rotate } from '../rig.js';
import { jointPositions, worldRotations } from '../skeleton.js';
import type { Pose } from '../types.js';
import type { Projection } from './camera.js';

/** MediaPipe Holistic's 33 points of the body, then 21 of the left hand, then 21 of the right. */
export const POINTS = 75;
const BODY_POINTS = 33;
const HAND_POINTS = 21;
export const LEFT_HAND = BODY_POINTS;
export const RIGHT_HAND = BODY_POINTS + HAND_POINTS;
const HIPS = [23, 24] as const;

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

/** From the middle of the hips, x for each side: what MediaPipe guesses of legs that it does not see. */
const LEGS: readonly (readonly [number, number, number])[] = [
  [0.1, -0.06, 0],
  [0.1, -0.46, 0.05],
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
    write(out, seen, { from: 0, count: BODY_POINTS, depth: hips, metre: projection.metre(hips) });
    for (const from of [LEFT_HAND, RIGHT_HAND]) {
      const depth = seen[from * 3 + 2] as number;
      const part = { from, count: HAND_POINTS, depth, metre: projection.metre(depth) };
      write(out, seen, part);
      // Less than half of a hand in the picture is no hand to its finder.
      if (inPicture(seen, part) < HAND_POINTS / 2) {
        out.fill(Number.NaN, from * 3, (from + HAND_POINTS) * 3);
      }
    }
  };
};

/** Points that belong together, and the depth that theirs are measured from. */
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
  const face = HEAD_POINTS.map(([place, side, aside]): Anchor => {
    const [x = 0, y = 0, z = 0] = rig.places[place] ?? [];
    const away = place === 'mouth' ? 0.008 : 0;
    const offset = vec3.fromValues(
      side * (x + aside) - headAt[0],
      y - headAt[1],
      z - away - headAt[2],
    );
    return { joint: head, offset };
  });
  const left = handAnchors(rig, 'Left');
  const right = handAnchors(rig, 'Right');
  // The body's model names knuckles of the little finger and the index, and the thumb's.
  const ofHands = [17, 5, 2].flatMap((point) => [left[point] as Anchor, right[point] as Anchor]);
  const hips = rig.indexOf('Hips');
  const wide = Math.abs(rig.arms[0].shoulder[0]) / 0.16;
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
    ...['Arm', 'ForeArm', 'Hand'].flatMap((name) => [joint(`Left${name}`), joint(`Right${name}`)]),
    ...ofHands,
    ...legs,
    ...left,
    ...right,
  ];
};

const handAnchors = (rig: Rig, side: 'Left' | 'Right'): Anchor[] => {
  const arm = rig.arms[side === 'Right' ? 0 : 1];
  const none = vec3.create();
  const bones = (['thumb', ...DIGITS.slice(0, 4)] as const).flatMap((digit): Anchor[] => {
    const { joints, rest, lengths } = arm.digits[digit];
    const along = rotate(rest[2], arm.frame);
    const tip = vec3.scale(vec3.create(), along as unknown as vec3, lengths[2]);
    const last = joints[2];
    return [...joints.map((joint) => ({ joint, offset: none })), { joint: last, offset: tip }];
  });
  return [{ joint: arm.hand, offset: none }, ...bones];
};
