import { isUp, placedHands, type SeenPoints } from './points.js';

/** Pictures from the hands' coming up on, and the last try that has ended. */
export type Trying = {
  readonly pictures: readonly SeenPoints[];
  /** How many of the last pictures had both hands down. */
  readonly down: number;
  /** How many tries have ended. */
  readonly count: number;
  readonly ended: readonly SeenPoints[] | null;
};

export const nothingTried: Trying = { pictures: [], down: 0, count: 0, ended: null };

/** A hand that is lost in one picture has not gone down yet. */
const DOWN_PICTURES = 2;
/** Less is a hand that passed through the picture. */
const SHORTEST_MS = 500;
/** Who goes on longer signs more than one thing, or holds still and waits for an answer. */
const LONGEST_MS = 6000;

/** Another picture: a try begins with a hand that comes up and ends when both are down. */
export function tryingAfter(before: Trying, seen: SeenPoints, aspect: number): Trying {
  const hands = placedHands(seen, aspect, 'right');
  const signs = hands !== null && (isUp(hands.D) || isUp(hands.N));
  if (!signs && before.pictures.length === 0) return before;
  const pictures = [...before.pictures, seen];
  const down = signs ? 0 : before.down + 1;
  const lasted = seen.at - (pictures[0]?.at ?? seen.at);
  if (down < DOWN_PICTURES && lasted < LONGEST_MS) return { ...before, pictures, down };
  const isTry = lasted >= SHORTEST_MS;
  return {
    pictures: [],
    down: 0,
    count: before.count + (isTry ? 1 : 0),
    ended: isTry ? pictures : before.ended,
  };
}
