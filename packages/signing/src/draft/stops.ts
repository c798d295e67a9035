import { quat, vec3 } from 'gl-matrix';
import { ANGLES } from '../handshapes.js';
import type { HandKey } from '../key.js';
import { turnBetween } from './near.js';
import { apart } from './posed-hands.js';
import type { ShownHands, Side } from './shown-hands.js';

/** Moments, by their place in the list, in which the hands are still or turn round. */
export type Stop = { readonly first: number; readonly last: number };

/** Metres a second: slower hands rest. */
const STILL_M_S = 0.16;
/** And slower than this share of the fastest. */
const STILL_SHARE = 0.22;
/** Two stops are one where the hands are so near to each other all the while, metres. */
const SAME_M = 0.022;
/** A slow moment between two quick ones is a stop where it has so little of their speed. */
const TURN_SHARE = 0.45;

export const between = ({ points, usesN }: ShownHands, a: number, b: number): number => {
  const [one, other] = [points[a], points[b]];
  if (!one || !other) return 0;
  return Math.max(apart(one.D, other.D), usesN ? apart(one.N, other.N) : 0);
};

/** So many moments before the first stop, or after the last, are of the sign and no way to it. */
const LONG = 9;

function withEnds(stops: readonly Stop[], last: number): readonly Stop[] {
  const [first, end] = [stops[0]?.first ?? 0, stops.at(-1)?.last ?? last];
  return [
    ...(first > LONG ? [{ first: 0, last: 0 }] : []),
    ...stops,
    ...(last - end > LONG ? [{ first: last, last }] : []),
  ];
}

/** The sign without the ways to its first stop and from its last one. */
export function betweenStops(shown: ShownHands): {
  readonly shown: ShownHands;
  readonly stops: readonly Stop[];
} {
  const stops = withEnds(stopsOf(shown), shown.atMs.length - 1);
  const [from, to] = [stops[0]?.first ?? 0, stops.at(-1)?.last ?? 0];
  const part = <T>(all: readonly T[]): readonly T[] => all.slice(from, to + 1);
  return {
    shown: {
      ...shown,
      atMs: part(shown.atMs),
      keys: part(shown.keys),
      points: part(shown.points),
    },
    stops: stops.map(({ first, last }) => ({ first: first - from, last: last - from })),
  };
}

/** Where the hands stop in a stroke, in time; one without any stop has its ends. */
function stopsOf(shown: ShownHands): readonly Stop[] {
  const last = shown.atMs.length - 1;
  if (last < 2) return [{ first: 0, last }];
  const speeds = shown.atMs.map((_, k) => {
    const [a, b] = [Math.max(0, k - 1), Math.min(last, k + 1)];
    const seconds = ((shown.atMs[b] ?? 0) - (shown.atMs[a] ?? 0)) / 1000;
    return between(shown, a, b) / Math.max(0.001, seconds);
  });
  const most = Math.max(...speeds);
  const limit = Math.max(STILL_M_S, most * STILL_SHARE);
  const isStop = speeds.map((speed, k) => {
    if (speed <= limit) return true;
    const around = [speeds.slice(0, k + 1), speeds.slice(k)].map((part) => Math.max(...part));
    const isLeast = speed <= (speeds[k - 1] ?? 9) && speed < (speeds[k + 1] ?? 9);
    return isLeast && speed < TURN_SHARE * Math.min(...around);
  });
  const stops: Stop[] = [];
  isStop.forEach((stops_, k) => {
    if (!stops_) return;
    const before = stops.at(-1);
    if (before?.last === k - 1) stops[stops.length - 1] = { first: before.first, last: k };
    else stops.push({ first: k, last: k });
  });
  if (stops.length === 0)
    return [
      { first: 0, last: 0 },
      { first: last, last },
    ];
  return merged(shown, stops);
}

const middleOf = ({ first, last }: Stop): number => Math.round((first + last) / 2);

