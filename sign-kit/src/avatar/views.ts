import type { Reach } from '../signer/signer.js';

export const VIEW_NAMES = ['front', 'three-quarter', 'side', 'own'] as const;
export type ViewName = (typeof VIEW_NAMES)[number];
/** A picture may also be taken from the signer's other side or from above: what a busy hand hides is seen from there. */
export type PictureView = ViewName | 'across' | 'above' | 'overhead';

export type Point = readonly [number, number, number];

/** Where the camera stands, in the figure's metres. */
export type CameraPlace = {
  readonly eye: Point;
  readonly target: Point;
  readonly verticalDegrees: number;
};

const LENS_DEGREES = 28;
const DEGREE = Math.PI / 180;
const YAW: Readonly<Record<Exclude<PictureView, 'own'>, number>> = {
  front: 0,
  'three-quarter': -38,
  across: 32,
  above: 0,
  overhead: 0,
  side: -82,
};
/** The camera looks down by as much. */
const PITCH_DEGREES = 2;
const PITCHES: Partial<Record<PictureView, number>> = { above: 40, overhead: 60 };
/** Air around head and hands, as a share of the picture. */
const AIR = 1.06;
/** By how much more room to its side a hand needs than the rest does, before the signer gives way. */
const FAR_ASIDE = 1.125;
/** Hands at rest hang below this, a nearer one lower; a picture with room to spare does not show them. */
const LOWEST_M = {
  ...{ front: 1.0, 'three-quarter': 1.06, across: 1.06, side: 1.06 },
  above: Number.NEGATIVE_INFINITY,
  overhead: Number.NEGATIVE_INFINITY,
} as const;
const OWN_DEGREES = { least: 50, most: 105 } as const;
/** What is nearer to the signer's own eyes is not seen whole. */
const NEAREST_M = 0.08;

/** Head to waist, and as wide as both hands reach to the sides: where nothing is known of the signs. */
function usualReach(eyeHeight: number): Reach {
  const corners = [-0.42, 0.42].flatMap((x) => [x, eyeHeight + 0.15, 0, x, eyeHeight - 0.58, 0]);
  const body = new Float32Array(corners);
  return { body, hands: body };
}

/**
 * The camera of a view for a picture of this shape. `reach` is where head and hands come in a row of
 * signs: all of it is in the picture, and as large as that lets it be.
 */
export function cameraPlace(
  view: PictureView,
  eyeHeight: number,
  aspect: number,
  reach: Reach | null = null,
): CameraPlace {
  const { body, hands } = reach ?? usualReach(eyeHeight);
  if (view === 'own') return ownPlace(eyeHeight, aspect, hands);
  const axes = axesOfView(view);
  const tall = Math.tan((LENS_DEGREES / 2) * DEGREE);
  const wide = tall * aspect;
  const edges = edgesOf([body, hands], axes, wide, tall);
  const sideMost = Math.max(edges.right, edges.left);
  const between = (edges.right + edges.left) / 2;
  const upright = ((edges.top + edges.bottom) / 2 / tall) * wide;
  const least = Math.max(between, upright);
  // Seen from the front the signer stands in the middle, whichever hand is busy, unless that hand
  // reaches so far to its side that all else would become small.
  const isCentred = view === 'front' && sideMost < FAR_ASIDE * least;
  const distance = (AIR * Math.max(least, isCentred ? sideMost : 0)) / wide;
  const half = distance * tall;
  const aside = view === 'front' ? sideMost - least : sideMost - between;
  const sideways = isCentred ? 0 : Math.sign(edges.right - edges.left) * aside;
  const middle = (edges.top - edges.bottom) / 2;
  const highest = half * (2 - AIR) - edges.bottom;
  const height = Math.max(middle, Math.min(LOWEST_M[view] + half, highest));
  const target = plus(times(axes.right, sideways), times(axes.up, height));
  return { eye: plus(target, times(axes.back, distance)), target, verticalDegrees: LENS_DEGREES };
}

/** The camera of a view as near as these points let it be; `least`: metres from the picture's middle to its upper edge. */
export function closePlace(
  view: Exclude<PictureView, 'own'>,
  aspect: number,
  points: Float32Array,
  least: number,
): CameraPlace {
  const axes = axesOfView(view);
  const tall = Math.tan((LENS_DEGREES / 2) * DEGREE);
  const wide = tall * aspect;
  const { right, left, top, bottom } = edgesOf([points], axes, wide, tall);
  const distance = AIR * Math.max((right + left) / 2 / wide, (top + bottom) / 2 / tall);
  // The middle of the points in depth is where `least` counts.
  const depth = middleDepth(points, axes);
  const far = Math.max(distance, least / tall + depth);
  const half = far * tall;
  const highest = half * (2 - AIR) - bottom;
  const height = Math.max((top - bottom) / 2, Math.min(LOWEST_M[view] + half, highest));
  const target = plus(times(axes.right, (right - left) / 2), times(axes.up, height));
  return { eye: plus(target, times(axes.back, far)), target, verticalDegrees: LENS_DEGREES };
}

