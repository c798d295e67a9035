import type { Point } from '../src/avatar/views.js';

/** Places on a way that is drawn, evenly apart, and how many to each side of one are taken together. */
const PLACES = 32;
const WINDOW = 5;
/** A way that is nowhere farther from straight, as a share of its length, is drawn straight. */
const STRAIGHT = 0.07;

/** A way as a hand would draw it: its ends and main bends, without what joints add. */
export function smoothed(way: readonly Point[]): readonly Point[] {
  const even = evenly(way);
  const [first, last] = [even[0], even.at(-1)];
  if (!first || !last) return way;
  const far = Math.hypot(last[0] - first[0], last[1] - first[1]);
  const deviation = Math.max(
    ...even.map(
      ([x, y]) =>
        Math.abs((x - first[0]) * (last[1] - first[1]) - (y - first[1]) * (last[0] - first[0])) /
        Math.max(1, far),
    ),
  );
  const isOutAndBack = far < 0.6 * lengthOf(even);
  if (!isOutAndBack && deviation < STRAIGHT * far) {
    return even.map((_, k): Point => between(first, last, k / (even.length - 1)));
  }
  return even.map((place, k): Point => {
    const reach = Math.min(WINDOW, k, even.length - 1 - k);
    const near = even.slice(k - reach, k + reach + 1);
    const mean = (axis: 0 | 1 | 2): number =>
      near.reduce((sum, it) => sum + it[axis], 0) / near.length;
    return reach === 0 ? place : [mean(0), mean(1), mean(2)];
  });
}

function evenly(way: readonly Point[]): readonly Point[] {
  const total = lengthOf(way);
  if (total === 0 || way.length < 3) return way;
  const made: Point[] = [];
  let [gone, at] = [0, 1];
  for (let k = 0; k < PLACES; k += 1) {
    const wanted = (total * k) / (PLACES - 1);
    while (at < way.length - 1 && gone + stepTo(way, at) < wanted) {
      gone += stepTo(way, at);
      at += 1;
    }
    const step = stepTo(way, at) || 1;
    made.push(between(way[at - 1] as Point, way[at] as Point, Math.min(1, (wanted - gone) / step)));
  }
  return made;
}

const stepTo = (way: readonly Point[], at: number): number => {
  const [one, other] = [way[at - 1], way[at]];
  return one && other ? Math.hypot(one[0] - other[0], one[1] - other[1]) : 0;
};

const lengthOf = (way: readonly Point[]): number =>
  way.reduce((sum, _, at) => sum + stepTo(way, at), 0);

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
