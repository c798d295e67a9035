import type { components } from '@isl/contracts/media';
import { baseApi } from '../../lib/api/base-api';

export type SignerProfile = components['schemas']['SignerProfile'];

const signerApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSignerProfile: build.query<SignerProfile, void>({
      query: () => ({ url: '/contributions/signer' }),
      providesTags: ['Signer'],
    }),
    keepSignerProfile: build.mutation<SignerProfile, SignerProfile>({
      query: (body) => ({ url: '/contributions/signer', method: 'PUT', body }),
      // Clips carry the name.
      invalidatesTags: ['Signer', 'Video'],
    }),
  }),
});

export const { useGetSignerProfileQuery, useKeepSignerProfileMutation } = signerApi;
