import { type Notes, Refusal } from './finding.js';
import {
  FINGERPLAY,
  forSide,
  type HandMotion,
  isSameWay,
  readCircle,
  readWay,
  readWrist,
  type Symmetry,
  slowness,
} from './motions.js';
import type { Side } from './places.js';
import { add, isNowhere, NOWHERE, scale, type Vector } from './vectors.js';
import type { Element } from './xml.js';

export type Swelling = { readonly dir: Vector; readonly size: number };

/** One thing after another that hands do, from where they are. */
export type Step = {
  readonly delta: Readonly<Record<Side, Vector>>;
  readonly curve: Readonly<Partial<Record<Side, Swelling>>>;
  /** Postures that hands take on the way, and which hands. */
  readonly changes: readonly { readonly posture: Element; readonly sides: readonly Side[] }[];
  readonly motions: readonly { readonly motion: HandMotion; readonly side: Side }[];
  readonly ms: number;
  /** A name for where hands are before this step. */
  readonly mark?: number;
  /** Goes back to where hands were at that name. */
  readonly back?: number;
  /** The element that may tell its time exactly. */
  readonly exact?: Element;
};

export const POSTURES = new Set([
  'handconfig',
  'split_handconfig',
  'location_bodyarm',
  'split_location',
  'location_hand',
  'handconstellation',
]);
export const MOTIONS = new Set([
  'directedmotion',
  'circularmotion',
  'wristmotion',
  'fingerplay',
  'nomotion',
  'changeposture',
  'par_motion',
  'seq_motion',
  'split_motion',
  'tgt_motion',
  'rpt_motion',
]);

/** Far more than hands do in a sign. */
const MOST_STEPS = 200;
const CHANGE_MS = 280;
const BACK_MS = 240;
const REST_MS = 240;

const still = (ms: number): Step => ({
  delta: { D: NOWHERE, N: NOWHERE },
  curve: {},
  changes: [],
  motions: [],
  ms,
});

/** Whose hands a motion is of, and how one follows the other. */
export type Movers = { readonly sides: readonly Side[]; readonly symmetry: Symmetry };

let marks = 0;

/** The steps of a motion. */
export const stepsOf = (motion: Element, movers: Movers, notes: Notes): Step[] => {
  if (motion.attributes.alternating === 'true' && !movers.symmetry.isOutOfPhase) {
    const symmetry = { ...movers.symmetry, isOutOfPhase: true };
    return stepsOf(
      { ...motion, attributes: { ...motion.attributes, alternating: 'told' } },
      { ...movers, symmetry },
      notes,
    );
  }
  for (const name of [
    'rest',
    'fused',
    'bouncing',
    'manner',
    'ellipse_direction',
    'repetition_baseshift',
  ]) {
    if (motion.attributes[name] !== undefined)
      notes.leftOut(motion, `how a motion is made (${name})`);
  }
  switch (motion.name) {
    case 'directedmotion':
      return [wayStep(motion, movers, notes)];
    case 'circularmotion':
      for (const child of motion.children)
        notes.leftOut(motion, `what is in a circle (${child.name})`);
      return [motionStep(readCircle(motion, notes), movers)];
    case 'wristmotion':
      return [motionStep(readWrist(motion, notes), movers)];
    case 'fingerplay':
      for (const name of ['digits', 'size']) {
        if (motion.attributes[name] !== undefined)
          notes.leftOut(motion, `which fingers play (${name})`);
      }
      return [motionStep(FINGERPLAY, movers)];
    case 'nomotion':
      return [still(REST_MS)];
    case 'changeposture':
      return [still(CHANGE_MS)];
    case 'seq_motion':
      return motionsIn(motion).flatMap((one) => stepsOf(one, movers, notes));
    case 'par_motion':
      return motionsIn(motion)
        .map((one) => stepsOf(one, movers, notes))
        .reduce((a, b) => together(a, b), []);
    case 'split_motion':
      return splitSteps(motion, movers, notes);
    case 'tgt_motion':
      return targetSteps(motion, movers, notes);
    case 'rpt_motion':
      return repeatedSteps(motion, movers, notes);
    default:
      throw new Refusal(motion, 'unknown motion', motion.name);
  }
};

const motionsIn = (of: Element): Element[] => {
  for (const child of of.children) {
    if (!MOTIONS.has(child.name))
      throw new Refusal(child, `not a motion in ${of.name}`, child.name);
  }
  if (of.children.length === 0) throw new Refusal(of, `${of.name} without a motion`);
  return [...of.children];
};

