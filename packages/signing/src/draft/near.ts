import type { At, Contact, Hand, Place, Shape, Site } from '@isl/lexicon/form';
import { quat } from 'gl-matrix';
import { directionOf } from '../directions.js';
import { ANGLES, anglesOf, HANDSHAPES, THUMB } from '../handshapes.js';
import { type HandKey, orientation } from '../key.js';
import { DISTANCES, HEAD_PLACES, placeOf } from '../place.js';
import { add, dot, length, type Rig, rotate, scale, subtract, unit, type Vec } from '../rig.js';
import { anglesOfShape } from '../shape.js';
import { siteOf } from '../site.js';

/** Plain directions as they are written, then those half-way between two neighbours. */
const PLAIN = ['u', '', 'd']
  .flatMap((upright) =>
    ['o', '', 'i'].flatMap((depth) =>
      ['D', '', 'N'].map((across) => `${upright}${depth}${across}`),
    ),
  )
  .filter((way) => way !== '');
const vectorOf = (written: string): Vec => directionOf(written) as Vec;
const BETWEEN = PLAIN.flatMap((one, k) =>
  PLAIN.slice(k + 1)
    .filter((other) => dot(vectorOf(one), vectorOf(other)) > 0.7)
    .map((other) => `${one}+${other}`),
);
type Way = { readonly written: string; readonly vector: Vec; readonly extra: number };
/** Degrees by which a direction between two must be nearer to be written. */
const BETWEEN_COSTS = 3;
const WAYS: readonly Way[] = [...PLAIN, ...BETWEEN].map((written, k) => ({
  written,
  vector: vectorOf(written),
  extra: k < PLAIN.length ? 0 : BETWEEN_COSTS,
}));
const DEGREES = 180 / Math.PI;
const angleOf = (a: Vec, b: Vec): number =>
  Math.acos(Math.min(1, Math.max(-1, dot(a, b)))) * DEGREES;

/** The plain direction that is nearest to this one. */
export const nearestWay = (vector: Vec): string =>
  WAYS.slice(0, PLAIN.length).reduce((best, way) =>
    dot(way.vector, unit(vector)) > dot(best.vector, unit(vector)) ? way : best,
  ).written;

export type NearTurn = { readonly ext: string; readonly palm: string; readonly degrees: number };
const TRIED = 8;

/** Where fingers point and the palm faces in a hand that is turned so, as written, nearest first. */
export function nearTurns(turn: quat): readonly NearTurn[] {
  const fingers = rotate([0, 1, 0], turn);
  const palm = rotate([0, 0, 1], turn);
  const ranked = (to: Vec): readonly Way[] =>
    [...WAYS]
      .sort((a, b) => angleOf(a.vector, to) + a.extra - angleOf(b.vector, to) - b.extra)
      .slice(0, TRIED);
  const found = ranked(fingers).flatMap((ext) =>
    ranked(palm)
      .filter((one) => Math.abs(dot(one.vector, ext.vector)) < 0.8)
      .map((one) => {
        const made = orientation(ext.vector, one.vector);
        const degrees = turnBetween(made, turn);
        return {
          ext: ext.written,
          palm: one.written,
          degrees,
          cost: degrees + ext.extra + one.extra,
        };
      }),
  );
  return found.sort((a, b) => a.cost - b.cost);
}

export const turnBetween = (a: quat, b: quat): number =>
  2 * Math.acos(Math.min(1, Math.abs(quat.dot(a, b)))) * DEGREES;

export type NearShape = Pick<Hand, 'hs' | 'shape'> & {
  readonly degrees: number;
  /** How much farther the next name is. */
  readonly lead: number;
};

/** What a finder guesses most of counts least: spread, and the thumb. */
const offBy = (angles: Float32Array, other: Float32Array): number => {
  let [sum, weights] = [0, 0];
  for (let k = 0; k < ANGLES; k += 1) {
    const weight = k >= THUMB ? 0.5 : k % 4 === 3 ? 0.5 : 1;
    sum += weight * ((angles[k] ?? 0) - (other[k] ?? 0)) ** 2;
    weights += weight;
  }
  return Math.sqrt(sum / weights);
};

const BASES = ['fist', 'flat', 'finger2', 'finger23', 'finger23spread', 'finger2345'] as const;
const THUMBS = [undefined, 'out', 'across', 'opposed'] as const;
const BENT = ['bent', 'halfbent', 'round', 'hooked', 'dblbent'] as const;
/** A named handshape's bent variants, each with its thumb. */
const VARIANTS: readonly Shape[] = BASES.flatMap((base) =>
  THUMBS.flatMap((thumb) =>
    BENT.map((bend): Shape => ({ is: { base, bend, ...(thumb && { thumb }) } })),
  ),
);
/** A variant is written where it is so much nearer than any name. */
const VARIANT_SHARE = 0.6;

export function nearShape(angles: Float32Array): NearShape {
  const named = (Object.keys(HANDSHAPES) as Hand['hs'][])
    .filter((hs) => hs !== 'relaxed')
    .map((hs) => ({ hs, degrees: offBy(angles, anglesOf(hs)) }))
    .sort((a, b) => a.degrees - b.degrees);
  const [best, next] = named;
  if (!best || !next) throw new Error('There are no handshapes.');
  const lead = next.degrees - best.degrees;
  const variant = VARIANTS.map((shape) => ({
    shape,
    degrees: offBy(angles, anglesOfShape(shape)),
  })).reduce((a, b) => (b.degrees < a.degrees ? b : a));
  return variant.degrees < VARIANT_SHARE * best.degrees
    ? { hs: best.hs, shape: variant.shape, degrees: variant.degrees, lead }
    : { ...best, lead };
}

type Spot = { readonly place: Place; readonly side: 'D' | 'N'; readonly isSided: boolean };

