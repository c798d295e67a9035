import type { components } from '@isl/contracts/gateway';
import { baseApi } from '../../lib/api/base-api';

type Schemas = components['schemas'];
export type ReviewerRequest = Schemas['ReviewerRequest'];

const reviewingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getReviewerRequest: build.query<ReviewerRequest | null, void>({
      query: () => ({ url: '/account/reviewing' }),
      transformResponse: ({ request }: Schemas['OwnReviewerRequest']) => request,
      providesTags: ['Reviewing'],
    }),
    askToReview: build.mutation<ReviewerRequest, Schemas['NewReviewerRequest']>({
      query: (body) => ({ url: '/account/reviewing', method: 'POST', body }),
      invalidatesTags: ['Reviewing'],
    }),
    takeBackReviewerRequest: build.mutation<void, void>({
      query: () => ({ url: '/account/reviewing', method: 'DELETE' }),
      invalidatesTags: ['Reviewing'],
    }),
  }),
});

export const {
  useGetReviewerRequestQuery,
  useAskToReviewMutation,
  useTakeBackReviewerRequestMutation,
} = reviewingApi;
