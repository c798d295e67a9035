import { type quat, vec3 } from 'gl-matrix';
import { DIGITS, type Rig, rotate, type Vec } from './rig.js';
import type { Sequence } from './sequence.js';
import { createPose, jointPositions, worldRotations } from './skeleton.js';

/** A group of points of a `.pose` file. */
type Component = {
  readonly name: string;
  readonly points: readonly string[];
  readonly limbs: readonly (readonly [number, number])[];
  readonly colour: readonly [number, number, number];
};

// MediaPipe's 33 points of the body, in its order.
const BODY_POINTS = (
  'NOSE LEFT_EYE_INNER LEFT_EYE LEFT_EYE_OUTER RIGHT_EYE_INNER RIGHT_EYE RIGHT_EYE_OUTER LEFT_EAR ' +
  'RIGHT_EAR MOUTH_LEFT MOUTH_RIGHT LEFT_SHOULDER RIGHT_SHOULDER LEFT_ELBOW RIGHT_ELBOW LEFT_WRIST ' +
  'RIGHT_WRIST LEFT_PINKY RIGHT_PINKY LEFT_INDEX RIGHT_INDEX LEFT_THUMB RIGHT_THUMB LEFT_HIP RIGHT_HIP ' +
  'LEFT_KNEE RIGHT_KNEE LEFT_ANKLE RIGHT_ANKLE LEFT_HEEL RIGHT_HEEL LEFT_FOOT_INDEX RIGHT_FOOT_INDEX'
).split(' ');

const HAND_POINTS = [
  'WRIST',
  ...['THUMB', 'INDEX_FINGER', 'MIDDLE_FINGER', 'RING_FINGER', 'PINKY'].flatMap((finger) =>
    (finger === 'THUMB' ? ['CMC', 'MCP', 'IP', 'TIP'] : ['MCP', 'PIP', 'DIP', 'TIP']).map(
      (joint) => `${finger}_${joint}`,
    ),
  ),
];

// Places of the head that MediaPipe's face mesh has as well, under the mesh's numbers.
const FACE_PLACES = {
  '10': 'forehead',
  '9': 'between-brows',
  '1': 'nose',
  '0': 'upper-lip',
  '13': 'mouth',
  '152': 'chin',
  '50': 'cheek',
  '280': 'cheek',
  '127': 'temple',
  '356': 'temple',
} as const satisfies Readonly<Record<string, string>>;
// The mesh's points of the figure's right side.
const RIGHT_FACE = new Set(['50', '127']);

const chain = (from: number, count: number): [number, number][] =>
  Array.from({ length: count }, (_, k) => [k === 0 ? 0 : from + k - 1, from + k]);
const HAND_LIMBS = [1, 5, 9, 13, 17].flatMap((from) => chain(from, 4));

const COMPONENTS: readonly Component[] = [
  {
    name: 'POSE_LANDMARKS',
    points: BODY_POINTS,
    limbs: [
      [11, 12],
      [11, 13],
      [13, 15],
      [12, 14],
      [14, 16],
      [11, 23],
      [12, 24],
      [23, 24],
    ],
    colour: [47, 62, 143],
  },
  {
    name: 'FACE_LANDMARKS',
    points: Object.keys(FACE_PLACES),
    limbs: [],
    colour: [122, 75, 0],
  },
  { name: 'LEFT_HAND_LANDMARKS', points: HAND_POINTS, limbs: HAND_LIMBS, colour: [31, 90, 57] },
  { name: 'RIGHT_HAND_LANDMARKS', points: HAND_POINTS, limbs: HAND_LIMBS, colour: [160, 40, 40] },
];

