import type { components } from '@isl/contracts/gateway';
import { baseApi } from '../../lib/api/base-api';
import { session } from '../../lib/session/browser-session';

type Schemas = components['schemas'];

const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Schemas['TokenReply'], Schemas['Credentials']>({
      query: (body) => ({ url: '/auth/login', method: 'POST', body }),
      extraOptions: { isAnonymous: true },
      onQueryStarted: async (_body, { queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) session.accept(data.token);
      },
    }),
    register: build.mutation<Schemas['AccountReply'], Schemas['Registration']>({
      query: (body) => ({ url: '/auth/register', method: 'POST', body }),
      extraOptions: { isAnonymous: true },
    }),
    resetPassword: build.mutation<void, Schemas['PasswordReset']>({
      query: (body) => ({ url: '/auth/reset', method: 'POST', body }),
      extraOptions: { isAnonymous: true },
    }),
  }),
});

export const { useLoginMutation, useRegisterMutation, useResetPasswordMutation } = authApi;
