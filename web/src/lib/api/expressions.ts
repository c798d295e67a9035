import type { components } from '@isl/contracts/content';
import { baseApi } from './base-api';

export type Expression = components['schemas']['Expression'];

const expressionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listExpressions: build.query<Expression[], void>({
      query: () => ({ url: '/char/Allexpressions' }),
      extraOptions: { isAnonymous: true },
      transformResponse: ({ data }: components['schemas']['ExpressionList']) => data,
      providesTags: ['Dictionary'],
    }),
  }),
});

export const { useListExpressionsQuery } = expressionsApi;