const spotsOf = (rig: Rig): readonly Spot[] =>
  (Object.keys(rig.places) as Place[]).flatMap((place) => {
    const isSided = Math.abs(rig.places[place]?.[0] ?? 0) > 0.012;
    return (isSided ? (['D', 'N'] as const) : (['D'] as const)).map((side) => ({
      place,
      side,
      isSided,
    }));
  });

/** What hands before the body are written at. */
const FREE = new Set([
  'upper-chest',
  'chest',
  'chest-side',
  'shoulder-front',
  'stomach',
  'waist-side',
]);
/** Depth is guessed more than seen. */
const DEPTH_COUNTS = 0.5;
const LEAST_SHIFT_CM = 1;

/** Where a palm is, by the nearest place, its distance, and what is left of it in whole centimetres. */
export function nearAt(
  rig: Rig,
  side: 'D' | 'N',
  { wrist, turn, angles }: HandKey,
): { readonly at: At; readonly offM: number } {
  const arm = rig.arms[side === 'D' ? 0 : 1];
  const palm = add(wrist as unknown as Vec, rotate(siteOf(arm, 'palm', angles).point, turn));
  let best: { spot: Spot; distance: NonNullable<At['distance']>; off: Vec; cost: number } | null =
    null;
  for (const spot of spotsOf(rig)) {
    const { point, normal } = placeOf(rig, spot.place, spot.side);
    for (const [name, away] of Object.entries(DISTANCES)) {
      if (away > 0.2 && !FREE.has(spot.place)) continue;
      const outward = away > 0.05 ? unit(add(scale(normal, 0.3), [0, 0, 1])) : normal;
      const off = subtract(palm, add(point, scale(outward, away)));
      const cost =
        Math.hypot(off[0], off[1], DEPTH_COUNTS * off[2]) + (FREE.has(spot.place) ? 0 : 0.02);
      if (!best || cost < best.cost)
        best = { spot, distance: name as NonNullable<At['distance']>, off, cost };
    }
  }
  if (!best) throw new Error('The rig has no places.');
  const { spot, distance, off } = best;
  const shift = shiftOf(off);
  return {
    at: {
      place: spot.place,
      ...(spot.isSided && spot.side !== side && { side: spot.side }),
      ...(distance !== 'middle' && { distance }),
      ...(shift && { shift }),
    },
    offM: best.cost,
  };
}

export function shiftOf([x, y, z]: Vec): At['shift'] | undefined {
  const [D, u, o] = [-x, y, z].map((metres) => Math.round(metres * 100));
  const shift = Object.fromEntries(
    Object.entries({ D, u, o }).filter(([, cm]) => Math.abs(cm ?? 0) >= LEAST_SHIFT_CM),
  ) as At['shift'];
  return Object.keys(shift ?? {}).length > 0 ? shift : undefined;
}

const ENDS = ['tip', 'pad', 'mid', 'mid-back', 'thumb-side', 'little-side'];
const SITES = [
  ...['thumb', 'index', 'middle', 'ring', 'little'].flatMap((digit) =>
    ENDS.filter((end) => digit !== 'thumb' || !end.endsWith('-side')).map(
      (end) => `${digit}.${end}` as Site,
    ),
  ),
  ...(['palm', 'back', 'fingers', 'thumb-edge', 'little-edge', 'fist-top', 'fist-base'] as const),
] as const satisfies readonly Site[];
/** Sites of which forms speak more; others must be nearer by so much. */
const LESS_SPOKEN_M = 0.008;
const extraOf = (site: Site): number =>
  site.endsWith('.tip') || site === 'palm' || site === 'fingers' ? 0 : LESS_SPOKEN_M;

const onHand = (rig: Rig, side: 'D' | 'N', { wrist, turn, angles }: HandKey) => {
  const arm = rig.arms[side === 'D' ? 0 : 1];
  return SITES.map((site) => {
    const { point, normal } = siteOf(arm, site, angles);
    return {
      site,
      point: add(wrist as unknown as Vec, rotate(point, turn)),
      normal: rotate(normal, turn),
    };
  });
};

export type NearContact = { readonly contact: Contact; readonly offM: number };

/** The site of a hand and the place of the head that are nearest to each other. */
export function nearHead(rig: Rig, side: 'D' | 'N', key: HandKey): NearContact | null {
  let best: (NearContact & { readonly cost: number }) | null = null;
  const spots = spotsOf(rig).filter(({ place }) => HEAD_PLACES.has(place));
  for (const { site, point } of onHand(rig, side, key)) {
    for (const spot of spots) {
      const skin = placeOf(rig, spot.place, spot.side);
      const offM = length(subtract(point, skin.point));
      const cost = offM + extraOf(site);
      if (best && best.cost <= cost) continue;
      const place = spot.isSided ? `${spot.place}.${spot.side}` : spot.place;
      best = { contact: { of: site, with: place }, offM, cost };
    }
  }
  return best;
}

/** The sites of two hands that are nearest to each other, and from where D comes. */
export function nearEachOther(rig: Rig, D: HandKey, N: HandKey): NearContact | null {
  let best: (NearContact & { readonly cost: number }) | null = null;
  const ofN = onHand(rig, 'N', N);
  for (const one of onHand(rig, 'D', D)) {
    for (const other of ofN) {
      const offM = length(subtract(one.point, other.point));
      // Two skins that touch face each other.
      const facing = 0.01 * (1 + dot(one.normal, other.normal));
      const cost = offM + facing + extraOf(one.site) + extraOf(other.site);
      if (best && best.cost <= cost) continue;
      best = {
        contact: {
          of: one.site,
          with: `N.${other.site}`,
          from: nearestWay(other.normal),
        },
        offM,
        cost,
      };
    }
  }
  return best;
}