function middleDepth(points: Float32Array, { back }: Axes): number {
  let sum = 0;
  for (let at = 0; at < points.length; at += 3) sum += dot(pointAt(points, at), back);
  return sum / Math.max(1, points.length / 3);
}

function axesOfView(view: Exclude<PictureView, 'own'>): Axes {
  return axesOf(YAW[view] * DEGREE, (PITCHES[view] ?? PITCH_DEGREES) * DEGREE);
}

/** From the signer toward a view's camera. */
export const backOf = (view: Exclude<PictureView, 'own'>): Point => axesOfView(view).back;

/** Where a point of the figure is in a picture, in its pixels from the top left corner. */
export type Projection = (point: Point) => readonly [number, number];

/** How a camera puts points into a picture of this size. */
export function projectionOf(
  { eye, target, verticalDegrees }: CameraPlace,
  width: number,
  height: number,
): Projection {
  const axes = axesTo(eye, target);
  const scale = height / 2 / Math.tan((verticalDegrees / 2) * DEGREE);
  return (point) => {
    const offset = minus(point, eye);
    const perMetre = scale / -dot(offset, axes.back);
    return [
      width / 2 + dot(offset, axes.right) * perMetre,
      height / 2 - dot(offset, axes.up) * perMetre,
    ];
  };
}

/** What the signer sees of the hands; before the face, or the nose would stand in the way. */
function ownPlace(eyeHeight: number, aspect: number, hands: Float32Array): CameraPlace {
  const eye: Point = [0, eyeHeight + 0.1, 0.2];
  const target: Point = [0, eyeHeight - 0.4, 0.34];
  const axes = axesTo(eye, target);
  let steepest = Math.tan((OWN_DEGREES.least / 2) * DEGREE);
  for (let at = 0; at < hands.length; at += 3) {
    const offset = minus(pointAt(hands, at), eye);
    const depth = -dot(offset, axes.back);
    if (depth < NEAREST_M) continue;
    const across = Math.abs(dot(offset, axes.right)) / depth / aspect;
    steepest = Math.max(steepest, across, Math.abs(dot(offset, axes.up)) / depth);
  }
  const degrees = (2 * Math.atan(steepest * AIR)) / DEGREE;
  return { eye, target, verticalDegrees: Math.min(degrees, OWN_DEGREES.most) };
}

type Axes = { readonly right: Point; readonly up: Point; readonly back: Point };
/** How far points come to each side of a camera's axis, at the depth of the origin. */
type Edges = {
  readonly right: number;
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
};

function axesOf(yaw: number, pitch: number): Axes {
  const [across, ahead] = [Math.sin(yaw), Math.cos(yaw)];
  return {
    right: [ahead, 0, -across],
    up: [-across * Math.sin(pitch), Math.cos(pitch), -ahead * Math.sin(pitch)],
    back: [across * Math.cos(pitch), Math.sin(pitch), ahead * Math.cos(pitch)],
  };
}

function axesTo(eye: Point, target: Point): Axes {
  const [x, y, z] = minus(eye, target);
  return axesOf(Math.atan2(x, z), Math.atan2(y, Math.hypot(x, z)));
}

/** A point nearer to the camera needs more room: its depth counts as width. */
function edgesOf(
  points: readonly Float32Array[],
  { right, up, back }: Axes,
  wide: number,
  tall: number,
): Edges {
  const edges = { right: -10, left: -10, top: -10, bottom: -10 };
  for (const places of points) {
    for (let at = 0; at < places.length; at += 3) {
      const point = pointAt(places, at);
      const [x, y, z] = [dot(point, right), dot(point, up), dot(point, back)];
      edges.right = Math.max(edges.right, x + z * wide);
      edges.left = Math.max(edges.left, -x + z * wide);
      edges.top = Math.max(edges.top, y + z * tall);
      edges.bottom = Math.max(edges.bottom, -y + z * tall);
    }
  }
  return edges;
}

function pointAt(points: Float32Array, at: number): Point {
  return [points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0];
}

const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const times = (a: Point, by: number): Point => [a[0] * by, a[1] * by, a[2] * by];
