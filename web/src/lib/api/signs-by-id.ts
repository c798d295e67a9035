import type { components } from '@isl/contracts/content';
import { baseApi } from './base-api';

export type SignCard = components['schemas']['FoundSign'];

/** So many ids the server takes at once. */
const AT_ONCE = 100;

const signsByIdApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSignsById: build.query<readonly SignCard[], readonly string[]>({
      extraOptions: { isAnonymous: true },
      queryFn: async (ids, _api, _options, ask) => {
        const signs: SignCard[] = [];
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

export const { useListSignsByIdQuery } = signsByIdApi;
