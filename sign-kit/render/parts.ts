import type { Form, Segment } from '@isl/lexicon/form';
import type { Mark, Stop } from '@isl/signing';
import { direction } from '@isl/signing/directions';
import { motionMs, repeatOf } from '@isl/signing/motion';
import type { KeptFrame } from './kept-frames.js';
import { type Manner, mannerOf } from './manner.js';
import type { Leads } from './movement.js';

/** A stretch of a sign in which the same hands keep their handshape, and point where they did: one frame of its picture. */
export type Part = {
  /** Where its stroke begins: of a last part that holds still, where the one before it was left. */
  readonly fromMs: number;
  /** The moment that its frame shows. */
  readonly stillMs: number;
  /** Whether something moves between the two that the frame tells of. */
  readonly isMoving: boolean;
  readonly isShaken: boolean;
  readonly manner: Manner;
  /** Where the same hand was held before, of one that then moves where it is: the way from there is told, too. */
  readonly cameMs?: number;
  /** What leads to where it is: its fingers, or, of one that becomes another hand on the way, the whole hand. */
  readonly leads: Leads;
  /** What its frame has otherwise than the rules make it. */
  readonly kept?: KeptFrame;
};

type Run = { readonly first: number; readonly last: number };

/** More frames than that would be too small. */
const MOST = 3;
const HOLD_MS = 380;
/** Motions that lead somewhere; others are made where the hand is. */
const WAYS: ReadonlySet<string> = new Set(['straight', 'arc', 'circle', 'wave', 'zigzag']);
/** A hand that turns so far is another one to look at. */
const TURNED_DEGREES = 100;

/** The parts of a sign whose hands change between them; one part, or none, needs no frames. */
export function partsOf(
  { segments }: Pick<Form, 'segments'>,
  stops: readonly Pick<Stop, 'atMs'>[],
  mark: Pick<Mark, 'stillMs' | 'endMs'>,
  { isStartApart = false } = {},
): readonly Part[] {
  const runs = runsOf(segments, isStartApart);
  if (runs.length < 2 || runs.length > MOST) return [];
  const atMs = (segment: number): number => stops[segment]?.atMs ?? 0;
  const restMs = (segment: number): number => atMs(segment) + restOf(segments[segment]);
  return runs.map(({ first, last }, k): Part => {
    const isLast = k === runs.length - 1;
    const isShaken = segments.slice(first, last + 1).some(({ motion }) => motion !== undefined);
    const own = segments.slice(first, last + 1);
    const hasOwnWay = last > first || isShaken;
    const isApart = isLast && isStartApart;
    const before = runs[k - 1];
    const isHeldBefore =
      before !== undefined && isInPlace(own) && areSameHands(segments[before.last], own[0]);
    return {
      ...(isHeldBefore && { cameMs: restMs(before.last) }),
      fromMs: isLast && before && (isApart || !hasOwnWay) ? restMs(before.last) : atMs(first),
      stillMs: isLast ? Math.min(restMs(last), mark.endMs) : restMs(last),
      isMoving: hasOwnWay || isLast,
      isShaken,
      manner: mannerOf(own),
      leads:
        isRub(own) || isMeeting(own)
          ? 'rub'
          : hasOwnWay || isApart || !before
            ? 'fingers'
            : before.last + 1 < first
              ? 'hand'
              : 'straight',
    };
  });
}

/** The parts of a sign whose frames are kept. */
export function keptPartsOf(
  { segments }: Pick<Form, 'segments'>,
  stops: readonly Pick<Stop, 'atMs'>[],
  mark: Pick<Mark, 'endMs'>,
  frames: readonly KeptFrame[],
): readonly Part[] {
  const atMs = (segment: number): number => stops[segment]?.atMs ?? 0;
  const restMs = (segment: number): number =>
    Math.min(mark.endMs, atMs(segment) + restOf(segments[segment]));
  const shownMs = ({ to, isStart }: KeptFrame): number => (isStart ? atMs(to) : restMs(to));
  return frames.map((kept, k): Part => {
    const { to, from } = kept;
    const before = frames[k - 1];
    const first = from ?? (before ? to : 0);
    const own = segments.slice(first, to + 1);
    const hasMotion = segments[to]?.motion !== undefined;
    const isHeldBefore = before !== undefined && from === undefined && isInPlace(own);
    const isFromStop = from !== undefined || !before || hasMotion;
    return {
      ...(isHeldBefore && { cameMs: shownMs(before) }),
      fromMs: isFromStop ? atMs(first) : shownMs(before),
      stillMs: shownMs(kept),
      isMoving: kept.isStart !== true && (before !== undefined || to > 0 || hasMotion),
      isShaken: own.some(({ motion }) => motion !== undefined),
      manner: mannerOf(own),
      leads: kept.leads ?? 'fingers',
      kept,
    };
  });
}

