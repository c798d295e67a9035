import type { components } from '@isl/contracts/media';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { baseApi } from '../../../lib/api/base-api';
import { inBatches } from './in-batches';

type Schemas = components['schemas'];
export type Carried = Schemas['SomeVideo'];

/** As many as one question may name. */
const MOST_NAMED = 50;

const named = (ids: readonly string[]): string => `/videos/some?ids=${ids.join(',')}`;
const batches = inBatches<Carried>(MOST_NAMED);

const carriedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A video as this reader may see it; null where they may not, or it is gone. */
    getCarried: build.query<Carried | null, string>({
      queryFn: async (id, _api, _extra, baseQuery) => {
        const ask = async (ids: readonly string[]) => {
          const { data, error } = await baseQuery({ url: named(ids) });
          if (error) throw error;
          return new Map((data as Schemas['SomeVideos']).data.map((one) => [one.video._id, one]));
        };
        try {
          return { data: await batches(id, ask) };
        } catch (error) {
          return { error: error as FetchBaseQueryError };
        }
      },
      providesTags: ['Video', 'Contribution'],
    }),
    /** The newest videos of one's own that have arrived, given or uploaded, and how each is shown. */
    listCarriable: build.query<readonly Carried[], void>({
      queryFn: async (_none, _api, _extra, baseQuery) => {
        const [given, uploaded] = await Promise.all([
          baseQuery({ url: '/contributions?limit=25' }),
          baseQuery({ url: '/videos/mine?limit=25' }),
        ]);
        const error = given.error ?? uploaded.error;
        if (error) return { error };
        const own = [
          ...(given.data as Schemas['ContributionList']).data,
          ...(uploaded.data as Schemas['VideoList']).data,
        ].filter(({ status }) => status !== 'pending');
        if (own.length === 0) return { data: [] };
        const newestFirst = own.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
        const some = await baseQuery({ url: named(newestFirst.map(({ _id }) => _id)) });
        if (some.error) return { error: some.error };
        const byId = new Map(
          (some.data as Schemas['SomeVideos']).data.map((one) => [one.video._id, one]),
        );
        return { data: newestFirst.flatMap(({ _id }) => byId.get(_id) ?? []) };
      },
      providesTags: ['Video', 'Contribution'],
    }),
    /** One's own, where others may not watch it yet. */
    createTicket: build.mutation<Schemas['PlaybackTicket'], string>({
      query: (id) => ({ url: `/videos/${id}/ticket`, method: 'POST' }),
    }),
  }),
});

export const { useGetCarriedQuery, useListCarriableQuery, useCreateTicketMutation } = carriedApi;
