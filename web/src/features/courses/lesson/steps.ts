import type { Lesson, LessonSentence, LessonSign } from '../api';

/** One thing to do in a lesson; a person sees one at a time. */
export type Step =
  | { readonly kind: 'watch'; readonly sign: LessonSign }
  | { readonly kind: 'recognise'; readonly sign: LessonSign }
  | { readonly kind: 'produce' }
  | { readonly kind: 'say'; readonly sentence: LessonSentence };

/** So many signs are watched before they are asked: more are not kept in mind at once. */
const SIGNS_AT_ONCE = 4;
/** With fewer there is nothing to choose from. */
const FEWEST_TO_ASK = 2;

/** A lesson from its first step to its last: signs in small groups, then the camera, then sentences. */
export function stepsOf({ signs, sentences }: Lesson): readonly Step[] {
  const steps: Step[] = [];
  for (let from = 0; from < signs.length; from += SIGNS_AT_ONCE) {
    const group = signs.slice(from, from + SIGNS_AT_ONCE);
    for (const sign of group) steps.push({ kind: 'watch', sign });
    if (signs.length < FEWEST_TO_ASK) continue;
    for (const sign of group) steps.push({ kind: 'recognise', sign });
  }
  if (signs.length > 0) steps.push({ kind: 'produce' });
  for (const sentence of sentences) steps.push({ kind: 'say', sentence });
  return steps;
}
