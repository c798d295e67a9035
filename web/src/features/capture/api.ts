import type { components } from '@isl/contracts/media';
import { baseApi } from '../../lib/api/base-api';

type PromptCount = components['schemas']['PromptCount'];

const promptsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    countContributions: build.query<PromptCount[], void>({
      query: () => ({ url: '/contributions/counts' }),
      extraOptions: { isAnonymous: true },
      transformResponse: ({ data }: components['schemas']['PromptCounts']) => data,
    }),
  }),
});

export const { useCountContributionsQuery } = promptsApi;
