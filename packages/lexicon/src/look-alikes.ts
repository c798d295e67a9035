import { directionOf } from './direction.js';
import type { Hand, Motion, ReviewedForm, Segment } from './form.js';

/** The one thing that tells two signs apart; `nothing`: they are made the same way. */
export type Difference = 'handshape' | 'place' | 'movement' | 'palm' | 'nothing';

/** A form that looks like another one. */
export type LookAlike = { readonly formId: string; readonly differs: Difference };

type Looks = Readonly<Record<Exclude<Difference, 'nothing'>, string>>;

const PARAMETERS = ['handshape', 'place', 'movement', 'palm'] as const;
/** Nearer than these a place of the body is what the hand is at; further away it is before the body. */
const AT_THE_BODY = new Set(['touch', 'close', 'near']);

/**
 * For each form those of other concepts that differ from it in one parameter at most. Faces are left
 * out: they are told apart by the face. Letters are compared within their own alphabet's variant.
 */
export function lookAlikesOf(forms: readonly ReviewedForm[]): ReadonlyMap<string, LookAlike[]> {
  const shown = forms
    .filter(({ kind, status }) => kind !== 'expression' && ['draft', 'reviewed'].includes(status))
    .map((form) => ({ form, looks: looksOf(form) }));
  const found = new Map<string, LookAlike[]>();
  const add = (of: string, formId: string, differs: Difference): void => {
    found.set(of, [...(found.get(of) ?? []), { formId, differs }]);
  };
  for (const [at, a] of shown.entries()) {
    for (const b of shown.slice(at + 1)) {
      if (!areComparable(a.form, b.form)) continue;
      const [first, second] = PARAMETERS.filter((one) => a.looks[one] !== b.looks[one]);
      if (second !== undefined) continue;
      add(a.form.id, b.form.id, first ?? 'nothing');
      add(b.form.id, a.form.id, first ?? 'nothing');
    }
  }
  return found;
}

function areComparable(a: ReviewedForm, b: ReviewedForm): boolean {
  if (a.concept === b.concept) return false;
  return a.kind !== 'letter' || b.kind !== 'letter' || a.variant === b.variant;
}

function looksOf({ segments }: ReviewedForm): Looks {
  const hands = (['D', 'N'] as const).map((side) =>
    segments.flatMap((segment) => {
      const hand = handOf(segment, side);
      return hand ? [{ hand, becomes: becomesOf(segment, side) }] : [];
    }),
  );
  return {
    handshape: textOf(hands, ({ hand, becomes }) => [hand.hs, ...becomes]),
    place: textOf(hands, ({ hand }) => [placeOf(hand)]),
    palm: textOf(hands, ({ hand }) => [`${directionOf(hand.ext)}/${directionOf(hand.palm)}`]),
    movement: segments.map(({ motion = [] }) => motion.map(movementOf).sort().join('+')).join('|'),
  };
}

/** A hand that does as the other does has its shape and place. */
const handOf = ({ D, N, sym }: Segment, side: 'D' | 'N'): Hand | undefined =>
  side === 'D' ? D : (N ?? (sym === undefined ? undefined : D));

const becomesOf = ({ motion = [] }: Segment, side: 'D' | 'N'): string[] =>
  motion.flatMap(({ to, hand = 'both' }) =>
    to !== undefined && (hand === side || hand === 'both') ? [to] : [],
  );

function textOf<One>(
  hands: readonly (readonly One[])[],
  read: (one: One) => readonly string[],
): string {
  const steps = hands.map((hand) => hand.flatMap(read));
  return JSON.stringify(steps.map((hand) => hand.filter((one, at) => one !== hand[at - 1])));
}

function placeOf({ at, contact }: Hand): string {
  if (contact) {
    const [finger] = contact.of.split('.');
    return `${finger}>${contact.with.split('.').slice(0, 2).join('.')}`;
  }
  if (!at) return '';
  return AT_THE_BODY.has(at.distance ?? 'middle') ? at.place : `before ${at.place}`;
}

const movementOf = ({ hand = 'both', type, dir }: Motion): string =>
  `${hand}:${type}:${dir === undefined ? '' : directionOf(dir)}`;
