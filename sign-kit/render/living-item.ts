import type { Mouthings, ReviewedForm } from '@isl/lexicon';
import mouthings from '@isl/lexicon/mouthings' with { type: 'json' };
import type { SequenceItem } from '@isl/signing';
import type { Language } from '../src/i18n/i18n.js';

const { forms: MOUTHINGS } = mouthings as Mouthings;

/** A form with its mouthing, which living signers alone show. */
export function livingItem(form: ReviewedForm, language: Language = 'en'): SequenceItem {
  const mouthing = MOUTHINGS[form.id]?.[language];
  return { form, ...(mouthing && { mouthing }) };
}
