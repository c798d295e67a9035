import type { components } from '@isl/contracts/content';
import { baseApi } from './base-api';

export type Word = components['schemas']['Word'];
/** Every word of the dictionary, and the groups that they are in. */
type WordList = { readonly words: readonly Word[]; readonly groups: readonly string[] };

/** The server's largest page of words. */
const WORDS_PAGE = 500;

const wordsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listWords: build.query<WordList, void>({
      extraOptions: { isAnonymous: true },
      queryFn: async (_all, _api, _options, ask) => {
        const words: Word[] = [];
        for (;;) {
          const after = words.at(-1)?._id;
          const params = { limit: WORDS_PAGE, ...(after === undefined ? {} : { after }) };
          const { data, error } = await ask({ url: '/words', params });
          if (error) return { error };
          const page = data as components['schemas']['WordList'];
          words.push(...page.data);
          // Fewer than the limit are the end.
          if (page.data.length < WORDS_PAGE)
            return { data: { words, groups: page.categories ?? [] } };
        }
      },
      providesTags: ['Dictionary'],
    }),
  }),
});

export const { useListWordsQuery } = wordsApi;
