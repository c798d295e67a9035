import type { components } from '@isl/contracts/content';
import type { components as Media } from '@isl/contracts/media';
import { type Alphabet, useAlphabet } from '../../lib/alphabet';
import { baseApi } from '../../lib/api/base-api';
import { PEOPLE_OF_SIGN, SIGNS_PAGE } from './constants';

type Schemas = components['schemas'];
export type Character = Schemas['Character'];
export type Word = Schemas['Word'];
export type Sign = Schemas['Sign'];
export type NewFormVerdict = Schemas['NewFormVerdict'];
export type PersonClip = Media['schemas']['Video'];
export type SignAround = Schemas['SignAround'];
export type SignForm = Schemas['SignForm'];
export type FoundSign = Schemas['FoundSign'];
export type Category = Schemas['Category'];
export type Handshape = Schemas['Handshape'];
export type BodyPlace = Schemas['BodyPlace'];
type SignList = Schemas['SignList'];
/** What is known of a sign that somebody looks for. */
export type SignQuery = {
  readonly handshape?: Handshape;
  readonly place?: BodyPlace;
  readonly alphabet?: Alphabet;
};

const verdictOn = (formId: string): string => `/signs/forms/${encodeURIComponent(formId)}/verdict`;

const dictionaryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCharacters: build.query<Character[], Alphabet | null>({
      query: (alphabet) => ({
        url: '/char/Allcharacters',
        ...(alphabet && { params: { alphabet } }),
      }),
      extraOptions: { isAnonymous: true },
      transformResponse: ({ data }: Schemas['CharacterList']) => data,
      providesTags: ['Dictionary'],
    }),
    /** Accepted clips of people, who were asked for this sign. */
    listPeopleOfSign: build.query<readonly PersonClip[], string>({
      query: (sign) => ({ url: '/videos', params: { sign, limit: PEOPLE_OF_SIGN } }),
      extraOptions: { isAnonymous: true },
      transformResponse: ({ data }: Media['schemas']['VideoList']) => data,
      providesTags: ['Video'],
    }),
    listCategories: build.query<Category[], void>({
      query: () => ({ url: '/words/categories' }),
      extraOptions: { isAnonymous: true },
      transformResponse: ({ data }: Schemas['CategoryList']) => data,
      providesTags: ['Dictionary'],
    }),
    findSigns: build.infiniteQuery<SignList, SignQuery, string>({
      infiniteQueryOptions: {
        initialPageParam: '',
        // Fewer than the limit are the end.
        getNextPageParam: ({ data }) => (data.length < SIGNS_PAGE ? undefined : data.at(-1)?._id),
      },
      query: ({ queryArg, pageParam }) => ({
        url: '/signs',
        params: {
          ...queryArg,
          limit: SIGNS_PAGE,
          ...(pageParam === '' ? {} : { after: pageParam }),
        },
      }),
      extraOptions: { isAnonymous: true },
      providesTags: ['Dictionary'],
    }),
    getSign: build.query<Sign, string>({
      query: (id) => ({ url: `/signs/${encodeURIComponent(id)}` }),
      extraOptions: { isAnonymous: true },
      providesTags: ['Dictionary'],
    }),
    getSignAround: build.query<SignAround, string>({
      query: (id) => ({ url: `/signs/${encodeURIComponent(id)}/around` }),
      extraOptions: { isAnonymous: true },
      providesTags: ['Dictionary'],
    }),
    getFormVerdicts: build.query<Schemas['FormVerdicts'], string>({
      query: (formId) => ({ url: verdictOn(formId) }),
      providesTags: ['FormVerdict'],
    }),
    judgeForm: build.mutation<
      Schemas['FormVerdicts'],
      { readonly formId: string; readonly said: NewFormVerdict }
    >({
      query: ({ formId, said }) => ({ url: verdictOn(formId), method: 'PUT', body: said }),
      // Whether it is shown, and how, may have changed.
      invalidatesTags: ['FormVerdict', 'Dictionary'],
    }),
    takeBackFormVerdict: build.mutation<Schemas['FormVerdicts'], string>({
      query: (formId) => ({ url: verdictOn(formId), method: 'DELETE' }),
      invalidatesTags: ['FormVerdict', 'Dictionary'],
    }),
  }),
});

/** The form shown of a sign: its own best one, never that of a letter's other variant. */
export const ownFormOf = ({ _id, forms }: Sign): SignForm | undefined =>
  forms.find(({ id }) => id === _id || id.startsWith(`${_id}-`));

/** Spec section 3 knows both readings of an entry's id. */
export const entryId = ({ _id, id }: { readonly _id?: string; readonly id?: string }): string =>
  _id ?? id ?? '';

/** The characters in the alphabet that the person chose. */
export const useCharacters = () => dictionaryApi.useListCharactersQuery(useAlphabet()[0]);

export const {
  useFindSignsInfiniteQuery,
  useListPeopleOfSignQuery,
  useListCategoriesQuery,
  useGetSignQuery,
  useGetSignAroundQuery,
  useGetFormVerdictsQuery,
  useJudgeFormMutation,
  useTakeBackFormVerdictMutation,
} = dictionaryApi;
