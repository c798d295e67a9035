import type { components } from '@isl/contracts/media';
import { baseApi } from './base-api';

export type ConsentVideo = components['schemas']['ConsentVideo'];

const consentVideoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getConsentVideo: build.query<ConsentVideo, void>({
      query: () => ({ url: '/consent/video' }),
      providesTags: ['ConsentVideo'],
    }),
    chooseConsentVideo: build.mutation<ConsentVideo, string>({
      query: (videoId) => ({ url: '/consent/video', method: 'PUT', body: { videoId } }),
      invalidatesTags: ['ConsentVideo'],
    }),
    removeConsentVideo: build.mutation<void, void>({
      query: () => ({ url: '/consent/video', method: 'DELETE' }),
      invalidatesTags: ['ConsentVideo'],
    }),
  }),
});

export const {
  useGetConsentVideoQuery,
  useChooseConsentVideoMutation,
  useRemoveConsentVideoMutation,
} = consentVideoApi;
