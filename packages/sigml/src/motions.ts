import type { Motion } from '@isl/lexicon/form';
import { halfway, ourDirection, palmOfHand, sigmlVector } from './directions.js';
import { type Notes, Refusal } from './finding.js';
import type { Side } from './places.js';
import {
  dot,
  isNowhere,
  length,
  minus,
  mirrored,
  NOWHERE,
  perpendicular,
  rightOf,
  scale,
  unit,
  type Vector,
} from './vectors.js';
import type { Element } from './xml.js';

/** A motion that goes on while the hands are where they are; directions are D's. */
export type HandMotion = {
  readonly type: Motion['type'];
  readonly dir?: Vector;
  readonly bulge?: Vector;
  readonly size?: number;
  readonly repeat?: number;
  readonly ms?: number;
};

/** Centimetres of a way, of the swelling of a curve (as a share of it) and across a circle. */
const WAY = { small: 7, normal: 14, big: 23 } as const;
const SWELLING = { small: 0.22, normal: 0.38, big: 0.55 } as const;
const ACROSS = { small: 6, normal: 13, big: 22 } as const;
/** Degrees of a turn at the wrist. */
const TWIST = { small: 40, normal: 70, big: 100 } as const;
const NOD = { small: 20, normal: 35, big: 50 } as const;
const SWING = { small: 24, normal: 40, big: 56 } as const;

type Size = keyof typeof WAY;

const sizeOf = (of: Element, name: string, notes: Notes): Size => {
  const value = of.attributes[name];
  if (value === undefined) return 'normal';
  if (value === 'small' || value === 'big') return value;
  if (value === 'large') return 'big';
  notes.leftOut(of, `unknown value of ${name}`, value);
  return 'normal';
};

/** How much slower than usual; `fast`, `slow` and `tense` of an element, and its `speed`. */
export const slowness = (of: Element, notes: Notes): number => {
  const { fast, slow, tense, speed } = of.attributes;
  const factor =
    (fast === 'true' ? 0.62 : 1) * (slow === 'true' ? 1.7 : 1) * (tense === 'true' ? 1.3 : 1);
  if (speed === undefined) return factor;
  const times = Number(speed);
  if (times >= 0.1 && times <= 10) return factor / times;
  notes.leftOut(of, 'unknown value of speed', speed);
  return factor;
};

export const directionTold = (of: Element, name: string): Vector => {
  const value = of.attributes[name];
  if (value === undefined) throw new Refusal(of, `without ${name}`);
  const vector = sigmlVector(value);
  if (vector === undefined) throw new Refusal(of, `unknown value of ${name}`, value);
  return vector;
};

const secondTold = (of: Element, name: string, notes: Notes): Vector | undefined => {
  const value = of.attributes[name];
  if (value === undefined) return undefined;
  const vector = sigmlVector(value);
  if (vector === undefined) notes.leftOut(of, `unknown value of ${name}`, value);
  return vector;
};

/**
 * The side to which a way swells. HamNoSys tells it on the page: up, down, left or right, as far as that is square to
 * the way. Of a way to that same side it is the outer one; of one up or down it is told as a palm is.
 */
export const swellingOf = (curve: Vector, way: Vector): Vector => {
  const square = perpendicular(curve, way);
  if (length(square) > 0.35) return unit(square);
  if (Math.abs(way[1]) > 0.8) return unit(perpendicular(palmOfHand(curve, way), way));
  const out: Vector = [0, 0, dot(curve, way) > 0 ? 1 : -1];
  return unit(perpendicular(out, way));
};

export type Way = {
  readonly delta: Vector;
  readonly curve?: { readonly dir: Vector; readonly size: number };
  /** A way that waves, zigzags or brushes. */
  readonly motion?: HandMotion;
  readonly ms: number;
};

/** What a `directedmotion` does. */
export const readWay = (of: Element, notes: Notes): Way => {
  const direction = halfway(
    directionTold(of, 'direction'),
    secondTold(of, 'second_direction', notes),
  );
  const long = WAY[sizeOf(of, 'size', notes)];
  const delta = scale(direction, long);
  const ms = Math.round((150 + 14 * long) * slowness(of, notes));
  const { zigzag_style: style, brushing } = of.attributes;
  const bulge = perpendicularTo(direction);
  if (style === 'wavy' || style === 'zigzag') {
    const type = style === 'wavy' ? 'wave' : 'zigzag';
    return {
      delta,
      ms,
      motion: { type, dir: direction, bulge, size: long, ms: Math.max(500, ms) },
    };
  }
  if (style !== undefined) notes.leftOut(of, 'unknown value of zigzag_style', style);
  if (brushing === 'true') {
    return { delta, ms, motion: { type: 'brush', dir: direction, bulge, size: long, ms } };
  }
  const { curve } = of.attributes;
  if (curve === undefined) return { delta, ms };
  const told = sigmlVector(curve);
  if (told === undefined) {
    notes.leftOut(of, 'unknown value of curve', curve);
    return { delta, ms };
  }
  const size = long * SWELLING[sizeOf(of, 'curve_size', notes)];
  return { delta, ms: Math.round(ms * 1.15), curve: { dir: swellingOf(told, direction), size } };
};

