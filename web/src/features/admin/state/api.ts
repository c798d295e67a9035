import type { components } from '@isl/contracts/gateway';
import { baseApi } from '../../../lib/api/base-api';

type Schemas = components['schemas'];
export type SystemState = Schemas['SystemState'];
export type PartReport = Schemas['PartReport'];
export type CopyState = PartReport['copies'][number];

const stateApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSystemState: build.query<SystemState, void>({
      query: () => ({ url: '/admin/state' }),
      providesTags: ['SystemState'],
    }),
  }),
});

export const { useGetSystemStateQuery } = stateApi;
