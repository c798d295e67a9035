import { COURSES, type CourseName } from './courses.js';

/** Values that are shown moment by moment; how much each counts; and what lies around them. */
export type Shown = {
  readonly rows: Rows;
  readonly weights: readonly number[];
  /** Whether the hand comes from elsewhere, or goes on to elsewhere: it is not at rest there then. */
  readonly comes: boolean;
  readonly leaves: boolean;
};

/** A movement that goes so many times from one moment to another. */
export type Span = { readonly from: number; readonly to: number; readonly repeat: number };

export type Followed = Span & {
  /** What is shown where the movement has gone nowhere, and how far it goes in each of its directions. */
  readonly base: readonly number[];
  readonly goes: Rows;
  /** How much of what is shown it follows, 0 to 1; and how much more it follows than it leaves. */
  readonly share: number;
  readonly gain: number;
};

/** Moments that a single turn takes at least, to be seen as one. */
const LEAST_TURN = 4;
const TRIES = 12;

/** For each of the likeliest repeats the span in which a movement follows best what is shown. */
export function followed(name: CourseName, shown: Shown, most: number): readonly Followed[] {
  const repeats = Array.from({ length: COURSES[name].mostRepeat }, (_, k) => k + 1);
  return repeats
    .flatMap((repeat) => bestSpan(name, shown, repeat) ?? [])
    .sort((a, b) => b.gain - a.gain)
    .slice(0, most);
}

/** First by strides, then moment by moment around the best of those. */
function bestSpan(name: CourseName, shown: Shown, repeat: number): Followed | null {
  const last = shown.rows.length - 1;
  const stride = Math.max(1, Math.ceil(last / TRIES));
  const least = Math.ceil(LEAST_TURN * repeat * (COURSES[name].turns ?? 1));
  let best: Followed | null = null;
  const attempt = (from: number, to: number): void => {
    if (from < 0 || to > last || to - from < least) return;
    const one = follow(name, shown, { from, to, repeat });
    if (one && (!best || one.gain > best.gain)) best = one;
  };
  for (let from = 0; from < last; from += stride)
    for (let to = from + stride; to < last + stride; to += stride)
      attempt(from, Math.min(last, to));
  const near = best as Followed | null;
  for (let a = 1 - stride; near && a < stride; a += 1)
    for (let b = 1 - stride; b < stride; b += 1) attempt(near.from + a, near.to + b);
  return best;
}

/** What is shown, told by a movement in one span as nearly as its directions let it (least squares). */
export function follow(
  name: CourseName,
  { rows, weights, comes, leaves }: Shown,
  { from, to, repeat }: Span,
): Followed | null {
  const first = comes ? from : 0;
  const part = rows.slice(first, leaves ? to + 1 : undefined);
  const gone = part.map((_, k) =>
    COURSES[name].at(Math.min(1, Math.max(0, (k + first - from) / (to - from))), repeat),
  );
  const [middle, centre] = [meanOf(gone), meanOf(part)];
  const gram = products(gone, middle, gone, middle);
  const along = products(gone, middle, part, centre);
  const goes = solved(gram, along);
  if (!goes) return null;
  const base = centre.map((value, axis) =>
    goes.reduce((at, way, a) => at - (way[axis] ?? 0) * (middle[a] ?? 0), value),
  );
  let [all, told] = [0, 0];
  weights.forEach((weight, axis) => {
    if (weight === 0) return;
    for (const row of part) all += (weight * ((row[axis] ?? 0) - (centre[axis] ?? 0))) ** 2;
    goes.forEach((way, a) => {
      told += weight * weight * (way[axis] ?? 0) * (along[a]?.[axis] ?? 0);
    });
  });
  const span = { from, to, repeat };
  return { ...span, base, goes, share: all > 0 ? told / all : 0, gain: 2 * told - all };
}

type Rows = readonly (readonly number[])[];

function meanOf(rows: Rows): readonly number[] {
  const sums = new Array<number>(rows[0]?.length ?? 0).fill(0);
  for (const row of rows) for (const [k, value] of row.entries()) sums[k] = (sums[k] ?? 0) + value;
  return sums.map((sum) => sum / rows.length);
}

/** Of each column of one with each column of the other, less their means. */
function products(one: Rows, mean: readonly number[], other: Rows, middle: readonly number[]) {
  return mean.map((less, a) => {
    const sums = new Array<number>(middle.length).fill(0);
    one.forEach((row, k) => {
      const by = (row[a] ?? 0) - less;
      const values = other[k] ?? [];
      for (let b = 0; b < sums.length; b += 1)
        sums[b] = (sums[b] ?? 0) + by * ((values[b] ?? 0) - (middle[b] ?? 0));
    });
    return sums;
  });
}

/** By elimination; null where two directions are one. */
function solved(gram: Rows, along: Rows): Rows | null {
  const left = gram.map((row) => [...row]);
  const right = along.map((row) => [...row]);
  for (let k = 0; k < left.length; k += 1) {
    const pivot = left[k]?.[k] ?? 0;
    if (Math.abs(pivot) < 1e-9) return null;
    for (let row = 0; row < left.length; row += 1) {
      if (row === k) continue;
      const by = (left[row]?.[k] ?? 0) / pivot;
      for (const rows of [left, right]) {
        const [to, from] = [rows[row] ?? [], rows[k] ?? []];
        for (let at = 0; at < to.length; at += 1) to[at] = (to[at] ?? 0) - by * (from[at] ?? 0);
      }
    }
  }
  return right.map((row, k) => row.map((value) => value / (left[k]?.[k] ?? 1)));
}
