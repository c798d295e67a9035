import type { components } from '@isl/contracts/content';
import { baseApi } from '../../lib/api/base-api';

type Schemas = components['schemas'];
export type Saying = Schemas['Saying'];
export type MarkedSpan = Schemas['MarkedSpan'];
type Page = { readonly items: readonly Saying[]; readonly after: string | undefined };
/** `mine`: the person's own; `open`: what waits for reviewers. */
type Which = 'mine' | 'open';

/** The server's default page; fewer are the end. */
const PAGE_SIZE = 20;

const sayingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSayings: build.infiniteQuery<Page, Which, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ after }) => after,
      },
      query: ({ queryArg, pageParam }) => ({
        url: queryArg === 'mine' ? '/sayings/mine' : '/sayings',
        params: pageParam === '' ? {} : { after: pageParam },
      }),
      transformResponse: ({ data }: Schemas['SayingList']) => ({
        items: data,
        after: data.length < PAGE_SIZE ? undefined : data.at(-1)?._id,
      }),
      providesTags: ['Saying'],
    }),
    say: build.mutation<Saying, Schemas['NewSaying']>({
      query: (body) => ({ url: '/sayings', method: 'POST', body }),
      invalidatesTags: ['Saying'],
    }),
    deleteSaying: build.mutation<void, string>({
      query: (id) => ({ url: `/sayings/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Saying', 'Notification'],
    }),
    decideSaying: build.mutation<
      Saying,
      { readonly id: string; readonly said: Schemas['NewSayingDecision'] }
    >({
      query: ({ id, said }) => ({ url: `/sayings/${id}/decision`, method: 'PUT', body: said }),
      invalidatesTags: ['Saying'],
    }),
  }),
});

export const {
  useListSayingsInfiniteQuery,
  useSayMutation,
  useDeleteSayingMutation,
  useDecideSayingMutation,
} = sayingsApi;