const POINTS = COMPONENTS.reduce((sum, { points }) => sum + points.length, 0);
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
  const missing: (Vec | undefined)[] = Array.from({ length: 8 });
  const [hipX, hipY, hipZ] = joint('Hips');
  const body: (Vec | undefined)[] = [
    onHead('nose', 1),
    eye('Left', -0.012),
    eye('Left', 0),
    eye('Left', 0.012),
    eye('Right', 0.012),
    eye('Right', 0),
    eye('Right', -0.012),
    onHead('ear', 1),
    onHead('ear', -1),
    mouthCorner(onHead('mouth', 1), 0.022),
    mouthCorner(onHead('mouth', 1), -0.022),
    joint('LeftArm'),
    joint('RightArm'),
    joint('LeftForeArm'),
    joint('RightForeArm'),
    left[0],
    right[0],
    left[17],
    right[17],
    left[5],
    right[5],
    left[2],
    right[2],
    [hipX + 0.09, hipY - 0.08, hipZ],
    [hipX - 0.09, hipY - 0.08, hipZ],
    ...missing,
  ];
  const face = Object.entries(FACE_PLACES).map(([number, place]) =>
    onHead(place, RIGHT_FACE.has(number) ? -1 : 1),
  );
  return [...body, ...face, ...left, ...right];
};

const mouthCorner = ([x, y, z]: Vec, aside: number): Vec => [x + aside, y, z - 0.008];

/** A `.pose` file (version 0.2) of a sequence, with MediaPipe Holistic's names. */
export const writePose = (sequence: Sequence, rig: Rig, fps = 30): Uint8Array => {
  const frames = Math.max(1, Math.ceil((sequence.durationMs / 1000) * fps) + 1);
  const bytes = new Writer();
  bytes.float(0.2);
  for (const side of [SIZE.width, SIZE.height, SIZE.depth]) bytes.short(side);
  bytes.short(COMPONENTS.length);
  for (const { name, points, limbs, colour } of COMPONENTS) {
    bytes.text(name);
    bytes.text('XYZC');
    for (const count of [points.length, limbs.length, 1]) bytes.short(count);
    for (const point of points) bytes.text(point);
    for (const value of limbs.flat()) bytes.short(value);
    for (const value of colour) bytes.short(value);
  }
  bytes.float(fps);
  bytes.long(frames);
  bytes.short(1);

  const pose = createPose(rig);
  const positions = new Float32Array(rig.joints.length * 3);
  const confidence = new Float32Array(frames * POINTS);
  for (let frame = 0; frame < frames; frame += 1) {
    sequence.sample((frame * 1000) / fps, pose);
    jointPositions(rig, pose, positions);
    const found = landmarks(rig, positions, worldRotations(rig, pose));
    found.forEach((point, k) => {
      confidence[frame * POINTS + k] = point === undefined ? 0 : 1;
      const [x, y, z] = point ?? [0, 0, 0];
      // The camera looks at the figure: its left is the picture's right, depth grows away from us.
      bytes.float(point === undefined ? 0 : SIZE.width / 2 + x * PIXELS_PER_METRE);
      bytes.float(
        point === undefined ? 0 : SIZE.height / 2 - (y - CENTRE_HEIGHT_M) * PIXELS_PER_METRE,
      );
      bytes.float(point === undefined ? 0 : -z * PIXELS_PER_METRE);
    });
  }
  for (const value of confidence) bytes.float(value);
  return bytes.done();
};

/** Little-endian bytes that grow. */
class Writer {
  private data = new DataView(new ArrayBuffer(1 << 16));
  private at = 0;

  private room(bytes: number): number {
    if (this.at + bytes > this.data.byteLength) {
      const grown = new Uint8Array(this.data.byteLength * 2 + bytes);
      grown.set(new Uint8Array(this.data.buffer));
      this.data = new DataView(grown.buffer);
    }
    const start = this.at;
    this.at += bytes;
    return start;
  }

  float(value: number): void {
    const at = this.room(4);
    this.data.setFloat32(at, value, true);
  }

  short(value: number): void {
    const at = this.room(2);
    this.data.setUint16(at, value, true);
  }

  long(value: number): void {
    const at = this.room(4);
    this.data.setUint32(at, value, true);
  }

  text(value: string): void {
    const encoded = new TextEncoder().encode(value);
    this.short(encoded.length);
    const start = this.room(encoded.length);
    new Uint8Array(this.data.buffer).set(encoded, start);
  }

  done(): Uint8Array {
    return new Uint8Array(this.data.buffer.slice(0, this.at));
  }
}
