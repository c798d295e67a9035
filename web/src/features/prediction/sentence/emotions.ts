import { EMOTIONS } from '@isl/contracts/vocabulary';

/** The feelings that the rewriter knows; none is the first. */
export const emotions = ['', ...EMOTIONS] as const;
export type Emotion = (typeof emotions)[number];
