import { useApp } from '../ui/context.js';
import type { VocabularyForm } from '../vocabulary/data.js';

/** What a sign is called in the language of the page; letters and numerals by themselves. */
export function useSignName(): (form: VocabularyForm) => string {
  const { vocabulary, settings } = useApp();
  return ({ concept, gloss, kind }) => {
    const known =
      kind === 'word' || kind === 'expression' ? vocabulary.concept(concept) : undefined;
    return known ? known[settings.language] : gloss;
  };
}
