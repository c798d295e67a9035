import type { Random } from './random.js';
import type { SplitRanges } from './splits.js';

/** Where the camera is and what it sees: degrees and metres. */
export type Camera = {
  /** Round the signer, toward their left. */
  readonly yaw: number;
  /** Above the signer, looking down; negative from below. */
  readonly pitch: number;
  /** The picture turned clockwise. */
  readonly roll: number;
  readonly distance: number;
  /** Up from the ground to what it is aimed at, and that to the signer's left. */
  readonly height: number;
  readonly aside: number;
  /** From the picture's upper to its lower edge. */
  readonly fieldOfView: number;
};

/** A webcam before the signer, a little more than an arm away. */
export const BEFORE_FIGURE: Camera = {
  yaw: 0,
  pitch: 0,
  roll: 0,
  distance: 1.3,
  height: 1.32,
  aside: 0,
  fieldOfView: 46,
};

/** A webcam's picture. */
export const ASPECT = 4 / 3;
const DEGREE = Math.PI / 180;

export const drawCamera = (random: Random, ranges: SplitRanges, headTop: number): Camera => {
  const distance = random.within(ranges.distance);
  const fieldOfView = random.between(36, 50);
  const half = distance * Math.tan((fieldOfView / 2) * DEGREE);
  const headroom = random.between(0.03, 0.2) * 2 * half;
  return {
    yaw: random.within(ranges.yaw),
    pitch: random.between(-14, 12),
    roll: Math.min(6, Math.max(-6, random.about(2.5))),
    distance,
    height: headTop + headroom - half,
    aside: random.about(0.07) * half * 2,
    fieldOfView,
  };
};

/** Projects points of the world as a camera sees them. */
export type Projection = {
  /** x and y from 0 to 1 over the picture, then metres from the camera, into `out` at `at`. */
  readonly project: (x: number, y: number, z: number, out: Float64Array, at: number) => void;
  /** What a metre at this depth is of the picture's width. */
  readonly metre: (depth: number) => number;
};

export const projectionOf = (camera: Camera): Projection => {
  const { eye, right, up, ahead } = axesOf(camera);
  const tall = Math.tan((camera.fieldOfView / 2) * DEGREE);
  return {
    project: (x, y, z, out, at) => {
      const dx = x - eye[0];
      const dy = y - eye[1];
      const dz = z - eye[2];
      const depth = dx * ahead[0] + dy * ahead[1] + dz * ahead[2];
      const across = dx * right[0] + dy * right[1] + dz * right[2];
      const upward = dx * up[0] + dy * up[1] + dz * up[2];
      out[at] = 0.5 + across / (2 * depth * tall * ASPECT);
      out[at + 1] = 0.5 - upward / (2 * depth * tall);
      out[at + 2] = depth;
    },
    metre: (depth) => 1 / (2 * depth * tall * ASPECT),
  };
};

type Triple = readonly [number, number, number];

/** Where a camera stands and how it is turned, in the figure's metres. */
export const axesOf = ({
  yaw,
  pitch,
  roll,
  distance,
  height,
  aside,
}: Camera): {
  readonly eye: Triple;
  readonly right: Triple;
  readonly up: Triple;
  readonly ahead: Triple;
} => {
  const [sy, cy] = [Math.sin(yaw * DEGREE), Math.cos(yaw * DEGREE)];
  const [sp, cp] = [Math.sin(pitch * DEGREE), Math.cos(pitch * DEGREE)];
  const [sr, cr] = [Math.sin(roll * DEGREE), Math.cos(roll * DEGREE)];
  const ahead: Triple = [-sy * cp, -sp, -cy * cp];
  const level: Triple = [cy, 0, -sy];
  const above: Triple = [-sy * sp, cp, -cy * sp];
  const turned = (a: number, b: number): Triple => [
    a * level[0] + b * above[0],
    a * level[1] + b * above[1],
    a * level[2] + b * above[2],
  ];
  return {
    eye: [
      aside * cy - distance * ahead[0],
      height - distance * ahead[1],
      -aside * sy - distance * ahead[2],
    ],
    right: turned(cr, sr),
    up: turned(-sr, cr),
    ahead,
  };
};
