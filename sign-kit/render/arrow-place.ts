import type { Arrow } from './movement.js';
import type { Ring } from './ring.js';

export type Place = { readonly x: number; readonly y: number; readonly nearer: number };
export type Size = { readonly width: number; readonly height: number };

/** What an arrow would hide, in the picture's pixels. */
export type Hidden = { readonly face: Ring; readonly hands: readonly Ring[] };

/** Shares of a frame. */
export const HEAD = 0.045;
/** A way shorter than that stands beside what goes it; a shorter one yet is drawn longer, or nobody would see it. */
const SHORT = 0.26;
const LEAST = 0.15;
/** What a finger does is short, and so is a small move: it is told from a large one. */
const SMALL_LEAST = 0.1;
/** So much of a way may lie over a hand before it is moved: it begins and ends at one. */
const OVER_HAND = 0.5;
const OVER_FACE = 0.06;
const OVER_OTHER = 0.25;
/** Looked for at most so far away, in so many steps and directions. */
const FARTHEST = 0.3;
const STEPS = 6;
const DIRECTIONS = 16;
/** A place as far away as the frame is wide is as bad as so much of the way over a hand; of a face, so much worse. */
const FAR_COST = 0.9;
const FACE_COST = 3;
/** Air between a way and another one, a share of a frame. */
const APART = 0.025;

/** What is large in a frame of this size: the side of a square that is as large. */
export const unitOf = ({ width, height }: Size): number => Math.sqrt(width * height);

/** The way as it is drawn; a short one on the side that leads away from the other hand's, or from the face. */
export function drawnWay(arrow: Arrow, others: readonly Arrow[], size: Size): readonly Place[] {
  if (!arrow.aside) return beside(arrow, others.flatMap(placesOf), size);
  const [x, y] = arrow.aside;
  return moved(enlarged(arrow.points, leastOf(arrow) * unitOf(size)), x, y);
}

const leastOf = ({ isSmall }: Arrow): number => (isSmall ? SMALL_LEAST : LEAST);

/** Arrows that would lie over a face, a hand or each other, moved to where they do not, or least. */
export function clearArrows(arrows: readonly Arrow[], hidden: Hidden, size: Size): Arrow[] {
  const cleared: Arrow[] = [];
  for (const arrow of arrows) {
    const others = arrows.filter((it) => it !== arrow);
    const done = cleared.map((it) => drawnWay(it, arrowsBut(arrows, it), size));
    const plain = drawnWay(arrow, others, size);
    cleared.push(isClear(plain, hidden, done, size) ? arrow : asideOf(arrow, hidden, done, size));
  }
  return cleared;
}

const arrowsBut = (arrows: readonly Arrow[], { points }: Arrow): readonly Arrow[] =>
  arrows.filter((it) => it.points !== points);

function isClear(
  way: readonly Place[],
  { face, hands }: Hidden,
  done: readonly (readonly Place[])[],
  size: Size,
): boolean {
  return (
    shareOver(way, [face]) <= OVER_FACE &&
    shareOver(way, hands) <= OVER_HAND &&
    crossing(way, done, size) <= OVER_OTHER
  );
}

