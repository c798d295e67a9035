import type { Rig, Sequence } from '@isl/signing';
import {
  type CameraPlace,
  closePlace,
  type PictureView,
  type Projection,
  projectionOf,
} from '../src/avatar/views.js';
import { type Hidden, type Size, unitOf } from './arrow-place.js';
import { handPoints, type Joints, jointsOf, raisedOf, type Side, tipOf } from './joints-at.js';
import { DIGITS, distance, type Point } from './movement.js';
import { headOf, type Ring } from './ring.js';

/** A hand at one moment in a circle of its own, as its own camera sees it. */
export type CloseUp = Ring & { readonly atMs: number; readonly camera: CameraPlace };

/** A hand opens or closes where its fingers come so much farther apart, or nearer together; metres. */
const OPENS_M = 0.035;
/** One that ends farther away than this from its start shows both without circles. */
const STAYS_M = 0.11;
/** Shares of a picture: a circle, and from one to the other and to the edge. */
const RADIUS = 0.14;
const BETWEEN = 0.09;
const EDGE = 0.02;
/** From a circle's middle to its upper edge at least, metres. */
const LEAST_M = 0.095;
/** Seen otherwise than the picture shows it only where that tells so much more. */
const OTHER_VIEW = 1.08;
/** A head from its joint to its middle, and to its edge: what is behind it is not seen. */
const HEAD_M = { up: 0.1, radius: 0.13 } as const;
const FACE_COST = 4;
/** The circle of a hand alone: shown where its fingers are so much larger in it, less where they are seen better. */
const SHAPE_RADIUS = 0.16;
const SHAPE = { larger: 1.5, large: 1.1, better: 1.12 } as const;
const VIEWS = ['front', 'three-quarter', 'across', 'above'] as const;

type View = Exclude<PictureView, 'own'>;

/** A hand that opens or closes where it is: as it begins, and as it ends. */
export function closeUpsOf(
  sequence: Sequence,
  rig: Rig,
  { paleMs, stillMs }: { readonly paleMs: number; readonly stillMs: number },
  view: View,
  shaping: readonly Side[],
  hidden: Hidden,
  size: Size,
): readonly CloseUp[] {
  const at = jointsOf(sequence, rig);
  const [pale, still] = [at(paleMs), at(stillMs)];
  const side = raisedOf(still).find(
    (one) => stays(pale, still, one) && (shaping.includes(one) || opens(pale, still, one)),
  );
  if (!side) return [];
  const seen = viewOfChange(pale, still, side, view);
  const [first, second] = placesOf(hidden, size);
  return [
    { ...first, atMs: paleMs, camera: cameraAt(pale, side, seen) },
    { ...second, atMs: stillMs, camera: cameraAt(still, side, seen) },
  ];
}

/** A hand whose shape the picture shows small or shortened, large and from where it is seen best. */
export function shapeOf(
  still: Joints,
  stillMs: number,
  project: Projection,
  view: View,
  hidden: Hidden,
  size: Size,
): readonly CloseUp[] {
  const radius = SHAPE_RADIUS * unitOf(size);
  const unclear = raisedOf(still).flatMap((side) => {
    const seen = bestView(still, side, view);
    const fingersFrom = (it: View): number =>
      fingersIn(still, side, projectionOf(cameraAt(still, side, it), 2 * radius, 2 * radius));
    const larger = fingersFrom(seen) / fingersIn(still, side, project);
    const better = fingersFrom(seen) / fingersFrom(view);
    const isUnclear = larger > (better > SHAPE.better ? SHAPE.large : SHAPE.larger);
    return isUnclear ? [cameraAt(still, side, seen)] : [];
  });
  const [camera] = unclear;
  const place = camera && placeOf(radius, hidden, size);
  return camera && place ? [{ ...place, atMs: stillMs, camera }] : [];
}

/** From where fingers are longest, unless the head is in the way. */
function bestView(still: Joints, side: Side, own: View): View {
  const longFrom = (view: View): number =>
    isBehindHead(still, side, view)
      ? 0
      : fingersIn(still, side, projectionOf(cameraAt(still, side, view), 100, 100));
  return VIEWS.reduce(
    (best, view) => (longFrom(view) > OTHER_VIEW * longFrom(best) ? view : best),
    own,
  );
}

function fingersIn(at: Joints, side: Side, project: Projection): number {
  const [x, y] = project(at(`${side}Hand`));
  const tips = DIGITS.map((digit) => project(tipOf(at, side, digit)));
  const knuckles = DIGITS.map((digit) => project(at(`${side}Hand${digit}2`)));
  const apart = tips.reduce((sum, [tipX, tipY], k) => {
    const [otherX, otherY] = knuckles[k] ?? [tipX, tipY];
    return sum + Math.hypot(tipX - otherX, tipY - otherY);
  }, 0);
  return apart + tips.reduce((sum, [tipX, tipY]) => sum + Math.hypot(tipX - x, tipY - y), 0) / 2;
}

