import type { PlacedHand } from '../bodies.js';
import { add, NOWHERE, type Rig, scale, type Vec } from '../rig.js';
import { gapBetweenHands, gapToBody, gapToHead, movedHand, TOUCH_M } from './gaps.js';

/** Ways that something may be off which looks as if it touched, and how far, in metres: most of all in depth. */
type Way = readonly [along: Vec, most: number];
/**
 * One hand alone before the head is most often at it in the lexicon's forms, and MediaPipe has such a one some 0.1 m
 * ahead of where it is. Two that are up are mostly before the head, and stay there.
 */
const DEPTH_OFF_M = { hands: 0.08, head: 0.06, alone: 0.2 } as const;
const ACROSS_OFF_M = 0.02;
/** What is off in depth is off across by so much of it. */
const TILT = 0.15;
const STEPS = 30;

const across = (along: Vec): Way => [along, ACROSS_OFF_M];
const ACROSS: readonly Way[] = [
  across([1, 0, 0]),
  across([-1, 0, 0]),
  across([0, 1, 0]),
  across([0, -1, 0]),
];
const TO_HEAD: readonly Way[] = [[[0, 0, -1], DEPTH_OFF_M.head], ...ACROSS];
/** Away from who sees it, straight and a little aside: in the picture it stays where it is. */
const alongSight = ([x, y, z]: Vec): readonly Way[] =>
  [
    [0, 0],
    [TILT, 0],
    [-TILT, 0],
    [0, TILT],
    [0, -TILT],
  ].map(([aside = 0, up = 0]): Way => [[x + aside, y + up, z], DEPTH_OFF_M.alone]);
const TO_HAND: readonly Way[] = [
  [[0, 0, -1], DEPTH_OFF_M.hands],
  [[0, 0, 1], DEPTH_OFF_M.hands],
  ...ACROSS,
];

/**
 * Moves something one way until it touches: it goes by the air that is left, so that it never goes too far. Null
 * where it does not come to touch.
 */
function pulled(gapAt: (by: Vec) => number, [along, most]: Way): Vec | null {
  let by = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const gap = gapAt(scale(along, by));
    if (gap <= TOUCH_M / 4) return scale(along, by);
    by += gap;
    if (by > most) return null;
  }
  return gapAt(scale(along, by)) <= TOUCH_M ? scale(along, by) : null;
}

/** The shortest of the ways to a touch; the depth counts less, as it is known least. */
function nearestTouch(gapAt: (by: Vec) => number, ways: readonly Way[]): Vec | null {
  const costOf = ([x, y, z]: Vec): number =>
    Math.hypot(x, y, z * (ACROSS_OFF_M / DEPTH_OFF_M.head));
  return ways
    .flatMap((way) => [pulled(gapAt, way)].filter((by) => by !== null))
    .reduce<Vec | null>((best, by) => (best && costOf(best) <= costOf(by) ? best : by), null);
}

/** Pushes something that is inside of something else one way until it is out. */
function pushedOut(gapAt: (by: Vec) => number, along: Vec): Vec {
  let by = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const gap = gapAt(scale(along, by));
    if (gap >= -TOUCH_M / 4) break;
    by -= gap;
  }
  return scale(along, by);
}

const FORWARD: Vec = [0, 0, 1];

/**
 * By how much a hand comes to touch the head, or out of it; null where it does neither. Of one that is up alone the
 * line of sight away from the camera is told, a metre deep.
 */
export function towardHead(
  rig: Rig,
  side: 'D' | 'N',
  hand: PlacedHand,
  aloneAlong: Vec | null,
): Vec | null {
  const gapAt = (by: Vec): number => gapToHead(rig, side, movedHand(hand, by));
  const gap = gapAt(NOWHERE);
  if (gap > (aloneAlong ? FARTHEST_M.alone : FARTHEST_M.both)) return null;
  if (gap < 0) return pushedOut(gapAt, FORWARD);
  return nearestTouch(gapAt, aloneAlong ? [...alongSight(aloneAlong), ...ACROSS] : TO_HEAD);
}

/** By how much a hand comes out of the body; null where it is not in it. */
export function outOfBody(rig: Rig, side: 'D' | 'N', hand: PlacedHand): Vec | null {
  const by = pushedOut((off) => gapToBody(rig, side, movedHand(hand, off)), FORWARD);
  return by[2] === 0 ? null : by;
}

/** By how much the right hand moves, half of it, and the left one the other way, until they touch. */
export function towardEachOther(rig: Rig, D: PlacedHand, N: PlacedHand): Vec | null {
  const gapAt = (by: Vec): number =>
    gapBetweenHands(rig, movedHand(D, scale(by, 0.5)), movedHand(N, scale(by, -0.5)));
  const gap = gapAt(NOWHERE);
  if (gap > FARTHEST_M.both) return null;
  if (gap < 0) return pushedOut(gapAt, D.wrist[2] > N.wrist[2] ? FORWARD : scale(FORWARD, -1));
  return nearestTouch(gapAt, TO_HAND);
}

/** Air that no error of a picture bridges, of one hand alone at the head and of two. */
const FARTHEST_M = { both: 0.12, alone: 0.155 } as const;

/** So long before and after it touches a hand is on its way there. */
const EASE_MS = 140;

/** What is asked at some moments, eased into and out of at those between: metres, and how much it counts. */
export function easedBetween(
  times: readonly number[],
  asked: readonly (Vec | null)[],
): { readonly by: Vec[]; readonly share: number[] } {
  const awayAt = (k: number, now: number): number => Math.abs((times[k] ?? 0) - now) / EASE_MS;
  const share = times.map((now) =>
    asked.reduce<number>((most, one, k) => {
      const away = awayAt(k, now);
      return one === null || away >= 1 ? most : Math.max(most, 1 - away * away * (3 - 2 * away));
    }, 0),
  );
  const by = times.map((now, at): Vec => {
    const own = asked[at];
    if (own) return own;
    let sum = NOWHERE;
    let weight = 0;
    asked.forEach((one, k) => {
      const away = awayAt(k, now);
      if (one === null || away >= 1) return;
      sum = add(sum, scale(one, 1 - away));
      weight += 1 - away;
    });
    return weight === 0 ? NOWHERE : scale(sum, (share[at] ?? 0) / weight);
  });
  return { by, share };
}
