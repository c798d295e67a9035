import type { SomeText } from '../api';
import type { Draft } from './draft';

/** What a course lacks before others may learn from it; places count from one, for people. */
export type Lack =
  | { readonly what: 'title' | 'lessons' }
  | { readonly what: 'lessonTitle' | 'steps'; readonly lesson: number }
  | {
      readonly what: 'text' | 'signs' | 'meaning';
      readonly lesson: number;
      readonly step: number;
    };

const isBlank = ({ en = '', hi = '' }: SomeText): boolean => `${en}${hi}`.trim() === '';

/** The rule of the server, so that a teacher reads it in their language before they ask. */
export function unfinished({ titles, lessons }: Draft): readonly Lack[] {
  const lacks: Lack[] = [];
  if (isBlank(titles)) lacks.push({ what: 'title' });
  if (lessons.length === 0) lacks.push({ what: 'lessons' });
  for (const [at, { titles: names, steps }] of lessons.entries()) {
    const lesson = at + 1;
    if (isBlank(names)) lacks.push({ what: 'lessonTitle', lesson });
    if (steps.length === 0) lacks.push({ what: 'steps', lesson });
    for (const [place, { step }] of steps.entries()) {
      const where = { lesson, step: place + 1 };
      if (step.kind === 'text' && isBlank(step.text)) lacks.push({ what: 'text', ...where });
      if (step.kind !== 'sentence') continue;
      if (step.signs.length === 0) lacks.push({ what: 'signs', ...where });
      if (isBlank(step.meaning)) lacks.push({ what: 'meaning', ...where });
    }
  }
  return lacks;
}
