import { type HandPoint, handPoint } from '../mediapipe.js';

/** Without the thumb: how it lies is no bend that a picture shows. */
const FINGER_NAMES = ['index', 'middle', 'ring', 'little'] as const;
export type FingerName = (typeof FINGER_NAMES)[number];

type Flat = readonly [x: number, y: number];
const at = (...names: HandPoint[]): readonly number[] => names.map(handPoint);
const CHAINS = [
  at('THUMB_CMC', 'THUMB_MCP', 'THUMB_IP', 'THUMB_TIP'),
  at('INDEX_FINGER_MCP', 'INDEX_FINGER_PIP', 'INDEX_FINGER_DIP', 'INDEX_FINGER_TIP'),
  at('MIDDLE_FINGER_MCP', 'MIDDLE_FINGER_PIP', 'MIDDLE_FINGER_DIP', 'MIDDLE_FINGER_TIP'),
  at('RING_FINGER_MCP', 'RING_FINGER_PIP', 'RING_FINGER_DIP', 'RING_FINGER_TIP'),
  at('PINKY_MCP', 'PINKY_PIP', 'PINKY_DIP', 'PINKY_TIP'),
];
const [WRIST, INDEX, MIDDLE, LITTLE] = at(
  'WRIST',
  'INDEX_FINGER_MCP',
  'MIDDLE_FINGER_MCP',
  'PINKY_MCP',
) as [number, number, number, number];
const TIPS = CHAINS.map((chain) => chain[3] ?? 0);
/** A palm is about so much longer than wide. */
const PALM_LENGTH = 1.25;

/** How each value of a shape counts: what a finger's bend says more than where its tip is. */
const WEIGHTS = [1, 1.4, 1.4, 1.4, 1.4, 0.6, 0.8, 0.8, 0.8, 0.8, 0.5, 0.5, 0.5, 0.6, 0.6, 0.6];
/** Values before these are of the shape; these two are how the palm is turned. */
const TURN = WEIGHTS.length;
/** Palms turned further apart than this, as the cosine, show different sides of the same shape. */
const ALIKE_TURNED = 0.25;

/**
 * A hand's 21 points as 18 values: how straight each digit is, how far the tips are from wrist and from each
 * other in palm lengths, and how the palm is turned. The mirror image of a dominant hand is the other hand's.
 */
export function shapeOf(points: readonly Flat[], isDominant: boolean): number[] {
  const gap = (a: number, b: number): number => {
    const [p, q] = [points[a] ?? [0, 0], points[b] ?? [0, 0]];
    return Math.hypot(p[0] - q[0], p[1] - q[1]);
  };
  const length = Math.max(gap(WRIST, MIDDLE), PALM_LENGTH * gap(INDEX, LITTLE), 1e-6);
  const straight = CHAINS.map(([a = 0, b = 0, c = 0, d = 0]) => {
    const along = gap(a, b) + gap(b, c) + gap(c, d);
    return gap(a, d) / Math.max(along, 1e-6);
  });
  const reach = TIPS.map((tip) => gap(WRIST, tip) / length);
  const [thumb = 0, index = 0, middle = 0, ring = 0, little = 0] = TIPS;
  const spread = [gap(index, middle), gap(middle, ring), gap(ring, little)];
  const ofThumb = [gap(thumb, INDEX), gap(thumb, index), gap(thumb, middle)];
  const [w, m] = [points[WRIST] ?? [0, 0], points[MIDDLE] ?? [0, 0]];
  const side = isDominant ? 1 : -1;
  return [
    ...straight,
    ...reach,
    ...[...spread, ...ofThumb].map((value) => value / length),
    (side * (m[0] - w[0])) / length,
    (m[1] - w[1]) / length,
  ];
}

/** How far two shapes are apart; null where the palms are turned so differently that it says nothing. */
export function shapeGap(a: readonly number[], b: readonly number[]): number | null {
  const [ax = 0, ay = 0, bx = 0, by = 0] = [a[TURN], a[TURN + 1], b[TURN], b[TURN + 1]];
  const sizes = Math.hypot(ax, ay) * Math.hypot(bx, by);
  if (sizes > 0.2 && (ax * bx + ay * by) / sizes < ALIKE_TURNED) return null;
  const sum = WEIGHTS.reduce((total, weight, k) => {
    return total + (weight * ((a[k] ?? 0) - (b[k] ?? 0))) ** 2;
  }, 0);
  return Math.sqrt(sum);
}

/** The middle of several shapes, value by value. */
export function middleShape(shapes: readonly (readonly number[])[]): number[] {
  const [first = []] = shapes;
  return first.map((_, k) => {
    const sorted = shapes.map((shape) => shape[k] ?? 0).sort((p, q) => p - q);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  });
}

/** From these on a finger is plainly straight, or plainly bent. */
const STRAIGHT = 0.9;
const BENT = 0.72;

/** The finger that is plainly straight in one shape and plainly bent in the other; null where none is. */
export function bentOtherwise(
  form: readonly number[],
  seen: readonly number[],
): { readonly name: FingerName; readonly isStraight: boolean } | null {
  const found = FINGER_NAMES.map((name, k) => ({
    name,
    was: form[k + 1] ?? 0,
    is: seen[k + 1] ?? 0,
  }))
    .filter(({ was, is }) => (was > STRAIGHT && is < BENT) || (was < BENT && is > STRAIGHT))
    .sort((a, b) => Math.abs(b.was - b.is) - Math.abs(a.was - a.is))[0];
  return found ? { name: found.name, isStraight: found.was > STRAIGHT } : null;
}
