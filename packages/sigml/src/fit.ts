import type { Contact, Form, Hand, Segment, Shift } from '@isl/lexicon/form';
import { createRig, type RigJson } from '@isl/signing';
import { checkForm, type FormProblem } from '@isl/signing/check';
import man from '@isl/signing/rig/man.json' with { type: 'json' };
import woman from '@isl/signing/rig/woman.json' with { type: 'json' };
import { ourDirection, ourVector } from './directions.js';
import { shiftOf } from './hands.js';
import { add, dot, perpendicular, rightOf, scale, unit, type Vector } from './vectors.js';

const rigs = [woman, man].map((rig) => createRig(rig as unknown as RigJson));

/** What the solver of `@isl/signing` says of segments on both figures: nothing where all can be made. */
export const problemsOf = (segments: readonly Segment[]): FormProblem[] =>
  rigs.flatMap((rig) => checkForm(asForm(segments), rig));

/** As much of a form as the solver reads. */
export const asForm = (segments: readonly Segment[]): Form =>
  ({ id: 'word-imported', gloss: 'IMPORTED', segments }) as unknown as Form;

/** By how much hands had to give way at most. */
export type Fit = {
  readonly segments: readonly Segment[];
  readonly degrees: number;
  readonly cm: number;
  readonly isSmaller: boolean;
  readonly problems: readonly FormProblem[];
};

const MOST_DEGREES = 75;
const MOST_CM = 14;
const MOST_TRIES = 18;

/**
 * Turns and moves hands a little where no arm can do what is told. HamNoSys tells directions by eighths of a turn and
 * places by parts of the body, and leaves the rest to who signs.
 */
export const fitted = (told: readonly Segment[]): Fit => {
  let segments = told;
  let worst = { degrees: 0, cm: 0, isSmaller: false };
  if (problemsOf(told).length === 0) return { segments, ...worst, problems: [] };
  segments = told.map((segment) => {
    const fit = fitSegment(segment);
    worst = {
      degrees: Math.max(worst.degrees, fit.degrees),
      cm: Math.max(worst.cm, fit.cm),
      isSmaller: worst.isSmaller || fit.isSmaller,
    };
    return fit.segment;
  });
  let problems = problemsOf(segments);
  if (problems.some(({ reason }) => reason.startsWith('on the way'))) {
    segments = aroundEachOther(segments, problems);
    problems = problemsOf(segments);
  }
  return { segments, ...worst, problems };
};

type Tried = {
  readonly segment: Segment;
  readonly degrees: number;
  readonly cm: number;
  readonly isSmaller: boolean;
};

const fitSegment = (told: Segment): Tried => {
  let best: Tried = { segment: told, degrees: 0, cm: 0, isSmaller: false };
  let least = costOf(told);
  for (let tries = 0; least > 0 && tries < MOST_TRIES; tries += 1) {
    let next: Tried | undefined;
    let nextCost = least - 0.02;
    for (const candidate of around(best)) {
      if (candidate.degrees > MOST_DEGREES || candidate.cm > MOST_CM) continue;
      const cost = costOf(candidate.segment);
      // The less is changed the better.
      const given =
        cost + (candidate.degrees - best.degrees) * 0.002 + (candidate.cm - best.cm) * 0.01;
      if (cost === 0 || given < nextCost) {
        next = candidate;
        nextCost = cost === 0 ? Math.min(given, nextCost) : given;
        if (cost === 0) break;
      }
    }
    if (next === undefined) break;
    best = next;
    least = costOf(best.segment);
  }
  return best;
};

/** How far a segment by itself is from what figures can do: 1 for each problem, more for a worse one. */
const costOf = (segment: Segment): number =>
  problemsOf([segment]).reduce((sum, { reason }) => sum + 1 + excessOf(reason), 0);

