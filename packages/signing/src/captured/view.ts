import type { vec3 } from 'gl-matrix';
import { DEPTH_OF_BODY, DEPTH_OF_HANDS, OF_SHOULDERS } from '../clips/points.js';
import { bodyPoint } from '../mediapipe.js';
import { add, dot, type Rig, scale, subtract, type Vec } from '../rig.js';
import type { Take } from './take.js';
import { TakeError } from './take.js';

/** A webcam's view across the picture's shorter side, where nobody knows the camera: tan of its half. */
const HALF_VIEW = Math.tan((45 / 2) * (Math.PI / 180));
const SHOULDERS = [bodyPoint('LEFT_SHOULDER'), bodyPoint('RIGHT_SHOULDER')] as const;
/** Shoulders nearer together, in picture widths, are seen from the side. */
const NARROWEST = 0.03;

/** A line of sight in the figure's metres: through the camera's eye, `at` metres ahead of it. */
export type Sight = { readonly eye: Vec; readonly along: Vec };

/**
 * Where a camera stands that sees the figure as the take's camera saw the person, frame by frame, so that the
 * person's sway is not the figure's. Metres of the figure, whose shoulders are as wide as the person's.
 */
export type View = {
  readonly sightOf: (frame: number, x: number, y: number) => Sight;
  /** The way on from the eye through a point before it, a metre deep. */
  readonly awayAt: (frame: number, point: vec3) => Vec;
  /** Metres toward the camera that a z of the body, less another one, stands for. */
  readonly bodyDepth: (z: number) => number;
  /** The same of a hand that far ahead of the eye. */
  readonly handDepth: (z: number, ahead: number) => number;
  /** Metres across that a share of the picture's width is, that far ahead. */
  readonly across: (share: number, ahead: number) => number;
  readonly aspect: number;
  /** How far ahead of the eye the shoulders are. */
  readonly distance: number;
  /** The shoulders' tilt in the picture, radians; its sight lines are level already. */
  readonly roll: number;
};

export const pointAlong = ({ eye, along }: Sight, ahead: number): Vec =>
  add(eye, scale(along, ahead));
/** How far ahead of the eye a point is that the sight line passes nearest to. */
export const nearestAhead = ({ eye, along }: Sight, point: Vec): number =>
  dot(subtract(point, eye), along) / dot(along, along);

type Seen = {
  readonly middle: readonly [number, number];
  readonly width: number;
  readonly roll: number;
};

export function viewOf({ frames, aspect }: Take, rig: Rig): View {
  const focal = Math.min(1, 1 / aspect) / (2 * HALF_VIEW);
  const seen = frames.map(({ body }) => (body ? shouldersOf(body, aspect) : null));
  const found = seen.filter((one) => one !== null);
  // A trunk that turns is seen narrower, so that the wider ones count.
  const width = quantile(
    found.map((one) => one.width),
    0.7,
  );
  if (!(width > NARROWEST)) throw new TakeError('no-body', 'The shoulders are seen from the side.');
  const roll = quantile(
    found.map((one) => one.roll),
    0.5,
  );
  const [inward, up] = OF_SHOULDERS;
  const [shoulderX, shoulderY, shoulderZ] = rig.arms[1].shoulder;
  const whole = 2 * Math.abs(shoulderX);
  const distance = (focal * whole * (1 - 2 * inward)) / width;
  const middle: Vec = [0, shoulderY + up * whole, shoulderZ];
  const middles = filled(seen.map((one) => one?.middle ?? null));
  const ray = (x: number, y: number): Vec => {
    const [dx, dy] = [(x - 0.5) / focal, (0.5 - y) / aspect / focal];
    const [c, s] = [Math.cos(roll), Math.sin(roll)];
    return [dx * c + dy * s, dy * c - dx * s, -1];
  };
  const eyes = middles.map(([x, y]) => subtract(middle, scale(ray(x, y), distance)));
  return {
    sightOf: (frame, x, y) => ({ eye: eyes[frame] as Vec, along: ray(x, y) }),
    awayAt: (frame, point) => {
      const [x, y, z] = subtract(point as unknown as Vec, eyes[frame] as Vec);
      return [x / -z, y / -z, -1];
    },
    bodyDepth: (z) => (-z * distance) / focal / DEPTH_OF_BODY,
    handDepth: (z, ahead) => (-z * ahead) / focal / DEPTH_OF_HANDS,
    across: (share, ahead) => (share * ahead) / focal,
    aspect,
    distance,
    roll,
  };
}

function shouldersOf(body: Float32Array, aspect: number): Seen {
  const at = (point: number): readonly [number, number] => [
    body[point * 3] ?? 0,
    body[point * 3 + 1] ?? 0,
  ];
  const [left, right] = SHOULDERS.map(at) as [Seen['middle'], Seen['middle']];
  const [dx, dy] = [left[0] - right[0], (right[1] - left[1]) / aspect];
  return {
    middle: [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2],
    width: Math.hypot(dx, dy),
    roll: Math.atan2(dy, dx),
  };
}

/** Where nothing was found, what was found nearest in time. */
function filled<Value>(values: readonly (Value | null)[]): Value[] {
  return values.map((value, k) => {
    if (value !== null) return value;
    for (let off = 1; off < values.length; off += 1) {
      const near = values[k - off] ?? values[k + off];
      if (near !== null && near !== undefined) return near;
    }
    throw new TakeError('no-body', 'No body was found in any frame.');
  });
}

/** The value below which that share of them is. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
