import type { components } from '@isl/contracts/media';
import type { FrameProcessed } from '../../../lib/frames/use-frame-sockets';
import { MAX_ENTRIES } from '../constants';

export type TimelineEntry = components['schemas']['TimelineEntry'];

/** An answer, and when its frame was taken. */
export type Heard = { readonly answer: FrameProcessed; readonly sentAt: number };

/** A frame belongs to the take while which it was taken, however late its answer is. */
export const entriesBetween = (
  heard: readonly Heard[],
  startedAt: number,
  endedAt: number,
): TimelineEntry[] =>
  heard
    .filter(({ sentAt }) => sentAt >= startedAt && sentAt <= endedAt)
    .flatMap(({ answer, sentAt }) => entryOf(answer, sentAt - startedAt) ?? [])
    .slice(0, MAX_ENTRIES);

/** What the computer read `ms` after the take began; null where it read nothing. */
function entryOf(
  { error, predictions, face_state: state, face_parameters: parameters, grammar }: FrameProcessed,
  ms: number,
): TimelineEntry | null {
  if (error !== null) return null;
  const { label, scores } = predictions;
  const codes = Object.entries(parameters).map(([channel, { word }]) => [channel, word] as const);
  const face = {
    ...(state && { state }),
    ...Object.fromEntries(codes),
    ...(grammar && { grammar }),
  };
  return {
    ms: Math.round(ms),
    ...(label === '' ? {} : { emotion: label }),
    ...(Object.keys(scores).length > 0 ? { scores } : {}),
    ...(Object.keys(face).length > 0 ? { face } : {}),
  };
}
