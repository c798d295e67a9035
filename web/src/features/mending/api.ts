import type { components } from '@isl/contracts/content';
import { baseApi } from '../../lib/api/base-api';

type Schemas = components['schemas'];
export type Proposal = Schemas['Proposal'];
type Page = { readonly items: readonly Proposal[]; readonly after: string | undefined };

/** The server's default page; fewer are the end. */
const PAGE_SIZE = 20;
const url = (id: string): string => `/signs/forms/proposals/${id}`;
const ofForm = (formId: string): string => `/signs/forms/${encodeURIComponent(formId)}/proposals`;

const mendingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listProposals: build.infiniteQuery<Page, void, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ after }) => after,
      },
      query: ({ pageParam }) => ({
        url: '/signs/forms/proposals',
        params: pageParam === '' ? {} : { after: pageParam },
      }),
      transformResponse: ({ data }: Schemas['ProposalList']) => ({
        items: data,
        after: data.length < PAGE_SIZE ? undefined : data.at(-1)?._id,
      }),
      providesTags: ['Proposal'],
    }),
    listProposalsOfForm: build.query<readonly Proposal[], string>({
      query: (formId) => ({ url: ofForm(formId) }),
      transformResponse: ({ data }: Schemas['ProposalList']) => data,
      providesTags: ['Proposal'],
    }),
    propose: build.mutation<
      Proposal,
      { readonly formId: string; readonly said: Schemas['NewProposal'] }
    >({
      query: ({ formId, said }) => ({ url: ofForm(formId), method: 'POST', body: said }),
      invalidatesTags: ['Proposal'],
    }),
    withdrawProposal: build.mutation<Proposal, string>({
      query: (id) => ({ url: url(id), method: 'DELETE' }),
      invalidatesTags: ['Proposal'],
    }),
    decideProposal: build.mutation<
      Proposal,
      { readonly id: string; readonly said: Schemas['NewProposalDecision'] }
    >({
      query: ({ id, said }) => ({ url: `${url(id)}/decision`, method: 'PUT', body: said }),
      invalidatesTags: ['Proposal'],
    }),
  }),
});

export const {
  useListProposalsInfiniteQuery,
  useListProposalsOfFormQuery,
  useProposeMutation,
  useWithdrawProposalMutation,
  useDecideProposalMutation,
} = mendingApi;
