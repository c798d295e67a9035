import type { Form } from '@isl/lexicon/form';
import type { Rig, Stop } from '@isl/signing';
import { cross, minus, unit } from '../src/avatar/projection.js';
import type { Projection } from '../src/avatar/views.js';
import { gapToSkin } from './covered.js';
import { type Joints, type Side, tipOf } from './joints-at.js';
import type { DIGITS, Point } from './movement.js';

/** Where a hand touches a body or the other hand. */
export type Touch = {
  readonly place: Point;
  readonly sides: readonly Side[];
  readonly isOfHands: boolean;
  /** Of one point, not of a whole palm or edge. */
  readonly isExact: boolean;
  readonly of: string;
  readonly target: string;
  /** Of which stop of its sign it is. */
  readonly stop: number;
};

/** The middle of a star, in the picture's pixels. */
export type Star = { readonly x: number; readonly y: number };

const EXACT = /\.(?:tip|pad|mid-back)$/;
const ON_TRUNK = /chest|stomach/;
/** What is notated farther off is over a place, or before it, and does not touch it. */
const MOST_GAP_MM = 16;
/** A hand touches what its skin is no farther from; metres. */
const TOUCH_M = 0.02;
/** What moves as one, by three places of it. */
const FRAMES = {
  head: ['Head', 'LeftEye', 'RightEye'],
  Left: ['LeftHand', 'LeftHandIndex1', 'LeftHandPinky1'],
  Right: ['RightHand', 'RightHandIndex1', 'RightHandPinky1'],
} as const;

/** Where hands touch at a moment; two palms on each other need no telling. */
export function touchesAt(
  { segments }: Pick<Form, 'segments'>,
  stops: readonly Pick<Stop, 'atMs' | 'key'>[],
  atMs: number,
  jointsAt: (atMs: number) => Joints,
  rig: Rig,
): readonly Touch[] {
  const last = stops.findLastIndex((stop) => stop.atMs <= atMs);
  const [stop, segment] = [stops[last], segments[last]];
  if (!stop) return [];
  const [then, now] = [jointsAt(stop.atMs), jointsAt(atMs)];
  return (['D', 'N'] as const).flatMap((hand): Touch[] => {
    const { contact, withHead } = stop.key[hand];
    const gap = (segment?.[hand] ?? segment?.D)?.contact?.gap ?? 0;
    if (!contact || gap > MOST_GAP_MM) return [];
    const [side, other] =
      hand === 'D' ? (['Right', 'Left'] as const) : (['Left', 'Right'] as const);
    const isOfHands = /^[DN]\./.test(contact.target);
    if (isOfHands && contact.of === 'palm') return [];
    const place = isOfHands
      ? carried(contact.at, FRAMES[other], then, now)
      : withHead > 0
        ? carried(contact.at, FRAMES.head, restOf(rig), now)
        : contact.at;
    if (gapToSkin(place, now, side) > TOUCH_M) return [];
    const isExact = EXACT.test(contact.of);
    return [
      {
        place,
        sides: isOfHands ? [side, other] : [side],
        isOfHands,
        isExact,
        of: contact.of,
        target: contact.target,
        stop: last,
      },
    ];
  });
}

/** Where tips of both hands touch that no contact is of. */
export const tipsTouching = (
  at: Joints,
  digits: readonly (typeof DIGITS)[number][],
): readonly Pick<Touch, 'place'>[] =>
  digits.map((digit) => {
    const [one, other] = [tipOf(at, 'Right', digit), tipOf(at, 'Left', digit)];
    const on = (axis: 0 | 1 | 2): number => (one[axis] + other[axis]) / 2;
    return { place: [on(0), on(1), on(2)] };
  });

/** The touch that a hand may hide: a finger tip on a face, and a palm, need no circle of their own. */
export const hidableOf = (touches: readonly Touch[]): Touch | undefined =>
  touches.find(
    ({ of, target, isOfHands }) =>
      of !== 'palm' && (isOfHands || !of.endsWith('.tip') || ON_TRUNK.test(target)),
  );

/** Touches that a sign begins with and that its end does not show: hands that keep touching take theirs along. */
export const begunBut = (begun: readonly Touch[], still: readonly Touch[]): readonly Touch[] =>
  begun.filter((one) => !one.isOfHands || still.every((it) => it.stop !== one.stop));

export const starAt = ({ place }: Pick<Touch, 'place'>, project: Projection): Star => {
  const [x, y] = project(place);
  return { x, y };
};

const restOf =
  (rig: Rig): Joints =>
  (name) =>
    rig.joints.find((joint) => joint.name === name)?.head ?? [0, 0, 0];

/** Where a place of something is once that has moved. */
function carried(
  place: Point,
  names: readonly [string, string, string],
  then: Joints,
  now: Joints,
): Point {
  const [before, after] = [then, now].map((at) =>
    axesOf(...(names.map(at) as [Point, Point, Point])),
  );
  if (!before || !after) return place;
  const offset = minus(place, before.origin);
  const along = before.axes.map((axis) => dot(offset, axis));
  const on = (k: 0 | 1 | 2): number =>
    after.axes.reduce((sum, axis, n) => sum + axis[k] * (along[n] ?? 0), after.origin[k]);
  return [on(0), on(1), on(2)];
}

function axesOf(origin: Point, one: Point, other: Point) {
  const x = unit(minus(one, origin));
  const z = unit(cross(x, minus(other, origin)));
  return { origin, axes: [x, cross(z, x), z] as const };
}

const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
