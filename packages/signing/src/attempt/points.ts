import { bodyPoint, HAND_POINTS, handPoint } from '../mediapipe.js';
import { shapeOf } from './shape.js';

/** Points of one picture as the sign service gives them: x, y, x, y of its width and height; empty where not found. */
export type SeenPoints = {
  /** When the picture was taken, in milliseconds. */
  readonly at: number;
  readonly pose: readonly number[];
  readonly leftHand: readonly number[];
  readonly rightHand: readonly number[];
};

export type HandSide = 'left' | 'right';

/**
 * A hand against its own body, in shoulder widths from the middle of the shoulders: x toward the side of
 * the dominant hand, y up.
 */
export type PlacedHand = {
  readonly x: number;
  readonly y: number;
  /** False where its wrist is beyond the picture's left or right edge, so that nobody can tell. */
  readonly isInPicture: boolean;
  readonly shape: readonly number[] | null;
};

export type PlacedHands = { readonly at: number; readonly D: PlacedHand; readonly N: PlacedHand };

const LEFT_SHOULDER = bodyPoint('LEFT_SHOULDER');
const RIGHT_SHOULDER = bodyPoint('RIGHT_SHOULDER');
const WRISTS = { left: bodyPoint('LEFT_WRIST'), right: bodyPoint('RIGHT_WRIST') } as const;
/** Wrist and knuckles. */
export const PALM = (
  ['WRIST', 'INDEX_FINGER_MCP', 'MIDDLE_FINGER_MCP', 'RING_FINGER_MCP', 'PINKY_MCP'] as const
).map(handPoint);
/** Shoulders nearer together, in picture heights, are seen from the side or too far away. */
const NARROWEST_SHOULDERS = 0.06;
/** Below this a hand hangs or rests, in shoulder widths under the shoulders. */
const LOWEST_SIGN = -1.35;

export const isUp = ({ y }: PlacedHand): boolean => y > LOWEST_SIGN;

/** Hands against the body of who is seen; null where no body is. `aspect` is the picture's width by height. */
export function placedHands(
  seen: SeenPoints,
  aspect: number,
  dominant: HandSide,
): PlacedHands | null {
  const pointOf = (points: readonly number[], index: number): readonly [number, number] => [
    (points[index * 2] ?? Number.NaN) * aspect,
    -(points[index * 2 + 1] ?? Number.NaN),
  ];
  const left = pointOf(seen.pose, LEFT_SHOULDER);
  const right = pointOf(seen.pose, RIGHT_SHOULDER);
  const across = [left[0] - right[0], left[1] - right[1]] as const;
  const unit = Math.hypot(...across);
  // Not less than: what was not found is NaN.
  if (!(unit >= NARROWEST_SHOULDERS)) return null;
  const middle = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2] as const;
  const [ax, ay] = [across[0] / unit, across[1] / unit];
  const outward = dominant === 'left' ? 1 : -1;
  const against = ([px, py]: readonly [number, number]): readonly [number, number] => {
    const [dx, dy] = [(px - middle[0]) / unit, (py - middle[1]) / unit];
    return [outward * (dx * ax + dy * ay), dy * ax - dx * ay];
  };
  const handOf = (side: HandSide): PlacedHand => {
    const points = side === 'left' ? seen.leftHand : seen.rightHand;
    const isFound = points.length === HAND_POINTS.length * 2 && points.every(Number.isFinite);
    const hand = isFound ? HAND_POINTS.map((_, index) => against(pointOf(points, index))) : null;
    const wrist = against(pointOf(seen.pose, WRISTS[side]));
    const palm = hand ? PALM.map((index) => hand[index] ?? wrist) : [wrist];
    const [x, y] = [0, 1].map(
      (axis) => palm.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / palm.length,
    ) as [number, number];
    const wristX = seen.pose[WRISTS[side] * 2] ?? Number.NaN;
    return {
      x,
      y,
      isInPicture: hand !== null || (wristX >= 0 && wristX <= 1),
      shape: hand && shapeOf(hand, side === dominant),
    };
  };
  return {
    at: seen.at,
    D: handOf(dominant),
    N: handOf(dominant === 'left' ? 'right' : 'left'),
  };
}
