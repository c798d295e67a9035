import type { components } from '@isl/contracts/rewriter';
import { baseApi } from '../../../lib/api/base-api';

type Schemas = components['schemas'];
export type GenerateReply = Schemas['GenerateReply'];

const predictionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    generate: build.mutation<GenerateReply, Schemas['GenerateRequest']>({
      query: (body) => ({ url: '/py/generate', method: 'POST', body }),
    }),
  }),
});

export const { useGenerateMutation } = predictionApi;
