import { isDeepStrictEqual } from 'node:util';
import type { components } from '@isl/contracts/content';

type Schemas = components['schemas'];
export type CourseStep = Schemas['CourseStep'];
export type TaughtLesson = Schemas['TaughtLesson'];
export type NewTaughtCourse = Schemas['NewTaughtCourse'];
export type EditedCourse = Schemas['EditedCourse'];
type SomeText = Schemas['SomeText'];

/** A teacher's course as the database keeps it. */
export type TaughtCourseDocument = NewTaughtCourse & {
  readonly _id: string;
  readonly ownerId: string;
  /** As learners read it. */
  readonly ownerName: string;
  /** As its teacher wants it. */
  readonly isOpen: boolean;
  /** By a moderator: nobody else sees it, whatever its teacher wants. */
  readonly takenDown?: CourseTakenDown;
  /** What moderators did, until its teacher was told. */
  readonly toTell?: CourseOutcome;
  readonly version: number;
  readonly createdAt: Date;
  readonly changedAt: Date;
};

export type CourseOutcome = { readonly outcome: 'taken-down' | 'restored'; readonly at: Date };

export type CourseTakenDown = { readonly reason: string; readonly by?: string; readonly at: Date };

export type TakenDownCourse = TaughtCourseDocument & { readonly takenDown: CourseTakenDown };

/** Whether whoever has its address can learn from it. */
export const isShown = ({
  isOpen,
  takenDown,
}: Pick<TaughtCourseDocument, 'isOpen' | 'takenDown'>): boolean =>
  isOpen && takenDown === undefined;

const isBlank = ({ en = '', hi = '' }: SomeText): boolean => `${en}${hi}`.trim() === '';

/** The signs that a step names. */
export function signsIn(step: CourseStep): readonly string[] {
  if (step.kind === 'sign') return [step.sign];
  return step.kind === 'sentence' ? step.signs : [];
}

/** Every sign that a course names. */
export const signsOf = ({ lessons }: Pick<NewTaughtCourse, 'lessons'>): string[] => [
  ...new Set(lessons.flatMap(({ steps }) => steps.flatMap(signsIn))),
];

/** As files have it: numbers are a course's own. */
export const unnumbered = ({ number: _own, ...lesson }: TaughtLesson) => lesson;

export const haveSameLessons = (
  one: Pick<NewTaughtCourse, 'lessons'>,
  other: Pick<NewTaughtCourse, 'lessons'>,
): boolean => isDeepStrictEqual(one.lessons.map(unnumbered), other.lessons.map(unnumbered));

/** Signs that the dictionary does not have, each with its place. */
export function unknownSigns(
  { lessons }: { readonly lessons: readonly Pick<TaughtLesson, 'steps'>[] },
  isKnown: (sign: string) => boolean,
): string[] {
  return lessons.flatMap(({ steps }, lesson) =>
    steps.flatMap((step, at) =>
      signsIn(step)
        .filter((sign) => !isKnown(sign))
        .map((sign) => `lessons[${lesson}].steps[${at}]: the dictionary has no sign "${sign}"`),
    ),
  );
}

/** Numbers by which two lessons of a course would be taken for one. */
export function repeatedNumbers({ lessons }: Pick<NewTaughtCourse, 'lessons'>): string[] {
  const numbers = lessons.map(({ number }) => number);
  return numbers.flatMap((number, at) =>
    numbers.indexOf(number) === at ? [] : [`lessons[${at}].number: ${number} is there twice`],
  );
}

/** What a course lacks before others may learn from it, each with its place. */
export function unfinished({ titles, lessons }: NewTaughtCourse): string[] {
  return [
    ...(isBlank(titles) ? ['titles: the course has no title'] : []),
    ...(lessons.length === 0 ? ['lessons: there is none'] : []),
    ...lessons.flatMap((lesson, at) => [
      ...(isBlank(lesson.titles) ? [`lessons[${at}].titles: the lesson has no title`] : []),
      ...(lesson.steps.length === 0 ? [`lessons[${at}].steps: there is none`] : []),
      ...lesson.steps.flatMap((step, place) =>
        unfinishedStep(step).map((words) => `lessons[${at}].steps[${place}]: ${words}`),
      ),
    ]),
  ];
}

function unfinishedStep(step: CourseStep): string[] {
  if (step.kind === 'text') return isBlank(step.text) ? ['the text is empty'] : [];
  if (step.kind !== 'sentence') return [];
  return [
    ...(step.signs.length === 0 ? ['the sentence has no signs'] : []),
    ...(isBlank(step.meaning) ? ['the sentence does not say what it means'] : []),
  ];
}
