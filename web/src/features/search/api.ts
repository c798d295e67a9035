import type { components } from '@isl/contracts/content';
import { baseApi } from '../../lib/api/base-api';

export type SearchHit = components['schemas']['SearchHit'];

const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<SearchHit[], string>({
      query: (q) => ({ url: '/search', params: { q } }),
      transformResponse: ({ data }: components['schemas']['SearchResult']) => data,
      providesTags: ['Search'],
    }),
  }),
});

export const { useSearchQuery } = searchApi;
