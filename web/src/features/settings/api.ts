import type { components } from '@isl/contracts/gateway';
import { baseApi } from '../../lib/api/base-api';

type Schemas = components['schemas'];
export type Account = Schemas['Account'];
export type SignIn = Schemas['Session'];

const settingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAccount: build.query<Account, void>({
      query: () => ({ url: '/auth/me' }),
      providesTags: ['Account'],
    }),
    updateAccount: build.mutation<Account, Schemas['AccountChange']>({
      query: (body) => ({ url: '/account', method: 'PATCH', body }),
      invalidatesTags: ['Account'],
    }),
    listSessions: build.query<Schemas['SessionList'], void>({
      query: () => ({ url: '/auth/sessions' }),
      providesTags: ['Session'],
    }),
    endSession: build.mutation<void, string>({
      query: (id) => ({ url: `/auth/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Session'],
    }),
    endSessions: build.mutation<void, void>({
      query: () => ({ url: '/auth/sessions', method: 'DELETE' }),
    }),
    exportAccount: build.mutation<Schemas['AccountExport'], void>({
      query: () => ({ url: '/account/export', method: 'GET' }),
    }),
    deleteAccount: build.mutation<Schemas['ErasureState'], Schemas['PasswordProof']>({
      query: (body) => ({ url: '/account', method: 'DELETE', body }),
    }),
  }),
});

export const {
  useGetAccountQuery,
  useUpdateAccountMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndSessionsMutation,
  useExportAccountMutation,
  useDeleteAccountMutation,
} = settingsApi;
