import { align } from './alignment.js';
import type { AttemptPart, MeasuredForm } from './measured-form.js';
import {
  type HandSide,
  isUp,
  type PlacedHand,
  type PlacedHands,
  placedHands,
  type SeenPoints,
} from './points.js';
import { bentOtherwise, type FingerName, middleShape, shapeGap } from './shape.js';
import { type FlatMoment, viewsOf } from './views.js';

/** How high a hand is against the body, from a picture: how far in front of it is not seen. */
const HEIGHTS = ['above', 'head', 'neck', 'chest', 'stomach'] as const;
type Height = (typeof HEIGHTS)[number];
/** Out is to the side of the hand that signs, across to the other. */
type Way = 'up' | 'down' | 'out' | 'across';

/** What somebody's signing and a form have in common in one part, and what differs. */
export type Finding =
  | { readonly part: AttemptPart; readonly agrees: true }
  | { readonly part: 'hands'; readonly agrees: false; readonly form: 1 | 2 }
  | {
      readonly part: 'place';
      readonly agrees: false;
      readonly form: Height;
      readonly seen: Height;
      /** Where the form's place is from the seen one. */
      readonly way: Way;
    }
  | {
      readonly part: 'handshape';
      readonly agrees: false;
      /** The finger in which it shows; null where no single one is plainly another. */
      readonly finger: { readonly name: FingerName; readonly isStraight: boolean } | null;
    }
  | { readonly part: 'movement'; readonly agrees: false; readonly form: 'still' | 'moving' | Way };

/** Found at which height, from what up, in shoulder widths over the shoulders. */
const LOWEST: Readonly<Record<Height, number>> = {
  above: 0.85,
  head: 0.3,
  neck: 0,
  chest: -0.6,
  stomach: Number.NEGATIVE_INFINITY,
};
const heightOf = (y: number): Height => HEIGHTS.find((one) => y > LOWEST[one]) ?? 'stomach';

/** Fewer pictures with hands up are no try that could be told of. */
const FEWEST_PICTURES = 4;
/** Who is turned a little from the camera has a hand far in front of them further to one side. */
const ASIDE_COUNTS = 0.8;
const PLACE = { alike: 0.24, apart: 0.36 } as const;
const SHAPE = { alike: 0.75, apart: 1.7 } as const;
const FEWEST_SHAPES = 2;
/** How far a hand gets away from the middle of its way, in shoulder widths. */
const STILL = { form: 0.1, alike: 0.25, apart: 0.45 } as const;
const MOVING = { form: 0.22, alike: 0.55, apart: 0.3 } as const;
const LEAST_WAY = 0.3;
/** A hand slower than this, in shoulder widths a second, is held. */
const HELD_PER_SECOND = 0.8;
/** A hand so far below all of a sign is not in it. */
const BELOW_SIGN = 0.4;
const SAME_WAY = 0.6;
const OTHER_WAY = -0.2;
/** The share of a try for which a hand that signs is up, and one that rests at most. */
const SIGNS_FROM = 0.6;
const RESTS_TO = 0.25;
const MUCH_AS_OTHER = 0.7;
/** Hands may rest on a table: only higher than this they plainly sign. */
const LOWEST_PLAIN_SIGN = -0.95;

type Comparison = { readonly findings: readonly Finding[]; readonly gap: number };

/** What a try has in common with a form, whichever hand it was made with; empty where nothing can be told. */
export function compareAttempt(
  seen: readonly SeenPoints[],
  aspect: number,
  form: MeasuredForm,
): readonly Finding[] {
  const sides: readonly HandSide[] = ['right', 'left'];
  const tried = sides.flatMap((side) => {
    const placed = seen.flatMap((points) => placedHands(points, aspect, side) ?? []);
    return isLed(placed) ? (comparison(placed, form) ?? []) : [];
  });
  const [best] = tried.sort((a, b) => a.gap - b.gap);
  return best?.findings ?? [];
}

/** Whether the hand taken for the dominant one signs: the other may rest, or do as much. */
function isLed(placed: readonly PlacedHands[]): boolean {
  const upOf = (hand: 'D' | 'N'): number =>
    placed.filter((hands) => hands[hand].y > LOWEST_PLAIN_SIGN).length;
  return upOf('D') >= MUCH_AS_OTHER * upOf('N');
}

/** Of several forms of one sign, how the try stands to the one that it is most like. */
export function compareVariants(
  seen: readonly SeenPoints[],
  aspect: number,
  [shown, ...others]: readonly [MeasuredForm, ...MeasuredForm[]],
): readonly Finding[] {
  const found = [shown, ...others].map((form) => compareAttempt(seen, aspect, form));
  // Another form of the sign is no other sign: where it agrees with one, that is what is told.
  const whole = found.find(
    (findings) => findings.length > 1 && findings.every(({ agrees }) => agrees),
  );
  return whole ?? found[0] ?? [];
}

