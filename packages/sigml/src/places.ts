import type { At, Site } from '@isl/lexicon/form';
import rig from '@isl/signing/rig/woman.json' with { type: 'json' };
import { type Notes, Refusal } from './finding.js';
import { add, minus, NOWHERE, scale, type Vector } from './vectors.js';
import type { Element } from './xml.js';

type Place = At['place'];
export type Side = 'D' | 'N';
type Distance = NonNullable<At['distance']>;

/** Where a site of a hand is: before or on a place of the body. Centimetres. */
export type Spot = {
  readonly place: Place;
  /** Of a place that has two. */
  readonly side: Side | undefined;
  readonly distance: Distance;
  readonly shift: Vector;
};

/** A place of ours for the middle of one of HamNoSys' and for its halves; a shift of a half is outward. */
type Row = {
  readonly middle?: readonly [Place, Vector?];
  readonly half: readonly [Place, Vector?];
};

const LOCATIONS: Readonly<Record<string, Row>> = {
  head: { middle: ['between-brows'], half: ['cheek', [0, 3, 0]] },
  headtop: { middle: ['head-top'], half: ['head-top', [5, -1, 0]] },
  forehead: { middle: ['forehead'], half: ['forehead-side'] },
  eyebrows: { middle: ['between-brows', [0, 1, 0]], half: ['eye', [0, 2.5, 0]] },
  eyes: { middle: ['between-brows', [0, -1, 0]], half: ['eye'] },
  uppereyelid: { half: ['eye', [0, 0.7, 0]] },
  lowereyelid: { half: ['eye', [0, -0.7, 0]] },
  nose: { middle: ['nose'], half: ['nose-side'] },
  nostrils: { middle: ['nose', [0, -1, 0]], half: ['nose-side', [0, -0.6, 0]] },
  ear: { half: ['ear'] },
  earlobe: { half: ['ear-lobe'] },
  cheek: { half: ['cheek'] },
  lips: { middle: ['mouth'], half: ['mouth', [2.4, 0, -0.6]] },
  upperlip: { middle: ['upper-lip'], half: ['upper-lip', [1.8, 0, -0.5]] },
  lowerlip: { middle: ['mouth', [0, -0.9, 0]], half: ['mouth', [1.8, -0.9, -0.5]] },
  tongue: { middle: ['tongue'], half: ['tongue', [1.5, 0, 0]] },
  teeth: { middle: ['teeth'], half: ['teeth', [1.8, 0, 0]] },
  chin: { middle: ['chin'], half: ['chin', [2.8, 0, -1]] },
  underchin: { middle: ['under-chin'], half: ['under-chin', [3, 0, -1]] },
  neck: { middle: ['neck'], half: ['neck', [4, 0, -1.2]] },
  shouldertop: { middle: ['upper-chest', [0, 9, -2]], half: ['shoulder'] },
  shoulders: { middle: ['upper-chest', [0, 3.5, 0]], half: ['shoulder-front'] },
  chest: { middle: ['chest'], half: ['chest-side'] },
  stomach: { middle: ['stomach'], half: ['stomach', [9, 0, -1]] },
  belowstomach: { middle: ['waist', [0, -5, 0]], half: ['waist-side', [0, -5, 0]] },
  neutralspace: { middle: ['chest'], half: ['chest-side'] },
};
/** Parts of the arm of the other hand. */
const ARM: Readonly<Record<string, string>> = {
  upperarm: 'upper-arm',
  elbow: 'elbow',
  elbowinside: 'elbow-inside',
  lowerarm: 'forearm',
  wristback: 'wrist-back',
  wristpulse: 'wrist',
};

const HEAD = new Set(
  'head headtop forehead eyebrows eyes uppereyelid lowereyelid nose nostrils ear earlobe cheek lips upperlip lowerlip tongue teeth chin underchin'.split(
    ' ',
  ),
);

/** Beside a place: so far out from its half. */
const BESIDE_TRUNK: Vector = [12, 0, -2];
const BESIDE_HEAD: Vector = [8, 0, -3];

const DISTANCES: Readonly<Record<string, Distance>> = {
  touch: 'touch',
  close: 'near',
  armextended: 'stretched',
};

const SIDES = [
  'right_at',
  'right_beside',
  'left_at',
  'left_beside',
  'front',
  'dorsal',
  'palmar',
] as const;

/** Whether a location is of the arm of the other hand; its name for a contact then. */
export const armPart = (of: Element): string | undefined => {
  const { location = '', side } = of.attributes;
  const part = ARM[location];
  if (part === 'forearm' && (side === 'palmar' || side === 'front')) return 'forearm-inside';
  if (part === 'wrist-back' && side === 'palmar') return 'wrist';
  return part;
};

const known = (of: Element, name: string): Row => {
  const row = LOCATIONS[name];
  if (row === undefined) throw new Refusal(of, 'unknown location', name);
  return row;
};

