import type { Rig, Sequence } from '@isl/signing';
import {
  backOf,
  type CameraPlace,
  closePlace,
  type PictureView,
  type Projection,
  projectionOf,
} from '../src/avatar/views.js';
import { gap, type Hidden, type Size, unitOf } from './arrow-place.js';
import { isCovered } from './covered.js';
import { handPoints, type Joints, jointsOf, raisedOf, type Side, tipOf } from './joints-at.js';
import type { KeptCircle } from './kept-frames.js';
import { DIGITS, distance, type Point } from './movement.js';
import type { CircleHint } from './picture-hints.js';
import { headOf, type Ring } from './ring.js';
import { hidableOf, type Star, starAt, type Touch } from './touches.js';

/** A hand at one moment in a circle of its own, as its own camera sees it. */
export type CloseUp = Ring & {
  readonly atMs: number;
  readonly camera: CameraPlace;
  /** In the picture's pixels. */
  readonly stars?: readonly Star[];
};

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
/** The same, of some digits alone. */
const LEAST_NEAR_M = 0.05;
/** Seen otherwise than the picture shows it only where that tells so much more. */
const OTHER_VIEW = 1.08;
/** A head from its joint to its middle, and to its edge: what is behind it is not seen. */
const HEAD_M = { up: 0.1, radius: 0.13 } as const;
const FACE_COST = 4;
/** The circle of a hand alone: shown where its fingers are so much larger in it, less where they are seen better. */
const SHAPE_RADIUS = 0.16;
const LARGE_RADIUS = 0.21;
/** Of one that is asked for, where there is room. */
const HINTED_RADIUS = 0.2;
const SHAPE = { larger: 1.5, large: 1.1, better: 1.12 } as const;
const VIEWS = ['front', 'three-quarter', 'across', 'above'] as const;
/** What a hand hides is looked for from farther around, too. */
const AROUND = [...VIEWS, 'side', 'overhead'] as const;
/** A circle is worth its room that shows so much more of what thumb and index finger go round. */
const OPENER = 2;
/** A tip that is covered takes so much of it. */
const COVERED = 0.5;
/** Tips that pinch are no farther apart than this, and so far from the palm at least, and touch what is so near; metres. */
const PINCH = { apart: 0.025, out: 0.06, star: 0.03 } as const;

/** What is farther from a circle's middle, of its radius, its edge would cut. */
const STAR_WITHIN = 0.8;

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

/** A hand whose shape the picture shows small or shortened, or whose tips or touch it hides, from where it is seen best. */
export function shapeOf(
  still: Joints,
  stillMs: number,
  camera: CameraPlace,
  view: View,
  touches: readonly Touch[],
  hidden: Hidden,
  size: Size,
  hint?: CircleHint,
): readonly CloseUp[] {
  const radius = SHAPE_RADIUS * unitOf(size);
  const project = projectionOf(camera, size.width, size.height);
  const unclear = raisedOf(still).flatMap((side) => {
    const seen = bestView(still, side, view);
    const fingersFrom = (it: View): number =>
      fingersIn(still, side, projectionOf(cameraAt(still, side, it), 2 * radius, 2 * radius));
    const larger = fingersFrom(seen) / fingersIn(still, side, project);
    const better = fingersFrom(seen) / fingersFrom(view);
    const isUnclear = larger > (better > SHAPE.better ? SHAPE.large : SHAPE.larger);
    return isUnclear ? [cameraAt(still, side, seen)] : [];
  });
  const telling = hint
    ? hintedCamera(still, hint)
    : (openCamera(still, camera, view, hidableOf(touches)) ?? unclear[0]);
  const larger = hint && placeOf(HINTED_RADIUS * unitOf(size), hidden, size);
  const place = larger ?? (telling && placeOf(radius, hidden, size));
  if (!telling || !place) return [];
  // Tips that pinch are what a circle is for: no star is to hide them there.
  const shown = touches.filter(
    (touch) => !raisedOf(still).some((side) => isOfPinch(still, side, touch)),
  );
  const stars = starsIn(place, telling, shown);
  return [{ ...place, atMs: stillMs, camera: telling, ...(stars.length > 0 && { stars }) }];
}

/** A hand, or both, in a circle that is kept, where it hides least. */
export function keptCloseUp(
  still: Joints,
  stillMs: number,
  { view, sides, isLarge, isAtOther }: KeptCircle,
  hidden: Hidden,
  size: Size,
): CloseUp {
  const points = Float32Array.from(sides.flatMap((side) => handPoints(still, side)).flat());
  const camera = closePlace(view, 1, points, LEAST_M);
  const radius = (isLarge ? LARGE_RADIUS : SHAPE_RADIUS) * unitOf(size);
  const near = radius + EDGE * unitOf(size);
  const place = isAtOther
    ? { x: size.width - near, y: size.height - near, radius }
    : roomiest(radius, hidden, size);
  return { ...place, atMs: stillMs, camera };
}

function hintedCamera(still: Joints, { from, of }: CircleHint): CameraPlace {
  const points = raisedOf(still).flatMap((side) =>
    of
      ? of.flatMap((digit) => [still(`${side}Hand${digit}3`), tipOf(still, side, digit)])
      : handPoints(still, side),
  );
  return closePlace(from, 1, Float32Array.from(points.flat()), of ? LEAST_NEAR_M : LEAST_M);
}

