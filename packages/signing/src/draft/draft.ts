import type { Form, Segment } from '@isl/lexicon/form';
import type { Captured } from '../captured/captured.js';
import { checkForm, type FormProblem } from '../check.js';
import type { Rig } from '../rig.js';
import { solveSegment } from '../segment.js';
import { type Fit, fitOf } from './fit.js';
import { formWith, type Segments } from './form.js';
import { type HandPlan, handCost, type PartPlan, segmentOf } from './plan.js';
import { shoulderWidth } from './posed-hands.js';
import { type ShownHands, type Side, shownHands } from './shown-hands.js';
import { betweenStops } from './stops.js';
import { type Plan, plansOf } from './tries.js';

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

/** A further part and a movement are written where they bring the way so much nearer, in shoulder widths. */
const PART_COSTS = 0.008;
const MOTION_COSTS = 0.004;
const REPAIRS = 10;

type Tried = { readonly plan: Plan; readonly fit: Fit; readonly score: number };

/** What is nearest in notation to a captured sign, found by solving what it may be. */
export function draftOf(captured: Captured, rig: Rig): Draft {
  const { shown, stops } = betweenStops(shownHands(captured, rig));
  let best: Tried | null = null;
  for (const plan of plansOf(rig, shown, stops)) {
    const fit = fitOf(rig, segmentsOf(plan), shown, plan.arrivalMs);
    if (!fit) continue;
    const motions = plan.parts.reduce((sum, part) => sum + part.motions.length, 0);
    const score = fit.way + PART_COSTS * (plan.parts.length - 1) + MOTION_COSTS * motions;
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
    repeat: parts.some(({ motions }) => motions.some(({ repeat = 1 }) => repeat > 1)),
    hands: shown.keys.some(({ N }) => shown.usesN && N === null),
    // No face is taken, and nobody has said whose sign it is.
    face: true,
    variant: false,
  };
  return (Object.keys(isUnsure) as Form['uncertain'][number][]).filter((field) => isUnsure[field]);
}
