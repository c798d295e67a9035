import type { components } from '@isl/contracts/media';
import { baseApi } from '../api/base-api';
import { useTranslation } from '../i18n/use-translation';
import { useRegionName } from '../regions';
import type { PersonClip } from './messages';

type Media = components['schemas'];

/** More than a learner looks at before they try it. */
const CLIPS = 3;

const peopleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listPeopleFor: build.query<readonly Media['Video'][], string>({
      query: (sign) => ({ url: '/videos', params: { sign, limit: CLIPS } }),
      extraOptions: { isAnonymous: true },
      transformResponse: ({ data }: Media['VideoList']) => data,
      providesTags: ['Video'],
    }),
  }),
});

/** The first clip of a person who signs it, null where there is none; undefined: not known yet. */
export function usePersonOf(id: string): Media['Video'] | null | undefined {
  const { currentData, isError } = peopleApi.useListPeopleForQuery(id);
  if (isError) return null;
  return currentData && (currentData[0] ?? null);
}

/** Asks how people sign something, with what may be told of them; none where it is not known now. */
export function usePeopleOf(): (id: string) => Promise<readonly PersonClip[]> {
  const { t } = useTranslation();
  const regionName = useRegionName();
  const [ask] = peopleApi.useLazyListPeopleForQuery();
  const toClip = ({ url, poster, signer, imported, region, languageReview }: Media['Video']) => {
    const who = signer ?? imported?.credit ?? t('badge.personShort');
    const where = region ? regionName(region) : t('sign.unknownRegion');
    const review = languageReview === 'reviewed' ? '' : ` ${t('sign.languageNotReviewed')}`;
    const words = `${who}, ${where}.${review}`;
    const absolute = (path: string): string => new URL(path, location.origin).href;
    return { url: absolute(url), words, ...(poster && { poster: absolute(poster) }) };
  };
  return async (id) =>
    (
      await ask(id, true)
        .unwrap()
        .catch(() => [])
    ).map(toClip);
}
