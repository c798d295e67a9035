import type { Segment } from '@isl/lexicon/form';
import type { Projection } from '../src/avatar/views.js';
import type { Joints } from './joints-at.js';
import type { Arrow, Point } from './movement.js';

type Marked = NonNullable<NonNullable<Segment['nmf']>['body']>;

/** What a body does to and fro, and no still picture shows. */
const LEANS: ReadonlySet<Marked> = new Set<Marked>(['back', 'forward']);
/** From the head's joint: above the crown, where its way is drawn. */
const ABOVE_M = 0.3;
const STEPS = 12;

export const isLeaning = (segments: readonly Segment[]): boolean =>
  segments.some(({ nmf }) => nmf?.body !== undefined && LEANS.has(nmf.body));

/** A small arrow above the head, from over where it was to over where the body takes it. */
export function leanArrow(before: Joints, still: Joints, project: Projection): Arrow {
  const [from, to] = [before, still].map((at) => {
    const [x, y, z] = at('Head');
    return project([x, y + ABOVE_M, z]);
  }) as [readonly [number, number], readonly [number, number]];
  const points = Array.from({ length: STEPS + 1 }, (_, k): Point => {
    const share = k / STEPS;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, 0];
  });
  return { points, isBothWays: false, clear: 0, aside: [0, 0], isSmall: true };
}
