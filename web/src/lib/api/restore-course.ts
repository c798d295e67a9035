import { baseApi } from './base-api';

const restoreApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** By a moderator, of what they took down. */
    restoreCourse: build.mutation<void, string>({
      query: (id) => ({ url: `/courses/${encodeURIComponent(id)}/takedown`, method: 'DELETE' }),
      invalidatesTags: ['Report', 'Course', 'Teaching'],
    }),
  }),
});

export const { useRestoreCourseMutation } = restoreApi;
