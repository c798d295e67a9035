import type { components } from '@isl/contracts/media';
import type { ConsentScope } from '@isl/contracts/vocabulary';
import { baseApi } from '../../lib/api/base-api';

export type Contribution = components['schemas']['Contribution'];
export type Withdrawal = components['schemas']['Withdrawal'];
type ContributionList = components['schemas']['ContributionList'];
/** `after` leads to the next page; a page that is the last has none. */
type ContributionPage = {
  contributions: readonly Contribution[];
  readonly after: string | undefined;
};

/** The server's default page; fewer contributions than this are the end. */
const PAGE_SIZE = 50;

const contributionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listContributions: build.infiniteQuery<ContributionPage, void, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ after }) => after,
      },
      query: ({ pageParam }) => ({
        url: '/contributions',
        params: pageParam === '' ? {} : { after: pageParam },
      }),
      transformResponse: ({ data }: ContributionList) => ({
        contributions: data,
        after: data.length < PAGE_SIZE ? undefined : data.at(-1)?._id,
      }),
      providesTags: ['Contribution'],
    }),
    changeConsent: build.mutation<
      Contribution,
      { readonly id: string; readonly scopes: ConsentScope[] }
    >({
      query: ({ id, scopes }) => ({
        url: `/contributions/${id}/consent`,
        method: 'PUT',
        body: { scopes },
      }),
      onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(replaceContribution(data));
      },
      // Whether everybody can watch it may have changed. What was refused may have gone elsewhere.
      invalidatesTags: (_changed, error) => (error ? ['Contribution'] : ['Video']),
    }),
    withdrawContribution: build.mutation<Withdrawal, string>({
      query: (id) => ({ url: `/contributions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Contribution', 'Video'],
    }),
    createArchive: build.mutation<components['schemas']['ArchiveTicket'], void>({
      query: () => ({ url: '/contributions/archive', method: 'POST' }),
    }),
    withdrawContributions: build.mutation<Withdrawal, void>({
      query: () => ({ url: '/contributions', method: 'DELETE' }),
      invalidatesTags: ['Contribution', 'Video'],
    }),
  }),
});

const replaceContribution = (changed: Contribution) =>
  contributionsApi.util.updateQueryData('listContributions', undefined, (draft) => {
    for (const page of draft.pages) {
      page.contributions = page.contributions.map((one) =>
        one._id === changed._id ? changed : one,
      );
    }
  });

/** After something left this device or came to it. */
export const contributionsChanged = () => baseApi.util.invalidateTags(['Contribution']);

export const {
  useListContributionsInfiniteQuery,
  useChangeConsentMutation,
  useCreateArchiveMutation,
  useWithdrawContributionMutation,
  useWithdrawContributionsMutation,
} = contributionsApi;
