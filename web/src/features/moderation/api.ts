import type { components } from '@isl/contracts/media';
import { baseApi } from '../../lib/api/base-api';

type Schemas = components['schemas'];
export type ClipReport = Schemas['ClipReport'];
export type Decision = Schemas['Decision'];
/** `after` leads to the next page; a page that is the last has none. */
type PageOf<Item> = { readonly items: readonly Item[]; readonly after: string | undefined };

/** The server's default page; fewer are the end. */
const PAGE_SIZE = 50;

const pages = {
  initialPageParam: '',
  getNextPageParam: ({ after }: { readonly after: string | undefined }) => after,
};
const toPage = <Item extends { readonly _id: string }>({ data }: { data: Item[] }) => ({
  items: data,
  after: data.length < PAGE_SIZE ? undefined : data.at(-1)?._id,
});
const from = (url: string, after: string) => ({ url, params: after === '' ? {} : { after } });

const moderationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listClipReports: build.infiniteQuery<PageOf<ClipReport>, void, string>({
      infiniteQueryOptions: pages,
      query: ({ pageParam }) => from('/moderation/reports', pageParam),
      transformResponse: toPage<ClipReport>,
      providesTags: ['Report'],
    }),
    listDecisions: build.infiniteQuery<PageOf<Decision>, void, string>({
      infiniteQueryOptions: pages,
      query: ({ pageParam }) => from('/moderation/decisions', pageParam),
      transformResponse: toPage<Decision>,
      providesTags: ['Report'],
    }),
    decide: build.mutation<Decision, Schemas['NewDecision']>({
      query: (body) => ({ url: '/moderation/decisions', method: 'POST', body }),
      invalidatesTags: ['Report', 'Video'],
    }),
    undoDecision: build.mutation<Decision, string>({
      query: (id) => ({ url: `/moderation/decisions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Report', 'Video'],
    }),
  }),
});

export const {
  useListClipReportsInfiniteQuery,
  useListDecisionsInfiniteQuery,
  useDecideMutation,
  useUndoDecisionMutation,
} = moderationApi;
