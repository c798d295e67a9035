import type { Found } from '@isl/page-kit/landmarks';
import { encodePose } from '@isl/signing/pose-layout';
import type { Trim } from '../take/trim';
import { recordingOf } from './recorded-points';

/** What was found while a take was recorded, from its first to its last moment. */
export type TakePoints = {
  readonly found: readonly Found[];
  readonly from: number;
  readonly to: number;
};

/** The given part as a `.pose` file; null where nothing was found in it. */
export function poseFileOf(
  { found, from, to }: TakePoints,
  trim: Trim | null,
): Uint8Array<ArrayBuffer> | null {
  const begin = from + (trim?.fromMs ?? 0);
  const end = trim ? Math.min(to, from + trim.toMs) : to;
  const recording = recordingOf(
    found.filter(({ at }) => at >= begin && at <= end),
    begin,
    end,
  );
  return recording && encodePose(recording);
}
