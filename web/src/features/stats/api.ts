import type { components as Content } from '@isl/contracts/content';
import type { components } from '@isl/contracts/gateway';
import type { components as Media } from '@isl/contracts/media';
import { baseApi } from '../../lib/api/base-api';

export type Figures = Media['schemas']['DataSetFigures'];
export type Agreement = Media['schemas']['Agreement'];
type PromptCounts = Media['schemas']['PromptCounts'];
export type PromptCount = PromptCounts['data'][number];
type Characters = Content['schemas']['CharacterList'];
export type Character = Characters['data'][number];

const statsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getStats: build.query<components['schemas']['Stats'], void>({
      query: () => ({ url: '/stats' }),
      providesTags: ['Stats'],
    }),
    getFigures: build.query<Figures, void>({
      query: () => ({ url: '/contributions/figures' }),
      extraOptions: { isAnonymous: true },
      providesTags: ['Stats'],
    }),
    countPrompts: build.query<readonly PromptCount[], void>({
      query: () => ({ url: '/contributions/counts' }),
      extraOptions: { isAnonymous: true },
      transformResponse: ({ data }: PromptCounts) => data,
      providesTags: ['Stats'],
    }),
    countRegions: build.query<Media['schemas']['VideoCounts']['region'], void>({
      query: () => ({ url: '/videos/counts' }),
      extraOptions: { isAnonymous: true },
      transformResponse: ({ region }: Media['schemas']['VideoCounts']) => region,
      providesTags: ['Stats'],
    }),
    listLetters: build.query<readonly Character[], void>({
      query: () => ({ url: '/char/Allcharacters' }),
      extraOptions: { isAnonymous: true },
      transformResponse: ({ data }: Characters) => data.filter(({ kind }) => kind === 'letter'),
      providesTags: ['Dictionary'],
    }),
  }),
});

export const {
  useGetStatsQuery,
  useGetFiguresQuery,
  useCountPromptsQuery,
  useCountRegionsQuery,
  useListLettersQuery,
} = statsApi;
