import type { components } from '@isl/contracts/frames';

export type Skeleton = components['schemas']['Skeleton'];
export type Limb = 'body' | 'left' | 'right';
/** A line on the stage; 0 to 1 of its width and height, not mirrored. */
export type Line = {
  readonly limb: Limb;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
};

type Pairs = readonly (readonly [number, number])[];

/** Shoulders, arms and trunk of MediaPipe's 33 points; hands and face have their own. */
const BODY: Pairs = [
  [11, 12],
  [11, 13],
  [13, 15],
  [12, 14],
  [14, 16],
  [11, 23],
  [12, 24],
  [23, 24],
];
/** MediaPipe's 21 points of a hand: the palm, and four points on each finger. */
const HAND: Pairs = [
  [0, 1],
  [0, 5],
  [5, 9],
  [9, 13],
  [13, 17],
  [0, 17],
  ...[1, 5, 9, 13, 17].flatMap((base) =>
    [base, base + 1, base + 2].map((at) => [at, at + 1] as const),
  ),
];

/** The lines of a skeleton on a stage that is filled by a picture of another shape. */
export function linesOf(
  { pose, leftHand, rightHand }: Skeleton,
  pictureAspect: number,
  stageAspect: number,
): Line[] {
  // The picture covers the stage: what hangs over on two sides is cut off.
  const wide = Math.max(pictureAspect / stageAspect, 1);
  const high = Math.max(stageAspect / pictureAspect, 1);
  const linesIn = (limb: Limb, points: readonly number[], pairs: Pairs): Line[] =>
    pairs.flatMap(([a, b]) => {
      const from = pointAt(points, a);
      const to = pointAt(points, b);
      return from && to ? [{ limb, from, to }] : [];
    });
  const pointAt = (points: readonly number[], at: number): Line['from'] | null => {
    const x = points[at * 2];
    const y = points[at * 2 + 1];
    if (x === undefined || y === undefined) return null;
    return [0.5 + (x - 0.5) * wide, 0.5 + (y - 0.5) * high];
  };
  return [
    ...linesIn('body', pose, BODY),
    ...linesIn('left', leftHand, HAND),
    ...linesIn('right', rightHand, HAND),
  ];
}
