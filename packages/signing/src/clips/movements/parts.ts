import type { Hand, Handshape, Motion, NonManual, Segment, Site } from '@isl/lexicon/form';
import { directionOf } from '../../directions.js';
import { dot } from '../../rig.js';
import type { Random } from '../random.js';

/** What people do with their hands that is no sign; each is made anew from many parameters. */
export type Movement = (random: Random) => readonly Segment[];

/** The directions from which a movement draws. */
export const WAYS = 'u d D N o uo uD uN do dD dN oD oN uoD uoN doD doN'.split(' ');
/** Handshapes that hands fall into when they mean nothing. */
export const LOOSE = [
  'relaxed',
  'relaxed',
  'five',
  'flat',
  'claw',
  'bent',
  'c',
  'fist',
  'index',
] as const;
const HEADS = ['turn-D', 'turn-N', 'tilt-D', 'tilt-N', 'chin-down', 'nods', 'neutral'] as const;

/** A direction that is square to `ext`, for the palm. */
export const squareTo = (random: Random, ext: string): string => {
  const along = directionOf(ext) ?? [0, 1, 0];
  const square = WAYS.filter((way) => Math.abs(dot(along, directionOf(way) ?? along)) < 0.5);
  return random.pick(square);
};

export const face = (random: Random): NonManual =>
  random.chance(0.4) ? { head: random.pick(HEADS), strength: random.between(0.3, 1) } : {};

export const motion = (
  random: Random,
  type: Motion['type'],
  size: number,
  rest: Partial<Motion> = {},
) => ({
  type,
  size: size * random.between(0.6, 1.5),
  ...rest,
});

/** A hand at something of one's own body. */
export const touching = (
  hs: Handshape,
  of: Site,
  place: string,
  ext: string,
  palm: string,
): Hand => ({
  hs,
  ext,
  palm,
  contact: { of, with: place, from: 'o' },
});

export const ways = (random: Random): number => Math.round(random.between(1, 5));
/** Milliseconds that a hand stays. */
export const shortly = (random: Random): number => random.between(40, 700);
