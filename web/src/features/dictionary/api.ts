import type { components } from '@isl/contracts/content';
import { baseApi } from '../../lib/api/base-api';
import { WORDS_PAGE } from './constants';

type Schemas = components['schemas'];
export type Character = Schemas['Character'];
export type Expression = Schemas['Expression'];
export type Word = Schemas['Word'];
export type Sign = Schemas['Sign'];
export type SignForm = Schemas['SignForm'];
/** Every word of the dictionary, and the groups that they are in. */
type WordList = { readonly words: readonly Word[]; readonly groups: readonly string[] };

const dictionaryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCharacters: build.query<Character[], void>({
      query: () => ({ url: '/char/Allcharacters' }),
      extraOptions: { isAnonymous: true },
      transformResponse: ({ data }: Schemas['CharacterList']) => data,
      providesTags: ['Dictionary'],
    }),
    listExpressions: build.query<Expression[], void>({
      query: () => ({ url: '/char/Allexpressions' }),
      extraOptions: { isAnonymous: true },
      transformResponse: ({ data }: Schemas['ExpressionList']) => data,
      providesTags: ['Dictionary'],
    }),
    listWords: build.query<WordList, void>({
      extraOptions: { isAnonymous: true },
      queryFn: async (_all, _api, _options, ask) => {
        const words: Word[] = [];
        for (;;) {
          const after = words.at(-1)?._id;
          const params = { limit: WORDS_PAGE, ...(after === undefined ? {} : { after }) };
          const { data, error } = await ask({ url: '/words', params });
          if (error) return { error };
          const page = data as Schemas['WordList'];
          words.push(...page.data);
          // Fewer than the limit are the end.
          if (page.data.length < WORDS_PAGE)
            return { data: { words, groups: page.categories ?? [] } };
        }
      },
      providesTags: ['Dictionary'],
    }),
    getSign: build.query<Sign, string>({
      query: (id) => ({ url: `/signs/${encodeURIComponent(id)}` }),
      extraOptions: { isAnonymous: true },
      providesTags: ['Dictionary'],
    }),
  }),
});

/** The form shown of a sign: its own best one, never that of a letter's other variant. */
export const ownFormOf = ({ _id, forms }: Sign): SignForm | undefined =>
  forms.find(({ id }) => id === _id || id.startsWith(`${_id}-`));

/** Spec section 3 knows both readings of an entry's id. */
export const entryId = ({ _id, id }: { readonly _id?: string; readonly id?: string }): string =>
  _id ?? id ?? '';

export const {
  useListCharactersQuery,
  useListExpressionsQuery,
  useListWordsQuery,
  useGetSignQuery,
} = dictionaryApi;
