import type { Curve, Form, Motion, Segment } from '@isl/lexicon/form';
import type { Captured } from '../captured/captured.js';
import { checkForm, type FormProblem } from '../check.js';
import { length, type Rig, scale, subtract, type Vec } from '../rig.js';
import { solveSegment } from '../segment.js';
import { type Fit, fitOf } from './fit.js';
import { formWith, type Segments } from './form.js';
import { proposalsOf } from './motions.js';
import { nearestWay, turnBetween } from './near.js';
import { type HandPlan, handCost, handsPlan, type PartPlan, segmentOf } from './plan.js';
import { shoulderWidth } from './posed-hands.js';
import { type ShownHands, type Side, shownHands } from './shown-hands.js';
import { betweenStops, busyStretches, fewerStops, meanKey, type Stop } from './stops.js';

/** How far one part of a draft is from what was shown. */
export type PartCost = {
  /** Of the palm, in shoulder widths. */
  readonly place: number;
  /** Of the hand's turn, degrees. */
  readonly palm: number;
  /** Of the fingers' joints, degrees. */
  readonly handshape: number;
  /** Of wrists and finger tips on their way, in shoulder widths. */
  readonly path: number;
};

export type Draft = {
  /** Not a form of ISL: a computer's proposal of how what was shown may be written. */
  readonly form: Form;
  readonly costs: readonly PartCost[];
  /** Of the whole way, in shoulder widths. */
  readonly path: number;
  /** What this body cannot do of it. */
  readonly problems: readonly FormProblem[];
  readonly isLeftHanded: boolean;
};

const MOST_STOPS = 4;
/** A further part and a movement are written where they bring the way so much nearer, in shoulder widths. */
const PART_COSTS = 0.016;
const MOTION_COSTS = 0.006;
/** A way that swells less is written as straight, metres. */
const STRAIGHT_M = 0.025;
const STRAIGHT_SHARE = 0.2;
const FIRST_MOVE_MS = 300;
const LAST_HOLD_MS = 300;
const REPAIRS = 10;

type Plan = { readonly parts: readonly PartPlan[]; readonly arrivalMs: number };
type Tried = { readonly plan: Plan; readonly fit: Fit; readonly score: number };

/** What is nearest in notation to a captured sign, found by solving what it may be. */
export function draftOf(captured: Captured, rig: Rig): Draft {
  const { shown, stops } = betweenStops(shownHands(captured, rig));
  let best: Tried | null = null;
  for (const plan of plansOf(rig, shown, stops)) {
    const fit = fitOf(rig, segmentsOf(plan), shown, plan.arrivalMs);
    if (!fit) continue;
    const motions = plan.parts.filter(({ motion }) => motion).length;
    const score = fit.path + PART_COSTS * (plan.parts.length - 1) + MOTION_COSTS * motions;
    if (!best || score < best.score - 1e-9) best = { plan, fit, score };
  }
  if (!best) throw new Error('Nothing that was tried can be solved.');
  const problems = repaired(rig, best.plan);
  const segments = segmentsOf(best.plan);
  const fit = fitOf(rig, segments, shown, best.plan.arrivalMs) ?? best.fit;
  const costs = best.plan.parts.map((part, k) =>
    partCost(rig, part, segments[k] as Segment, fit.parts[k] ?? 0),
  );
  const uncertain = uncertainOf(best.plan, costs, shown);
  return {
    form: { ...formWith(segments), uncertain },
    costs,
    path: fit.path,
    problems,
    isLeftHanded: shown.isLeftHanded,
  };
}

const segmentsOf = ({ parts }: Plan): Segments => parts.map(segmentOf) as unknown as Segments;

