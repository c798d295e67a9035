import type { components } from '@isl/contracts/gateway';
import type { components as media } from '@isl/contracts/media';
import { baseApi } from '../../lib/api/base-api';

type Schemas = components['schemas'];
type Media = media['schemas'];
type Video = Media['Video'];
export type OpenRequest = Schemas['OpenReviewerRequest'];
export type Decision = Schemas['ReviewerDecision'];
type DecisionPage = { readonly items: readonly Decision[]; readonly after: string | undefined };

/** The server's default page; fewer are the end. */
const PAGE_SIZE = 50;

const adminApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listOwnVideos: build.query<readonly Video[], void>({
      query: () => ({ url: '/videos/mine' }),
      transformResponse: ({ data }: Media['VideoList']) => data,
      providesTags: ['Video'],
    }),
    listReviewerRequests: build.query<readonly OpenRequest[], void>({
      query: () => ({ url: '/admin/reviewer-requests' }),
      transformResponse: ({ data }: Schemas['OpenReviewerRequestList']) => data,
      providesTags: ['Reviewing'],
    }),
    listReviewerDecisions: build.infiniteQuery<DecisionPage, void, string>({
      infiniteQueryOptions: { initialPageParam: '', getNextPageParam: ({ after }) => after },
      query: ({ pageParam }) => ({
        url: '/admin/reviewer-decisions',
        params: pageParam === '' ? {} : { after: pageParam },
      }),
      transformResponse: ({ data }: Schemas['ReviewerDecisionList']) => ({
        items: data,
        after: data.length < PAGE_SIZE ? undefined : data.at(-1)?._id,
      }),
      providesTags: ['Reviewing'],
    }),
    decideReviewerRequest: build.mutation<Decision, Schemas['NewReviewerDecision']>({
      query: (body) => ({ url: '/admin/reviewer-decisions', method: 'POST', body }),
      invalidatesTags: ['Reviewing', 'Stats'],
    }),
    undoReviewerDecision: build.mutation<
      Decision,
      { readonly id: string; readonly reason: string }
    >({
      query: ({ id, reason }) => ({
        url: `/admin/reviewer-decisions/${id}`,
        method: 'DELETE',
        body: { reason },
      }),
      invalidatesTags: ['Reviewing', 'Stats'],
    }),
  }),
});

export const {
  useListOwnVideosQuery,
  useListReviewerRequestsQuery,
  useListReviewerDecisionsInfiniteQuery,
  useDecideReviewerRequestMutation,
  useUndoReviewerDecisionMutation,
} = adminApi;
