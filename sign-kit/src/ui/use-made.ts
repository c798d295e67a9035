import type { VocabularyForm } from '../vocabulary/data.js';
import { useApp } from './context.js';

/** How a sign is made, in the page's language. */
export function useMade(): (form: Pick<VocabularyForm, 'alt' | 'altHi' | 'taken'>) => string {
  const { t, settings } = useApp();
  const isHindi = settings.language === 'hi';
  return ({ alt, altHi, taken }) => {
    if (taken) return t('taken.alt');
    return isHindi ? altHi : alt;
  };
}
