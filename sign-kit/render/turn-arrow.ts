import type { Projection } from '../src/avatar/views.js';
import type { Joints, Side } from './joints-at.js';
import { type Arrow, distance, type Point } from './movement.js';

/** A hand that stays where it is and turns about itself by more than this is told by an arrow around its wrist. */
const STAYS_M = 0.09;
const TURNS_DEGREES = 55;
/** So much may it point elsewhere meanwhile. */
const BENDS_DEGREES = 40;
/** How wide the arrow is, and how far toward the elbow; metres. */
const RADIUS_M = 0.065;
const BELOW_M = 0.035;
/** Seen from its side a ring is drawn so high, of its width. */
const FLATTEST = 0.38;
const STEPS = 24;
const DEGREE = Math.PI / 180;

type Turn = { readonly along: Point; readonly degrees: number };

/** How far a hand turns about itself between two moments; undefined where it also goes elsewhere. */
export function turnOf(before: Joints, after: Joints, side: Side): Turn | undefined {
  if (distance(before(`${side}HandMiddle1`), after(`${side}HandMiddle1`)) > STAYS_M)
    return undefined;
  const [one, other] = [alongOf(before, side), alongOf(after, side)];
  if (dot(one, other) < Math.cos(BENDS_DEGREES * DEGREE)) return undefined;
  const along = unit(plus(one, other));
  const [from, to] = [before, after].map((at) => acrossOf(at, side, along)) as [Point, Point];
  const degrees = Math.atan2(dot(cross(from, to), along), dot(from, to)) / DEGREE;
  return Math.abs(degrees) < TURNS_DEGREES ? undefined : { along, degrees };
}

/** An arrow around the wrist, open to the hand, as it turns on the side that is seen. */
export function turnArrow(
  at: Joints,
  side: Side,
  turn: Turn | undefined,
  isBothWays: boolean,
  eye: Point,
  project: Projection,
  mostPx: number,
): Arrow {
  const wrist = at(`${side}Hand`);
  const along = turn?.along ?? alongOf(at, side);
  const middle = minus(wrist, times(along, BELOW_M));
  const back = unit(minus(eye, middle));
  const [x, y] = project(middle);
  const perMetre = project([middle[0], middle[1] - 1, middle[2]])[1] - y;
  const [aheadX, aheadY] = project(plus(middle, times(along, 0.1)));
  const long = Math.hypot(aheadX - x, aheadY - y) || 1;
  const [down, across] = [
    [-(aheadX - x) / long, -(aheadY - y) / long],
    [(aheadY - y) / long, -(aheadX - x) / long],
  ] as const;
  const wide = Math.min(mostPx, RADIUS_M * perMetre);
  const high = wide * Math.max(FLATTEST, Math.abs(dot(along, back)));
  // The seen side goes where the turn takes what is nearest to who looks.
  const [nearX, nearY] = project(
    plus(middle, times(cross(along, back), turn ? Math.sign(turn.degrees) : 1)),
  );
  const isAlong = (nearX - x) * across[0] + (nearY - y) * across[1] > 0;
  const points = Array.from({ length: STEPS + 1 }, (_, k): Point => {
    const share = isAlong ? 1 - k / STEPS : k / STEPS;
    const angle = (-15 + 210 * share) * DEGREE;
    const [over, under] = [wide * Math.cos(angle), high * Math.sin(angle)];
    return [x + across[0] * over + down[0] * under, y + across[1] * over + down[1] * under, 0];
  });
  return { points, isBothWays, clear: 0, aside: [0, 0], isSmall: true };
}

const alongOf = (at: Joints, side: Side): Point =>
  unit(minus(at(`${side}HandMiddle1`), at(`${side}Hand`)));

function acrossOf(at: Joints, side: Side, along: Point): Point {
  const across = minus(at(`${side}HandPinky1`), at(`${side}HandIndex1`));
  return unit(minus(across, times(along, dot(across, along))));
}

const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const plus = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const times = (a: Point, by: number): Point => [a[0] * by, a[1] * by, a[2] * by];
const unit = (a: Point): Point => times(a, 1 / (Math.hypot(...a) || 1));
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
