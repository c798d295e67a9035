import { createPose, jointPositions, type Rig, type Sequence } from '@isl/signing';
import type { Projection } from '../src/avatar/views.js';
import { smoothed } from './smooth-way.js';

export type Point = readonly [number, number, number];

/** A way in the picture: x and y in its pixels, and how much nearer than where it begins, as a share of its length. */
export type Arrow = {
  readonly points: readonly Point[];
  /** There and back again, more than once or to end where it began. */
  readonly isBothWays: boolean;
  /** How far beside the way nothing of what moves is in its way, pixels. */
  readonly clear: number;
  /** Drawn so far from where it leads, because a face or a hand would be under it; pixels. */
  readonly aside?: readonly [number, number];
  /** Of a finger or a wrist alone, or of a hand that moves a little. */
  readonly isSmall?: true;
  /** Once round to where it began. */
  readonly isRound?: true;
};

/** How a sign moves, for its picture. */
export type Movement = {
  /** The moment that stands pale behind the picture's own. */
  readonly paleMs: number;
  readonly arrows: readonly Arrow[];
};

const STEP_MS = 20;
/** Less than `least` is a hand that holds still, and a head that does; metres, as from their middle to their edge. */
const SIZES = { hand: { least: 0.015, clear: 0.08 }, head: { least: 0.012, clear: 0.16 } } as const;
/** The stroke begins where the hand arrives, unless elsewhere it is that much further away. */
const BEGINS_WITHIN = { shaken: 0.6, led: 0.35 } as const;
/** A hand that becomes another one where it is leads nowhere. */
const BETWEEN_M = 0.08;
/** A way of less than this share of the picture says nothing. */
const LEAST_SHARE = 0.014;
/** A way of less than this share is a small one. */
const SMALL_SHARE = 0.09;
/** What a form shakes, twists or lets tremble is told however little it moves: so much less is still a movement. */
const SMALL = 0.2;
/** Seen from above by as much, so that to and fro shows. */
const NEARER_IS_LOWER = 0.5;
/** Of less nobody could say how much nearer it comes; metres. */
const LEAST_EXTENT_M = 0.02;
/** A way that comes as near to where it was, as a share of its extent, has gone round; it holds so much of its square. */
const AGAIN_THERE = 0.3;
const ROUND = 0.15;
/** What ends so much nearer to its start than it was has come back. */
const STILL_OUT = { hand: 0.3, tip: 0.75 } as const;
/** A tip that goes less of the farthest one's way tells of no turn of the hand. */
const TOLD = 0.6;
/** Who goes so much of a way once more goes there and back. */
const AGAIN = 0.6;
export const SIDES = ['Right', 'Left'] as const;
export const DIGITS = ['Thumb', 'Index', 'Middle', 'Ring', 'Pinky'] as const;
/** Of a hand's places the knuckle tells first where it goes, then a finger, then the thumb. */
const TELLING = [0, 2, 3, 4, 1] as const;

/** How the camera sees it, how wide its picture is, and whether the form moves a hand where it is. */
type Seen = {
  readonly isShaken: boolean;
  /** A small way is drawn smaller. */
  readonly isSizeTold: boolean;
  readonly project: Projection;
  /** From the signer toward the camera. */
  readonly back: Point;
  readonly width: number;
  readonly isFromFront: boolean;
};

/**
 * What a way is of: the knuckle or a finger tip; the index tip, where it draws on the other hand; the hand, where its
 * fingers become another handshape meanwhile; or the hand without the detours that only keep it clear of the other
 * one, on the way from one part of a sign to the next, or along a place of the body, or as both meet; or the wrist, of a hand
 * that sinks while it bends, which its fingers would show as a way across.
 */
export type Leads = 'fingers' | 'drawing' | 'hand' | 'straight' | 'rub' | 'wrist';

/** From where its stroke begins to where it has ended, and the moment that is shown. */
type Span = {
  readonly fromMs: number;
  readonly stillMs: number;
  readonly endMs: number;
  readonly leads: Leads;
};

/** A moment of the stroke, and where what moves is then. */
type Moment = { readonly atMs: number; readonly places: readonly Point[] };

