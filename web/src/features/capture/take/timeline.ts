import type { components } from '@isl/contracts/media';
import type { FrameProcessed } from '../../../lib/frames/use-frame-sockets';

export type TimelineEntry = components['schemas']['TimelineEntry'];

/** What the computer read `ms` after the take began; null where it read nothing. */
export function entryOf(
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
