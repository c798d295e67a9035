import type { components } from '@isl/contracts/content';
import {
  type CourseDetail,
  isShown,
  type LessonSentence,
  minutesOf,
  type Signs,
  toLessonSign,
  toLessonWord,
  toSentence,
} from '../courses/lessons.mapper.js';
import type { FoundSign } from '../dictionary/dictionary.mapper.js';
import type { CourseFile } from './course-file.js';
import {
  type CourseStep,
  type CourseTakenDown,
  signsIn,
  signsOf,
  type TakenDownCourse,
  type TaughtCourseDocument,
  type TaughtLesson,
  unnumbered,
} from './taught-course.js';

type Schemas = components['schemas'];
type Lesson = Schemas['Lesson'];
type LessonStep = Schemas['LessonStep'];
type SomeText = Schemas['SomeText'];

/** Of a course that names no sign with a picture. */
const NO_COVER = '/static/carousel/2.webp';

export function toTaughtCourse(
  document: TaughtCourseDocument,
  signs: Signs,
): Schemas['TaughtCourse'] {
  const { _id, titles, descriptions, lessons, isOpen, version, changedAt, takenDown } = document;
  return {
    ...{ _id, titles, descriptions, lessons, isOpen, version },
    changedAt: changedAt.toISOString(),
    signs: [...signs.values()],
    ...(takenDown ? { takenDown: toTakenDown(takenDown) } : {}),
  };
}

export function toSummary(document: TaughtCourseDocument): Schemas['TaughtCourseSummary'] {
  const { _id, titles, isOpen, lessons, changedAt, takenDown } = document;
  return {
    ...{ _id, titles, isOpen, lessons: lessons.length, changedAt: changedAt.toISOString() },
    ...(takenDown ? { takenDown: toTakenDown(takenDown) } : {}),
  };
}

export function toTakenDown({ reason, at }: CourseTakenDown): Schemas['CourseTakenDown'] {
  return { reason, at: at.toISOString() };
}

export function toTakedown(document: TakenDownCourse): Schemas['Takedown'] {
  const { _id: courseId, ownerId: authorId, ownerName, titles, takenDown } = document;
  return {
    ...{ courseId, authorId, titles: inBoth(titles), takenDown: toTakenDown(takenDown) },
    ...(ownerName ? { by: ownerName } : {}),
  };
}

/** In English where it has both. */
export const titleOf = ({ titles }: Pick<TaughtCourseDocument, 'titles'>): string =>
  inBoth(titles).en;

export function toReportedText(document: TaughtCourseDocument): Schemas['ReportedText'] {
  const { ownerName, descriptions } = document;
  return {
    title: titleOf(document),
    content: inBoth(descriptions).en,
    ...(ownerName ? { username: ownerName } : {}),
  };
}

export function toCourseFile({ titles, descriptions, lessons }: TaughtCourseDocument): CourseFile {
  return {
    ...{ format: 'isl-course', version: 1, titles, descriptions },
    lessons: lessons.map(unnumbered),
  };
}

/** As learners see it, by the rules of the installation's own courses. */
export function toTaughtDetail(document: TaughtCourseDocument, signs: Signs): CourseDetail {
  const { _id, lessons, ownerId, ownerName, takenDown } = document;
  const titles = inBoth(document.titles);
  const descriptions = inBoth(document.descriptions);
  const words = signsOf(document).flatMap((id) => signs.get(id) ?? []);
  const shown = words.filter(isShown);
  return {
    ...{ _id, titles, descriptions, title: titles.en, description: descriptions.en },
    thumbnail: shown[0]?.image ?? NO_COVER,
    playlistUrl: `/dashboard/courses/${_id}`,
    signs: words.length,
    shown: shown.length,
    lessons: lessons.map((lesson) => toLesson(_id, lesson, signs)),
    authorId: ownerId,
    ...(ownerName ? { by: ownerName } : {}),
    ...(takenDown ? { takenDown: toTakenDown(takenDown) } : {}),
  };
}

/** A lesson's own id: progress is kept by it. */
export const lessonIdOf = (courseId: string, { number }: Pick<TaughtLesson, 'number'>): string =>
  `${courseId}-${number}`;

function toLesson(courseId: string, lesson: TaughtLesson, signs: Signs): Lesson {
  const known = unique(
    lesson.steps.flatMap((step) => (step.kind === 'sign' ? (signs.get(step.sign) ?? []) : [])),
  );
  const shown = known.filter(isShown);
  const steps: LessonStep[] = [];
  const sentences: LessonSentence[] = [];
  for (const step of lesson.steps) {
    if (!signsIn(step).every((sign) => isShown(signs.get(sign)))) continue;
    steps.push(toStep(step, sentences.length));
    if (step.kind === 'sentence') sentences.push(sentenceOf(step, signs));
  }
  return {
    _id: lessonIdOf(courseId, lesson),
    titles: inBoth(lesson.titles),
    minutes: minutesOf({ signs: shown.length, others: steps.length - shown.length }),
    signs: shown.map(toLessonSign),
    leftOut: known.filter((sign) => !isShown(sign)).map(toLessonWord),
    sentences,
    steps,
  };
}

function toStep(step: CourseStep, sentence: number): LessonStep {
  switch (step.kind) {
    case 'sign':
      return { kind: 'sign', sign: step.sign };
    case 'sentence':
      return { kind: 'sentence', sentence };
    case 'clip':
      return { kind: 'clip', clip: step.clip, text: inBoth(step.caption ?? {}) };
    case 'text':
      return { kind: 'text', text: inBoth(step.text) };
  }
}

function sentenceOf(
  { meaning, signs: words, face }: Extract<CourseStep, { kind: 'sentence' }>,
  signs: Signs,
): LessonSentence {
  const whole = face === undefined ? {} : { face, over: [0, words.length] as const };
  return toSentence({ ...inBoth(meaning), words, ...whole }, signs);
}

/** What is written in one language stands in the other one too. */
export function inBoth({ en = '', hi = '' }: SomeText): Schemas['BothLanguages'] {
  const [english, hindi] = [en.trim(), hi.trim()];
  return { en: english || hindi, hi: hindi || english };
}

const unique = (signs: readonly FoundSign[]): FoundSign[] => [
  ...new Map(signs.map((sign) => [sign._id, sign])).values(),
];