const excessOf = (reason: string): number => {
  const degrees = /of (-?\d+) degrees is beyond (-?\d+) to (-?\d+)/.exec(reason);
  if (degrees !== null) {
    const [angle = 0, low = 0, high = 0] = degrees.slice(1).map(Number);
    return Math.max(low - angle, angle - high) / 15;
  }
  const mm = /(-?[\d.]+) mm/.exec(reason);
  return mm === null ? 10 : Number(mm[1]) / 12;
};

function* around({ segment, degrees, cm, isSmaller }: Tried): Generator<Tried> {
  const fields = problemsOf([segment]);
  const isOf = (side: 'D' | 'N'): boolean =>
    fields.some(
      ({ field, reason }) =>
        !/^segments\.0\.[DN]/.test(field) ||
        field.startsWith(`segments.0.${side}`) ||
        reason.includes(`${side} is`),
    );
  const sides = (['D', 'N'] as const).filter(
    (side) => segment[side] !== undefined && (segment.sym !== undefined || isOf(side)),
  );
  for (const side of sides) {
    const hand = segment[side] as Hand;
    for (const step of [12, 25, 40]) {
      for (const axis of ['roll', 'pitch', 'yaw'] as const) {
        for (const sign of [1, -1]) {
          const turned = turnedHand(hand, axis, sign * step);
          if (turned)
            yield {
              segment: { ...segment, [side]: turned },
              degrees: degrees + step,
              cm,
              isSmaller,
            };
        }
      }
    }
    const own = side === 'D' ? 1 : -1;
    for (const [way, step] of [
      [[0, 0, 1], 2],
      [[0, 0, 1], 5],
      [[own, 0, 0], 2],
      [[own, 0, 0], 5],
      [[-own, 0, 0], 3],
      [[0, 1, 0], 3],
      [[0, -1, 0], 3],
      [[own, 0, 0], 9],
      [[0, 1, 0], 8],
      [[0, -1, 0], 8],
      [[0, 0, 1], 9],
      [[0, 0, -1], 3],
    ] as const) {
      yield {
        segment: { ...segment, [side]: shiftedHand(hand, scale(way, step)) },
        degrees,
        cm: cm + step,
        isSmaller,
      };
    }
    if (hand.contact?.with.startsWith(side === 'D' ? 'N.' : 'D.') === true) {
      for (const site of nearSites(hand.contact.of)) {
        const isMirrored = segment.sym !== undefined;
        for (const gap of isMirrored ? [0, 25, 50] : [0]) {
          const contact = {
            ...hand.contact,
            of: site,
            ...(isMirrored && { with: `N.${site}` }),
            ...(gap > 0 && { gap: Math.max(gap, hand.contact.gap ?? 0) }),
          };
          yield {
            segment: { ...segment, [side]: { ...hand, contact } },
            degrees,
            cm: cm + SITE_CM + gap / 20,
            isSmaller,
          };
        }
      }
    }
    if (hand.contact !== undefined) {
      for (const gap of [6, 14, 28]) {
        const contact = { ...hand.contact, gap: Math.min(60, (hand.contact.gap ?? 0) + gap) };
        yield {
          segment: { ...segment, [side]: { ...hand, contact } },
          degrees,
          cm: cm + gap / 10,
          isSmaller,
        };
      }
    }
  }
  if (segment.D && segment.N) {
    const both = (way: Vector, step: number): Tried => ({
      segment: {
        ...segment,
        D: segment.D?.contact ? segment.D : shiftedHand(segment.D as Hand, scale(way, step)),
        N: segment.N?.contact ? segment.N : shiftedHand(segment.N as Hand, scale(way, step)),
      },
      degrees,
      cm: cm + step,
      isSmaller,
    });
    yield both([0, 0, 1], 4);
    yield both([0, -1, 0], 4);
    yield both([0, 1, 0], 4);
    yield both([0, 0, -1], 4);
  }
  if (segment.motion?.some(({ size }) => size !== undefined) === true && !isTiny(segment)) {
    const motion = segment.motion.map((one) =>
      one.size === undefined ? one : { ...one, size: Math.max(0.5, Math.round(one.size * 7) / 10) },
    );
    yield { segment: { ...segment, motion }, degrees, cm, isSmaller: true };
  }
}

