import { type Joints, type Side, tipOf } from './joints-at.js';
import { DIGITS, distance, type Point } from './movement.js';

/** Half of a finger and of a palm, and what is nearer to a place than this is of it; metres. */
const FINGER_M = 0.012;
const PALM_M = 0.016;
const OWN_M = 0.017;
/** Places of each part of a finger, and of the palm to each knuckle. */
const PLACES = 3;

/** Whether one of these hands is between a place and who looks. */
export function isCovered(place: Point, at: Joints, sides: readonly Side[], eye: Point): boolean {
  const far = distance(place, eye);
  const toEye = [0, 1, 2].map((axis) => ((eye[axis] ?? 0) - (place[axis] ?? 0)) / far);
  return sides.some((side) =>
    skinOf(at, side).some(({ middle, radius }) => {
      const offset = [0, 1, 2].map((axis) => (middle[axis] ?? 0) - (place[axis] ?? 0));
      const nearer = offset.reduce((sum, value, axis) => sum + value * (toEye[axis] ?? 0), 0);
      const aside = Math.sqrt(Math.max(0, Math.hypot(...offset) ** 2 - nearer ** 2));
      return nearer > OWN_M && aside < radius;
    }),
  );
}

/** How far a place is from a hand's skin, metres; less than nothing within it. */
export const gapToSkin = (place: Point, at: Joints, side: Side): number =>
  Math.min(...skinOf(at, side).map(({ middle, radius }) => distance(middle, place) - radius));

function skinOf(at: Joints, side: Side): readonly { middle: Point; radius: number }[] {
  const wrist = at(`${side}Hand`);
  return DIGITS.flatMap((digit) => {
    const [first, second, third] = [1, 2, 3].map((k) => at(`${side}Hand${digit}${k}`)) as [
      Point,
      Point,
      Point,
    ];
    const parts = [
      [first, second],
      [second, third],
      [third, tipOf(at, side, digit)],
    ] as const;
    const palm = digit === 'Thumb' ? [] : along(wrist, first).slice(1);
    return [
      ...parts.flatMap(([from, to]) =>
        along(from, to).map((middle) => ({ middle, radius: FINGER_M })),
      ),
      ...palm.map((middle) => ({ middle, radius: PALM_M })),
    ];
  });
}

const along = (from: Point, to: Point): readonly Point[] =>
  Array.from({ length: PLACES + 1 }, (_, k) => {
    const on = (axis: 0 | 1 | 2): number => from[axis] + ((to[axis] - from[axis]) * k) / PLACES;
    return [on(0), on(1), on(2)];
  });
