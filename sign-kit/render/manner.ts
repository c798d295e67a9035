import type { Motion, Segment } from '@isl/lexicon/form';
import { direction } from '@isl/signing/directions';
import { repeatOf } from '@isl/signing/motion';
import { type HeadWay, headWayOf } from './head-arrow.js';
import type { Side } from './joints-at.js';
import { isLeaning } from './lean-arrow.js';

/** How a stretch of a form is made, beside the way that its hands go. */
export type Manner = {
  /** How often it is made; 1 says nothing. */
  readonly times: number;
  /** Hands whose fingers move one after the other, that tremble, that open or close, and that turn about themselves. */
  readonly wiggling: readonly Side[];
  readonly trembling: readonly Side[];
  readonly shaping: readonly Side[];
  readonly twisting: readonly Side[];
  /** Its hands go nowhere meanwhile: an arrow would send them somewhere. */
  readonly isInPlace: boolean;
  /** Its hands go round and out, along the body this way. */
  readonly brushing?: 'up' | 'down' | undefined;
  /** Its hands go this way and back, or brush this way, by turns: one is there while the other is not. */
  readonly inTurn?: string | undefined;
  /** Its face tells, too. */
  readonly isOfFace: boolean;
  /** What its head does beside. */
  readonly head?: HeadWay | undefined;
  /** Its body goes to or fro. */
  readonly isLeaning: boolean;
};

type Type = Motion['type'];

/** Nobody counts these. */
const UNCOUNTED: ReadonlySet<Type> = new Set<Type>(['wiggle', 'tremble']);
/** Two ways are alike where they lead no farther apart than this, as a cosine. */
const ALIKE = 0.5;
const IN_PLACE: ReadonlySet<Type> = new Set<Type>(['wiggle', 'tremble', 'close', 'open']);

export function mannerOf(segments: readonly Segment[]): Manner {
  const motions = segments.flatMap(({ motion }) => motion ?? []);
  const sidesThat = (...types: readonly Type[]): readonly Side[] => {
    const made = motions.filter(({ type }) => types.includes(type));
    const does = (hand: 'D' | 'N'): boolean =>
      made.some((motion) => (motion.hand ?? 'both') === 'both' || motion.hand === hand);
    return [...(does('D') ? (['Right'] as const) : []), ...(does('N') ? (['Left'] as const) : [])];
  };
  return {
    times: Math.max(
      strokesOf(segments),
      areAlike(segments) ? segments.length : 1,
      ...motions.map((motion) => (UNCOUNTED.has(motion.type) ? 1 : repeatOf(motion))),
    ),
    wiggling: sidesThat('wiggle'),
    trembling: sidesThat('tremble'),
    shaping: sidesThat('open', 'close'),
    twisting: sidesThat('twist'),
    brushing: brushingOf(motions),
    inTurn: motions.find((it) => it.alternating === true && (it.type === 'shake' || isBrushed(it)))
      ?.dir,
    isOfFace: segments.some(({ nmf }) => nmf?.gaze ?? nmf?.brows ?? nmf?.eyes ?? nmf?.mouth),
    head: headWayOf(segments),
    isLeaning: isLeaning(segments),
    isInPlace:
      segments.length === 1 &&
      motions.length > 0 &&
      motions.every(({ type }) => IN_PLACE.has(type)),
  };
}

const isBrushed = ({ type, bulge }: Motion): boolean => type === 'circle' && bulge === 'o';

function brushingOf(motions: readonly Motion[]): Manner['brushing'] {
  const round = motions.find(isBrushed);
  if (round?.dir !== 'u' && round?.dir !== 'd') return undefined;
  return round.dir === 'u' ? 'up' : 'down';
}

/** Whether each segment makes a stroke of its own, all nearly the same way: one of them tells of all. */
export function areAlike(segments: readonly Segment[]): boolean {
  const ways = segments.map(({ motion }) => motion?.find(({ type }) => type === 'straight')?.dir);
  const [first] = ways;
  if (segments.length < 2 || first === undefined) return false;
  const [x, y, z] = direction(first);
  return ways.every((way) => {
    if (way === undefined) return false;
    const [otherX, otherY, otherZ] = direction(way);
    return x * otherX + y * otherY + z * otherZ > ALIKE;
  });
}

/** How often hands come to one of two places by turns: touches are counted, else ways there and back. */
function strokesOf(segments: readonly Segment[]): number {
  const keys = segments.map(({ D, N }) => JSON.stringify([D, N]));
  const isByTurns = keys.length > 2 && keys.every((key, k) => k < 2 || key === keys[k - 2]);
  if (!isByTurns) return 1;
  const touches = segments.filter(({ D }) => D?.contact !== undefined).length;
  return touches > 0 ? touches : Math.floor(segments.length / 2);
}
