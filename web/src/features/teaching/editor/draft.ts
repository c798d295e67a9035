import type { CourseStep, SomeText, TaughtCourse } from '../api';

/** A step with a name of its own, by which a list knows it wherever it is moved. */
export type DraftStep = { readonly key: string; readonly step: CourseStep };

export type DraftLesson = {
  readonly number: number;
  readonly titles: SomeText;
  readonly steps: readonly DraftStep[];
};

/** A course while it is edited. */
export type Draft = {
  readonly titles: SomeText;
  readonly descriptions: SomeText;
  readonly lessons: readonly DraftLesson[];
  readonly isOpen: boolean;
};

/** What the server keeps of it. */
export type Content = Pick<TaughtCourse, 'titles' | 'descriptions' | 'lessons' | 'isOpen'>;

export const MOST = { lessons: 30, steps: 40, signs: 12 } as const;
const LARGEST_NUMBER = 999_999_999;

let made = 0;
export const toDraftStep = (step: CourseStep): DraftStep => {
  made += 1;
  return { key: `step-${made}`, step };
};

export const toDraft = ({ titles, descriptions, lessons, isOpen }: Content): Draft => ({
  ...{ titles, descriptions, isOpen },
  lessons: lessons.map((lesson) => ({ ...lesson, steps: lesson.steps.map(toDraftStep) })),
});

export const toContent = ({ titles, descriptions, lessons, isOpen }: Draft): Content => ({
  ...{ titles, descriptions, isOpen },
  lessons: lessons.map((lesson) => ({ ...lesson, steps: lesson.steps.map(({ step }) => step) })),
});

/** A lesson's number is drawn: one that was removed is never another lesson's again. */
export function newLesson(
  { lessons }: Pick<Draft, 'lessons'>,
  draw: () => number = Math.random,
): DraftLesson {
  const taken = new Set(lessons.map((lesson) => lesson.number));
  let number: number;
  do number = 1 + Math.floor(draw() * LARGEST_NUMBER);
  while (taken.has(number));
  return { number, titles: {}, steps: [] };
}

/** The list with one of it at another place. */
export function moved<One>(list: readonly One[], from: number, to: number): One[] {
  const rest = list.filter((_, at) => at !== from);
  const one = list[from];
  return one === undefined ? rest : [...rest.slice(0, to), one, ...rest.slice(to)];
}

export const replaced = <One>(list: readonly One[], at: number, by: One): One[] =>
  list.map((one, place) => (place === at ? by : one));

export const without = <One>(list: readonly One[], at: number): One[] =>
  list.filter((_, place) => place !== at);
