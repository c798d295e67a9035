import type { At, Hand, Handshape, Motion, Segment } from './form.js';

/** Where a hand is, as roughly as somebody remembers who saw the sign once. */
export type BodyPlace =
  | 'forehead'
  | 'eye'
  | 'ear'
  | 'nose'
  | 'cheek'
  | 'mouth'
  | 'chin'
  | 'neck'
  | 'shoulder'
  | 'chest'
  | 'stomach'
  | 'hand'
  | 'space';

/** A hand of a form: its shape at one moment, and where it is then. */
export type HandUse = { readonly handshape: Handshape; readonly place: BodyPlace };

const PARTS: Readonly<Record<string, BodyPlace>> = {
  'head-top': 'forehead',
  forehead: 'forehead',
  'forehead-side': 'forehead',
  'between-brows': 'forehead',
  temple: 'forehead',
  eye: 'eye',
  ear: 'ear',
  'ear-lobe': 'ear',
  nose: 'nose',
  'nose-side': 'nose',
  cheek: 'cheek',
  'upper-lip': 'mouth',
  mouth: 'mouth',
  teeth: 'mouth',
  tongue: 'mouth',
  chin: 'chin',
  'under-chin': 'chin',
  neck: 'neck',
  shoulder: 'shoulder',
  'shoulder-front': 'shoulder',
  'upper-chest': 'chest',
  chest: 'chest',
  'chest-side': 'chest',
  stomach: 'stomach',
  waist: 'stomach',
  'waist-side': 'stomach',
};

/** At most 10 cm from the skin; further away a hand is before the body, not at a part of it. */
const AT_THE_BODY: readonly At['distance'][] = ['touch', 'close', 'near'];

/** A hand that only hangs: nobody looks for it. */
const NO_SHAPE: Handshape = 'relaxed';

/** Every shape that a form's hands have, with its place; each pair once. */
export function usesOf({ segments }: { readonly segments: readonly Segment[] }): HandUse[] {
  const uses = segments.flatMap(usesOfSegment);
  return [...new Map(uses.map((use) => [`${use.handshape}@${use.place}`, use])).values()];
}

function usesOfSegment({ D, N, sym, motion = [] }: Segment): HandUse[] {
  // A hand that does as the other does has its shape and its place.
  const other = N ?? (sym === undefined ? undefined : D);
  return [...usesOfHand(D, 'D', motion), ...usesOfHand(other, 'N', motion)];
}

function usesOfHand(hand: Hand | undefined, side: 'D' | 'N', motion: readonly Motion[]): HandUse[] {
  if (!hand) return [];
  const place = placeOf(hand);
  const becomes = motion.flatMap(({ to, hand: moved = 'both' }) =>
    to !== undefined && (moved === side || moved === 'both') ? [to] : [],
  );
  return [hand.hs, ...becomes]
    .filter((handshape) => handshape !== NO_SHAPE)
    .map((handshape) => ({ handshape, place }));
}

function placeOf({ at, contact }: Hand): BodyPlace {
  if (contact) {
    const [touched = ''] = contact.with.split('.');
    return touched === 'D' || touched === 'N' ? 'hand' : (PARTS[touched] ?? 'space');
  }
  return at && AT_THE_BODY.includes(at.distance) ? (PARTS[at.place] ?? 'space') : 'space';
}
