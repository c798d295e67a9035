import { BODY, type Found, type FoundHand, pointAt } from './found.js';

type Sides = { readonly left: Float32Array | null; readonly right: Float32Array | null };

const WRIST = 0;

/**
 * Whose hand is whose. Of hands that were found anywhere the one nearer to the body's left wrist is
 * the left one; without a body two are told apart by their place, where names fail more often, and
 * one by its name.
 */
export function handsBySide(found: Pick<Found, 'hands' | 'body' | 'width' | 'height'>): Sides {
  if (found.hands.some(({ isAtWrist }) => isAtWrist)) {
    return { left: atWrist(found.hands, 'left'), right: atWrist(found.hands, 'right') };
  }
  const [first, second] = [...found.hands].sort((a, b) => b.score - a.score);
  if (!first) return { left: null, right: null };
  if (!second) {
    const isLeft = found.body ? leaning(found, first) <= 0 : first.side === 'left';
    return isLeft ? { left: first.points, right: null } : { left: null, right: first.points };
  }
  const firstIsLeft = found.body
    ? leaning(found, first) <= leaning(found, second)
    : wristOf(first).x >= wristOf(second).x;
  return firstIsLeft
    ? { left: first.points, right: second.points }
    : { left: second.points, right: first.points };
}

const atWrist = (hands: readonly FoundHand[], wanted: FoundHand['side']): Float32Array | null =>
  hands.find(({ side }) => side === wanted)?.points ?? null;

const wristOf = (hand: FoundHand) => pointAt(hand.points, WRIST);

/** How much nearer a hand is to the body's left wrist than to its right one: below zero if nearer. */
function leaning(
  { body, width, height }: Pick<Found, 'body' | 'width' | 'height'>,
  hand: FoundHand,
): number {
  if (!body) return 0;
  const aspect = width / height;
  const wrist = wristOf(hand);
  const apart = (index: number): number => {
    const { x, y } = pointAt(body.points, index);
    return Math.hypot((x - wrist.x) * aspect, y - wrist.y);
  };
  return apart(BODY.leftWrist) - apart(BODY.rightWrist);
}
