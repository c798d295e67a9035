import { baseApi } from '../../lib/api/base-api';
import { type ModelFigures, readModels } from './model-figures';

/** Written by training/. */
const FIGURES = '/static/models/signs.json';

const modelsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listModelFigures: build.query<ModelFigures[], void>({
      queryFn: async () => {
        try {
          const response = await fetch(`${location.origin}${FIGURES}`);
          // A site without figures of its own has no such file.
          if (response.status === 404) return { data: [] };
          if (!response.ok) return { error: { status: response.status, data: null } };
          return { data: readModels(await response.json()) };
        } catch (error) {
          return { error: { status: 'FETCH_ERROR', error: String(error) } };
        }
      },
    }),
  }),
});

export const { useListModelFiguresQuery } = modelsApi;
