import type { components } from '@isl/contracts/media';
import { baseApi } from '../../lib/api/base-api';
import type { Chosen, Narrowing } from './narrowing';

type Schemas = components['schemas'];
export type Video = Schemas['Video'];
export type GivenFacts = Schemas['GivenFacts'];
export type TimelineEntry = Schemas['TimelineEntry'];
export type VideoCounts = Schemas['VideoCounts'];
type CountQuery = Narrowing & { readonly category?: Video['category'] };
type Report = Schemas['NewClipReport'] & { readonly videoId: string };
type VideoList = Schemas['VideoList'];
/** `after` leads to the next page; a page that is the last has none. */
type VideoPage = { readonly videos: readonly Video[]; readonly after: string | undefined };

/** The server's default page; fewer videos than this are the end. */
const PAGE_SIZE = 50;

const videosApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listVideos: build.infiniteQuery<VideoPage, Narrowing, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ after }) => after,
      },
      query: ({ queryArg, pageParam }) => ({
        url: '/videos',
        params: { ...queryArg, ...(pageParam === '' ? {} : { after: pageParam }) },
      }),
      extraOptions: { isAnonymous: true },
      transformResponse: ({ data }: VideoList) => ({
        videos: data,
        after: data.length < PAGE_SIZE ? undefined : data.at(-1)?._id,
      }),
      providesTags: ['Video'],
    }),
    getVideo: build.query<Video, string>({
      query: (id) => ({ url: `/videos/${id}` }),
      extraOptions: { isAnonymous: true },
      providesTags: ['Video'],
    }),
    /** The one that the list has after it; null at its end. */
    getNextVideo: build.query<Video | null, Chosen & { readonly id: string }>({
      query: ({ id, ...chosen }) => ({
        url: '/videos',
        params: { ...chosen, after: id, limit: 1 },
      }),
      extraOptions: { isAnonymous: true },
      transformResponse: ({ data }: VideoList) => data[0] ?? null,
      providesTags: ['Video'],
    }),
    countVideos: build.query<VideoCounts, CountQuery>({
      query: (params) => ({ url: '/videos/counts', params }),
      extraOptions: { isAnonymous: true },
      providesTags: ['Video'],
    }),
    getTimeline: build.query<readonly TimelineEntry[], string>({
      query: (id) => ({ url: `/videos/${id}/timeline` }),
      extraOptions: { isAnonymous: true },
      transformResponse: ({ entries }: Schemas['Timeline']) => entries,
      providesTags: ['Video'],
    }),
    reportVideo: build.mutation<Schemas['ClipReport'], Report>({
      query: ({ videoId, ...body }) => ({ url: `/videos/${videoId}/report`, method: 'POST', body }),
    }),
    listMyVideos: build.query<VideoList, void>({
      query: () => ({ url: '/videos/mine' }),
      providesTags: ['Video'],
    }),
    deleteVideo: build.mutation<void, string>({
      query: (id) => ({ url: `/videos/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Video'],
    }),
  }),
});

/** After an upload, which goes past the store because its progress is shown. */
export const videosChanged = () => baseApi.util.invalidateTags(['Video']);

export const {
  useGetVideoQuery,
  useGetNextVideoQuery,
  useGetTimelineQuery,
  useCountVideosQuery,
  useListVideosInfiniteQuery,
  useListMyVideosQuery,
  useDeleteVideoMutation,
  useReportVideoMutation,
} = videosApi;
