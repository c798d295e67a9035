import { LANGUAGE_REVIEWS, PROMPT_KINDS } from '@isl/contracts/vocabulary';
import { useTranslation } from 'react-i18next';
import type { VideoCounts } from './api';
import type { Facet } from './narrowing';

/** The words for a filter's value; a sign is called what it was called when it was asked for. */
export function useFacetWords(counts: VideoCounts | undefined) {
  const { t } = useTranslation();
  return (facet: Facet, value: string): string => {
    const kind = PROMPT_KINDS.find((one) => one === value);
    const review = LANGUAGE_REVIEWS.find((one) => one === value);
    if (facet === 'kind' && kind) return t(`contributions.kind.${kind}`);
    if (facet === 'review' && review) return t(`contributions.language.${review}`);
    return counts?.[facet].find((one) => one.value === value)?.label ?? value;
  };
}
