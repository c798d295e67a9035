import type { components } from '@isl/contracts/gateway';
import { baseApi } from './base-api';

export type PageConfig = components['schemas']['PageConfig'];

const configApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getConfig: build.query<PageConfig, void>({
      query: () => ({ url: '/config' }),
      extraOptions: { isAnonymous: true },
      providesTags: ['Config'],
      keepUnusedDataFor: 3600,
    }),
  }),
});

export const { useGetConfigQuery } = configApi;
