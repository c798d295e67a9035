import type { Form } from './form.js';
import { isForm } from './validators.js';
import { type FormVerdict, formHashOf, reviewsFrom } from './verdicts.js';

const REVIEWS = /^ {2}"reviews": \[\n[\s\S]*?^ {2}\],\n/m;
const AFTER_REVIEWS = /^ {2}"alt": /m;

/**
 * The text of a form's file with what the verdicts decide as its `reviews`, which name no member.
 * Reviews that were written by hand stay, and so does every other line. Throws where all verdicts
 * are about another notation than the file's.
 */
export const withVerdicts = (text: string, verdicts: readonly FormVerdict[]): string => {
  const form = parse(text);
  const formHash = formHashOf(form);
  if (verdicts.length > 0 && verdicts.every((one) => one.formHash !== formHash)) {
    throw new Error(`${form.id}: the verdicts are about another notation than the file's`);
  }
  const reviews = reviewsFrom(form, verdicts);
  if (JSON.stringify(reviews) === JSON.stringify(form.reviews ?? [])) return text;
  const block = reviews.length > 0 ? `  "reviews": ${indented(reviews)},\n` : '';
  return text.replace(REVIEWS, '').replace(AFTER_REVIEWS, (alt) => block + alt);
};

const indented = (reviews: readonly object[]): string =>
  JSON.stringify(reviews, null, 2).replaceAll('\n', '\n  ');

const parse = (text: string): Form => {
  const data: unknown = JSON.parse(text);
  if (!isForm(data)) throw new Error('the file is no form');
  return data as Form;
};
