import type { At, Contact, Form, Hand, Motion, Segment, Shift } from '@isl/lexicon/form';
import { quat } from 'gl-matrix';
import { ANGLES, anglesOf, bentWithin } from '../handshapes.js';
import { looseHand, restingHand } from '../idle-hand.js';
import type { BodyKey, Manner } from '../key.js';
import type { Rig, Vec } from '../rig.js';
import type { Random } from './random.js';

/** How far a person strays from what is written; standard deviations in degrees. */
export type Looseness = { readonly bend: number; readonly spread: number; readonly turn: number };

export const OF_A_SIGN: Looseness = { bend: 6, spread: 3, turn: 5 };
/** Of somebody whom nobody taught the form as it is written. */
export const OF_A_SIGN_ELSEWHERE: Looseness = { bend: 9, spread: 4, turn: 11 };
export const OF_NO_SIGN: Looseness = { bend: 14, spread: 6, turn: 12 };

const RADIANS = Math.PI / 180;

/** What a person's own ways are drawn from, and those that belong to a handshape or a form by its name. */
export type Person = { readonly own: Random; readonly of: (name: string) => Random };

/** A person's own way to form and turn the hands and to rest them. */
export const drawManner = (
  random: Random,
  rig: Rig,
  { bend, spread, turn }: Looseness,
  { own: person, of }: Person,
): Manner => {
  const bends = Array.from({ length: ANGLES }, (_, k) => strayed(person, k, bend * 0.6, spread));
  // Who is lax bends what should be straight and opens what should be shut.
  const lax = person.between(0, 0.12);
  const loose = anglesOf('relaxed');
  const shapes = new Map<string, Float32Array>();
  const own = { D: person.about(turn * 0.6), N: person.about(turn * 0.6) };
  const swivel = person.about(9);
  return {
    anglesOf: (name) => {
      const known = shapes.get(name);
      if (known !== undefined) return known;
      const shape = of(name);
      const angles = Float32Array.from(anglesOf(name), (written, k) => {
        const mixed = written + ((loose[k] ?? written) - written) * lax;
        return mixed + (bends[k] ?? 0) + strayed(shape, k, bend * 0.7, spread * 0.5);
      });
      const made = bentWithin(angles);
      shapes.set(name, made);
      return made;
    },
    turnOf: (side) =>
      quat.fromEuler(
        quat.create(),
        own[side] + random.about(turn * 0.7),
        random.about(turn),
        random.about(turn),
      ),
    swivelOf: () => (swivel + random.about(4)) * RADIANS,
    rest: drawRest(random, rig),
  };
};

const strayed = (random: Random, angle: number, bend: number, spread: number): number =>
  random.about(angle < 16 && angle % 4 === 0 ? spread : bend);

const RESTS = ['sides', 'lap', 'table', 'folded', 'one-up'] as const;

/** Where the hands are when they do nothing: hanging, in the lap, on a table, folded, one at the keys. */
const drawRest = (random: Random, rig: Rig): BodyKey => {
  const kind = random.pick(RESTS);
  const sides: BodyKey = { D: restingHand(rig, 'D'), N: restingHand(rig, 'N') };
  if (kind === 'sides') return sides;
  const low = random.between(-0.06, 0.06);
  const apart = random.between(0.6, 1.2);
  const out = random.between(0.22, 0.36);
  const hand = (side: 'D' | 'N', [x, y, z]: Vec, ext: Vec, palm: Vec) => {
    const sign = side === 'D' ? 1 : -1;
    const arm = rig.arms[side === 'D' ? 0 : 1];
    return looseHand(
      arm,
      [-sign * x, y, z],
      [sign * ext[0], ext[1], ext[2]],
      [sign * palm[0], palm[1], palm[2]],
    );
  };
  const wide = Math.abs(rig.arms[0].shoulder[0]);
  const both = (x: number, y: number, z: number, ext: Vec, palm: Vec): BodyKey => ({
    D: hand('D', [x, y, z], ext, palm),
    N: hand('N', [x, y + random.about(0.02), z + random.about(0.02)], ext, palm),
  });
  switch (kind) {
    case 'lap':
      return both(wide * apart * 0.7, 0.98 + low, out, [0.4, -0.4, 0.8], [0, -1, -0.3]);
    case 'table':
      return both(wide * apart, 1.08 + low, out + 0.04, [0.25, -0.05, 1], [0, -1, 0]);
    case 'folded':
      return both(0.075, 1.06 + low, out - 0.04, [0.85, -0.25, 0.5], [0.1, -0.5, -0.85]);
    default:
      return {
        D: hand('D', [wide * apart, 1.07 + low, out], [0.25, 0, 1], [0.1, -1, 0]),
        N: sides.N,
      };
  }
};