/** Touches that a circle shows. */
function starsIn(circle: Ring, camera: CameraPlace, touches: readonly Touch[]): readonly Star[] {
  const { x, y, radius } = circle;
  const project = projectionOf(camera, 2 * radius, 2 * radius);
  return touches
    .map((touch) => starAt(touch, project))
    .map((star): Star => ({ x: x - radius + star.x, y: y - radius + star.y }))
    .filter((star) => gap(star, circle) < STAR_WITHIN * radius);
}

/** From where a touch is open that the picture hides, or thumb and index finger that pinch. */
function openCamera(
  still: Joints,
  { eye }: CameraPlace,
  view: View,
  touching: Touch | undefined,
): CameraPlace | undefined {
  // Of a palm or an edge on a hand no circle shows more.
  const touch = touching?.isExact || !touching?.isOfHands ? touching : undefined;
  const pinching = raisedOf(still).find((side) => isPinched(still, side));
  return (
    (touch && touchCamera(still, eye, view, touch)) ??
    (pinching && pinchCamera(still, eye, view, pinching))
  );
}

function touchCamera(
  still: Joints,
  eye: Point,
  view: View,
  { place, sides, isOfHands }: Touch,
): CameraPlace | undefined {
  if (!isCovered(place, still, sides, eye)) return undefined;
  const points = Float32Array.from(sides.flatMap((side) => handPoints(still, side)).flat());
  const open = AROUND.filter((it) => !isBehindHead(still, 'Right', it))
    .map((it) => closePlace(it, 1, points, LEAST_M))
    .filter((camera) => !isCovered(place, still, sides, camera.eye));
  const fingersFrom = (camera: CameraPlace): number =>
    fingersIn(still, 'Right', projectionOf(camera, 100, 100));
  const [best] = open.sort((a, b) => fingersFrom(b) - fingersFrom(a));
  // Fingers that hold each other are open from nowhere: both hands tell, as who signs faces them.
  const isHeld = isOfHands && view !== 'front';
  return best ?? (isHeld ? closePlace('front', 1, points, LEAST_M) : undefined);
}

function pinchCamera(still: Joints, eye: Point, view: View, side: Side): CameraPlace | undefined {
  const tips = (['Thumb', 'Index'] as const).map((digit) => tipOf(still, side, digit));
  const seenFrom = (it: View, from: Point): number =>
    openOf(still, side, backOf(it)) *
    COVERED ** tips.filter((tip) => isCovered(tip, still, [side], from)).length;
  const [best] = AROUND.filter((it) => !isBehindHead(still, side, it))
    .map((it) => {
      const camera = cameraAt(still, side, it);
      return { camera, seen: seenFrom(it, camera.eye) };
    })
    .sort((a, b) => b.seen - a.seen);
  return best && best.seen > OPENER * seenFrom(view, eye) ? best.camera : undefined;
}

/** How much of what thumb and index finger go round is seen from there, square metres. */
function openOf(at: Joints, side: Side, back: Point): number {
  const [first = [0, 0, 0], ...others] = [
    ...[1, 2, 3].map((k) => at(`${side}HandIndex${k}`)),
    tipOf(at, side, 'Index'),
    tipOf(at, side, 'Thumb'),
    ...[3, 2].map((k) => at(`${side}HandThumb${k}`)),
  ];
  const from = others.map(([x, y, z]): Point => [x - first[0], y - first[1], z - first[2]]);
  const seen = from.slice(1).map((to, k) => {
    const [x, y, z] = from[k] ?? to;
    return (
      (y * to[2] - z * to[1]) * back[0] +
      (z * to[0] - x * to[2]) * back[1] +
      (x * to[1] - y * to[0]) * back[2]
    );
  });
  return Math.abs(seen.reduce((sum, value) => sum + value, 0)) / 2;
}

function isPinched(at: Joints, side: Side): boolean {
  const [thumb, index] = [tipOf(at, side, 'Thumb'), tipOf(at, side, 'Index')];
  const [wrist, knuckle] = [at(`${side}Hand`), at(`${side}HandMiddle1`)];
  const palm: Point = [
    (wrist[0] + knuckle[0]) / 2,
    (wrist[1] + knuckle[1]) / 2,
    (wrist[2] + knuckle[2]) / 2,
  ];
  return distance(thumb, index) < PINCH.apart && distance(index, palm) > PINCH.out;
}

const isOfPinch = (at: Joints, side: Side, { place }: Touch): boolean =>
  isPinched(at, side) && distance(tipOf(at, side, 'Index'), place) < PINCH.star;

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
function placeOf(radius: number, hidden: Hidden, size: Size): Ring | undefined {
  const best = roomiest(radius, hidden, size);
  return roomAt(best, hidden) > 0 ? best : undefined;
}

function roomiest(radius: number, hidden: Hidden, size: Size): Ring {
  const near = radius + EDGE * unitOf(size);
  const { width, height } = size;
  const places = [height - near, height / 2, near].flatMap((y) =>
    [width - near, near].map((x): Ring => ({ x, y, radius })),
  );
  return places.reduce((one, it) => (roomAt(it, hidden) > roomAt(one, hidden) ? it : one));
}

const roomAt = ({ x, y, radius }: Ring, { face, hands }: Hidden): number =>
  Math.min(...[headOf(face), ...hands].map((it) => gap(it, { x, y }) - it.radius - radius));

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
