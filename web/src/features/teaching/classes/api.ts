import type { components } from '@isl/contracts/content';
import { baseApi } from '../../../lib/api/base-api';

type Schemas = components['schemas'];
export type Class = Schemas['Class'];
export type TaughtClass = Schemas['TaughtClass'];
export type ClassCard = Schemas['ClassCard'];
export type ClassLesson = Schemas['ClassLesson'];
export type ClassLearner = Schemas['ClassLearner'];
export type InstallationCourse = Schemas['Course'];

const at = (id: string): string => `/classes/${encodeURIComponent(id)}`;

const classesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listClasses: build.query<Schemas['ClassList'], void>({
      query: () => ({ url: '/classes' }),
      providesTags: ['Class'],
    }),
    getClass: build.query<Class, string>({
      query: (id) => ({ url: at(id) }),
      providesTags: ['Class'],
    }),
    createClass: build.mutation<Class, Schemas['NewClass']>({
      query: (body) => ({ url: '/classes', method: 'POST', body }),
      invalidatesTags: ['Class'],
    }),
    joinClass: build.mutation<Class, Schemas['Joining']>({
      query: (body) => ({ url: '/classes/join', method: 'POST', body }),
      invalidatesTags: ['Class'],
    }),
    renewClassCode: build.mutation<Class, string>({
      query: (id) => ({ url: `${at(id)}/code`, method: 'POST' }),
      invalidatesTags: ['Class'],
    }),
    endClass: build.mutation<void, string>({
      query: (id) => ({ url: at(id), method: 'DELETE' }),
      invalidatesTags: ['Teaching'],
    }),
    changeMembership: build.mutation<Class, { id: string; mayBeSeen: boolean }>({
      query: ({ id, mayBeSeen }) => {
        return { url: `${at(id)}/membership`, method: 'PUT', body: { mayBeSeen } };
      },
      invalidatesTags: ['Class'],
    }),
    leaveClass: build.mutation<void, string>({
      query: (id) => ({ url: `${at(id)}/membership`, method: 'DELETE' }),
    }),
    listInstallationCourses: build.query<InstallationCourse[], void>({
      query: () => ({ url: '/courses' }),
      extraOptions: { isAnonymous: true },
      // Those of another site have no lessons here.
      transformResponse: (courses: InstallationCourse[]) =>
        courses.filter(({ titles }) => titles !== undefined),
      providesTags: ['Course'],
    }),
  }),
});

export const {
  useListClassesQuery,
  useGetClassQuery,
  useCreateClassMutation,
  useJoinClassMutation,
  useRenewClassCodeMutation,
  useEndClassMutation,
  useChangeMembershipMutation,
  useLeaveClassMutation,
  useListInstallationCoursesQuery,
} = classesApi;
