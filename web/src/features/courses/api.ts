import type { components } from '@isl/contracts/content';
import type { components as Media } from '@isl/contracts/media';
import { baseApi } from '../../lib/api/base-api';

type Schemas = components['schemas'];
export type Course = Schemas['Course'];
export type CourseDetail = Schemas['CourseDetail'];
export type Lesson = Schemas['Lesson'];
export type LessonSign = Schemas['LessonSign'];
export type LessonStep = Schemas['LessonStep'];
export type LessonSentence = Schemas['LessonSentence'];

const coursesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCourses: build.query<Course[], void>({
      query: () => ({ url: '/courses' }),
      extraOptions: { isAnonymous: true },
      providesTags: ['Course'],
    }),
    /** One's own, as learners will see it. */
    previewCourse: build.query<CourseDetail, string>({
      query: (id) => ({ url: `/teaching/courses/${encodeURIComponent(id)}/preview` }),
      providesTags: ['Course'],
    }),
    getLessonClip: build.query<Media['schemas']['Video'], string>({
      query: (id) => ({ url: `/videos/${encodeURIComponent(id)}` }),
      extraOptions: { isAnonymous: true },
      providesTags: ['Video'],
    }),
    getCourse: build.query<CourseDetail, string>({
      query: (id) => ({ url: `/courses/${encodeURIComponent(id)}` }),
      extraOptions: { isAnonymous: true },
      providesTags: ['Course'],
    }),
    reportCourse: build.mutation<
      Schemas['Report'],
      { readonly courseId: string; readonly reason: string }
    >({
      query: ({ courseId, reason }) => ({
        url: `/courses/${encodeURIComponent(courseId)}/report`,
        method: 'POST',
        body: { reason },
      }),
      invalidatesTags: ['Report'],
    }),
  }),
});

export const {
  useListCoursesQuery,
  useGetCourseQuery,
  usePreviewCourseQuery,
  useGetLessonClipQuery,
  useReportCourseMutation,
} = coursesApi;
