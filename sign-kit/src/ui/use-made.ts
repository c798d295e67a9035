import type { VocabularyForm } from '../vocabulary/data.js';
import { useApp } from './context.js';

/** How a sign is made, in the page's language. */
export function useMade(): (form: Pick<VocabularyForm, 'alt' | 'altHi'>) => string {
  const isHindi = useApp().settings.language === 'hi';
  return ({ alt, altHi }) => (isHindi ? altHi : alt);
}