/** All that is tried: the stops, fewer of them, and movements in place of ways between them. */
function plansOf(rig: Rig, shown: ShownHands, stops: readonly Stop[]): readonly Plan[] {
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

/** Stops before and after, and a stretch between in which something may move. */
type Window = {
  readonly before: readonly Stop[];
  readonly stretch: Stop;
  readonly after: readonly Stop[];
};

/** A stop so few moments from a movement is its beginning or its end. */
const ASIDE = 4;

function windowsOf(shown: ShownHands, stops: readonly Stop[]): readonly Window[] {
  const last = shown.atMs.length - 1;
  const windows: Window[] = [{ before: [], stretch: { first: 0, last }, after: [] }];
  const count = stops.length;
  for (const [from, to] of [
    [0, count - 1],
    [1, count - 1],
    [0, count - 2],
  ] as const) {
    const [a, b] = [stops[from], stops[to]];
    if (!a || !b || to <= from) continue;
    windows.push({
      before: stops.slice(0, from).slice(-1),
      stretch: { first: a.last, last: b.first },
      after: to === count - 1 ? [] : stops.slice(to + 1, to + 2),
    });
  }
  const narrower = busyStretches(shown).flatMap(({ first, last }) =>
    [0, 1, 2]
      .map((by) => ({ first: first + by, last: last - by }))
      .filter((stretch) => stretch.last - stretch.first >= ASIDE),
  );
  for (const stretch of narrower) {
    windows.push({
      before: stops.filter((stop) => stop.last < stretch.first - ASIDE).slice(-1),
      stretch,
      after: stops.filter((stop) => stop.first > stretch.last + ASIDE).slice(0, 1),
    });
    windows.push({ before: [], stretch, after: [] });
  }
  return windows;
}

function moving(rig: Rig, shown: ShownHands, { before, stretch, after }: Window): Plan[] {
  const { first, last } = stretch;
  const ms = (shown.atMs[last] ?? 0) - (shown.atMs[first] ?? 0);
  const keys = shown.keys.slice(first, last + 1).flatMap(({ D }) => (D ? [D] : []));
  const moves = ms < 80 ? [] : proposalsOf(keys, ms);
  const endMs = shown.atMs.at(-1) ?? 0;
  return moves.flatMap(({ motion, isCentred }) => {
    const at = isCentred ? stretch : { first, last: first };
    const start = before.length > 0 ? [...before, at] : [at];
    return handsThatMove(shown, stretch).flatMap((who): Plan[] => {
      const plan = planOf(rig, shown, [...start, ...after], {
        part: start.length - 1,
        motion: { ...motion, ...who },
        fromMs: shown.atMs[first] ?? 0,
        toMs: shown.atMs[last] ?? endMs,
      });
      return plan ? [plan] : [];
    });
  });
}

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
  readonly motion: Motion;
  readonly fromMs: number;
  readonly toMs: number;
};

