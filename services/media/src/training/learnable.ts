import type { ReviewedForm } from '@isl/lexicon';

const WORDS: ReadonlySet<ReviewedForm['kind']> = new Set(['word', 'numeral']);

/**
 * The ids of the forms that a word model may learn, as `isl_signs.lexicon` has it: letters are read
 * from a held shape, and what Deaf signers dispute or withdrew is told to nobody as a sign.
 */
export function learnableSigns(forms: readonly ReviewedForm[]): ReadonlySet<string> {
  const learnable = forms.filter(
    ({ kind, status }) => WORDS.has(kind) && (status === 'draft' || status === 'reviewed'),
  );
  return new Set(learnable.map(({ id }) => id));
}
