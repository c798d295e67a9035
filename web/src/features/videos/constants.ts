import { EMOTIONS } from '@isl/contracts/vocabulary';

/** Spec section 2: the filter buttons of the home video data set. */
export const filters = ['all', ...EMOTIONS] as const;
export type Filter = (typeof filters)[number];

/** A larger file goes in parts that a lost line does not cost (design, 'Giving data'). */
export const LARGE_BYTES = 64 * 1024 * 1024;

/** Why an upload is stopped whose screen is left. */
export const LEFT = 'left';

/** How often one's own unfinished videos are looked at again. */
export const POLL_MS = 3000;
