import type { Curve, Hand, Site } from '@isl/lexicon/form';
import { ourDirection, palmOfHand } from './directions.js';
import type { HandShape } from './handshape.js';
import type { Side, Spot } from './places.js';
import {
  add,
  degreesBetween,
  dot,
  isNowhere,
  mirrored,
  rightOf,
  scale,
  unit,
  type Vector,
} from './vectors.js';

/** Where a hand is: a site of it at a spot, on the other hand, or both meeting between them. */
export type Where =
  | { readonly kind: 'spot'; readonly spot: Spot; readonly point?: Site | undefined }
  | {
      readonly kind: 'contact' | 'meeting';
      readonly of: Site;
      /** A site of the other hand, or a part of its arm. */
      readonly with: string;
      readonly gapMm: number;
      /** Beside what is met; where a meeting is, from before the middle of the chest. */
      readonly offset: Vector;
    };

/** A hand as a reader knows it. */
export type HandState = {
  readonly shape: HandShape;
  readonly ext: Vector;
  /** Told as if the hand pointed out, or as it is. */
  readonly palm: { readonly relative: Vector } | { readonly absolute: Vector };
  readonly where: Where;
  /** What is told exactly, as a form has it; each until it changes. */
  readonly exact?: Partial<Hand>;
};

export type Hands = { readonly D?: HandState | undefined; readonly N?: HandState | undefined };

export const otherSide = (side: Side): Side => (side === 'D' ? 'N' : 'D');

export const palmOf = ({ palm, ext }: HandState): Vector =>
  'absolute' in palm ? palm.absolute : palmOfHand(palm.relative, ext);

export const mirroredSpot = ({ side, shift, ...spot }: Spot): Spot => ({
  ...spot,
  side: side && otherSide(side),
  shift: mirrored(shift),
});

/** Where the thumb's side of a hand looks. */
export const thumbWay = (hand: HandState, side: Side): Vector => {
  const toD = rightOf(palmOf(hand), hand.ext);
  return scale(toD, side === 'D' ? -1 : 1);
};

const FINGERS: Readonly<Record<string, string>> = {
  2: 'index',
  3: 'middle',
  4: 'ring',
  5: 'little',
};

const tipOf = ({ shape: { hs, shape } }: HandState): Site => {
  if (hs === 'fist' || hs === 'thumb') return 'middle.knuckle';
  const fingers = shape?.is.fingers;
  if (fingers !== undefined) return `${FINGERS[fingers[0] ?? '2']}.tip` as Site;
  if (hs === 'little' || hs === 'little-hook') return 'little.tip';
  const long = [
    'flat',
    'flat-thumb',
    'five',
    'four',
    'claw',
    'bent',
    'bunch',
    'c',
    'o',
    'w',
    'three',
  ];
  return long.includes(hs) ? 'middle.tip' : 'index.tip';
};

/** The site of a hand that looks that way: a fingertip, a side, the palm or the back. */
export const siteToward = (hand: HandState, side: Side, way: Vector): Site => {
  const palm = palmOf(hand);
  const thumb = thumbWay(hand, side);
  const sites: readonly (readonly [Site, Vector])[] = [
    ['palm', palm],
    [tipOf(hand), hand.ext],
    ['back', scale(palm, -1)],
    ['thumb-edge', thumb],
    ['little-edge', scale(thumb, -1)],
  ];
  let best: Site = 'palm';
  let most = -2;
  for (const [site, direction] of sites) {
    // Nearly as good is not better: the palm goes before a tip, a tip before an edge.
    const share = dot(direction, way);
    if (share > most + 0.05) {
      most = share;
      best = site;
    }
  }
  return best;
};

/** From before a place of the body to its skin. */
const intoBody = ({ place, side }: Spot): Vector => {
  const outward = side === 'N' ? 1 : -1;
  if (place === 'head-top' || place === 'shoulder') return [0, -1, 0];
  if (place === 'under-chin') return [0, 1, -0.3];
  if (place === 'ear' || place === 'ear-lobe' || place === 'temple') return [outward, 0, 0];
  return [0, 0, -1];
};

const tenth = (value: number): number => Math.round(value * 10) / 10;
const within = (value: number): number => Math.min(40, Math.max(-40, tenth(value)));

/** As a form writes a shift; nothing where there is none. */
export const shiftOf = ([D, u, o]: Vector): { D?: number; u?: number; o?: number } | undefined => {
  const shift = {
    ...(within(D) !== 0 && { D: within(D) }),
    ...(within(u) !== 0 && { u: within(u) }),
    ...(within(o) !== 0 && { o: within(o) }),
  };
  return Object.keys(shift).length === 0 ? undefined : shift;
};