function comparison(placed: readonly PlacedHands[], form: MeasuredForm): Comparison | null {
  const isSigning = ({ D, N }: PlacedHands): boolean => isUp(D) || isUp(N);
  const first = placed.findIndex(isSigning);
  const up = placed.slice(Math.max(0, first), placed.findLastIndex(isSigning) + 1);
  if (first < 0 || up.length < FEWEST_PICTURES) return null;
  const [best] = viewsOf(form.moments)
    .map((moments) => aligned(moments, up, form))
    .sort((a, b) => a.gap - b.gap);
  if (!best) return null;
  const findings = [handsOf, placeOf, shapesOf, movementOf].flatMap((told) => told(best) ?? []);
  return {
    findings: findings.filter(({ part }) => !form.untold.includes(part)),
    gap: best.gap,
  };
}

function aligned(
  moments: readonly FlatMoment[],
  up: readonly PlacedHands[],
  form: MeasuredForm,
): Try {
  const cost = (row: number, column: number): number => {
    const [moment, hands] = [moments[row] as FlatMoment, up[column] as PlacedHands];
    const d = gapOf(moment, hands, 'D');
    return form.hands === 1 ? d : d + gapOf(moment, hands, 'N');
  };
  const pairs = align(moments.length, up.length, cost);
  const gaps = pairs.flatMap((columns, row) => columns.map((column) => cost(row, column)));
  return { form, moments, up, pairs, gap: gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length };
}

type Try = {
  readonly form: MeasuredForm;
  /** The form's moments as the camera sees them from where it most likely stands. */
  readonly moments: readonly FlatMoment[];
  readonly up: readonly PlacedHands[];
  /** The pictures that go with each of the form's moments. */
  readonly pairs: readonly (readonly number[])[];
  readonly gap: number;
};

function gapOf(moment: FlatMoment, hands: PlacedHands, hand: 'D' | 'N'): number {
  const [x, y] = moment[hand];
  const gap = Math.hypot(hands[hand].x - x, hands[hand].y - y);
  // A hand whose wrist was not found either is nowhere: as far as an arm.
  return (Number.isFinite(gap) ? gap : 2) ** 2;
}

/** Pictures that go with the sign itself, without the hands' coming up and going down. */
function core({ form, up, pairs }: Try): readonly PlacedHands[] {
  const columns = new Set(pairs.slice(...form.sign).flat());
  return up.filter((_, column) => columns.has(column));
}

function handsOf(one: Try): Finding | null {
  const pictures = core(one);
  const shareOf = (hand: 'D' | 'N'): number =>
    pictures.filter((hands) => isUp(hands[hand])).length / pictures.length;
  if (pictures.some(({ D, N }) => !D.isInPicture || !N.isInPicture)) return null;
  const fewer = Math.min(shareOf('D'), shareOf('N'));
  if (fewer > RESTS_TO && fewer < SIGNS_FROM) return null;
  const count = fewer >= SIGNS_FROM ? 2 : 1;
  const isPlain = ({ N }: PlacedHands): boolean => N.y > LOWEST_PLAIN_SIGN;
  if (count > one.form.hands && !pictures.every(isPlain)) return null;
  return count === one.form.hands
    ? { part: 'hands', agrees: true }
    : { part: 'hands', agrees: false, form: one.form.hands };
}

function placeOf(one: Try): Finding | null {
  const { form, moments, up, pairs } = one;
  const [begin, end] = form.sign;
  const gaps = moments.slice(begin, end).flatMap(({ D: [x, y] }, k) => {
    return (pairs[begin + k] ?? []).flatMap((column) => {
      const hand = up[column]?.D;
      return hand?.isInPicture && isUp(hand) ? [[x - hand.x, y - hand.y, y, hand.y]] : [];
    });
  });
  if (gaps.length < FEWEST_PICTURES) return null;
  const [dx = 0, dy = 0, was = 0, is = 0] = [0, 1, 2, 3].map((k) => median(gaps.map((g) => g[k])));
  const apart = Math.hypot(ASIDE_COUNTS * dx, dy);
  if (apart <= PLACE.alike) return { part: 'place', agrees: true };
  if (apart < PLACE.apart) return null;
  return {
    part: 'place',
    agrees: false,
    form: heightOf(was),
    seen: heightOf(is),
    way: wayOf(ASIDE_COUNTS * dx, dy),
  };
}

