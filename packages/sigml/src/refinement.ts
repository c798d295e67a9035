import type { Hand, Motion, NonManual, Segment } from '@isl/lexicon/form';
import { isSegment as isSegmentOfForm } from '@isl/lexicon/validators';
import type { Notes } from './finding.js';
import type { Element } from './xml.js';

/**
 * What SiGML has no words for, in attributes of our own namespace: other players pass over them, and what a hand
 * does is told beside them in SiGML's own words as near as it can be.
 */
export const NAMESPACE = 'urn:isl:sigml';

export const named = (name: string): string => `isl:${name}`;

/** Where a hand is, exactly. */
export type ExactWhere = Pick<Hand, 'at' | 'point' | 'contact'>;

export const jsonOf = (of: Element, name: string, notes: Notes): unknown => {
  const text = of.attributes[named(name)];
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    notes.leftOut(of, 'a refinement that is not JSON', named(name));
    return undefined;
  }
};

const isSegment = (segment: object): boolean => isSegmentOfForm(segment) as boolean;

const HAND: Hand = { hs: 'flat', ext: 'u', palm: 'o', at: { place: 'chest' } };

/** The refinement of that name if it is what a form may hold, else nothing, and a note. */
export const exactWhere = (of: Element, name: 'D' | 'N', notes: Notes): ExactWhere | undefined => {
  const value = jsonOf(of, name, notes);
  if (value === undefined) return undefined;
  const { at: _at, ...rest } = HAND;
  if (isObject(value) && isSegment({ D: { ...rest, ...value } })) return value as ExactWhere;
  notes.leftOut(of, 'a refinement that no form may hold', named(name));
  return undefined;
};

export const exactHand = (
  of: Element,
  notes: Notes,
): Partial<Pick<Hand, 'hs' | 'shape' | 'ext' | 'palm'>> => {
  const { [named('hs')]: hs, [named('ext')]: ext, [named('palm')]: palm } = of.attributes;
  const shape = jsonOf(of, 'shape', notes);
  const exact = {
    ...(hs && { hs }),
    ...(shape !== undefined && { shape }),
    ...(ext && { ext }),
    ...(palm && { palm }),
  };
  if (Object.keys(exact).length === 0) return {};
  if (isSegment({ D: { ...HAND, ...exact } })) return exact as Partial<Hand>;
  notes.leftOut(of, 'a refinement that no form may hold', Object.keys(exact).map(named).join(' '));
  return {};
};

export const exactMotion = (of: Element, notes: Notes): Motion[] | undefined => {
  const value = jsonOf(of, 'motion', notes);
  if (value === undefined) return undefined;
  if (isSegment({ D: HAND, motion: value })) return value as Motion[];
  notes.leftOut(of, 'a refinement that no form may hold', named('motion'));
  return undefined;
};

export const exactFaces = (of: Element, notes: Notes): (NonManual | null)[] | undefined => {
  const value = jsonOf(of, 'faces', notes);
  if (value === undefined) return undefined;
  if (Array.isArray(value) && value.every((nmf) => nmf === null || isSegment({ D: HAND, nmf }))) {
    return value as (NonManual | null)[];
  }
  notes.leftOut(of, 'a refinement that no form may hold', named('faces'));
  return undefined;
};

export type ExactTime = Pick<Segment, 'move' | 'hold' | 'slide' | 'sym'> & {
  /** The hand that the segment names, where it does not name both. */
  readonly only?: 'D' | 'N' | 'none';
  readonly curve?: Partial<Record<'D' | 'N', Hand['curve']>>;
};

export const exactTime = (of: Element, notes: Notes): ExactTime => {
  const number = (name: string): number | undefined => {
    const value = of.attributes[named(name)];
    return value === undefined ? undefined : Number(value);
  };
  const [move, hold] = [number('move'), number('hold')];
  const slide = of.attributes[named('slide')] === 'true';
  const { [named('sym')]: sym, [named('only')]: only } = of.attributes;
  const exact = {
    ...(move !== undefined && { move }),
    ...(hold !== undefined && { hold }),
    ...(slide && { slide: true as const }),
    ...(sym !== undefined && { sym: sym as 'mirror' }),
  };
  const curve = jsonOf(of, 'curve', notes) as ExactTime['curve'];
  const curves = Object.values(isObject(curve) ? curve : {});
  if (
    isSegment({ D: HAND, ...exact }) &&
    curves.every((one) => isSegment({ D: { ...HAND, curve: one } }))
  ) {
    return { ...exact, ...(curve && { curve }), ...(isOnly(only) && { only }) };
  }
  notes.leftOut(of, 'a refinement that no form may hold', 'time');
  return {};
};

const isOnly = (word: string | undefined): word is 'D' | 'N' | 'none' =>
  word === 'D' || word === 'N' || word === 'none';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
