import type { SignedVerdict } from '@isl/contracts/vocabulary';
import type { ReviewKind } from './api';

/** Where the toasts of this screen are said once more. */
export const PLACE = 'judging';
export const reviewKinds = ['seen', 'signed'] as const satisfies readonly ReviewKind[];
/** Clips are compared picture by picture, of which recordings have 25 a second. */
export const FRAME_S = 1 / 25;
/** One after the other at each press; 1 is as it was filmed. */
export const SPEEDS = [1, 0.5, 0.25] as const;
/** What differs by more than this is put in step again: half a fast movement of a hand. */
export const OUT_OF_STEP_S = 0.12;
/** In the order of their keys, 1 to 4. */
export const signedVerdicts = [
  'as-signed',
  'not-this-sign',
  'differently',
  'unknown',
] as const satisfies readonly SignedVerdict[];
