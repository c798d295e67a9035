import type { components as Content } from '@isl/contracts/content';
import type { components as Media } from '@isl/contracts/media';
import { paths } from '../paths';
import { baseApi } from './base-api';

export type SearchHit = Content['schemas']['SearchHit'];
type Video = Media['schemas']['Video'];
type Query = { readonly q: string; readonly limit: number };
export type SearchGroup = { readonly kind: SearchHit['kind']; readonly hits: readonly SearchHit[] };
/** `isPartial`: one of the two services that search did not answer. */
export type Found = {
  readonly groups: readonly SearchGroup[];
  readonly count: number;
  readonly isPartial: boolean;
};

/** In this order they stand below each other; within a group the closest is first. */
const KINDS = [
  'sign',
  'page',
  'course',
  'video',
  'post',
] as const satisfies readonly SearchHit['kind'][];
/** Without a letter or number every video would be found. */
const HAS_WORD = /[\p{L}\p{N}]/u;

const searchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<Found, Query>({
      queryFn: async (params, _api, _options, ask) => {
        const nothing = { data: { data: [] }, error: undefined };
        const [known, videos] = await Promise.all([
          ask({ url: '/search', params }),
          HAS_WORD.test(params.q) ? ask({ url: '/videos', params }) : nothing,
        ]);
        if (known.error && videos.error) return { error: known.error };
        const hits = [
          ...((known.data as Content['schemas']['SearchResult'] | undefined)?.data ?? []),
          ...((videos.data as { data: Video[] } | undefined)?.data ?? []).map(hitOfVideo),
        ];
        const groups = KINDS.map((kind) => ({
          kind,
          hits: hits.filter((hit) => hit.kind === kind),
        }));
        const isPartial = Boolean(known.error ?? videos.error);
        return {
          data: {
            groups: groups.filter((group) => group.hits.length > 0),
            count: hits.length,
            isPartial,
          },
        };
      },
      providesTags: ['Search'],
    }),
    /** Signs and screens alone, the closest first. */
    searchWords: build.query<readonly SearchHit[], Query>({
      query: (params) => ({ url: '/search', params }),
      transformResponse: ({ data }: Content['schemas']['SearchResult']) => data,
      providesTags: ['Search'],
    }),
  }),
});

/** What a hit is called in the reader's language, where it has a name in both. */
export const hitTitle = ({ title, titles }: SearchHit, language: string): string =>
  language === 'hi' ? (titles?.hi ?? title) : title;

function hitOfVideo({ _id, title, description, poster }: Video): SearchHit {
  return {
    kind: 'video',
    id: _id,
    title,
    ...(description && { text: description }),
    ...(poster && { image: poster }),
    href: `${paths.datasets}#video-${_id}`,
  };
}

/** Whether a hit leads to another site: a course may. */
export const isElsewhere = ({ href }: SearchHit): boolean => /^https?:/.test(href);

export const { useSearchQuery, useSearchWordsQuery } = searchApi;
