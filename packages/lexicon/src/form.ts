import type { Form, Review, Verdict } from './generated/lexicon.js';

export type * from './generated/lexicon.js';

export type FormStatus = 'draft' | 'reviewed' | 'disputed' | 'withdrawn';

/** A form with what its reviews make of it. */
export type ReviewedForm = Form & { readonly status: FormStatus };

/** What the reviews make of a form: each reviewer's last word counts, and an objection outweighs. */
export const statusOf = (form: Pick<Form, 'reviews'>): FormStatus => {
  const verdicts = new Set(lastWords(form).map(({ verdict }) => verdict));
  if (verdicts.has('withdraw')) return 'withdrawn';
  if (verdicts.has('wrong')) return 'disputed';
  return verdicts.has('right') ? 'reviewed' : 'draft';
};

/** Those whose last word on the form is this verdict, the newest last. */
export const reviewsOf = (form: Pick<Form, 'reviews'>, verdict: Verdict): Review[] =>
  lastWords(form).filter((review) => review.verdict === verdict);

const lastWords = ({ reviews = [] }: Pick<Form, 'reviews'>): Review[] => {
  const last = new Map<string, Review>();
  for (const review of [...reviews].sort((a, b) => (a.date < b.date ? -1 : 1))) {
    // Deleted first, so that the map stays in the order of the dates.
    last.delete(review.who);
    last.set(review.who, review);
  }
  return [...last.values()];
};
