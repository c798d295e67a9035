import type { components } from '@isl/contracts/gateway';
import { baseApi } from '../../lib/api/base-api';

const statsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getStats: build.query<components['schemas']['Stats'], void>({
      query: () => ({ url: '/stats' }),
      providesTags: ['Stats'],
    }),
  }),
});

export const { useGetStatsQuery } = statsApi;
