import type { Hand, Handshape, PlainShape, Shape } from '@isl/lexicon/form';
import { anglesOfShape, nearestHandshape } from '@isl/signing/shape';
import { type Notes, Refusal } from './finding.js';
import type { Element } from './xml.js';

/** A handshape of a form: a name, and the exact shape where no name is it. */
export type HandShape = Pick<Hand, 'hs' | 'shape'>;

type Base = PlainShape['base'];

const BASES: Readonly<Record<string, Base>> = {
  fist: 'fist',
  flat: 'flat',
  finger2: 'finger2',
  finger23: 'finger23',
  finger23spread: 'finger23spread',
  finger2345: 'finger2345',
  pinch12: 'pinch12',
  pinch12open: 'pinch12open',
  pinchall: 'pinchall',
  cee12: 'cee12',
  cee12open: 'cee12open',
  ceeall: 'ceeall',
  // An older name of the same.
  ceeopen: 'cee12open',
};
const THUMBS = ['out', 'across', 'opposed'] as const;
const BENDS = new Set(['bent', 'halfbent', 'round', 'hooked', 'dblbent', 'dblhooked']);
const STRAIGHT = '000';

/** The named handshapes by what HamNoSys tells of them. */
const NAMED: readonly (readonly [Handshape, PlainShape])[] = [
  ['flat', { base: 'flat' }],
  ['flat-thumb', { base: 'flat', thumb: 'out' }],
  ['five', { base: 'finger2345', thumb: 'out' }],
  ['claw', { base: 'finger2345', thumb: 'out', bend: 'hooked' }],
  ['bent', { base: 'flat', bend: 'bent' }],
  ['fist', { base: 'fist', thumb: 'across' }],
  ['thumb', { base: 'fist', thumb: 'out' }],
  ['index', { base: 'finger2', thumb: 'across' }],
  ['hook', { base: 'finger2', thumb: 'across', bend: 'hooked' }],
  ['h', { base: 'finger23', thumb: 'across' }],
  ['h-bent', { base: 'finger23', thumb: 'across', bend: 'bent' }],
  ['v', { base: 'finger23spread', thumb: 'across' }],
  ['v-bent', { base: 'finger23spread', thumb: 'across', bend: 'hooked' }],
  ['three', { base: 'finger23', thumb: 'across', fingers: '234' }],
  ['w', { base: 'finger23spread', thumb: 'across', fingers: '234' }],
  ['four', { base: 'finger2345', thumb: 'across' }],
  ['ring', { base: 'pinch12open' }],
  ['pinch', { base: 'pinch12' }],
  ['bunch', { base: 'pinchall' }],
  ['y', { base: 'finger2', thumb: 'out', fingers: '5' }],
  ['little', { base: 'finger2', thumb: 'across', fingers: '5' }],
  ['little-hook', { base: 'finger2', thumb: 'across', fingers: '5', bend: 'hooked' }],
  ['horns', { base: 'finger23', thumb: 'across', fingers: '25' }],
  ['l', { base: 'finger2', thumb: 'out' }],
  ['c', { base: 'ceeall' }],
  ['c-index', { base: 'cee12' }],
  ['o', { base: 'pinchall', bend: 'round' }],
  ['o-index', { base: 'pinch12', bend: 'round' }],
  ['three-thumb', { base: 'finger23spread', thumb: 'out' }],
  ['middle', { base: 'finger2345', thumb: 'out', bends: { 3: 'bent' } }],
];
/** Handshapes that HamNoSys tells like another one; what stands for them. */
const LIKE: readonly (readonly [Handshape, PlainShape])[] = [
  ['relaxed', { base: 'flat', bend: 'round' }],
  ['u', { base: 'finger2' }],
  ['six', { base: 'finger2', fingers: '5' }],
];

const keyOf = ({ base, thumb, bend, fingers, bends, opening }: PlainShape): string =>
  JSON.stringify([base, thumb, bend, fingers, Object.entries(bends ?? {}).sort(), opening]);

const NAMES = new Map(NAMED.map(([name, shape]) => [keyOf(shape), name]));
const SHAPES = new Map<string, PlainShape>([...NAMED, ...LIKE]);

/** The handshape that a `handconfig` tells; `undefined` where it tells of none. */
export const readHandshape = (config: Element, notes: Notes): HandShape | undefined => {
  const { handshape } = config.attributes;
  if (handshape === undefined) return undefined;
  const is = plainShape(config, '', notes);
  const hasSecond = ['handshape', 'mainbend', 'thumbpos', 'ceeopening'].some(
    (name) => config.attributes[`second_${name}`] !== undefined,
  );
  if (!hasSecond) return shaped({ is });
  const between = plainShape(config, 'second_', notes);
  return keyOf(between) === keyOf(is) ? shaped({ is }) : shaped({ is, between });
};

