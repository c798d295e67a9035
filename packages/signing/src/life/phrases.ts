import type { Form, Segment } from '@isl/lexicon/form';
import { vec3 } from 'gl-matrix';
import type { BodyKey } from '../key.js';
import type { Mark, SequenceItem } from '../types.js';
import type { Asked } from './attention.js';
import { drawnAt } from './drawn.js';
import { BLINK_MS } from './idle.js';

/** A hand that goes as far is followed by the eyes, and in a sign that shows a thing sooner. */
const FAR_M = 0.22;
const SHOWN_M = 0.08;
/** How many phrases end with a blink, and how soon after their last sign. */
const BLINKING_SHARE = 0.8;
const AFTER_MS = 40;
/** How far a motion goes that comes back to where it began, as a share of its size. */
const ROUND = new Set(['circle', 'arc']);

/** Whether the eyes follow the hands through a segment: it goes far, or shows a shape or an act. */
export const isWatched = (form: Form, segment: Segment, from: BodyKey, to: BodyKey): boolean => {
  if (form.kind !== 'word') return false;
  const sizes = (segment.motion ?? []).map(({ type, size = 0 }) =>
    ROUND.has(type) ? size / 100 : 0,
  );
  const gone = Math.max(
    vec3.distance(from.D.wrist, to.D.wrist),
    vec3.distance(from.N.wrist, to.N.wrist),
    ...sizes,
  );
  const isTwoHanded = segment.N !== undefined || segment.sym !== undefined;
  return gone >= (form.origin === 'gesture' && isTwoHanded ? SHOWN_M : FAR_M);
};

const faceOf = (item: SequenceItem | undefined): string => JSON.stringify(item?.nmf ?? {});

/**
 * When the eyes blink because a phrase is over: its face is another's, or nothing follows. What the next one
 * asks of the eyes goes before.
 */
export const phraseBlinks = (
  items: readonly SequenceItem[],
  marks: readonly Mark[],
  asked: readonly Asked[],
  seed: number,
): number[] =>
  marks.flatMap(({ index, endMs }) => {
    const isEnd = index === items.length - 1 || faceOf(items[index]) !== faceOf(items[index + 1]);
    const from = endMs + AFTER_MS;
    const isFree = !asked.some(
      ({ eyes, startMs, endMs: to }) => eyes && startMs < from + BLINK_MS && to > from,
    );
    return isEnd && isFree && drawnAt(seed ^ 0x4e1d, index) < BLINKING_SHARE ? [from] : [];
  });