/** How the sign of a picture moves; undefined where it holds still. */
export function movementOf(
  sequence: Sequence,
  rig: Rig,
  { fromMs, stillMs, endMs, leads }: Span,
  seen: Seen,
): Movement | undefined {
  const { bodyAt, ways: led, size } = bodyOf(sequence, rig, leads, [fromMs, stillMs]);
  const momentsMs = Array.from(
    { length: Math.floor((endMs - fromMs) / STEP_MS) + 1 },
    (_, step) => fromMs + step * STEP_MS,
  );
  const moments = momentsMs.map((atMs): Moment => ({ atMs, places: bodyAt(atMs) }));
  const still = bodyAt(stillMs);
  const least = size.least * (seen.isShaken ? SMALL : 1);
  const isBetween = leads === 'hand' || leads === 'straight';
  const leastWay = isBetween ? BETWEEN_M : least;
  const pale = paleOf(moments, still, seen.isShaken ? BEGINS_WITHIN.shaken : BEGINS_WITHIN.led);
  if (!pale || farthest(pale.places, still) < least) return undefined;
  const arrows = led.flatMap((places): Arrow[] => {
    const track = (at: number) => moments.map(({ places }) => places[at] as Point);
    const tracks = places.map((at) =>
      leads === 'straight' || leads === 'rub' ? straightened(track(at)) : track(at),
    );
    const order = [momentsMs.indexOf(pale.atMs), nearestIndex(momentsMs, stillMs)];
    const way = [Math.min(...order), Math.max(...order)] as const;
    const far = Math.max(...tracks.map(extentOf));
    const ways = tracks.filter((it) => extentOf(it) >= Math.max(leastWay, TOLD * far));
    const stillOut = (it: readonly Point[]): number =>
      it === tracks[0] ? STILL_OUT.hand : STILL_OUT.tip;
    // A thumb that a twist leaves where it is tells of nothing: another tip goes farther.
    const drawn = ways.map((it) => arrowOf(it, way, seen, size.clear, stillOut(it)));
    return drawn.find((it) => it.length > 0) ?? [];
  });
  // One hand that goes round would stand pale across from where its arrow begins.
  const isRound = arrows.length === 1 && arrows[0]?.isRound === true;
  return { paleMs: isRound ? stillMs : pale.atMs, arrows };
}

/** Hands that are raised, each by its knuckle, then its tips; without one the head, by what is between its eyes. */
function bodyOf(sequence: Sequence, rig: Rig, leads: Leads, shownMs: readonly number[]) {
  const pose = createPose(rig);
  const positions = new Float32Array(rig.joints.length * 3);
  const take = (atMs: number): void => {
    sequence.sample(atMs, pose);
    jointPositions(rig, pose, positions);
  };
  const at = (name: string): Point => {
    const from = rig.indexOf(name) * 3;
    return [positions[from] ?? 0, positions[from + 1] ?? 0, positions[from + 2] ?? 0];
  };
  const isRaised = (side: (typeof SIDES)[number]): boolean =>
    shownMs.every((atMs) => {
      take(atMs);
      return at(`${side}Hand`)[1] > at('Hips')[1];
    });
  const raised = SIDES.filter(isRaised);
  const placesNow = (): Point[] =>
    raised.length === 0
      ? [between(at('LeftEye'), at('RightEye'))]
      : raised.flatMap((side) => [
          at(`${side}HandMiddle1`),
          ...DIGITS.map((digit) => at(`${side}Hand${digit}3`)),
          at(`${side}Hand`),
        ]);
  const perHand = 2 + DIGITS.length;
  const fingers = raised.map((_, hand) => TELLING.map((k) => hand * perHand + k));
  const knuckles = raised.map((_, hand) => [hand * perHand]);
  const drawing = [[1 + DIGITS.indexOf('Index')]];
  const wrist = raised.map((_, hand) => [(hand + 1) * perHand - 1]);
  const ways = { fingers, drawing, hand: knuckles, straight: knuckles, rub: knuckles, wrist }[
    leads
  ];
  return {
    bodyAt: (atMs: number): readonly Point[] => {
      take(atMs);
      return placesNow();
    },
    ways: raised.length === 0 ? [[0]] : ways,
    size: raised.length === 0 ? SIZES.head : SIZES.hand,
  };
}

function paleOf(
  moments: readonly Moment[],
  still: readonly Point[],
  within: number,
): Moment | undefined {
  const [first] = moments;
  if (!first) return undefined;
  const farOf = ({ places }: Moment): number => farthest(places, still);
  const most = moments.reduce((best, it) => (farOf(it) > farOf(best) ? it : best), first);
  return farOf(first) >= within * farOf(most) ? first : most;
}

function arrowOf(
  track: readonly Point[],
  [from, to]: readonly [number, number],
  seen: Seen,
  clearM: number,
  stillOut: number,
): Arrow[] {
  const perMetre = perMetreAt(track[0] ?? [0, 0, 0], seen.project);
  const drawn = drawnOf(track, seen, perMetre);
  const way = drawn.slice(from, to + 1);
  const extent = extentOf(way.map(flat));
  if (extent < LEAST_SHARE * seen.width * (seen.isShaken ? SMALL : 1)) return [];
  const round = lastRound(drawn, extentOf(drawn.map(flat)));
  const clear = clearM * perMetre;
  if (areaOf(round) > ROUND * extentOf(round.map(flat)) ** 2) {
    const isSmall = isSmallIn(round, seen);
    return [
      { points: round, isBothWays: false, clear, ...(isSmall && { isSmall }), isRound: true },
    ];
  }
  const others = [drawn.slice(0, from), drawn.slice(to + 1)];
  const gone = others.reduce((sum, it) => sum + lengthOf(it.map(flat)), 0);
  const isBothWays = gone > AGAIN * extent;
  const points = smoothed(isBothWays ? widest(drawn) : outward(way, stillOut));
  const isSmall = isSmallIn(points, seen);
  return [{ points, isBothWays, clear, ...(isSmall && { isSmall }) }];
}