/** A point of the figure, centimetres toward D, up and out. */
const pointOf = (place: Place, side: Side | undefined): Vector => {
  const near = { teeth: 'mouth', tongue: 'mouth', 'ear-lobe': 'ear' }[place as string] ?? place;
  const [x = 0, y = 0, z = 0] = (rig.places as Record<string, number[]>)[near] ?? [];
  const toD = side === 'N' ? -Math.abs(x) : Math.abs(x);
  return scale([Math.abs(x) > 0.012 ? toD : 0, y, z], 100);
};

type Half = { readonly place: Place; readonly side: Side | undefined; readonly shift: Vector };

const halfOf = (
  of: Element,
  location: string,
  said: string | undefined,
  hand: { readonly side: Side; readonly isOneOfTwo: boolean },
  notes: Notes,
): Half => {
  const row = known(of, location);
  if (said !== undefined && !(SIDES as readonly string[]).includes(said)) {
    notes.leftOut(of, 'unknown value of side', said);
  }
  const told = said?.startsWith('right') ? 'D' : said?.startsWith('left') ? 'N' : undefined;
  // Without a side it is the middle; of two hands each has its own, as they would meet there.
  const side = told ?? (hand.isOneOfTwo || row.middle === undefined ? hand.side : undefined);
  if (side === undefined) {
    const [place, shift = NOWHERE] = row.middle ?? row.half;
    return { place, side: undefined, shift };
  }
  const [place, shift = NOWHERE] = row.half;
  const beside = said?.endsWith('beside')
    ? HEAD.has(location)
      ? BESIDE_HEAD
      : BESIDE_TRUNK
    : NOWHERE;
  const [out, up, front] = add(shift, beside);
  return { place, side, shift: [side === 'D' ? out : -out, up, front] };
};

/** The spot that a `location_bodyarm` tells for a hand; what is between two is the first one, shifted. */
export const readSpot = (
  of: Element,
  hand: { readonly side: Side; readonly isOneOfTwo: boolean },
  notes: Notes,
): Spot => {
  const { location = 'neutralspace', second_location: other, contact, behind } = of.attributes;
  const first = halfOf(of, location, of.attributes.side, hand, notes);
  if (behind !== undefined) notes.leftOut(of, 'a place behind the body (behind)');
  if (of.attributes.approx_location !== undefined) {
    notes.leftOut(of, 'that a location is approximate');
  }
  if (contact !== undefined && DISTANCES[contact] === undefined) {
    notes.leftOut(of, 'unknown value of contact', contact);
  }
  const distance = DISTANCES[contact ?? ''] ?? 'middle';
  const second = of.attributes.second_side;
  if (other === undefined && second === undefined) return { ...first, distance };
  const between = halfOf(of, other ?? location, second, hand, notes);
  const at = (half: Half): Vector => add(pointOf(half.place, half.side), half.shift);
  const shift = add(first.shift, scale(minus(at(between), at(first)), 0.5));
  return { ...first, distance, shift };
};

const FINGERS = ['thumb', 'index', 'middle', 'ring', 'little'] as const;

/** The site of a hand that a `location_hand` tells; `hand` is whose it is. */
export const readSite = (of: Element, hand: Side, notes: Notes): Site | string => {
  const { location, digits, side } = of.attributes;
  for (const name of ['second_location', 'second_digits', 'second_side', 'approx_location']) {
    if (of.attributes[name] !== undefined) notes.leftOut(of, `a second site of a hand (${name})`);
  }
  const digit = Number(digits?.[0] ?? 2);
  if (digits !== undefined && !/^[1-5]{1,5}$/.test(digits)) {
    throw new Refusal(of, 'unknown digits', digits);
  }
  if ((digits?.length ?? 0) > 1) notes.kept(of, 'the first of several fingers in contact');
  const finger = FINGERS[digit - 1] ?? 'index';
  // Of an upright hand whose palm looks away the thumb is to the middle of the body.
  const isThumbSide = (hand === 'D') === (side?.startsWith('left') ?? false);
  const aside = side?.endsWith('beside') || side?.endsWith('_at');
  const back = side === 'dorsal' || side === 'back';
  switch (location) {
    case 'tip':
      return back ? `${finger}.nail` : side === 'palmar' ? `${finger}.pad` : `${finger}.tip`;
    case 'nail':
      return back
        ? `${finger}.nail`
        : side === 'palmar' || aside
          ? `${finger}.pad`
          : `${finger}.nail`;
    case 'pad':
      return `${finger}.pad`;
    case 'midjoint':
    case 'side':
    case undefined:
      if (location === undefined && digits === undefined) return back ? 'back' : 'palm';
      if (aside || location === 'side') {
        if (finger === 'thumb') return 'thumb.mid';
        return isThumbSide ? `${finger}.thumb-side` : `${finger}.little-side`;
      }
      return back ? `${finger}.mid-back` : `${finger}.mid`;
    case 'base':
      if (finger === 'thumb') return aside ? 'fork' : 'thumb.mid';
      if (aside && digit === 2 && isThumbSide) return 'thumb-edge';
      if (aside && digit === 5 && !isThumbSide) return 'little-edge';
      return back ? `${finger}.knuckle` : `${finger}.base`;
    case 'thumbside':
      return 'thumb-edge';
    case 'pinkyside':
      return 'little-edge';
    case 'palm':
      return 'palm';
    case 'handback':
      return 'back';
    case 'thumbball':
      return 'heel';
    case 'wristback':
      return side === 'palmar' ? 'wrist' : 'wrist-back';
    case 'wristpulse':
      return 'wrist';
    default: {
      const arm = ARM[location];
      if (arm !== undefined) return arm;
      throw new Refusal(of, 'unknown site of a hand', location);
    }
  }
};

