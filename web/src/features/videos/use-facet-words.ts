import { LANGUAGE_REVIEWS, PROMPT_KINDS } from '@isl/contracts/vocabulary';
import { useTranslation } from '../../lib/i18n/use-translation';
import { useRegionName } from '../../lib/regions';
import type { VideoCounts } from './api';
import type { Facet } from './narrowing';

/** The words for a filter's value; a sign is called what it was called when it was asked for. */
export function useFacetWords(counts: VideoCounts | undefined) {
  const { t } = useTranslation();
  const regionName = useRegionName();
  return (facet: Facet, value: string): string => {
    const kind = PROMPT_KINDS.find((one) => one === value);
    const review = LANGUAGE_REVIEWS.find((one) => one === value);
    if (facet === 'kind' && kind) return t(`contributions.kind.${kind}`);
    if (facet === 'review' && review) return t(`contributions.language.${review}`);
    if (facet === 'region') return regionName(value);
    return counts?.[facet].find((one) => one.value === value)?.label ?? value;
  };
}
