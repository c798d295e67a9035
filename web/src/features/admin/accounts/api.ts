import type { components } from '@isl/contracts/gateway';
import { baseApi } from '../../../lib/api/base-api';

type Schemas = components['schemas'];
export type ManagedAccount = Schemas['ManagedAccount'];
export type Role = Schemas['Role'];

const accountsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The one with this e-mail, or none; without an e-mail those that are blocked. */
    findAccounts: build.query<readonly ManagedAccount[], string | undefined>({
      query: (email) => ({ url: '/admin/accounts', params: email === undefined ? {} : { email } }),
      transformResponse: ({ data }: Schemas['ManagedAccountList']) => data,
      providesTags: ['ManagedAccount'],
    }),
    setAccountRole: build.mutation<ManagedAccount, { readonly id: string; readonly role: Role }>({
      query: ({ id, role }) => ({
        url: `/admin/accounts/${id}/role`,
        method: 'PUT',
        body: { role },
      }),
      invalidatesTags: ['ManagedAccount', 'Stats'],
    }),
    blockAccount: build.mutation<ManagedAccount, { readonly id: string; readonly reason: string }>({
      query: ({ id, reason }) => ({
        url: `/admin/accounts/${id}/block`,
        method: 'PUT',
        body: { reason },
      }),
      invalidatesTags: ['ManagedAccount'],
    }),
    unblockAccount: build.mutation<ManagedAccount, string>({
      query: (id) => ({ url: `/admin/accounts/${id}/block`, method: 'DELETE' }),
      invalidatesTags: ['ManagedAccount'],
    }),
  }),
});

export const {
  useFindAccountsQuery,
  useSetAccountRoleMutation,
  useBlockAccountMutation,
  useUnblockAccountMutation,
} = accountsApi;