const LETTERS_OF_DISTANCE: Readonly<Record<Distance, string | undefined>> = {
  touch: 'touch',
  close: 'close',
  near: 'close',
  middle: undefined,
  far: 'armextended',
  stretched: 'armextended',
};

type Told = { readonly location: string; readonly side?: string; readonly at: Vector };

const TOLD: readonly Told[] = Object.entries(LOCATIONS)
  .filter(([location]) => location !== 'neutralspace')
  .flatMap(([location, { middle, half }]) => {
    const halves = (['D', 'N'] as const).map((side): Told => {
      const [place, [out, up, front] = NOWHERE] = half;
      const shift: Vector = [side === 'D' ? out : -out, up, front];
      const at = add(pointOf(place, side), shift);
      return { location, side: side === 'D' ? 'right_at' : 'left_at', at };
    });
    if (middle === undefined) return halves;
    const [place, shift = NOWHERE] = middle;
    return [{ location, at: add(pointOf(place, undefined), shift) }, ...halves];
  });

/** The attributes of a `location_bodyarm` for a spot of a hand: the nearest that SiGML has. */
export const writeSpot = (at: At, hand: Side): Record<string, string> => {
  const { D = 0, u = 0, o = 0 } = at.shift ?? {};
  const point = add(pointOf(at.place, at.side ?? hand), [D, u, o]);
  const isFar = at.distance !== 'touch' && at.distance !== 'close';
  let best = TOLD[0] as Told;
  let least = Number.POSITIVE_INFINITY;
  for (const told of TOLD) {
    const [x, y, z] = minus(point, told.at);
    // How far out a hand before the body is, is not told by the place.
    const apart = Math.hypot(x, y, isFar ? 0 : z);
    if (apart < least - 1e-6) {
      least = apart;
      best = told;
    }
  }
  const contact = LETTERS_OF_DISTANCE[at.distance ?? 'middle'];
  return {
    location: best.location,
    ...(best.side && { side: best.side }),
    ...(contact && { contact }),
  };
};

/** The attributes of a `location_hand` for a site, or a part of an arm, of that hand. */
export const writeSite = (site: string, hand: Side): Record<string, string> => {
  const [part = '', where] = site.split('.');
  const thumbward = hand === 'D' ? 'left_beside' : 'right_beside';
  const littleward = hand === 'D' ? 'right_beside' : 'left_beside';
  const digits = String(FINGERS.indexOf(part as 'thumb') + 1);
  switch (where) {
    case 'tip':
      return { location: 'tip', digits };
    case 'pad':
      return { location: 'pad', digits };
    case 'nail':
      return { location: 'nail', digits };
    case 'mid':
      return { location: 'midjoint', digits, side: 'palmar' };
    case 'mid-back':
      return { location: 'midjoint', digits, side: 'dorsal' };
    case 'thumb-side':
      return { location: 'side', digits, side: thumbward };
    case 'little-side':
      return { location: 'side', digits, side: littleward };
    case 'base':
      return { location: 'base', digits };
    case 'knuckle':
      return { location: 'base', digits, side: 'dorsal' };
    default:
      return WHOLE[part] ?? { location: 'palm' };
  }
};

const WHOLE: Readonly<Record<string, Record<string, string>>> = {
  palm: { location: 'palm' },
  back: { location: 'handback' },
  heel: { location: 'thumbball' },
  wrist: { location: 'wristpulse' },
  'wrist-back': { location: 'wristback' },
  fingers: { location: 'midjoint', digits: '3', side: 'palmar' },
  'thumb-edge': { location: 'thumbside' },
  'little-edge': { location: 'pinkyside' },
  'fist-top': { location: 'thumbside' },
  'fist-base': { location: 'pinkyside' },
  fork: { location: 'base', digits: '1', side: 'left_at' },
  forearm: { location: 'lowerarm', side: 'dorsal' },
  'forearm-inside': { location: 'lowerarm', side: 'palmar' },
  elbow: { location: 'elbow' },
  'elbow-inside': { location: 'elbowinside' },
  'upper-arm': { location: 'upperarm' },
};