function planOf(
  rig: Rig,
  shown: ShownHands,
  stops: readonly Stop[],
  moves: Moving | null,
): Plan | null {
  const msOf = (k: number): number => shown.atMs[k] ?? 0;
  const endMs = shown.atMs.at(-1) ?? 0;
  const spans = stops.map(({ first, last }, k) =>
    k === moves?.part
      ? { fromMs: moves.fromMs, toMs: moves.toMs }
      : { fromMs: msOf(first), toMs: msOf(last) },
  );
  const parts: PartPlan[] = [];
  for (const [k, { first, last }] of stops.entries()) {
    const D = meanKey(shown, 'D', first, last);
    if (!D) return null;
    const span = spans[k] as (typeof spans)[number];
    const before = spans[k - 1];
    const isMoving = k === moves?.part;
    const isLast = k === stops.length - 1;
    const restMs = isMoving ? 0 : span.toMs - span.fromMs;
    parts.push({
      ...handsPlan(rig, D, meanKey(shown, 'N', first, last)),
      move: before ? span.fromMs - before.toMs : FIRST_MOVE_MS,
      hold: isLast ? Math.max(LAST_HOLD_MS, restMs, endMs - span.toMs) : restMs,
      motion: isMoving ? moves.motion : null,
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
      const share = long < 1e-6 ? 0 : dotOf(way, chord) / long ** 2;
      const aside = subtract(way, scale(chord, share));
      if (length(aside) > length(most)) most = aside;
    }
    const off = length(most);
    if (off < STRAIGHT_M || off < STRAIGHT_SHARE * long) return null;
    return { dir: nearestWay(most), size: Math.min(40, Math.round(off * 100)) };
  };
  return { D: curveOf('D'), N: curveOf('N') };
}

const dotOf = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Moves hands by little until a body can do it; what it still cannot do comes back. */
function repaired(rig: Rig, plan: Plan): readonly FormProblem[] {
  let problems = checkForm(formWith(segmentsOf(plan)), rig);
  for (let time = 0; time < REPAIRS && problems.length > 0; time += 1) {
    const touched = new Set<HandPlan>();
    for (const { kind, field } of problems) {
      const [, at, side] = field.split('.');
      const part = plan.parts[Number(at ?? 0)] ?? plan.parts[0];
      if (!part) continue;
      const hand = (side === 'N' && part.N) || part.D;
      if (touched.has(hand)) continue;
      touched.add(hand);
      mend(hand, kind, time);
    }
    problems = checkForm(formWith(segmentsOf(plan)), rig);
  }
  return problems;
}

const GAP_MM = 7;

function mend(hand: HandPlan, kind: FormProblem['kind'], time: number): void {
  if (kind === 'unsolvable' || kind === 'contact') hand.touches = false;
  else if (kind === 'joint') hand.turn += 1;
  else if (kind === 'reach') hand.pushCm.o -= 2;
  else if (hand.touches && hand.gapMm < 40) hand.gapMm += GAP_MM;
  else if (kind === 'in-body') hand.pushCm.o += 1.5;
  else if (time % 2 === 0) hand.pushCm.D += 1.5;
  else hand.pushCm.o += 1.5;
}

function partCost(rig: Rig, part: PartPlan, segment: Segment, path: number): PartCost {
  const solved = solveSegment(rig, segment);
  const of = (side: Side, plan: HandPlan | null) => {
    const key = solved[side];
    return plan && key
      ? [{ ...handCost(rig, side, plan.key, key), shape: plan.shape.degrees }]
      : [];
  };
  const hands = [...of('D', part.D), ...of('N', part.N)];
  const most = (values: readonly number[]): number => Math.max(0, ...values);
  return {
    place: most(hands.map(({ metres }) => metres)) / shoulderWidth(rig),
    palm: most(hands.map(({ degrees }) => degrees)),
    handshape: most(hands.map(({ shape }) => shape)),
    path,
  };
}

/** Beyond these a field is a guess. */
const SURE = { handshape: 13, lead: 3, palm: 16, place: 0.08, path: 0.12, contact: 0.012 } as const;

function uncertainOf(
  { parts }: Plan,
  costs: readonly PartCost[],
  shown: ShownHands,
): Form['uncertain'] {
  const hands = parts.flatMap(({ D, N }) => (N ? [D, N] : [D]));
  const touching = hands.filter(({ touches }) => touches);
  const isUnsure: Readonly<Record<Form['uncertain'][number], boolean>> = {
    handshape: hands.some(({ shape }) => shape.degrees > SURE.handshape || shape.lead < SURE.lead),
    direction: hands.some(({ turns, turn }) => turn > 0 || (turns[0]?.degrees ?? 0) > SURE.palm),
    palm: costs.some(({ palm }) => palm > SURE.palm),
    place: costs.some(({ place }) => place > SURE.place),
    contact: touching.some(({ contact }) => (contact?.offM ?? 0) > SURE.contact),
    movement: costs.some(({ path }) => path > SURE.path),
    repeat: parts.some(({ motion }) => (motion?.repeat ?? 1) > 1),
    hands: shown.keys.some(({ N }) => shown.usesN && N === null),
    // No face is taken, and nobody has said whose sign it is.
    face: true,
    variant: false,
  };
  return (Object.keys(isUnsure) as Form['uncertain'][number][]).filter((field) => isUnsure[field]);
}
