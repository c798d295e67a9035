import { BODY, type Found, pointAt } from '@isl/page-kit/landmarks/found';

export type HandCount = 0 | 1 | 2;
/** Hands above the head, and since when; `isSpent` once they have said what they say. */
export type Raise = {
  readonly hands: HandCount;
  readonly since: number;
  readonly isSpent: boolean;
};

/** Signs pass that height; nobody signs there for so long. */
export const RAISE_MS = 1000;
/** How likely a wrist must be seen. */
const SEEN = 0.6;
/** Of the way from shoulders to nose, above the nose: over the top of the head. */
const ABOVE = 0.8;

export const noRaise: Raise = { hands: 0, since: 0, isSpent: false };

/** How many hands are held above the head. */
export function raisedHands({ body }: Pick<Found, 'body'>): HandCount {
  if (!body) return 0;
  const heightOf = (index: number): number => pointAt(body.points, index).y;
  const nose = heightOf(BODY.nose);
  const shoulders = (heightOf(BODY.leftShoulder) + heightOf(BODY.rightShoulder)) / 2;
  const top = nose - (shoulders - nose) * ABOVE;
  const isUp = (wrist: number): boolean =>
    (body.visibility[wrist] ?? 0) >= SEEN && heightOf(wrist) < top;
  const count = Number(isUp(BODY.leftWrist)) + Number(isUp(BODY.rightWrist));
  return count === 0 ? 0 : count === 1 ? 1 : 2;
}

/** What is raised now; `acts` says it once, when it was held. Then the hands have to come down first. */
export function holdRaise(
  before: Raise,
  hands: HandCount,
  at: number,
): { readonly raise: Raise; readonly acts: Exclude<HandCount, 0> | null } {
  if (hands === 0) return { raise: noRaise, acts: null };
  if (before.isSpent) return { raise: { ...before, hands }, acts: null };
  const since = before.hands === hands ? before.since : at;
  const isHeld = at - since >= RAISE_MS;
  return { raise: { hands, since, isSpent: isHeld }, acts: isHeld ? hands : null };
}

/** Whether both wrists are in the picture; null where nobody was found. */
export function handsInPicture({ body }: Pick<Found, 'body'>): boolean | null {
  if (!body) return null;
  return [BODY.leftWrist, BODY.rightWrist].some((wrist) => {
    const { x, y } = pointAt(body.points, wrist);
    return (body.visibility[wrist] ?? 0) >= SEEN && x >= 0 && x <= 1 && y >= 0 && y <= 1;
  });
}