const wayStep = (motion: Element, { sides, symmetry }: Movers, notes: Notes): Step => {
  const { delta, curve, motion: waving, ms } = readWay(motion, notes);
  if (motion.attributes.halt !== undefined) notes.kept(motion, 'a sudden stop as a usual one');
  // Out of phase one hand goes where the other came from.
  const phase = (side: Side): number =>
    side === 'N' && symmetry.isOutOfPhase && sides.length > 1 ? -1 : 1;
  const of = (side: Side, way: Vector): Vector =>
    sides.includes(side)
      ? scale(sides.length > 1 ? forSide(way, side, symmetry) : way, phase(side))
      : NOWHERE;
  if (waving !== undefined) {
    return {
      ...still(ms),
      motions: sides.map((side) => ({
        side,
        motion: {
          ...waving,
          ...(waving.dir && { dir: of(side, waving.dir) }),
          ...(waving.bulge && { bulge: of(side, waving.bulge) }),
        },
      })),
    };
  }
  return {
    ...still(ms),
    delta: { D: of('D', delta), N: of('N', delta) },
    curve:
      curve === undefined
        ? {}
        : Object.fromEntries(
            sides.map((side) => [
              side,
              { ...curve, dir: sides.length > 1 ? forSide(curve.dir, side, symmetry) : curve.dir },
            ]),
          ),
  };
};

const motionStep = (motion: HandMotion, { sides, symmetry }: Movers): Step => ({
  ...still(motion.ms ?? CHANGE_MS),
  motions: sides.map((side) => ({
    side,
    motion:
      sides.length > 1
        ? {
            ...motion,
            ...(motion.dir && { dir: forSide(motion.dir, side, symmetry) }),
            ...(motion.bulge && { bulge: forSide(motion.bulge, side, symmetry) }),
          }
        : motion,
  })),
});

const splitSteps = (motion: Element, movers: Movers, notes: Notes): Step[] => {
  const children = [...motion.children];
  for (const child of children) {
    if (!MOTIONS.has(child.name))
      throw new Refusal(child, 'not a motion in split_motion', child.name);
  }
  const [first, second, ...more] = children;
  if (first === undefined || second === undefined || more.length > 0) {
    throw new Refusal(motion, 'split_motion is of two motions');
  }
  const of = (side: Side): Movers => ({ ...movers, sides: [side] });
  return together(stepsOf(first, of('D'), notes), stepsOf(second, of('N'), notes));
};

/** Both at the same time; one that is a single step lasts as long as the other. */
const together = (a: readonly Step[], b: readonly Step[]): Step[] => {
  if (a.length === 0) return [...b];
  if (b.length === 0) return [...a];
  const count = Math.max(a.length, b.length);
  const [first, second] = [stretched(a, count), stretched(b, count)];
  return first.map((one, k) => joined(one, second[k] as Step));
};

const stretched = (steps: readonly Step[], count: number): readonly Step[] => {
  if (steps.length === count) return steps;
  const [only] = steps;
  if (steps.length === 1 && only !== undefined) {
    const share = (way: Vector): Vector => scale(way, 1 / count);
    return Array.from({ length: count }, (_, k) => ({
      ...still(0),
      delta: { D: share(only.delta.D), N: share(only.delta.N) },
      motions: k === 0 ? only.motions : [],
      changes: k === count - 1 ? only.changes : [],
    }));
  }
  return [...steps, ...Array.from({ length: count - steps.length }, () => still(0))];
};

const joined = (a: Step, b: Step): Step => ({
  delta: { D: add(a.delta.D, b.delta.D), N: add(a.delta.N, b.delta.N) },
  curve: { ...a.curve, ...b.curve },
  changes: [...a.changes, ...b.changes],
  motions: [...a.motions, ...b.motions],
  ms: Math.max(a.ms, b.ms),
  ...((a.mark ?? b.mark) !== undefined && { mark: a.mark ?? b.mark ?? 0 }),
  ...((a.back ?? b.back) !== undefined && { back: a.back ?? b.back ?? 0 }),
});

const targetSteps = (motion: Element, movers: Movers, notes: Notes): Step[] => {
  const how = motion.children.filter(({ name }) => MOTIONS.has(name));
  const postures = motion.children.filter(({ name }) => POSTURES.has(name));
  const stranger = motion.children.find(({ name }) => !MOTIONS.has(name) && !POSTURES.has(name));
  if (stranger) throw new Refusal(stranger, 'unknown element in tgt_motion', stranger.name);
  if (postures.length === 0) throw new Refusal(motion, 'tgt_motion without a target');
  const slower = slowness(motion, notes);
  const steps = how.reduce<Step[]>((all, one) => together(all, stepsOf(one, movers, notes)), []);
  const all = steps.length === 0 ? [still(CHANGE_MS)] : steps;
  const changes = postures.map((posture) => ({ posture, sides: movers.sides }));
  return all.map((step, k) => ({
    ...step,
    ms: step.ms * slower,
    ...(k === all.length - 1 && { changes: [...step.changes, ...changes], exact: motion }),
  }));
};