const isInPlace = ([only, more]: readonly Segment[]): boolean =>
  more === undefined && only?.motion?.every(({ type }) => !WAYS.has(type)) === true;

const areSameHands = (one: Segment | undefined, other: Segment | undefined): boolean =>
  one !== undefined && other !== undefined && handsOf(one) === handsOf(other);

/** From where a hand arrives to the middle of its hold. */
const restOf = (segment: Segment | undefined): number =>
  motionMs(segment?.motion ?? []) + (segment?.hold ?? HOLD_MS) / 2;

/** What of a hand may draw, or wipe. */
const DRAWING: ReadonlySet<string> = new Set(['index.tip', 'fingers']);

/** Whether fingers draw on the other hand, or wipe over it: where, is what tells the sign from others. */
export const isDrawn = ({ segments }: Pick<Form, 'segments'>): boolean =>
  segments.some(
    ({ slide, D }) =>
      slide === true &&
      D?.contact !== undefined &&
      DRAWING.has(D.contact.of ?? '') &&
      D.contact.with.startsWith('N.'),
  );

/** Whether hands that stand apart only come to touch each other: from where is what keeps them clear, and no way to copy. */
export const isMeeting = ([start, end, more]: readonly Segment[]): boolean =>
  start !== undefined &&
  start.D?.contact === undefined &&
  more === undefined &&
  end?.slide !== true &&
  [start, end].every((it) => it?.motion === undefined) &&
  end?.D?.contact?.with.startsWith('N.') === true;

/** Whether a hand is only pressed on the body: no way to copy, and the front would show it as up. */
export const isPress = ([start, end, more]: readonly Segment[]): boolean => {
  const [from, to] = [start?.D?.contact, end?.D?.contact];
  if (!from || !to || more || start?.motion || end?.motion) return false;
  const isSame = from.with === to.with && from.of === to.of;
  return isSame && !to.with.startsWith('N.') && (from.gap ?? 0) > (to.gap ?? 0);
};

/** Whether a hand stays in touch with one place of the body, and goes along it. */
const isRub = (segments: readonly Segment[]): boolean =>
  segments.length > 1 &&
  segments.every(
    ({ D, motion }) => !motion && D?.contact && D.contact.with === segments[0]?.D?.contact?.with,
  );

/** Segments of the same hands in a row, without those at a run's end that a hand only goes through. */
function runsOf(segments: readonly Segment[], isStartApart: boolean): readonly Run[] {
  const starts = segments.flatMap((segment, k) => {
    const before = segments[k - 1];
    if (!before || handsOf(segment) !== handsOf(before)) return [k];
    if (isStartApart && k === 1) return [k];
    return isTurned(segments, k) || goesOn(before, segment) ? [k] : [];
  });
  return starts.map((first, k) => {
    let last = (starts[k + 1] ?? segments.length) - 1;
    if (k < starts.length - 1) while (last > first && isGoneThrough(segments[last])) last -= 1;
    return { first, last };
  });
}

/** Whether the hand, once there, goes a way of its own: one arrow would make a single way of both. */
const goesOn = (before: Segment, { motion }: Segment): boolean =>
  before.motion === undefined &&
  (motion?.some((it) => WAYS.has(it.type) || repeatOf(it) > 1) ?? false);

/** Whether the hand points elsewhere than before and then makes another stroke. */
function isTurned(segments: readonly Segment[], k: number): boolean {
  const [from, to, next] = [segments[k - 1], segments[k], segments[k + 1]].map((it) => it?.D?.ext);
  if (!from || !to || next !== to) return false;
  const [one, other] = [direction(from), direction(to)];
  const along = one.reduce((sum, value, axis) => sum + value * (other[axis] ?? 0), 0);
  return along < Math.cos((TURNED_DEGREES * Math.PI) / 180);
}

const isGoneThrough = (segment: Segment | undefined): boolean =>
  segment?.hold === 0 && segment.motion === undefined;

/** The handshape of each hand that signs. */
function handsOf({ D, N, sym }: Segment): string {
  const other = N?.hs ?? (sym === undefined ? undefined : D?.hs);
  return JSON.stringify([D?.hs, other]);
}
