import type { CameraPlace } from './views.js';

/** Points of a body as a camera sees them; a frame makes no objects. */
export type Projection = {
  /** Of each point: pixels from the left and from the top, metres away, pixels of a metre there. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly depth: Float64Array;
  readonly scale: Float64Array;
  readonly aim: (camera: CameraPlace, width: number, height: number) => void;
  /** Fills all four for points x y z after x y z. */
  readonly project: (places: Float64Array) => void;
};

const NEAREST_M = 0.05;
type Point = readonly [number, number, number];

export function createProjection(count: number): Projection {
  const x = new Float64Array(count);
  const y = new Float64Array(count);
  const depth = new Float64Array(count);
  const scale = new Float64Array(count);
  /** Where the camera stands, then its axes: right, up, forward. */
  const frame = new Float64Array(12);
  /** Half the picture's width and height in pixels, and the lens. */
  const lens = new Float64Array(3);

  /** How far a point lies along one of the camera's axes. */
  const along = (places: Float64Array, at: number, axis: number): number => {
    let sum = 0;
    for (let k = 0; k < 3; k += 1) {
      sum += ((places[at + k] as number) - (frame[k] as number)) * (frame[axis + k] as number);
    }
    return sum;
  };

  return {
    x,
    y,
    depth,
    scale,
    aim: ({ eye, target, verticalDegrees }, width, height) => {
      const forward = unit(minus(target, eye));
      const right = unit(cross(forward, [0, 1, 0]));
      frame.set([...eye, ...right, ...cross(right, forward), ...forward]);
      const focal = height / 2 / Math.tan((verticalDegrees / 2) * (Math.PI / 180));
      lens.set([width / 2, height / 2, focal]);
    },
    project: (places) => {
      const halfWidth = lens[0] as number;
      const halfHeight = lens[1] as number;
      const focal = lens[2] as number;
      for (let point = 0; point < count; point += 1) {
        const away = along(places, point * 3, 9);
        const pixels = focal / Math.max(away, NEAREST_M);
        x[point] = halfWidth + along(places, point * 3, 3) * pixels;
        y[point] = halfHeight - along(places, point * 3, 6) * pixels;
        depth[point] = away;
        scale[point] = pixels;
      }
    },
  };
}

export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Point): Point => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};
