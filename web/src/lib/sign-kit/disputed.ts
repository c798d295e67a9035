import type { components } from '@isl/contracts/content';
import { baseApi } from '../api/base-api';

type FormIdList = components['schemas']['FormIdList'];

const disputedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listDisputedForms: build.query<readonly string[], void>({
      query: () => ({ url: '/signs/forms/disputed' }),
      extraOptions: { isAnonymous: true },
      transformResponse: ({ data }: FormIdList) => data,
      keepUnusedDataFor: 60,
    }),
  }),
});

/**
 * Forms that signers do not agree on now; undefined until it is known. Where it cannot be known
 * sign-kit goes by its own files.
 */
export function useDisputedForms(): readonly string[] | undefined {
  const { data, isError } = disputedApi.useListDisputedFormsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return isError ? NONE : data;
}

const NONE: readonly string[] = [];
