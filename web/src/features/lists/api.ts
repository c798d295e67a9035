import type { components } from '@isl/contracts/content';
import { baseApi } from '../../lib/api/base-api';

export type ListedSign = components['schemas']['FoundSign'];

/** So many ids the server takes at once. */
const AT_ONCE = 100;

const listsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSignsById: build.query<readonly ListedSign[], readonly string[]>({
      extraOptions: { isAnonymous: true },
      queryFn: async (ids, _api, _options, ask) => {
        const signs: ListedSign[] = [];
        for (let from = 0; from < ids.length; from += AT_ONCE) {
          const params = { ids: ids.slice(from, from + AT_ONCE).join(',') };
          const { data, error } = await ask({ url: '/signs/by-id', params });
          if (error) return { error };
          signs.push(...(data as components['schemas']['SignCards']).data);
        }
        return { data: signs };
      },
      providesTags: ['Dictionary'],
    }),
  }),
});

export const { useListSignsByIdQuery } = listsApi;