function merged(shown: ShownHands, stops: readonly Stop[]): readonly Stop[] {
  const kept: Stop[] = [];
  for (const stop of stops) {
    const before = kept.at(-1);
    if (before && excursion(shown, before, stop) < SAME_M)
      kept[kept.length - 1] = { first: before.first, last: stop.last };
    else kept.push(stop);
  }
  return kept;
}

const excursion = (shown: ShownHands, a: Stop, b: Stop): number => {
  let most = 0;
  for (let k = a.last; k <= b.first; k += 1) most = Math.max(most, between(shown, middleOf(a), k));
  return Math.max(most, between(shown, middleOf(a), middleOf(b)));
};

/** At most so many of the stops: those that a straight way past them would miss by least are left out first. */
export function fewerStops(
  shown: ShownHands,
  stops: readonly Stop[],
  most: number,
): readonly Stop[] {
  let kept = [...stops];
  while (kept.length > most) {
    let drop = 1;
    let least = Number.POSITIVE_INFINITY;
    for (let k = 1; k < kept.length - 1; k += 1) {
      const [a, b, c] = [kept[k - 1], kept[k], kept[k + 1]] as [Stop, Stop, Stop];
      const ways =
        between(shown, middleOf(a), middleOf(b)) + between(shown, middleOf(b), middleOf(c));
      const missed = ways - between(shown, middleOf(a), middleOf(c));
      if (missed < least) [least, drop] = [missed, k];
    }
    kept = kept.filter((_, k) => k !== drop);
  }
  return kept;
}

/** A hand on average through some moments; null where it hangs in most. */
export function meanKey(
  shown: ShownHands,
  side: Side,
  first: number,
  last: number,
): HandKey | null {
  const all = shown.keys.slice(first, last + 1).map((both) => both[side]);
  const keys = all.filter((key) => key !== null);
  const [one] = keys;
  if (!one || keys.length * 2 < all.length) return null;
  const wrist = vec3.create();
  const turn = quat.fromValues(0, 0, 0, 0);
  const angles = new Float32Array(ANGLES);
  let touches = 0;
  for (const key of keys) {
    vec3.scaleAndAdd(wrist, wrist, key.wrist, 1 / keys.length);
    const sign = quat.dot(key.turn, one.turn) < 0 ? -1 : 1;
    for (let k = 0; k < 4; k += 1) turn[k] = (turn[k] ?? 0) + sign * (key.turn[k] ?? 0);
    for (let k = 0; k < ANGLES; k += 1)
      angles[k] = (angles[k] ?? 0) + (key.angles[k] ?? 0) / keys.length;
    touches += (key.touches ?? 0) / keys.length;
  }
  return { ...one, wrist, turn: quat.normalize(turn, turn), angles, touches };
}

/** Around a moment, for what is a movement and no way: so long, metres, degrees of a turn and of a bend. */
const AROUND = 4;
const BUSY = { metres: 0.014, turn: 14, bend: 14 } as const;
const LEAST_BUSY = 4;

/** Stretches in which the dominant hand goes, turns or plays. */
export function busyStretches({ keys }: ShownHands): readonly Stop[] {
  const hands = keys.map(({ D }) => D);
  const isBusy = hands.map((_, k) => {
    const near = hands.slice(Math.max(0, k - AROUND / 2), k + AROUND / 2 + 1);
    const known = near.filter((hand) => hand !== null);
    const [one] = known;
    if (!one) return false;
    return known.some(
      ({ wrist, turn, angles }) =>
        vec3.distance(wrist, one.wrist) > BUSY.metres ||
        turnBetween(turn, one.turn) > BUSY.turn ||
        [1, 5, 9, 13].some(
          (joint) => Math.abs((angles[joint] ?? 0) - (one.angles[joint] ?? 0)) > BUSY.bend,
        ),
    );
  });
  const runs: Stop[] = [];
  isBusy.forEach((busy, k) => {
    if (!busy) return;
    const before = runs.at(-1);
    if (before && before.last >= k - 2) runs[runs.length - 1] = { first: before.first, last: k };
    else runs.push({ first: k, last: k });
  });
  return runs.filter(({ first, last }) => last - first >= LEAST_BUSY);
}