/** How often it is done again, and whether from where it began. */
const REPETITIONS: Readonly<
  Record<string, { readonly again: number; readonly from: 'start' | 'end' | 'back' }>
> = {
  fromstart: { again: 1, from: 'start' },
  fromstart_several: { again: 2, from: 'start' },
  tofroto: { again: 1, from: 'start' },
  manyrandom: { again: 2, from: 'start' },
  continue: { again: 1, from: 'end' },
  continue_several: { again: 2, from: 'end' },
  reverse: { again: 1, from: 'back' },
};

const repeatedSteps = (motion: Element, movers: Movers, notes: Notes): Step[] => {
  const name = motion.attributes.repetition ?? 'fromstart';
  const repetition = REPETITIONS[name];
  if (repetition === undefined) throw new Refusal(motion, 'unknown repetition', name);
  const second = motion.attributes.second_repetition;
  const twice = second === undefined ? undefined : REPETITIONS[second];
  if (second !== undefined && twice === undefined) {
    notes.leftOut(motion, 'unknown value of second_repetition', second);
  }
  if (twice !== undefined) notes.kept(motion, 'a repetition repeated as one of more times');
  const again = Math.min(4, repetition.again + (twice?.again ?? 0));
  const slower = slowness(motion, notes);
  const once = motionsIn(motion)
    .flatMap((one) => stepsOf(one, movers, notes))
    .map((step) => ({ ...step, ms: step.ms * slower }));
  if (once.length * (again + 1) > MOST_STEPS) {
    throw new Refusal(motion, `more than ${MOST_STEPS} steps in a motion`);
  }
  const [only] = once;
  if (once.length === 1 && only !== undefined && repetition.from !== 'back') {
    const inPlace = repeatedInPlace(only, again, repetition.from);
    if (inPlace !== undefined) return [inPlace];
  }
  if (repetition.from === 'end') return Array.from({ length: again + 1 }, () => once).flat();
  marks += 1;
  const mark = marks;
  const back: Step = { ...still(BACK_MS), back: mark };
  const marked = once.map((step, k) =>
    k === 0 && step.mark === undefined ? { ...step, mark } : step,
  );
  const begun: Step[] = once[0]?.mark === undefined ? marked : [{ ...still(0), mark }, ...once];
  if (repetition.from === 'back') return [...begun, back];
  return [...begun, ...Array.from({ length: again }, () => [back, ...once]).flat()];
};

/** A step that goes on where it is is done more often; a straight way is gone to and fro. */
const repeatedInPlace = (step: Step, again: number, from: 'start' | 'end'): Step | undefined => {
  if (step.changes.length > 0 || step.back !== undefined || Object.keys(step.curve).length > 0)
    return undefined;
  const goes = (['D', 'N'] as const).filter((side) => !isNowhere(step.delta[side]));
  if (goes.length > 0 && (from === 'end' || step.motions.length > 0)) return undefined;
  const times = again + 1;
  if (goes.length > 0) {
    const ms = step.ms * (2 * times - 1) * 0.85;
    return {
      ...still(ms),
      motions: goes.map((side) => ({
        side,
        motion: {
          type: 'straight',
          dir: scale(step.delta[side], 1 / Math.hypot(...step.delta[side])),
          size: Math.hypot(...step.delta[side]),
          repeat: times,
          ms,
        },
      })),
    };
  }
  return {
    ...step,
    ms: step.ms * times,
    motions: step.motions.map(({ side, motion }) => ({
      side,
      motion: {
        ...motion,
        repeat: (motion.repeat ?? 1) * times,
        ...(motion.ms !== undefined && { ms: motion.ms * times }),
      },
    })),
  };
};

/** Whether both hands' motions are the same ones, mirrored. */
export const areSameMotion = (D: HandMotion, N: HandMotion, symmetry: Symmetry): boolean => {
  const same = (a: Vector | undefined, b: Vector | undefined): boolean =>
    a === undefined || b === undefined ? a === b : isSameWay(forSide(a, 'N', symmetry), b);
  return (
    D.type === N.type &&
    D.size === N.size &&
    D.repeat === N.repeat &&
    same(D.dir, N.dir) &&
    same(D.bulge, N.bulge)
  );
};