/** What another site of the same part of a hand counts as. */
const SITE_CM = 4;

/** Sites beside one, which are out of the way of a thumb or a bent finger. */
const nearSites = (site: Contact['of']): Contact['of'][] => {
  if (site === 'thumb-edge') return ['thumb.tip', 'thumb.mid', 'index.thumb-side', 'index.tip'];
  if (site === 'little-edge') return ['little.little-side', 'little.tip'];
  if (site === 'palm') return ['fingers', 'middle.pad', 'middle.tip', 'heel'];
  if (site === 'back') return ['middle.mid-back', 'middle.knuckle', 'wrist-back'];
  const [digit, where] = site.split('.');
  if (where === undefined) return [];
  return (['tip', 'pad', 'mid', 'mid-back', 'nail'] as const)
    .filter((one) => one !== where)
    .map((one) => `${digit}.${one}` as Contact['of']);
};

/** A motion is made smaller twice at most. */
const isTiny = ({ motion = [] }: Segment): boolean => motion.some(({ size = 10 }) => size < 2.6);

const RADIANS = Math.PI / 180;

const turnedHand = (
  hand: Hand,
  about: 'roll' | 'pitch' | 'yaw',
  degrees: number,
): Hand | undefined => {
  const ext = ourVector(hand.ext);
  const palm = unit(perpendicular(ourVector(hand.palm), ext));
  const side = rightOf(palm, ext);
  const axis = { roll: ext, pitch: side, yaw: palm }[about];
  const turn = (vector: Vector): Vector => {
    const along = scale(axis, dot(vector, axis));
    const across = add(vector, scale(along, -1));
    return add(
      along,
      add(
        scale(across, Math.cos(degrees * RADIANS)),
        scale(rightOf(across, axis), Math.sin(degrees * RADIANS)),
      ),
    );
  };
  return { ...hand, ext: ourDirection(turn(ext)), palm: ourDirection(turn(palm)) };
};

const vectorOf = ({ D = 0, u = 0, o = 0 }: Shift = {}): Vector => [D, u, o];

const shiftedHand = (hand: Hand, by: Vector): Hand => {
  if (hand.contact !== undefined) {
    const offset = shiftOf(add(vectorOf(hand.contact.offset), by));
    const { offset: _before, ...contact } = hand.contact;
    return { ...hand, contact: { ...contact, ...(offset && { offset }) } };
  }
  if (hand.at === undefined) return hand;
  const shift = shiftOf(add(vectorOf(hand.at.shift), by));
  const { shift: _before, ...at } = hand.at;
  return { ...hand, at: { ...at, ...(shift && { shift }) } };
};

/** Hands that pass through each other on their way go round. */
const aroundEachOther = (
  segments: readonly Segment[],
  problems: readonly FormProblem[],
): Segment[] => {
  const crossing = new Set(
    problems
      .filter(({ reason }) => reason.startsWith('on the way'))
      .map(({ field }) => Number(field.split('.')[1])),
  );
  return segments.map((segment, k) => {
    const { D } = segment;
    if (!crossing.has(k) || D === undefined) return segment;
    for (const dir of ['o', 'u', 'uo', 'd', 'oD', 'uD']) {
      for (const size of [8, 14]) {
        const tried: Segment = { ...segment, D: { ...D, curve: { dir, size } } };
        const all = segments.map((one, at) => (at === k ? tried : one));
        if (
          !problemsOf(all).some(
            ({ field, reason }) => reason.startsWith('on the way') && field === `segments.${k}`,
          )
        )
          return tried;
      }
    }
    return segment;
  });
};
