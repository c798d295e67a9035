import type { Hand, PlainShape, Shape } from '@isl/lexicon/form';
import { ANGLES, anglesOf, bentWithin, HANDSHAPES } from './handshapes.js';

type Base = PlainShape['base'];
type Four = readonly [number, number, number, number];
type Bend = readonly [mcp: number, pip: number, dip: number];

const FINGERS = ['2', '3', '4', '5'] as const;

/** The fingers that a base is about; the others are folded, or straight where the base is open. */
const SELECTED: Readonly<Record<Base, string>> = {
  fist: '',
  flat: '2345',
  finger2: '2',
  finger23: '23',
  finger23spread: '23',
  finger2345: '2345',
  pinch12: '2',
  pinch12open: '2',
  pinchall: '2345',
  cee12: '2',
  cee12open: '2',
  ceeall: '2345',
};

const FOLDED: Bend = [80, 100, 62];
const STRAIGHT: Bend = [2, 4, 3];
// HamNoSys counts in quarters of a right angle (bent 4 0 0, round 2 2 2, hooked 0 4 4); the ends of
// fingers bend less than that by themselves.
const BENDS: Readonly<Record<string, Bend>> = {
  bent: [78, 8, 6],
  halfbent: [45, 6, 4],
  round: [34, 44, 28],
  hooked: [12, 82, 40],
  dblbent: [78, 82, 8],
  dblhooked: [78, 82, 58],
};
const QUARTER = 22.5;

const bendOf = (name: string): Bend =>
  BENDS[name] ??
  ([...name].map((digit) => Number(digit) * QUARTER) as unknown as [number, number, number]);

// Rows of the named handshapes: spread, then the three joints.
const rowOf = (name: keyof typeof HANDSHAPES, finger: string): Four =>
  HANDSHAPES[name][FINGERS.indexOf(finger as '2')] as unknown as Four;

const thumbRow = (name: keyof typeof HANDSHAPES): Four => HANDSHAPES[name][4];

const isPinch = (base: Base): boolean => base.startsWith('pinch');
const isCee = (base: Base): boolean => base.startsWith('cee');
const isOpen = (base: Base): boolean => base.endsWith('open');
const isSpread = (base: Base): boolean =>
  base === 'finger23spread' || base === 'finger2345' || isOpen(base);

const fingerOf = (shape: PlainShape, finger: string): Four => {
  const { base, bend, bends, opening } = shape;
  const selected = shape.fingers ?? SELECTED[base];
  const own = bends?.[finger];
  const spread = isSpread(base) ? rowOf('five', finger)[0] : rowOf('flat', finger)[0];
  if (own !== undefined) return [spread, ...bendOf(own)];
  if (!selected.includes(finger)) {
    if (base === 'fist' && bend !== undefined) return [0, ...bendOf(bend)];
    return isOpen(base) ? [spread, ...STRAIGHT] : [0, ...FOLDED];
  }
  const alone = selected.length === 1;
  if (isPinch(base)) {
    const flat = bend === undefined || bend === 'bent';
    if (alone)
      return [
        0,
        ...(rowOf(flat ? 'pinch' : 'o-index', '2').slice(1) as number[] as unknown as Bend),
      ];
    return rowOf(flat ? 'bunch' : 'o', finger);
  }
  if (isCee(base)) {
    const [aside, mcp, pip, dip] = rowOf('c', finger);
    const more = opening === 'tight' ? 8 : opening === 'slack' ? -10 : 0;
    if (bend === 'bent' || bend === 'halfbent') return [alone ? 0 : aside, 58 + more, 8, 6];
    return [alone ? 0 : aside, mcp + more, pip + more, dip];
  }
  return [alone ? 0 : spread, ...(bend === undefined ? STRAIGHT : bendOf(bend))];
};

const thumbOf = (shape: PlainShape): Four => {
  const row = thumbWithoutBend(shape);
  const own = shape.bends?.['1'];
  if (own === undefined) return row;
  const [mcp, pip] = bendOf(own);
  return [row[0], row[1], Math.max(row[2], mcp * 0.6), Math.max(row[3], pip * 0.8)];
};

const thumbWithoutBend = ({ base, thumb, fingers, bend, opening }: PlainShape): Four => {
  const count = (fingers ?? SELECTED[base]).length;
  if (isPinch(base)) {
    if (count > 1) return bend === undefined || bend === 'bent' ? thumbRow('bunch') : thumbRow('o');
    return bend === undefined || bend === 'bent' ? thumbRow('pinch') : thumbRow('ring');
  }
  if (isCee(base)) {
    const [out, forward, mcp, ip] = count > 1 ? thumbRow('c') : thumbRow('c-index');
    return [out + (opening === 'slack' ? 8 : 0), forward, mcp, ip];
  }
  if (thumb === 'out') {
    return count === 0 ? thumbRow('thumb') : count === 1 ? thumbRow('l') : thumbRow('flat-thumb');
  }
  if (thumb === 'opposed') return thumbRow('c');
  if (thumb === undefined) return thumbRow('flat');
  const across = ['fist', 'index', 'v', 'w', 'four'] as const;
  return thumbRow(across[count] ?? 'four');
};

const plainAngles = (shape: PlainShape): number[] => [
  ...FINGERS.flatMap((finger) => fingerOf(shape, finger)),
  ...thumbOf(shape),
];

const made = new WeakMap<Shape, Float32Array>();

/** The angles of a handshape that is told by its base, its thumb and what its fingers do. */
export const anglesOfShape = (shape: Shape): Float32Array => {
  const known = made.get(shape);
  if (known !== undefined) return known;
  const is = plainAngles(shape.is);
  const other = shape.between === undefined ? is : plainAngles(shape.between);
  const angles = bentWithin(is.map((angle, k) => (angle + (other[k] ?? 0)) / 2));
  made.set(shape, angles);
  return angles;
};

/** The angles of a hand as a form writes it. */
export const anglesOfHand = (
  { hs, shape }: Pick<Hand, 'hs' | 'shape'>,
  named: (name: string) => Float32Array = anglesOf,
): Float32Array => (shape === undefined ? named(hs) : anglesOfShape(shape));

/** The named handshape whose fingers are nearest to these angles; the thumb counts half. */
export const nearestHandshape = (angles: Float32Array): Hand['hs'] => {
  let best: Hand['hs'] = 'relaxed';
  let least = Number.POSITIVE_INFINITY;
  for (const name of Object.keys(HANDSHAPES) as Hand['hs'][]) {
    const other = anglesOf(name);
    let sum = 0;
    for (let k = 0; k < ANGLES; k += 1) {
      const weight = k % 4 === 0 ? 1.5 : k < 16 ? 1 : 0.5;
      sum += weight * ((angles[k] ?? 0) - (other[k] ?? 0)) ** 2;
    }
    if (sum < least) {
      least = sum;
      best = name;
    }
  }
  return best;
};
