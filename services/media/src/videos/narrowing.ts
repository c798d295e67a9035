import type { operations } from '@isl/contracts/media';
import type { Filter } from 'mongodb';
import type { VideoDocument } from './video.js';

/** What a reader narrows the data set by. */
export type Narrowing = NonNullable<operations['countVideos']['parameters']['query']>;
export type Facet = Exclude<keyof Narrowing, 'category'>;

/** Where each of them stands in a record. */
export const FIELDS = {
  category: 'category',
  sign: 'contribution.prompt.id',
  region: 'contribution.region',
  kind: 'contribution.prompt.kind',
  review: 'contribution.languageReview',
} as const satisfies Record<keyof Narrowing, string>;

export function narrowed({
  category,
  sign,
  region,
  kind,
  review,
}: Narrowing): Filter<VideoDocument>[] {
  return [
    ...(category ? [{ [FIELDS.category]: category }] : []),
    ...(sign ? [{ [FIELDS.sign]: sign }] : []),
    ...(region ? [{ [FIELDS.region]: region }] : []),
    ...(kind ? [{ [FIELDS.kind]: kind }] : []),
    ...(review ? [{ [FIELDS.review]: review }] : []),
  ];
}
