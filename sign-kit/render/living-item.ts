import type { Mouthings, ReviewedForm } from '@isl/lexicon';
import mouthings from '@isl/lexicon/mouthings' with { type: 'json' };
import type { SequenceItem } from '@isl/signing';

const { forms: MOUTHINGS } = mouthings as Mouthings;

/** A form with its English mouthing, which living signers alone show. */
export function livingItem(form: ReviewedForm): SequenceItem {
  const mouthing = MOUTHINGS[form.id]?.en;
  return { form, ...(mouthing && { mouthing }) };
}
