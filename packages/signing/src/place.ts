import type { At, Shift } from '@isl/lexicon/form';
import { type Rig, scale, unit, type Vec } from './rig.js';
import type { SkinPoint } from './site.js';

/** How far from the skin a written distance is, metres. */
export const DISTANCES: Readonly<Record<NonNullable<At['distance']>, number>> = {
  touch: 0,
  close: 0.04,
  near: 0.1,
  middle: 0.18,
  far: 0.28,
  stretched: 0.38,
};

/** Places that go where the head goes. */
export const HEAD_PLACES = new Set(
  (
    'head-top forehead forehead-side between-brows eye temple nose nose-side upper-lip mouth cheek ' +
    'chin under-chin ear teeth tongue ear-lobe'
  ).split(' '),
);

/** Centimetres toward D, up and out as a way in the solver's space. */
export const shiftVector = (shift: Shift = {}): Vec =>
  scale([-(shift.D ?? 0), shift.u ?? 0, shift.o ?? 0], 0.01);

// Parts too near to a measured place to be measured by themselves; metres up and out from it.
const BESIDE: Readonly<
  Record<string, { readonly of: string; readonly up: number; readonly out: number }>
> = {
  teeth: { of: 'mouth', up: 0.003, out: -0.004 },
  tongue: { of: 'mouth', up: -0.002, out: 0.006 },
  'ear-lobe': { of: 'ear', up: -0.026, out: 0.006 },
};

const rowOf = (rig: Rig, name: string): readonly number[] | undefined => {
  const beside = BESIDE[name];
  if (beside === undefined) return rig.places[name];
  const row = rig.places[beside.of];
  if (row === undefined) return undefined;
  const [x = 0, y = 0, z = 0, ...normal] = row;
  return [x, y + beside.up, z + beside.out, ...normal];
};

/** A named place of the body, in the solver's space. */
export const placeOf = (rig: Rig, name: string, side: 'D' | 'N'): SkinPoint => {
  const row = rowOf(rig, name);
  if (row === undefined) throw new Error(`The rig "${rig.figure}" has no place "${name}".`);
  const [x = 0, y = 0, z = 0, nx = 0, ny = 0, nz = 0] = row;
  const flip = side === 'D' ? -1 : 1;
  const sided = Math.abs(x) > 0.012;
  return sided
    ? { point: [x * flip, y, z], normal: [nx * flip, ny, nz] }
    : { point: [0, y, z], normal: unit([0, ny, nz]) };
};