function shapesOf({ form, up, pairs }: Try): Finding | null {
  const compared = form.stops.flatMap(({ moment, D, N }) => {
    const near = [moment - 1, moment, moment + 1].flatMap((row) => pairs[row] ?? []);
    return [{ hand: 'D', shape: D } as const, { hand: 'N', shape: N } as const].flatMap(
      ({ hand, shape }) => {
        if (shape === null || (hand === 'N' && form.hands === 1)) return [];
        const seen = [...new Set(near)].flatMap((column) => shapesIn(up[column]?.[hand]));
        if (seen.length < FEWEST_SHAPES) return [];
        const middle = middleShape(seen);
        const gap = shapeGap(shape, middle);
        return gap === null ? [] : [{ gap, shape, middle }];
      },
    );
  });
  const [worst] = compared.sort((a, b) => b.gap - a.gap);
  if (!worst) return null;
  if (worst.gap <= SHAPE.alike) return { part: 'handshape', agrees: true };
  if (worst.gap < SHAPE.apart) return null;
  return { part: 'handshape', agrees: false, finger: bentOtherwise(worst.shape, worst.middle) };
}

const shapesIn = (hand: PlacedHand | undefined): readonly (readonly number[])[] =>
  hand?.shape && isUp(hand) ? [hand.shape] : [];

function movementOf(one: Try): Finding | null {
  const way = one.moments.slice(...one.form.sign).map(({ D }) => D);
  const inTurn = core(one)
    .filter(({ D }) => D.isInPicture && isUp(D))
    .map(({ D }) => [D.x, D.y] as const);
  if (inTurn.length < FEWEST_PICTURES) return null;
  const between = betweenHolds(one.up, Math.min(...way.map(([, y]) => y)) - BELOW_SIGN);
  const asked = extentOf(way);
  const did = Math.max(extentOf(inTurn), extentOf(between));
  if (asked < STILL.form) {
    const moved = between.length > 0 ? extentOf(between) : did;
    if (moved <= STILL.alike) return { part: 'movement', agrees: true };
    return moved < STILL.apart ? null : { part: 'movement', agrees: false, form: 'still' };
  }
  if (asked < MOVING.form) return null;
  if (did < asked * MOVING.apart) return { part: 'movement', agrees: false, form: 'moving' };
  const to = netOf(way);
  const went = length(netOf(between)) > LEAST_WAY ? netOf(between) : netOf(inTurn);
  if (length(to) > LEAST_WAY && length(went) > LEAST_WAY / 2) {
    const alike = (to[0] * went[0] + to[1] * went[1]) / (length(to) * length(went));
    if (alike < OTHER_WAY) return { part: 'movement', agrees: false, form: wayOf(...to) };
    if (alike < SAME_WAY) return null;
  }
  return did >= asked * MOVING.alike ? { part: 'movement', agrees: true } : null;
}

/** Where a hand was from its first hold to its last: what is held tells the sign from the way to it. */
function betweenHolds(up: readonly PlacedHands[], lowest: number): readonly Flat[] {
  const isHeld = ({ at, D }: PlacedHands, index: number): boolean => {
    const before = up[index - 1];
    if (!before || D.y < lowest || before.D.y < lowest) return false;
    const seconds = (at - before.at) / 1000;
    return Math.hypot(D.x - before.D.x, D.y - before.D.y) < HELD_PER_SECOND * seconds;
  };
  const held = up.flatMap((hands, index) => (isHeld(hands, index) ? [index] : []));
  const [first = 0] = held;
  return up.slice(first, (held.at(-1) ?? -1) + 1).map(({ D }) => [D.x, D.y]);
}

type Flat = readonly [x: number, y: number];
const length = ([x, y]: Flat): number => Math.hypot(x, y);
const middleOf = (points: readonly Flat[]): Flat => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** How far, at most, a way leads from its own middle. */
function extentOf(points: readonly Flat[]): number {
  if (points.length === 0) return 0;
  const [x, y] = middleOf(points);
  return Math.max(...points.map((point) => Math.hypot(point[0] - x, point[1] - y)));
}

function netOf(points: readonly Flat[]): Flat {
  if (points.length === 0) return [0, 0];
  const few = Math.max(1, Math.round(points.length / 5));
  const [from, to] = [middleOf(points.slice(0, few)), middleOf(points.slice(-few))];
  return [to[0] - from[0], to[1] - from[1]];
}

function wayOf(dx: number, dy: number): Way {
  if (Math.abs(dy) >= Math.abs(dx)) return dy > 0 ? 'up' : 'down';
  return dx > 0 ? 'out' : 'across';
}

function median(values: readonly (number | undefined)[]): number {
  const sorted = values.map((value) => value ?? 0).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