const isSmallIn = (way: readonly Point[], { isSizeTold, width }: Seen): boolean =>
  isSizeTold && extentOf(way.map(flat)) < SMALL_SHARE * width;

function perMetreAt(place: Point, project: Projection): number {
  return project([place[0], place[1] - 1, place[2]])[1] - project(place)[1];
}

/** The track in the picture's pixels; from the front, what comes nearer comes lower. */
function drawnOf(
  track: readonly Point[],
  { project, back, isFromFront }: Seen,
  perMetre: number,
): Point[] {
  const first = track[0] ?? [0, 0, 0];
  const extent = Math.max(LEAST_EXTENT_M, extentOf(track));
  return track.map((place): Point => {
    const ahead = place[2] - first[2];
    const nearer =
      ((place[0] - first[0]) * back[0] +
        (place[1] - first[1]) * back[1] +
        (place[2] - first[2]) * back[2]) /
      extent;
    if (!isFromFront) return [...project(place), nearer];
    const [x, y] = project([place[0], place[1], first[2]]);
    return [x, y + ahead * NEARER_IS_LOWER * perMetre, nearer];
  });
}

function straightened(track: readonly Point[]): readonly Point[] {
  const [start, end] = [track[0], track.at(-1)];
  if (!start || !end) return track;
  const share = (k: number): number => k / Math.max(1, track.length - 1);
  const at = (k: number, axis: 0 | 1 | 2): number =>
    start[axis] + (end[axis] - start[axis]) * share(k);
  return track.map((_, k) => [at(k, 0), at(k, 1), at(k, 2)]);
}

/** The end of a way that goes round: back from where it stops to where it was there before. */
function lastRound(drawn: readonly Point[], extent: number): readonly Point[] {
  const end = drawn.at(-1) ?? [0, 0, 0];
  let wasAway = false;
  for (let at = drawn.length - 1; at >= 0; at -= 1) {
    const gap = distance(flat(drawn[at] as Point), flat(end));
    wasAway ||= gap > extent / 2;
    if (wasAway && gap < AGAIN_THERE * extent) return drawn.slice(at);
  }
  return [];
}

/** A way that ends where it has come back a little, as tips do when a hand turns: as far as it went. */
function outward(way: readonly Point[], stillOut: number): readonly Point[] {
  const places = way.map(flat);
  const start = places[0] ?? [0, 0, 0];
  const far = farthestFrom(places, start);
  const most = distance(places[far] ?? start, start);
  const isBack = distance(places.at(-1) ?? start, start) < stillOut * most;
  return isBack ? way.slice(0, far + 1) : way;
}

/** One way of many there and back: from where it is farthest to where it turns. */
function widest(drawn: readonly Point[]): readonly Point[] {
  const places = drawn.map(flat);
  const from = farthestFrom(places, places[0] ?? [0, 0, 0]);
  const start = places[from] ?? [0, 0, 0];
  const far = 0.95 * distance(places[farthestFrom(places, start)] ?? start, start);
  const reaches = places.flatMap((it, at) => (distance(it, start) >= far ? [at] : []));
  const to = reaches.sort((a, b) => Math.abs(a - from) - Math.abs(b - from))[0] ?? from;
  return drawn.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** What a closed way holds, square pixels. */
function areaOf(way: readonly Point[]): number {
  const twice = way.reduce((sum, [x, y], k) => {
    const [fromX, fromY] = way.at(k - 1) ?? [x, y];
    return sum + fromX * y - x * fromY;
  }, 0);
  return Math.abs(twice) / 2;
}

function farthestFrom(places: readonly Point[], from: Point): number {
  return places.reduce(
    (best, it, at) => (distance(it, from) > distance(places[best] ?? it, from) ? at : best),
    0,
  );
}

const flat = ([x, y]: Point): Point => [x, y, 0];
const between = (a: Point, b: Point): Point => [
  (a[0] + b[0]) / 2,
  (a[1] + b[1]) / 2,
  (a[2] + b[2]) / 2,
];
export const distance = (a: Point, b: Point): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

const farthest = (a: readonly Point[], b: readonly Point[]): number =>
  Math.max(...a.map((place, k) => distance(place, b[k] ?? place)));

function extentOf(track: readonly Point[]): number {
  const far = track[farthestFrom(track, track[0] ?? [0, 0, 0])];
  return Math.max(0, ...track.map((it) => distance(it, far ?? it)));
}

const lengthOf = (track: readonly Point[]): number =>
  track.reduce((sum, it, k) => sum + distance(it, track[k - 1] ?? it), 0);

function nearestIndex(momentsMs: readonly number[], atMs: number): number {
  const index = momentsMs.findIndex((it) => it >= atMs);
  return index < 0 ? momentsMs.length - 1 : index;
}
