import type { Contact, Direction, Form, Hand, Handshape, Motion, Segment } from '@isl/lexicon/form';
import { direction, directionOf } from '../directions.js';
import { anglesOf, HANDSHAPES } from '../handshapes.js';
import { dot } from '../rig.js';
import type { Random } from './random.js';

/** How often one uncertain field of a form is drawn anew. */
const CHANCE = 0.45;
/** So many handshapes are taken for one that may be another. */
const ALIKE = 3;
/** A direction is leant to one of these, by 45 degrees. */
const SIDES = ['u', 'd', 'o', 'i', 'D', 'N'] as const;

/**
 * The form as it may be instead: fields that its sources leave uncertain are drawn, each by chance, and
 * what is certain stays. A net that learns from it is not sure of what nobody knows.
 */
export const otherwise = (random: Random, form: Form): Form => {
  const isOther = (field: Form['uncertain'][number]): boolean =>
    form.uncertain.includes(field) && random.chance(CHANCE);
  const change: Change = {
    handshape: isOther('handshape') ? others(random) : same,
    palm: isOther('palm') ? leaning(random) : same,
    way: isOther('direction') ? leaning(random) : same,
    repeat: isOther('repeat') ? random.pick([1, 2, 3]) : undefined,
    size: isOther('movement') ? random.between(0.5, 1.7) : 1,
    gap: isOther('contact') ? random.between(0, 30) : 0,
    shift: isOther('place')
      ? { D: random.about(3), u: random.about(4), o: random.about(2) }
      : undefined,
    isOneHanded: isOther('hands'),
  };
  const segments = form.segments.map((segment) => changed(segment, change));
  return { ...form, segments: segments as unknown as Form['segments'] };
};

type Change = {
  readonly handshape: (name: Handshape) => Handshape;
  readonly palm: (written: Direction) => Direction;
  readonly way: (written: Direction) => Direction;
  readonly repeat: number | undefined;
  readonly size: number;
  /** Millimetres. */
  readonly gap: number;
  /** Centimetres. */
  readonly shift: { readonly D: number; readonly u: number; readonly o: number } | undefined;
  readonly isOneHanded: boolean;
};

const same = <Value>(value: Value): Value => value;

const changed = (segment: Segment, change: Change): Segment => {
  const { D, N, motion, sym, ...rest } = segment;
  return {
    ...rest,
    ...(D && { D: changedHand(D, change) }),
    ...(N && { N: changedHand(N, change) }),
    ...(sym && !change.isOneHanded && { sym }),
    ...(motion && { motion: motion.map((one) => changedMotion(one, change)) }),
  };
};

const changedHand = (hand: Hand, { handshape, palm, shift, gap }: Change): Hand => {
  const { at, contact } = hand;
  const moved = shift && at && { D: 0, u: 0, o: 0, ...at.shift };
  return {
    ...hand,
    hs: handshape(hand.hs),
    palm: isApart(palm(hand.palm), hand.ext) ? palm(hand.palm) : hand.palm,
    ...(moved && {
      at: { ...at, shift: { D: moved.D + shift.D, u: moved.u + shift.u, o: moved.o + shift.o } },
    }),
    ...(contact && { contact: looser(contact, gap) }),
  };
};

/** A palm can face any way but along its own fingers. */
const isApart = (palm: Direction, ext: Direction): boolean =>
  Math.abs(dot(direction(palm), direction(ext))) < 0.9;

const looser = (contact: Contact, gap: number): Contact =>
  gap === 0 ? contact : { ...contact, gap: (contact.gap ?? 0) + gap };

const changedMotion = (motion: Motion, { way, repeat, size }: Change): Motion => ({
  ...motion,
  ...(motion.dir && { dir: way(motion.dir) }),
  ...(motion.size !== undefined && { size: motion.size * size }),
  ...(repeat !== undefined && motion.repeat !== undefined && { repeat }),
});

/** Each direction a little to the same side; where that is no other direction, as it is. */
const leaning = (random: Random): ((written: Direction) => Direction) => {
  const side = random.pick(SIDES);
  return (written) => (directionOf(`${written}+${side}`) === null ? written : `${written}+${side}`);
};

/** One of those that are nearest to a handshape, the same wherever it stands in a form. */
const others = (random: Random): ((name: Handshape) => Handshape) => {
  const chosen = new Map<Handshape, Handshape>();
  return (name) => {
    const known = chosen.get(name);
    if (known !== undefined) return known;
    const other = random.pick(nearest(name));
    chosen.set(name, other);
    return other;
  };
};

const nearest = (name: Handshape): Handshape[] => {
  const from = anglesOf(name);
  const apart = (other: string): number =>
    Math.hypot(...anglesOf(other).map((angle, k) => angle - (from[k] ?? 0)));
  const names = Object.keys(HANDSHAPES) as Handshape[];
  return names
    .filter((other) => other !== name)
    .sort((one, two) => apart(one) - apart(two))
    .slice(0, ALIKE);
};
