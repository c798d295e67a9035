import type { components } from '@isl/contracts/common';

export type Category = components['schemas']['EmotionCategory'];

/** Spec section 9: the five upload categories, in the order of the filter buttons. */
export const categories = [
  'happy',
  'sad',
  'surprise',
  'neutral',
  'anger',
] as const satisfies readonly Category[];

/** Spec section 2: the filter buttons of the home video data set. */
export const filters = ['all', ...categories] as const;
export type Filter = (typeof filters)[number];

/** How often one's own unfinished videos are looked at again. */
export const POLL_MS = 3000;
