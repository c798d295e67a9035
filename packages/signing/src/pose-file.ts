import { type quat, vec3 } from 'gl-matrix';
import { HOLISTIC } from './holistic.js';
import { BODY_POINTS, type BodyPoint, FACE_POINTS, handPoint } from './mediapipe.js';
import { encodePose, type PoseComponent, pointsOf } from './pose-layout.js';
import { DIGITS, type Rig, rotate, type Vec } from './rig.js';
import type { Sequence } from './sequence.js';
import { createPose, jointPositions, worldRotations } from './skeleton.js';

/** Places of the head that the face mesh has as well; 1 is the figure's left, where there are two. */
const FACE_PLACES: readonly (readonly [number, place: string, side: 1 | -1])[] = [
  [FACE_POINTS.UPPER_LIP, 'upper-lip', 1],
  [FACE_POINTS.NOSE_TIP, 'nose', 1],
  [FACE_POINTS.BETWEEN_BROWS, 'between-brows', 1],
  [FACE_POINTS.FOREHEAD, 'forehead', 1],
  [FACE_POINTS.MOUTH, 'mouth', 1],
  [FACE_POINTS.RIGHT_CHEEK, 'cheek', -1],
  [FACE_POINTS.RIGHT_TEMPLE, 'temple', -1],
  [FACE_POINTS.CHIN, 'chin', 1],
  [FACE_POINTS.LEFT_CHEEK, 'cheek', 1],
  [FACE_POINTS.LEFT_TEMPLE, 'temple', 1],
];

/** The figure has of the face's points only these. */
const COMPONENTS: readonly PoseComponent[] = HOLISTIC.map((component) =>
  component.name === 'FACE_LANDMARKS'
    ? { ...component, points: FACE_PLACES.map(([number]) => String(number)) }
    : component,
);

const POINTS = pointsOf(COMPONENTS);
const SIZE = { width: 1000, height: 1000, depth: 1000 } as const;
const PIXELS_PER_METRE = 800;
/** The middle of the picture, metres up. */
const CENTRE_HEIGHT_M = 1.3;

