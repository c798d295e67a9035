import type { components } from '@isl/contracts/content';
import { baseApi } from '../../lib/api/base-api';
import { WORDS_PAGE } from './constants';

type Schemas = components['schemas'];
export type Character = Schemas['Character'];
export type Expression = Schemas['Expression'];
export type Word = Schemas['Word'];
export type Sign = Schemas['Sign'];

const dictionaryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCharacters: build.query<Character[], void>({
      query: () => ({ url: '/char/Allcharacters' }),
      transformResponse: ({ data }: Schemas['CharacterList']) => data,
      providesTags: ['Dictionary'],
    }),
    listExpressions: build.query<Expression[], void>({
      query: () => ({ url: '/char/Allexpressions' }),
      transformResponse: ({ data }: Schemas['ExpressionList']) => data,
      providesTags: ['Dictionary'],
    }),
    listWords: build.query<Schemas['WordList'], void>({
      query: () => ({ url: '/words', params: { limit: WORDS_PAGE } }),
      providesTags: ['Dictionary'],
    }),
    getSign: build.query<Sign, string>({
      query: (id) => ({ url: `/signs/${encodeURIComponent(id)}` }),
      providesTags: ['Dictionary'],
    }),
  }),
});

/** Spec section 3 knows both readings of an entry's id. */
export const entryId = ({ _id, id }: { readonly _id?: string; readonly id?: string }): string =>
  _id ?? id ?? '';

export const {
  useListCharactersQuery,
  useListExpressionsQuery,
  useListWordsQuery,
  useGetSignQuery,
} = dictionaryApi;
