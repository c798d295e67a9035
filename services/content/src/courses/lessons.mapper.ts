import type { components } from '@isl/contracts/content';
import type { FoundSign } from '../dictionary/dictionary.mapper.js';
import type { CoursePlan, LessonPlan, SentencePlan } from './course-plan.js';
import type { CourseDocument } from './courses.mapper.js';
import { toCourse } from './courses.mapper.js';
import { spansOf } from './sentence-spans.js';

type Schemas = components['schemas'];
export type CourseDetail = Schemas['CourseDetail'];
type Lesson = Schemas['Lesson'];
type LessonSign = Schemas['LessonSign'];
export type LessonSentence = Schemas['LessonSentence'];

/** The signs of the dictionary by their ids. */
export type Signs = ReadonlyMap<string, FoundSign>;

/** Watching a sign, recognising it and making it; a sentence is watched, understood and signed. */
const SECONDS = { sign: 40, sentence: 30 } as const;

/** About how long a lesson takes. */
export function minutesOf({
  signs,
  others,
}: {
  readonly signs: number;
  readonly others: number;
}): number {
  return Math.max(1, Math.round((signs * SECONDS.sign + others * SECONDS.sentence) / 60));
}

/** Every sign that a course names. */
export const signIdsOf = ({ lessons }: CoursePlan): string[] => [
  ...new Set(
    lessons.flatMap(({ words, sentences }) => [...words, ...sentences.flatMap((one) => one.words)]),
  ),
];

/** A course that has no plan leads elsewhere: it has no lessons. */
export function toCourseDetail(
  document: CourseDocument,
  plan: CoursePlan | null,
  signs: Signs,
): CourseDetail {
  const course = toCourse(document);
  const { title, description } = course;
  const words = [...new Set(plan?.lessons.flatMap((lesson) => lesson.words))];
  return {
    ...course,
    titles: plan?.titles ?? { en: title, hi: title },
    descriptions: plan?.descriptions ?? { en: description, hi: description },
    signs: words.length,
    shown: words.filter((id) => isShown(signs.get(id))).length,
    lessons: plan?.lessons.map((lesson) => toLesson(lesson, signs)) ?? [],
  };
}

function toLesson({ id, titles, words, sentences }: LessonPlan, signs: Signs): Lesson {
  const known = words.flatMap((word) => signs.get(word) ?? []);
  const shown = known.filter(isShown).map(toLessonSign);
  const said = sentences.filter((one) => one.words.every((word) => isShown(signs.get(word))));
  return {
    _id: id,
    titles,
    minutes: minutesOf({ signs: shown.length, others: said.length }),
    signs: shown,
    leftOut: known.filter((sign) => !isShown(sign)).map(toLessonWord),
    sentences: said.map((one) => toSentence(one, signs)),
  };
}

export const isShown = (sign: FoundSign | undefined): boolean =>
  sign !== undefined && sign.pictureKind !== 'drawn';

export function toLessonWord({ _id, name, nameHi }: FoundSign): Schemas['LessonWord'] {
  return { _id, name, names: { en: name, hi: nameHi ?? name } };
}

export function toLessonSign(sign: FoundSign): LessonSign {
  const { gloss, kind, image, video, alt, altHi, pictureKind, confidence } = sign;
  return {
    ...toLessonWord(sign),
    ...{ gloss, kind, image, pictureKind },
    ...(video !== undefined && { video }),
    ...(alt !== undefined && { alt }),
    ...(altHi !== undefined && { altHi }),
    ...(confidence !== undefined && { confidence }),
  };
}

export function toSentence(plan: SentencePlan, signs: Signs): LessonSentence {
  return {
    en: plan.en,
    hi: plan.hi,
    gloss: glossesOf(plan.words.flatMap((word) => signs.get(word) ?? [])),
    ...(plan.face && { face: plan.face }),
    spans: spansOf(plan),
  };
}

/** A name that is spelled is one gloss, A-S-H-A: a letter alone may be a word, as I is. */
function glossesOf(signs: readonly FoundSign[]): string[] {
  const glosses = signs.map(({ gloss }) => gloss);
  return signs.every(({ kind }) => kind === 'letter') ? [glosses.join('-')] : glosses;
}