/** Pixels and depth of all points at one moment, and 0 for points that the figure does not have. */
const landmarks = (rig: Rig, positions: Float32Array, turns: readonly quat[]) => {
  const joint = (name: string): Vec => {
    const at = rig.indexOf(name) * 3;
    return [...positions.subarray(at, at + 3)] as unknown as Vec;
  };
  const head = rig.indexOf('Head');
  const headRest = rig.joints[head]?.head ?? [0, 0, 0];
  const onHead = (place: string, flip: 1 | -1): Vec => {
    const [x = 0, y = 0, z = 0] = rig.places[place] ?? [];
    const from = vec3.subtract(vec3.create(), [x * flip, y, z], headRest as unknown as vec3);
    const turned = rotate([from[0], from[1], from[2]], turns[head] as quat);
    const base = joint('Head');
    return [base[0] + turned[0], base[1] + turned[1], base[2] + turned[2]];
  };
  const hand = (side: 'Left' | 'Right'): Vec[] => {
    const arm = rig.arms[side === 'Right' ? 0 : 1];
    const bones = (['thumb', ...DIGITS.slice(0, 4)] as const).flatMap((digit) => {
      const { joints, rest, lengths } = arm.digits[digit];
      const found = joints.map((index) => {
        const at = index * 3;
        return [...positions.subarray(at, at + 3)] as unknown as Vec;
      });
      // The bone's direction at rest, in the world, turned as the joint is.
      const along = rotate(rotate(rest[2], arm.frame), turns[joints[2]] as quat);
      const last = found[2] as Vec;
      const tip: Vec = [
        last[0] + along[0] * lengths[2],
        last[1] + along[1] * lengths[2],
        last[2] + along[2] * lengths[2],
      ];
      return [...found, tip];
    });
    return [joint(`${side}Hand`), ...bones];
  };
  const left = hand('Left');
  const right = hand('Right');
  const eye = (side: 'Left' | 'Right', aside: number): Vec => {
    const [x, y, z] = joint(`${side}Eye`);
    return [x + aside, y, z];
  };
  const [hipX, hipY, hipZ] = joint('Hips');
  const body: Readonly<Partial<Record<BodyPoint, Vec | undefined>>> = {
    NOSE: onHead('nose', 1),
    LEFT_EYE_INNER: eye('Left', -0.012),
    LEFT_EYE: eye('Left', 0),
    LEFT_EYE_OUTER: eye('Left', 0.012),
    RIGHT_EYE_INNER: eye('Right', 0.012),
    RIGHT_EYE: eye('Right', 0),
    RIGHT_EYE_OUTER: eye('Right', -0.012),
    LEFT_EAR: onHead('ear', 1),
    RIGHT_EAR: onHead('ear', -1),
    MOUTH_LEFT: mouthCorner(onHead('mouth', 1), 0.022),
    MOUTH_RIGHT: mouthCorner(onHead('mouth', 1), -0.022),
    LEFT_SHOULDER: joint('LeftArm'),
    RIGHT_SHOULDER: joint('RightArm'),
    LEFT_ELBOW: joint('LeftForeArm'),
    RIGHT_ELBOW: joint('RightForeArm'),
    LEFT_WRIST: left[handPoint('WRIST')],
    RIGHT_WRIST: right[handPoint('WRIST')],
    LEFT_PINKY: left[handPoint('PINKY_MCP')],
    RIGHT_PINKY: right[handPoint('PINKY_MCP')],
    LEFT_INDEX: left[handPoint('INDEX_FINGER_MCP')],
    RIGHT_INDEX: right[handPoint('INDEX_FINGER_MCP')],
    LEFT_THUMB: left[handPoint('THUMB_MCP')],
    RIGHT_THUMB: right[handPoint('THUMB_MCP')],
    LEFT_HIP: [hipX + 0.09, hipY - 0.08, hipZ],
    RIGHT_HIP: [hipX - 0.09, hipY - 0.08, hipZ],
  };
  const face = FACE_PLACES.map(([, place, side]) => onHead(place, side));
  return [...BODY_POINTS.map((name) => body[name]), ...face, ...left, ...right];
};

const mouthCorner = ([x, y, z]: Vec, aside: number): Vec => [x + aside, y, z - 0.008];

/** A `.pose` file (version 0.2) of a sequence, with MediaPipe Holistic's names. */
export const writePose = (sequence: Sequence, rig: Rig, fps = 30): Uint8Array => {
  const frames = Math.max(1, Math.ceil((sequence.durationMs / 1000) * fps) + 1);
  const pose = createPose(rig);
  const positions = new Float32Array(rig.joints.length * 3);
  const values = new Float32Array(frames * POINTS * 3);
  const confidence = new Float32Array(frames * POINTS);
  for (let frame = 0; frame < frames; frame += 1) {
    sequence.sample((frame * 1000) / fps, pose);
    jointPositions(rig, pose, positions);
    const found = landmarks(rig, positions, worldRotations(rig, pose));
    found.forEach((point, k) => {
      if (point === undefined) return;
      const [x, y, z] = point;
      const at = frame * POINTS + k;
      confidence[at] = 1;
      // The camera looks at the figure: its left is the picture's right, depth grows away from us.
      const right = SIZE.width / 2 + x * PIXELS_PER_METRE;
      const down = SIZE.height / 2 - (y - CENTRE_HEIGHT_M) * PIXELS_PER_METRE;
      values.set([right, down, -z * PIXELS_PER_METRE], at * 3);
    });
  }
  return encodePose({
    ...SIZE,
    framesPerSecond: fps,
    components: COMPONENTS,
    frames,
    values,
    confidence,
  });
};
