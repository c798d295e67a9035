import type { components } from '@isl/contracts/media';
import type { Region } from '@isl/contracts/vocabulary';
import { baseApi } from '../../lib/api/base-api';

export type ToReview = components['schemas']['ToReview'];
export type ReviewKind = components['schemas']['ReviewKind'];
export type ReviewList = components['schemas']['ReviewList'];
type Verdict = components['schemas']['Verdict'];
/** What a person says of a clip; what kind it is of and whether it is asked again goes with it. */
export type Answer = Omit<Verdict, 'kind' | 'isRepeat'>;

/** How many clips are asked for at once. */
const LIST_SIZE = 3;

const judgingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listToReview: build.query<
      ReviewList,
      { readonly kind: ReviewKind; readonly region: Region | undefined }
    >({
      query: ({ kind, region }) => ({
        url: '/reviews',
        params: { kind, limit: LIST_SIZE, ...(region && { region }) },
      }),
      // What waits is another list each time.
      keepUnusedDataFor: 0,
    }),
    createVerdict: build.mutation<void, { readonly id: string; readonly verdict: Verdict }>({
      query: ({ id, verdict }) => ({ url: `/reviews/${id}`, method: 'POST', body: verdict }),
    }),
    undoVerdict: build.mutation<void, { readonly id: string; readonly kind: ReviewKind }>({
      query: ({ id, kind }) => ({ url: `/reviews/${id}`, method: 'DELETE', params: { kind } }),
    }),
  }),
});

export const { useLazyListToReviewQuery, useCreateVerdictMutation, useUndoVerdictMutation } =
  judgingApi;