/** In the corner, or at the edge, where it hides nothing. */
function placeOf(radius: number, { face, hands }: Hidden, size: Size): Ring | undefined {
  const near = radius + EDGE * unitOf(size);
  const { width, height } = size;
  const taken = [headOf(face), ...hands];
  const places = [height - near, height / 2, near].flatMap((y) =>
    [width - near, near].map((x): Ring => ({ x, y, radius })),
  );
  const roomOf = ({ x, y }: Ring): number =>
    Math.min(...taken.map((it) => Math.hypot(it.x - x, it.y - y) - it.radius - radius));
  const best = places.reduce((one, it) => (roomOf(it) > roomOf(one) ? it : one));
  return roomOf(best) > 0 ? best : undefined;
}

const stays = (pale: Joints, still: Joints, side: Side): boolean =>
  distance(pale(`${side}HandMiddle1`), still(`${side}HandMiddle1`)) < STAYS_M;

const opens = (pale: Joints, still: Joints, side: Side): boolean =>
  Math.abs(spreadOf(pale, side) - spreadOf(still, side)) > OPENS_M;

function spreadOf(at: Joints, side: Side): number {
  const tips = DIGITS.map((digit) => at(`${side}Hand${digit}3`));
  return Math.max(...tips.flatMap((one) => tips.map((other) => distance(one, other))));
}

function cameraAt(at: Joints, side: Side, view: View): CameraPlace {
  return closePlace(view, 1, Float32Array.from(handPoints(at, side).flat()), LEAST_M);
}

/** From where start and end differ most, and fingers are long, unless the head is in the way. */
function viewOfChange(pale: Joints, still: Joints, side: Side, own: View): View {
  const toldBy = (view: View): number => {
    const [one, other] = [shapeIn(pale, side, view), shapeIn(still, side, view)];
    const told = one.reduce((sum, [x, y], k) => {
      const [otherX, otherY] = other[k] ?? [x, y];
      const long = Math.hypot(x, y) + Math.hypot(otherX, otherY);
      return sum + Math.hypot(x - otherX, y - otherY) + long / 2;
    }, 0);
    return isBehindHead(still, side, view) ? 0 : told;
  };
  return VIEWS.reduce(
    (best, view) => (toldBy(view) > OTHER_VIEW * toldBy(best) ? view : best),
    own,
  );
}

/** The tips of a hand from its knuckle, as a view has them. */
function shapeIn(at: Joints, side: Side, view: View): readonly (readonly [number, number])[] {
  const project = projectionOf(cameraAt(at, side, view), 100, 100);
  const [x, y] = project(at(`${side}HandMiddle1`));
  return DIGITS.map((digit) => {
    const [tipX, tipY] = project(tipOf(at, side, digit));
    return [tipX - x, tipY - y];
  });
}

function isBehindHead(at: Joints, side: Side, view: View): boolean {
  const { eye } = cameraAt(at, side, view);
  const hand = at(`${side}HandMiddle1`);
  const head = at('Head');
  const middle: Point = [head[0], head[1] + HEAD_M.up, head[2]];
  const far = distance(eye, hand);
  const along = [0, 1, 2].map((axis) => ((hand[axis] ?? 0) - (eye[axis] ?? 0)) / far);
  const until = [0, 1, 2].reduce(
    (sum, axis) => sum + ((middle[axis] ?? 0) - (eye[axis] ?? 0)) * (along[axis] ?? 0),
    0,
  );
  if (until > far) return false;
  const nearest = [0, 1, 2].map((axis) => (eye[axis] ?? 0) + (along[axis] ?? 0) * until);
  return distance(nearest as unknown as Point, middle) < HEAD_M.radius;
}

/** One under the other or side by side, where they hide least of face and hands. */
function placesOf({ face, hands }: Hidden, size: Size): readonly [Ring, Ring] {
  const unit = unitOf(size);
  const radius = RADIUS * unit;
  const [near, apart] = [radius + EDGE * unit, 2 * radius + BETWEEN * unit];
  const { width, height } = size;
  const columns = [near, width - near].flatMap((x) =>
    [near, (height - apart) / 2, height - near - apart].map((y): readonly [Ring, Ring] => [
      { x, y, radius },
      { x, y: y + apart, radius },
    ]),
  );
  const rows = [near, height - near].flatMap((y) =>
    [near, (width - apart) / 2, width - near - apart].map((x): readonly [Ring, Ring] => [
      { x, y, radius },
      { x: x + apart, y, radius },
    ]),
  );
  const head = headOf(face);
  const over = (one: Ring, { x, y, radius: far }: Ring): number =>
    Math.max(0, one.radius + far - Math.hypot(one.x - x, one.y - y)) / far;
  const costOf = (places: readonly Ring[]): number =>
    places.reduce(
      (sum, place) =>
        sum +
        FACE_COST * over(place, head) +
        hands.reduce((most, hand) => most + over(place, hand), 0),
      0,
    );
  const all = [...columns, ...rows];
  return all.reduce((best, it) => (costOf(it) < costOf(best) ? it : best));
}
