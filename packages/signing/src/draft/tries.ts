import type { Curve, Motion } from '@isl/lexicon/form';
import type { HandKey } from '../key.js';
import { dot, length, type Rig, scale, subtract, type Vec } from '../rig.js';
import { baseOf, type Proposal, proposalsOf } from './motions.js';
import { nearestWay, turnBetween } from './near.js';
import { handsPlan, type PartPlan } from './plan.js';
import type { ShownHands, Side } from './shown-hands.js';
import { busyStretches, fewerStops, meanKey, type Stop } from './stops.js';

/** What a sign may be, and when its first part is reached in what was shown. */
export type Plan = { readonly parts: readonly PartPlan[]; readonly arrivalMs: number };

const MOST_STOPS = 4;
/** A way that swells less is written as straight, metres. */
const STRAIGHT_M = 0.025;
const STRAIGHT_SHARE = 0.2;
const FIRST_MOVE_MS = 300;
const LAST_HOLD_MS = 300;

/** All that is tried: the stops, fewer of them, and movements in place of ways between them. */
export function plansOf(rig: Rig, shown: ShownHands, stops: readonly Stop[]): readonly Plan[] {
  const plans: Plan[] = [];
  for (let most = Math.min(MOST_STOPS, stops.length); most >= 2; most -= 1) {
    const kept = fewerStops(shown, stops, most);
    const still = planOf(rig, shown, kept, null);
    if (still) plans.push(still);
  }
  const longest = stops.reduce((a, b) => (b.last - b.first > a.last - a.first ? b : a));
  const held = planOf(rig, shown, [longest], null);
  if (held) plans.push(held);
  for (const window of windowsOf(shown, stops)) plans.push(...moving(rig, shown, window));
  return plans;
}

/** What lies between two stops, or up to the sign's beginning and end, in which something may move. */
type Window = { readonly before: Stop | null; readonly after: Stop | null };

/** A stop so few moments from a movement is its beginning or its end. */
const ASIDE = 4;

function windowsOf(shown: ShownHands, stops: readonly Stop[]): readonly Window[] {
  const [first = null, last = null] = [stops[0], stops.at(-1)];
  const busy = busyStretches(shown).flatMap((stretch): Window[] => {
    const before = stops.findLast((stop) => stop.last < stretch.first - ASIDE) ?? null;
    const after = stops.find((stop) => stop.first > stretch.last + ASIDE) ?? null;
    return [
      { before, after },
      { before: null, after },
    ];
  });
  const windows: Window[] = [
    { before: null, after: null },
    { before: first, after: null },
    { before: null, after: last },
    { before: first, after: last },
    ...busy,
  ];
  const seen = new Set<string>();
  return windows.filter(({ before, after }) => {
    const name = `${before?.last} ${after?.first}`;
    return !seen.has(name) && seen.add(name);
  });
}

function moving(rig: Rig, shown: ShownHands, { before, after }: Window): Plan[] {
  const from = before?.last ?? 0;
  const until = after?.first ?? shown.atMs.length - 1;
  const around = { comes: before !== null, leaves: after !== null };
  const both = shown.keys.slice(from, until + 1);
  const keysOf = (side: Side): readonly HandKey[] =>
    both.flatMap((hands) => (hands[side] ? [hands[side]] : []));
  const keys = keysOf('D');
  if (keys.length < both.length) return [];
  return proposalsOf(keys, around).flatMap((proposal) => {
    const span = { first: from + proposal.span.from, last: from + proposal.span.to };
    const [ahead, behind] = [before ? [before] : [], after ? [after] : []];
    const baseAt = (side: Side, mean: HandKey): HandKey => {
      const own = side === 'D' ? keys : keysOf('N');
      return own.length === keys.length ? baseOf(mean, own, proposal, around) : mean;
    };
    const moved = handsThatMove(shown, span).flatMap((who): Plan[] => {
      const plan = planOf(rig, shown, [...ahead, span, ...behind], {
        part: before ? 1 : 0,
        motions: writtenMotions(shown, span, proposal, who),
        baseAt: (side, mean) => (side === 'N' && who.hand === 'D' ? mean : baseAt(side, mean)),
      });
      return plan && isMeant(plan) ? [plan] : [];
    });
    if (!isPlainWay(proposal)) return moved;
    const leftAt = { first: before ? span.first : 0, last: span.first };
    const reachedAt = { first: span.last, last: after ? span.last : until };
    const plan = planOf(rig, shown, [...ahead, leftAt, reachedAt, ...behind], null);
    return plan ? [...moved, plan] : moved;
  });
}

/** What may as well be the way from one part to the next. */
const isPlainWay = ({ motions, span }: Proposal): boolean =>
  motions.length === 1 && motions[0]?.type === 'straight' && span.repeat === 1;

const LEAST_MS = 80;
const MOST_MS = 4000;

