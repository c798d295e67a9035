import { EMOTIONS } from '@isl/contracts/vocabulary';

/** Spec section 2: the filter buttons of the home video data set. */
export const filters = ['all', ...EMOTIONS] as const;
export type Filter = (typeof filters)[number];

/** How often one's own unfinished videos are looked at again. */
export const POLL_MS = 3000;