function asideOf(
  arrow: Arrow,
  { face, hands }: Hidden,
  done: readonly (readonly Place[])[],
  size: Size,
): Arrow {
  const unit = unitOf(size);
  const way = enlarged(arrow.points, leastOf(arrow) * unit);
  const costOf = ([x, y]: readonly [number, number]): number => {
    const there = moved(way, x, y);
    if (!isWithin(there, size)) return Number.POSITIVE_INFINITY;
    const over = FACE_COST * shareOver(there, [face]) + shareOver(there, hands);
    return over + crossing(there, done, size) + (FAR_COST * Math.hypot(x, y)) / unit;
  };
  let best: { readonly aside: readonly [number, number]; readonly cost: number } | undefined;
  for (const aside of places(unit)) {
    const cost = costOf(aside);
    if (cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { aside, cost };
  }
  return best ? { ...arrow, aside: best.aside } : arrow;
}

function places(unit: number): readonly (readonly [number, number])[] {
  return Array.from({ length: STEPS }, (_, step) => (FARTHEST * unit * (step + 1)) / STEPS).flatMap(
    (far) =>
      Array.from({ length: DIRECTIONS }, (_, k): readonly [number, number] => {
        const turn = (2 * Math.PI * k) / DIRECTIONS;
        return [Math.round(far * Math.cos(turn)), Math.round(far * Math.sin(turn))];
      }),
  );
}

function isWithin(way: readonly Place[], { width, height }: Size): boolean {
  const edge = HEAD * unitOf({ width, height });
  return way.every(({ x, y }) => Math.min(x, y, width - x, height - y) > edge);
}

const shareOver = (way: readonly Place[], circles: readonly Ring[]): number =>
  way.filter((place) => circles.some((it) => gap(place, it) < it.radius)).length /
  Math.max(1, way.length);

function crossing(way: readonly Place[], done: readonly (readonly Place[])[], size: Size): number {
  const near = APART * unitOf(size);
  const others = done.flat();
  return (
    way.filter((place) => others.some((other) => gap(place, other) < near)).length /
    Math.max(1, way.length)
  );
}

const moved = (way: readonly Place[], byX: number, byY: number): readonly Place[] =>
  way.map((it) => ({ ...it, x: it.x + byX, y: it.y + byY }));

function beside(arrow: Arrow, others: readonly Place[], { width, height }: Size): readonly Place[] {
  const unit = unitOf({ width, height });
  const { points, clear } = arrow;
  const places = enlarged(points, leastOf(arrow) * unit);
  if (extentOf(places) >= SHORT * unit) return withoutEnd(clear * 0.6, places);
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return places;
  const long = Math.max(1, gap(first, last));
  const across = { x: -(last.y - first.y) / long, y: (last.x - first.x) / long };
  // A hand is longer than it is wide, and mostly upright.
  const far = clear * (1 + 0.6 * Math.abs(across.y));
  const shunned = others.length > 0 ? others : [{ x: width / 2, y: height * 0.3 }];
  const choices = [far, -far]
    .map((by) => moved(places, across.x * by, across.y * by))
    .filter((way) => isWithin(way, { width, height }));
  const farOf = (way: readonly Place[]): number =>
    Math.min(...way.flatMap((it) => shunned.map((other) => gap(it, other))));
  return choices.sort((a, b) => farOf(b) - farOf(a))[0] ?? places;
}

const placesOf = ({ points }: Pick<Arrow, 'points'>): readonly Place[] =>
  points.map(([x, y, nearer]) => ({ x, y, nearer }));

/** At least so long, about its own middle. */
function enlarged(points: Arrow['points'], least: number): readonly Place[] {
  const places = placesOf({ points });
  const times = Math.max(1, least / extentOf(places));
  const [left, right] = [
    Math.min(...places.map(({ x }) => x)),
    Math.max(...places.map(({ x }) => x)),
  ];
  const [top, bottom] = [
    Math.min(...places.map(({ y }) => y)),
    Math.max(...places.map(({ y }) => y)),
  ];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return places.map((it) => ({ ...it, x: x + (it.x - x) * times, y: y + (it.y - y) * times }));
}

const extentOf = (places: readonly Place[]): number =>
  Math.max(1, ...places.map((it) => gap(it, places[0] ?? it)));

/** A way without so much of its end. */
export function withoutEnd(length: number, places: readonly Place[]): readonly Place[] {
  const last = places.at(-1);
  const ends = last ? places.findLastIndex((it) => gap(it, last) >= length) : -1;
  return ends < 1 ? places.slice(0, 2) : places.slice(0, ends + 1);
}

export const reversed = (places: readonly Place[]): readonly Place[] => [...places].reverse();

export const gap = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y);