function writtenMotions(
  { atMs }: ShownHands,
  { first, last }: Stop,
  { motions }: Proposal,
  who: Pick<Motion, 'hand' | 'alternating'>,
): readonly Motion[] {
  const ms = Math.round((atMs[last] ?? 0) - (atMs[first] ?? 0));
  return motions.map((motion) => ({
    ...motion,
    ...who,
    ms: Math.min(MOST_MS, Math.max(LEAST_MS, ms)),
  }));
}

/** Only what touches can be brushed off. */
const isMeant = ({ parts }: Plan): boolean =>
  parts.every(({ D, motions }) => D.touches || motions.every(({ type }) => type !== 'brush'));

/** How far the other hand goes or turns that moves too, metres and degrees. */
const MOVES_M = 0.025;
const MOVES_DEGREES = 20;

function handsThatMove(
  { keys, usesN }: ShownHands,
  { first, last }: Stop,
): readonly Pick<Motion, 'hand' | 'alternating'>[] {
  if (!usesN) return [{ hand: 'D' }];
  const others = keys.slice(first, last + 1).flatMap(({ N }) => (N ? [N] : []));
  const [one] = others;
  if (!one) return [{ hand: 'D' }];
  const turns = Math.max(...others.map(({ turn }) => turnBetween(turn, one.turn)));
  const wrists = others.map(({ wrist }) => wrist);
  const spread = [0, 1, 2].map((axis) => {
    const values = wrists.map((wrist) => wrist[axis as 0 | 1 | 2]);
    return Math.max(...values) - Math.min(...values);
  });
  const isMoved = Math.max(...spread) > MOVES_M || turns > MOVES_DEGREES;
  return isMoved ? [{}, { alternating: true }, { hand: 'D' }] : [{ hand: 'D' }];
}

type Moving = {
  readonly part: number;
  readonly motions: readonly Motion[];
  /** Where a hand is before it moves, that is so on average. */
  readonly baseAt: (side: Side, mean: HandKey) => HandKey;
};

function planOf(
  rig: Rig,
  shown: ShownHands,
  stops: readonly Stop[],
  moves: Moving | null,
): Plan | null {
  const msOf = (k: number): number => shown.atMs[k] ?? 0;
  const endMs = shown.atMs.at(-1) ?? 0;
  const spans = stops.map(({ first, last }) => ({ fromMs: msOf(first), toMs: msOf(last) }));
  const parts: PartPlan[] = [];
  for (const [k, { first, last }] of stops.entries()) {
    const keyOf = (side: Side): HandKey | null => {
      const mean = meanKey(shown, side, first, last);
      return mean && k === moves?.part ? moves.baseAt(side, mean) : mean;
    };
    const D = keyOf('D');
    if (!D) return null;
    const span = spans[k] as (typeof spans)[number];
    const before = spans[k - 1];
    const isMoving = k === moves?.part;
    const isLast = k === stops.length - 1;
    const restMs = isMoving ? 0 : span.toMs - span.fromMs;
    parts.push({
      ...handsPlan(rig, D, keyOf('N')),
      move: before ? span.fromMs - before.toMs : FIRST_MOVE_MS,
      hold: isLast ? Math.max(LAST_HOLD_MS, restMs, endMs - span.toMs) : restMs,
      motions: isMoving ? moves.motions : [],
      curve: isMoving || !before ? { D: null, N: null } : curvesOf(shown, stops[k - 1], stops[k]),
    });
  }
  return { parts, arrivalMs: spans[0]?.fromMs ?? 0 };
}

/** How far a hand's way between two stops swells out of the straight one. */
function curvesOf(
  shown: ShownHands,
  from: Stop | undefined,
  to: Stop | undefined,
): Record<Side, Curve | null> {
  const curveOf = (side: Side): Curve | null => {
    if (!from || !to) return null;
    const wrists = shown.keys.slice(from.last, to.first + 1).flatMap((both) => {
      const wrist = both[side]?.wrist;
      return wrist ? [[wrist[0], wrist[1], wrist[2]] as const] : [];
    });
    const [a, b] = [wrists[0], wrists.at(-1)];
    if (!a || !b || wrists.length < 3) return null;
    const chord = subtract(b, a);
    const long = length(chord);
    let most: Vec = [0, 0, 0];
    for (const wrist of wrists) {
      const way = subtract(wrist, a);
      const share = long < 1e-6 ? 0 : dot(way, chord) / long ** 2;
      const aside = subtract(way, scale(chord, share));
      if (length(aside) > length(most)) most = aside;
    }
    const off = length(most);
    if (off < STRAIGHT_M || off < STRAIGHT_SHARE * long) return null;
    return { dir: nearestWay(most), size: Math.min(40, Math.round(off * 100)) };
  };
  return { D: curveOf('D'), N: curveOf('N') };
}
