import type { operations } from '@isl/contracts/media';
import { EMOTIONS, type Emotion, LANGUAGE_REVIEWS, PROMPT_KINDS } from '@isl/contracts/vocabulary';
import { useSearchParams } from 'react-router-dom';
import { regionIn } from '../../lib/regions';

export const facets = ['sign', 'region', 'kind', 'review'] as const;
export type Facet = (typeof facets)[number];
/** What the server narrows the data set by; the category is chosen in the page. */
export type Narrowing = Pick<NonNullable<operations['countVideos']['parameters']['query']>, Facet>;

/** The filters that an address names; what no filter can be is passed over. */
export function narrowingIn(search: URLSearchParams): Narrowing {
  const sign = search.get('sign') ?? '';
  const region = regionIn(search.get('region'));
  const kind = PROMPT_KINDS.find((one) => one === search.get('kind'));
  const review = LANGUAGE_REVIEWS.find((one) => one === search.get('review'));
  return {
    ...(/^[a-z0-9][a-z0-9-]{0,99}$/.test(sign) && { sign }),
    ...(region && { region }),
    ...(kind && { kind }),
    ...(review && { review }),
  };
}

export type Chosen = Narrowing & { readonly category?: Emotion };

/** What an address narrows the data set by, the category among it. */
export function chosenIn(search: URLSearchParams): Chosen {
  const category = EMOTIONS.find((one) => one === search.get('category'));
  return { ...narrowingIn(search), ...(category && { category }) };
}

/** The same as an address has it. */
export function searchOf(chosen: Chosen): string {
  const search = new URLSearchParams(chosen).toString();
  return search && `?${search}`;
}

/** The filters of the data set; the address keeps them, so that the way back leads to them. */
export function useNarrowing() {
  const [search, setSearch] = useSearchParams();
  const change = (facet: Facet, value: string): void => {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(facet);
    else next.set(facet, value);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return { narrowing: narrowingIn(search), change };
}
