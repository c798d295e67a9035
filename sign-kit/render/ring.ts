import type { Form } from '@isl/lexicon';
import type { Stop } from '@isl/signing';
import type { Projection } from '../src/avatar/views.js';
import type { Point } from './movement.js';

/** Around what a learner is to look at, in the picture's pixels. */
export type Ring = { readonly x: number; readonly y: number; readonly radius: number };

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
