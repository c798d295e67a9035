import type { components } from '@isl/contracts/media';
import { useMemo } from 'react';
import { baseApi } from '../api/base-api';
import { useTranslation } from '../i18n/use-translation';

type TakenSign = components['schemas']['TakenSign'];

/** As sign-kit is told of a sign that the avatar can sign as a person did. */
export type NamedTake = {
  readonly sign: string;
  readonly clip: string;
  /** Who signs in the clip, where, and whether signers have looked at it. */
  readonly words: string;
  readonly isReviewed: boolean;
};

/** What a giver takes back is signed no longer than this by a page that stays open. */
const ASKED_EVERY_MS = 30_000;
const NONE: readonly TakenSign[] = [];

const takesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listTakes: build.query<readonly TakenSign[], void>({
      query: () => ({ url: '/videos/takes' }),
      extraOptions: { isAnonymous: true },
      transformResponse: ({ data }: components['schemas']['TakeList']) => data,
      keepUnusedDataFor: 30,
    }),
  }),
});

function useTakenSigns(): readonly TakenSign[] | undefined {
  const { data, isError } = takesApi.useListTakesQuery(undefined, {
    pollingInterval: ASKED_EVERY_MS,
    refetchOnMountOrArgChange: true,
  });
  return isError ? NONE : data;
}

/** Whether the avatar can sign this one as a person did. */
export function useIsTaken(sign: string): boolean {
  return useTakenSigns()?.some((one) => one.sign === sign) ?? false;
}

/** All of them with what may be told of each; none where it is not known now, undefined until it is. */
export function useTakes(): readonly NamedTake[] | undefined {
  const { t } = useTranslation();
  const signs = useTakenSigns();
  return useMemo(
    () =>
      signs?.map(({ sign, videoId, signer, region, languageReview, imported }) => {
        const credit = imported && `${imported.credit}, ${imported.licence}`;
        const who = signer ?? credit ?? t('badge.personShort');
        const where = t(region ? `region.${region}` : 'sign.unknownRegion');
        const isReviewed = languageReview === 'reviewed';
        const review = isReviewed ? '' : ` ${t('sign.languageNotReviewed')}.`;
        return { sign, clip: videoId, words: `${who}, ${where}.${review}`, isReviewed };
      }),
    [signs, t],
  );
}

/** What was found in a clip, as a `.pose` file; null where it was taken back or cannot be had now. */
export async function fetchTake(clip: string): Promise<ArrayBuffer | null> {
  try {
    const reply = await fetch(
      new URL(`/api/videos/${encodeURIComponent(clip)}/take`, location.origin),
    );
    return reply.ok ? await reply.arrayBuffer() : null;
  } catch {
    return null;
  }
}
