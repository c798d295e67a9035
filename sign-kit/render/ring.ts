import type { Form } from '@isl/lexicon';
import type { Stop } from '@isl/signing';
import type { CameraPlace, Projection } from '../src/avatar/views.js';
import { isCovered } from './covered.js';
import { handPoints, type Joints, type Side } from './joints-at.js';
import { distance, type Point } from './movement.js';

/** Around what a learner is to look at, in the picture's pixels. */
export type Ring = { readonly x: number; readonly y: number; readonly radius: number };

/** A touch, and whose hands it is of. */
export type Touch = {
  readonly place: Point;
  readonly sides: readonly Side[];
  readonly isOfHands: boolean;
  /** Of one point, not of a whole palm or edge. */
  readonly isExact: boolean;
};

const EXACT = /\.(?:tip|pad|mid-back)$/;

/** What is notated farther off is over a place and does not touch it. */
const MOST_GAP_MM = 20;
/** A hand touches what it is no farther from; metres. */
const TOUCH_M = 0.03;
/** Two finger tips that touch, and air around them: it hides neither. */
const RADIUS_M = 0.036;
const TIP = /^N\.(?:thumb|index|middle|ring|little)\.tip$/;

/** Letters whose hands are alike differ in which finger tip is touched: where that is, in their picture. */
export function ringOf(
  { kind }: Pick<Form, 'kind'>,
  stops: readonly Stop[],
  stillMs: number,
  project: Projection,
): Ring | undefined {
  const contact = stops.findLast(({ atMs }) => atMs <= stillMs)?.key.D.contact;
  if (kind !== 'letter' || !contact || contact.of !== 'index.tip' || !TIP.test(contact.target)) {
    return undefined;
  }
  return ringAt(contact.at, project);
}

/** Where the dominant hand touches a body or the other hand; two palms, and a finger tip on a body, need no telling. */
export function touchOf(
  { segments }: Pick<Form, 'segments'>,
  stops: readonly Stop[],
  stillMs: number,
  at: Joints,
): Touch | undefined {
  const last = stops.findLastIndex(({ atMs }) => atMs <= stillMs);
  const contact = stops[last]?.key.D.contact;
  if (!contact || contact.of === 'palm') return undefined;
  if ((segments[last]?.D?.contact?.gap ?? 0) > MOST_GAP_MM) return undefined;
  const isOfHands = contact.target.startsWith('N.');
  if (!isOfHands && contact.of.endsWith('.tip')) return undefined;
  const place: Point = contact.at;
  const isThere = handPoints(at, 'Right').some((it) => distance(it, place) < TOUCH_M);
  return isThere
    ? {
        place,
        sides: isOfHands ? ['Right', 'Left'] : ['Right'],
        isOfHands,
        isExact: EXACT.test(contact.of),
      }
    : undefined;
}

/** Around a touch that a hand hides, or of both hands, whose gap nobody could judge. */
export function touchRing(
  { place, sides, isOfHands }: Touch,
  at: Joints,
  { eye }: CameraPlace,
  project: Projection,
): Ring | undefined {
  return isOfHands || isCovered(place, at, sides, eye) ? ringAt(place, project) : undefined;
}

function ringAt(place: Point, project: Projection): Ring {
  const [x, y] = project(place);
  // From above a metre down is short, and one to and fro is long.
  const beside = [
    project([place[0], place[1] - RADIUS_M, place[2]]),
    project([place[0], place[1], place[2] + RADIUS_M]),
  ];
  return { x, y, radius: Math.max(...beside.map(([toX, toY]) => Math.hypot(toX - x, toY - y))) };
}

/** A head is so much larger than its face, and its middle so much of the face higher. */
const HEAD_SHARE = { radius: 1.5, up: 0.35 } as const;

/** The head around a face. */
export const headOf = ({ x, y, radius }: Ring): Ring => ({
  x,
  y: y - HEAD_SHARE.up * radius,
  radius: HEAD_SHARE.radius * radius,
});