/**
 * The form as one person makes it once: places, sizes and times that are still the sign's. `width` widens
 * how far places stray.
 */
export const strayedForm = (random: Random, form: Form, hold: number, width = 1): Form => {
  const size = random.between(0.75, 1.3);
  const haste = random.between(0.85, 1.2);
  const more = random.pick([-1, 0, 0, 1]);
  // One person's own idea of where it is, then what differs from place to place.
  const high: Shift = {
    D: random.about(width),
    u: random.about(1.2 * width),
    o: random.about(width),
  };
  const segments = form.segments.map((segment): Segment => {
    const { D, N, motion } = segment;
    return {
      ...segment,
      ...(D && { D: strayedHand(random, D, high) }),
      ...(N && { N: strayedHand(random, N, high) }),
      ...(motion && { motion: motion.map((one) => strayedMotion(random, one, size, haste, more)) }),
      ...(segment.move !== undefined && { move: segment.move * haste }),
      hold: (segment.hold ?? 380) * hold * random.between(0.85, 1.15),
    };
  });
  return { ...form, segments: segments as unknown as Form['segments'] };
};

const strayedHand = (random: Random, hand: Hand, high: Shift): Hand => ({
  ...hand,
  ...(hand.at && { at: strayedPlace(random, hand.at, high) }),
  ...(hand.contact && { contact: strayedContact(random, hand.contact) }),
});

const AWAY: Readonly<Record<NonNullable<At['distance']>, number>> = {
  touch: 0.4,
  close: 0.7,
  near: 1,
  middle: 1.4,
  far: 1.6,
  stretched: 1.2,
};

const strayedPlace = (random: Random, at: At, high: Shift): At => {
  const by = AWAY[at.distance ?? 'middle'];
  const moved = (axis: 'D' | 'u' | 'o'): number =>
    (at.shift?.[axis] ?? 0) + ((high[axis] ?? 0) + random.about(0.7)) * by;
  // A hand that touches stays on the skin.
  const out = at.distance === 'touch' ? (at.shift?.o ?? 0) : moved('o');
  return { ...at, shift: { D: moved('D'), u: moved('u'), o: out } };
};

const strayedContact = (random: Random, contact: Contact): Contact => {
  const by = /^[DN]\./.test(contact.with) ? 0.25 : 0.6;
  const { D = 0, u = 0, o = 0 } = contact.offset ?? {};
  return {
    ...contact,
    gap: Math.max(0, (contact.gap ?? 0) + Math.abs(random.about(3))),
    offset: { D: D + random.about(by), u: u + random.about(by), o: o + random.about(by * 0.4) },
  };
};

const strayedMotion = (
  random: Random,
  motion: Motion,
  size: number,
  haste: number,
  more: number,
): Motion => {
  const { type, repeat } = motion;
  const turns = motion.type === 'twist' || motion.type === 'nod';
  const given = motion.size;
  // What is made once is not made twice; how often a repeated one comes is free.
  const again = repeat !== undefined && repeat > 1 ? Math.max(2, repeat + more) : repeat;
  const lasts = (repeat ?? 1) > 1 ? (again ?? 1) / (repeat ?? 1) : 1;
  return {
    ...motion,
    ...(given !== undefined && {
      size: given * (turns ? Math.sqrt(size) : size) * random.between(0.9, 1.1),
    }),
    ...(again !== undefined && { repeat: again }),
    ...(motion.ms !== undefined && { ms: motion.ms * haste * lasts }),
    type,
  };
};
