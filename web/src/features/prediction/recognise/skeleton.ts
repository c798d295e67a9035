import type { components } from '@isl/contracts/frames';
import { BODY_LIMBS, HAND_LIMBS, type Pair } from '@isl/signing/mediapipe';

export type Skeleton = components['schemas']['Skeleton'];
export type Limb = 'body' | 'left' | 'right';
/** A line on the stage; 0 to 1 of its width and height, not mirrored. */
export type Line = {
  readonly limb: Limb;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
};

/** The lines of a skeleton on a stage that is filled by a picture of another shape. */
export function linesOf(
  { pose, leftHand, rightHand }: Skeleton,
  pictureAspect: number,
  stageAspect: number,
): Line[] {
  // The picture covers the stage: what hangs over on two sides is cut off.
  const wide = Math.max(pictureAspect / stageAspect, 1);
  const high = Math.max(stageAspect / pictureAspect, 1);
  const linesIn = (limb: Limb, points: readonly number[], pairs: readonly Pair[]): Line[] =>
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
    ...linesIn('body', pose, BODY_LIMBS),
    ...linesIn('left', leftHand, HAND_LIMBS),
    ...linesIn('right', rightHand, HAND_LIMBS),
  ];
}