/** A hand as a form writes it. */
export const writtenHand = (hand: HandState, side: Side, curve?: Curve): Hand => {
  const { at, contact, point, ...turn } = hand.exact ?? {};
  const told = nearestHand(hand, side, curve);
  const { shape: _shape, ...named } = told;
  const near = turn.hs === undefined ? told : named;
  if (at === undefined && contact === undefined) return { ...near, ...turn };
  const { at: _at, contact: _contact, point: _point, ...rest } = near;
  return {
    ...rest,
    ...turn,
    ...(at && { at }),
    ...(contact && { contact }),
    ...(point && { point }),
  };
};

const nearestHand = (hand: HandState, side: Side, curve: Curve | undefined): Hand => {
  const { where, shape, ext } = hand;
  const turn = { ext: ourDirection(ext), palm: ourDirection(palmOf(hand)) };
  const more = curve === undefined ? {} : { curve };
  if (where.kind !== 'spot') {
    const offset = shiftOf(where.offset);
    const contact = {
      of: where.of,
      with: `${otherSide(side)}.${where.with}`,
      ...(where.gapMm > 0 && { gap: Math.min(60, where.gapMm) }),
      ...(offset && { offset }),
    };
    return { ...shape, ...turn, contact, ...more };
  }
  const { spot, point } = where;
  const { place, distance } = spot;
  const touched = distance === 'touch' && point === undefined;
  const site = touched ? siteToward(hand, side, unit(intoBody(spot))) : point;
  const shift = shiftOf(spot.shift);
  const at = {
    place,
    ...(spot.side !== undefined && spot.side !== side && { side: spot.side }),
    ...(distance !== 'middle' && { distance }),
    ...(shift && { shift }),
  };
  return {
    ...shape,
    ...turn,
    at,
    ...(site !== undefined && site !== 'palm' && { point: site }),
    ...more,
  };
};

/** The hand moved by so much, centimetres. */
export const movedHand = (hand: HandState, by: Vector): HandState => {
  if (isNowhere(by)) return hand;
  const { where, exact } = hand;
  if (exact?.at !== undefined || exact?.contact !== undefined) {
    // What is told in SiGML's own words of where it was is enough once it has moved.
    const { at: _at, contact: _contact, point: _point, ...turn } = exact;
    return movedHand({ ...hand, exact: turn }, by);
  }
  if (where.kind === 'spot') {
    const spot = { ...where.spot, shift: add(where.spot.shift, by) };
    return { ...hand, where: { ...where, spot } };
  }
  return { ...hand, where: { ...where, offset: add(where.offset, by) } };
};

/** A meeting taken apart: each hand's site at the spot where they met. */
export const parted = (hands: Hands): Hands => {
  const { D, N } = hands;
  if (D?.where.kind !== 'meeting' || N === undefined) return hands;
  const { of, with: other, gapMm, offset } = D.where;
  const at = (side: Side): Where => ({
    kind: 'spot',
    spot: {
      place: 'chest',
      side: undefined,
      distance: 'middle',
      shift: add(offset, [(side === 'D' ? 1 : -1) * (gapMm / 20), 0, 0]),
    },
    point: side === 'D' ? of : (other as Site),
  });
  return { D: { ...D, where: at('D') }, N: { ...N, where: at('N') } };
};

/** Where N would be if it were the mirror image of D. */
export const mirroredHand = (hand: HandState): HandState => ({
  ...hand,
  ext: mirrored(hand.ext),
  palm:
    'absolute' in hand.palm
      ? { absolute: mirrored(hand.palm.absolute) }
      : { relative: mirrored(hand.palm.relative) },
  where:
    hand.where.kind === 'spot'
      ? { ...hand.where, spot: mirroredSpot(hand.where.spot) }
      : hand.where,
});

const isNear = (a: Vector, b: Vector): boolean => degreesBetween(a, b) < 1;

/** Whether N does as D does, mirrored. */
export const areMirrored = ({ D, N }: Hands): boolean => {
  if (D === undefined || N === undefined) return false;
  // Where each of two hands is told exactly, each is written.
  if (N.exact?.at !== undefined || N.exact?.contact !== undefined) return false;
  const image = mirroredHand(D);
  return (
    JSON.stringify(D.shape) === JSON.stringify(N.shape) &&
    isNear(image.ext, N.ext) &&
    isNear(palmOf(image), palmOf(N)) &&
    isSameWhere(image.where, N.where)
  );
};

const isSameWhere = (a: Where, b: Where): boolean => {
  if (a.kind === 'meeting' || b.kind === 'meeting') return a.kind === b.kind;
  if (a.kind !== 'spot' || b.kind !== 'spot') return false;
  return (
    a.point === b.point &&
    a.spot.place === b.spot.place &&
    a.spot.side === b.spot.side &&
    a.spot.distance === b.spot.distance &&
    Math.hypot(...add(a.spot.shift, scale(b.spot.shift, -1))) < 0.2
  );
};
