import type { components } from '@isl/contracts/media';
import { baseApi } from '../../../lib/api/base-api';

type Schemas = components['schemas'];
export type ImportSet = Schemas['ImportSet'];

const importsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listImports: build.query<readonly ImportSet[], void>({
      query: () => ({ url: '/imports' }),
      transformResponse: ({ data }: Schemas['ImportSetList']) => data,
      providesTags: ['Import'],
    }),
    switchImport: build.mutation<ImportSet, Schemas['ImportSwitch'] & { readonly id: string }>({
      query: ({ id, isOn }) => ({ url: `/imports/${id}`, method: 'PUT', body: { isOn } }),
      invalidatesTags: ['Import', 'Video', 'Contribution', 'Stats'],
    }),
  }),
});

export const { useListImportsQuery, useSwitchImportMutation } = importsApi;
