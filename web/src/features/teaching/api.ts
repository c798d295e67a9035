import type { components } from '@isl/contracts/content';
import type { components as Media } from '@isl/contracts/media';
import { baseApi } from '../../lib/api/base-api';

type Schemas = components['schemas'];
export type TaughtCourse = Schemas['TaughtCourse'];
export type TaughtCourseSummary = Schemas['TaughtCourseSummary'];
export type CourseStep = Schemas['CourseStep'];
export type SomeText = Schemas['SomeText'];
export type Clip = Media['schemas']['Video'];
type NewTaughtCourse = Schemas['NewTaughtCourse'];
type EditedCourse = Schemas['EditedCourse'];
type WithId<T> = { readonly id: string; readonly body: T };

const at = (id: string): string => `/teaching/courses/${encodeURIComponent(id)}`;

const teachingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listTaughtCourses: build.query<TaughtCourseSummary[], void>({
      query: () => ({ url: '/teaching/courses' }),
      transformResponse: ({ data }: Schemas['TaughtCourseList']) => data,
      providesTags: ['Teaching'],
    }),
    getTaughtCourse: build.query<TaughtCourse, string>({
      query: (id) => ({ url: at(id) }),
    }),
    createTaughtCourse: build.mutation<TaughtCourse, NewTaughtCourse>({
      query: (body) => ({ url: '/teaching/courses', method: 'POST', body }),
      invalidatesTags: ['Teaching'],
    }),
    importCourse: build.mutation<TaughtCourse, object>({
      query: (body) => ({ url: '/teaching/courses/file', method: 'POST', body }),
      invalidatesTags: ['Teaching'],
    }),
    exportCourse: build.query<Schemas['CourseFile'], string>({
      query: (id) => ({ url: `${at(id)}/file` }),
    }),
    // What is edited is not fetched again: the page has it.
    saveTaughtCourse: build.mutation<Schemas['SavedCourse'], WithId<EditedCourse>>({
      query: ({ id, body }) => ({ url: at(id), method: 'PUT', body }),
      invalidatesTags: ['Course', 'Teaching'],
    }),
    deleteTaughtCourse: build.mutation<void, string>({
      query: (id) => ({ url: at(id), method: 'DELETE' }),
      invalidatesTags: ['Course', 'Teaching'],
    }),
    listOwnClips: build.query<readonly Clip[], void>({
      query: () => ({ url: '/videos/mine' }),
      transformResponse: ({ data }: Media['schemas']['VideoList']) => data.filter(isShown),
      providesTags: ['Video'],
    }),
    findClips: build.query<readonly Clip[], string>({
      query: (q) => ({ url: '/videos', params: { q, limit: 12 } }),
      extraOptions: { isAnonymous: true },
      transformResponse: ({ data }: Media['schemas']['VideoList']) => data,
      providesTags: ['Video'],
    }),
    getCourseClip: build.query<Clip, string>({
      query: (id) => ({ url: `/videos/${encodeURIComponent(id)}` }),
      extraOptions: { isAnonymous: true },
      providesTags: ['Video'],
    }),
  }),
});

/** What its learners can see as well. */
const isShown = ({ status, visibility, hiddenReason }: Clip): boolean =>
  status === 'ready' && visibility !== 'private' && hiddenReason === undefined;

export const {
  useListTaughtCoursesQuery,
  useGetTaughtCourseQuery,
  useCreateTaughtCourseMutation,
  useImportCourseMutation,
  useLazyExportCourseQuery,
  useSaveTaughtCourseMutation,
  useDeleteTaughtCourseMutation,
  useListOwnClipsQuery,
  useFindClipsQuery,
  useGetCourseClipQuery,
} = teachingApi;
