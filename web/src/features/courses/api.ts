import type { components } from '@isl/contracts/content';
import { baseApi } from '../../lib/api/base-api';

type Schemas = components['schemas'];
export type Course = Schemas['Course'];
export type CourseDetail = Schemas['CourseDetail'];
export type Lesson = Schemas['Lesson'];
export type LessonSign = Schemas['LessonSign'];
export type LessonSentence = Schemas['LessonSentence'];

const coursesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCourses: build.query<Course[], void>({
      query: () => ({ url: '/courses' }),
      extraOptions: { isAnonymous: true },
      providesTags: ['Course'],
    }),
    getCourse: build.query<CourseDetail, string>({
      query: (id) => ({ url: `/courses/${encodeURIComponent(id)}` }),
      extraOptions: { isAnonymous: true },
      providesTags: ['Course'],
    }),
  }),
});

export const { useListCoursesQuery, useGetCourseQuery } = coursesApi;