const shaped = (shape: Shape): HandShape => {
  const name = shape.between === undefined ? NAMES.get(keyOf(shape.is)) : undefined;
  return name === undefined ? { hs: nearestHandshape(anglesOfShape(shape)), shape } : { hs: name };
};

const plainShape = (config: Element, prefix: '' | 'second_', notes: Notes): PlainShape => {
  const told = config.attributes;
  const name = told[`${prefix}handshape`] ?? told.handshape ?? '';
  const base = BASES[name];
  if (base === undefined) throw new Refusal(config, 'unknown handshape', name);
  // What is not told of the second again is its own, but fingers are those of both.
  const thumb = oneOf(config, `${prefix}thumbpos`, THUMBS, notes);
  const opening = oneOf(config, `${prefix}ceeopening`, ['tight', 'slack'] as const, notes);
  const bend = bending(config, `${prefix}mainbend`, notes);
  const fingers = digits(config, 'specialfingers', notes)?.replace('1', '');
  const bends: Record<string, string> = {};
  for (const digit of digits(config, 'exempteddigits', notes) ?? '') {
    if (bend !== undefined) bends[digit] = STRAIGHT;
  }
  for (const digit of '12345') {
    const own = bending(config, `bend${digit}`, notes);
    if (own !== undefined) bends[digit] = own;
  }
  if (prefix === '') {
    for (const left of [
      'contactpair',
      'contactkind',
      'thumbcontact',
      'thumbenclosed',
      'opposedfinger',
    ]) {
      if (told[left] !== undefined) notes.leftOut(config, `how fingers touch each other (${left})`);
    }
    if (told.approx_shape !== undefined) notes.leftOut(config, 'that a handshape is approximate');
  }
  return {
    base,
    ...(thumb && { thumb }),
    ...(bend && { bend }),
    ...(fingers && { fingers }),
    ...(Object.keys(bends).length > 0 && { bends }),
    ...(opening && { opening }),
  };
};

const oneOf = <T extends string>(
  config: Element,
  name: string,
  words: readonly T[],
  notes: Notes,
): T | undefined => {
  const value = config.attributes[name];
  if (value === undefined) return undefined;
  if ((words as readonly string[]).includes(value)) return value as T;
  notes.leftOut(config, `unknown value of ${name}`, value);
  return undefined;
};

const digits = (config: Element, name: string, notes: Notes): string | undefined => {
  const value = config.attributes[name];
  if (value === undefined) return undefined;
  if (/^[1-5]{1,5}$/.test(value)) return [...new Set(value)].sort().join('');
  notes.leftOut(config, `unknown value of ${name}`, value);
  return undefined;
};

const bending = (config: Element, name: string, notes: Notes): string | undefined => {
  const value = config.attributes[name];
  if (value === undefined) return undefined;
  if (BENDS.has(value) || /^[0-4]{3}$/.test(value)) return value;
  const fractions = /^([0-4](?:\.\d+)?) ?([0-4](?:\.\d+)?) ?([0-4](?:\.\d+)?)$/.exec(value);
  if (fractions !== null) {
    const rounded = fractions.slice(1).map((part) => Math.round(Number(part)));
    notes.kept(config, `bending by the nearest quarter of a right angle (${name})`, value);
    return rounded.join('');
  }
  notes.leftOut(config, `unknown value of ${name}`, value);
  return undefined;
};

/** The attributes of a `handconfig` for a handshape. */
export const writeHandshape = ({ hs, shape }: HandShape): Record<string, string> => {
  const is = shape?.is ?? (SHAPES.get(hs) as PlainShape);
  const between = shape?.between;
  return {
    ...plainAttributes(is, ''),
    ...(between && {
      ...plainAttributes({ ...between, fingers: undefined, bends: undefined } as never, 'second_'),
    }),
  };
};

const plainAttributes = (
  { base, thumb, bend, fingers, bends = {}, opening }: PlainShape,
  prefix: string,
): Record<string, string> => {
  const written: Record<string, string> = { [`${prefix}handshape`]: base };
  if (bend !== undefined) written[`${prefix}mainbend`] = bend;
  if (thumb !== undefined) written[`${prefix}thumbpos`] = thumb;
  if (opening !== undefined) written[`${prefix}ceeopening`] = opening;
  if (fingers !== undefined) written[`${prefix}specialfingers`] = fingers;
  for (const [digit, own] of Object.entries(bends)) written[`${prefix}bend${digit}`] = own;
  return written;
};