/** Up, as far as it is square to the way; out of a way that goes up or down. */
const perpendicularTo = (way: Vector): Vector => {
  const up = perpendicular([0, 1, 0], way);
  return length(up) > 0.5 ? unit(up) : unit(perpendicular([1, 0, 0], way));
};

/** What a `circularmotion` does: clockwise for whoever looks along its axis, from its top if nothing is told. */
export const readCircle = (of: Element, notes: Notes): HandMotion => {
  const axis = halfway(directionTold(of, 'axis'), secondTold(of, 'second_axis', notes));
  const square = perpendicular([0, 1, 0], axis);
  const up = length(square) > 0.5 ? unit(square) : unit(perpendicular([0, 0, 1], axis));
  const right = rightOf(axis, up);
  const start = clockVector(of, 'start', notes) ?? [0, 1];
  const at = (clock: readonly [number, number]): Vector =>
    unit([
      right[0] * clock[0] + up[0] * clock[1],
      right[1] * clock[0] + up[1] * clock[1],
      right[2] * clock[0] + up[2] * clock[1],
    ]);
  // On from there clockwise, and in toward the middle.
  const dir = at([start[1], -start[0]]);
  const bulge = at([-start[0], -start[1]]);
  const size = ACROSS[sizeOf(of, 'size', notes)];
  const { end, clockplus, second_clockplus: more } = of.attributes;
  if (end !== undefined) notes.kept(of, 'a part of a circle as a whole one', end);
  const turns = 1 + (clockplus === 'true' ? 1 : 0) + (more === 'true' ? 1 : 0);
  return {
    type: 'circle',
    dir,
    bulge,
    size,
    repeat: turns,
    ms: Math.round(480 * slowness(of, notes)) * turns,
  };
};

const clockVector = (
  of: Element,
  name: string,
  notes: Notes,
): readonly [number, number] | undefined => {
  const value = of.attributes[name];
  if (value === undefined) return undefined;
  const vector = sigmlVector(value);
  if (vector === undefined || /[oi]/.test(value)) {
    notes.leftOut(of, `unknown value of ${name}`, value);
    return undefined;
  }
  return [vector[0], vector[1]];
};

/** What a `wristmotion` does. */
export const readWrist = (of: Element, notes: Notes): HandMotion => {
  const { motion = '' } = of.attributes;
  const size = sizeOf(of, 'size', notes);
  const ms = (times: number, each: number): number =>
    Math.round(times * each * slowness(of, notes));
  switch (motion) {
    case 'nodding':
      return { type: 'nod', size: NOD[size], repeat: 1, ms: ms(1, 300) };
    case 'swinging':
      return { type: 'swing', size: SWING[size], repeat: 1, ms: ms(1, 320) };
    case 'twisting':
      return { type: 'twist', size: TWIST[size], repeat: 1, ms: ms(1, 320) };
    case 'stircw':
    case 'stirccw':
      if (motion === 'stirccw') notes.kept(of, 'a hand that stirs, the other way round');
      return { type: 'stir', size: SWING[size], repeat: 1, ms: ms(1, 460) };
    default:
      throw new Refusal(of, 'unknown motion of the wrist', motion);
  }
};

export const FINGERPLAY: HandMotion = { type: 'wiggle', repeat: 4, ms: 900 };

/** The vector for one hand of what is told of both. */
export type Symmetry = {
  readonly isMirrored: boolean;
  readonly isUpsideDown: boolean;
  readonly isInsideOut: boolean;
  readonly isOutOfPhase: boolean;
};

export const forSide = (vector: Vector, side: Side, symmetry: Symmetry): Vector => {
  if (side === 'D') return vector;
  const [x, y, z] = symmetry.isMirrored ? mirrored(vector) : vector;
  return [x, symmetry.isUpsideDown ? -y : y, symmetry.isInsideOut ? -z : z];
};

const TRAVELS = new Set<Motion['type']>(['straight', 'arc', 'wave', 'zigzag', 'brush']);

/** Where a hand is after a motion, from where it was. */
export const travelled = ({ type, dir, size }: HandMotion): Vector =>
  TRAVELS.has(type) && dir !== undefined ? scale(dir, size ?? 0) : NOWHERE;

/** A motion as a form writes it. */
export const writtenMotion = (
  { type, dir, bulge, size, repeat, ms }: HandMotion,
  hand: Side | 'both',
  isAlternating: boolean,
): Motion => ({
  type,
  ...(hand !== 'both' && { hand }),
  ...(dir && { dir: ourDirection(dir) }),
  ...(bulge && { bulge: ourDirection(bulge) }),
  ...(size !== undefined && { size: Math.round(size * 10) / 10 }),
  ...(repeat !== undefined && { repeat: Math.min(6, repeat) }),
  ...(isAlternating && { alternating: true as const }),
  ...(ms !== undefined && { ms: Math.min(4000, Math.max(80, Math.round(ms))) }),
});

export const isSameWay = (a: Vector, b: Vector): boolean =>
  isNowhere(minus(a, b)) || length(minus(a, b)) < 0.05;
