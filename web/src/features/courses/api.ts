import type { components } from '@isl/contracts/content';
import { baseApi } from '../../lib/api/base-api';

export type Course = components['schemas']['Course'];

const coursesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCourses: build.query<Course[], void>({
      query: () => ({ url: '/courses' }),
      extraOptions: { isAnonymous: true },
      providesTags: ['Course'],
    }),
  }),
});

export const { useListCoursesQuery } = coursesApi;
