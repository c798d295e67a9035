import type { SentencePlan } from './course-plan.js';
import { PLANS } from './course-plans.js';

const ALL = PLANS.flatMap(({ lessons }) => lessons.flatMap(({ sentences }) => sentences));

/** The courses' sentences with a sign, the shortest first: it is seen best among few others. */
export const sentencesWith = (signId: string): SentencePlan[] =>
  ALL.filter(({ words }) => words.length > 1 && words.includes(signId)).sort(
    (a, b) => a.words.length - b.words.length,
  );
