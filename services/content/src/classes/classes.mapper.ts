import type { components } from '@isl/contracts/content';
import type { CourseDetail } from '../courses/lessons.mapper.js';
import { type ClassDocument, type Member, memberOf } from './class.js';

type Schemas = components['schemas'];
export type Class = Schemas['Class'];
type LessonProgress = Schemas['LessonProgress'];

/** What learners of a class did in its course, by whose they are. */
export type Done = ReadonlyMap<string, readonly LessonProgress[]>;

export function toClassCard(document: ClassDocument): Schemas['ClassCard'] {
  const { _id, name, courseId, ownerName, members } = document;
  return { _id, name, courseId, teacher: ownerName, learners: members.length };
}

/** As a learner sees it: nobody else of the class. */
export function toJoinedClass(
  document: ClassDocument,
  course: CourseDetail | null,
  userId: string,
): Class {
  const member = memberOf(document, userId);
  return {
    ...toClass(document, course),
    ...(member && {
      mine: { mayBeSeen: member.mayBeSeen, joinedAt: member.joinedAt.toISOString() },
    }),
  };
}

/** As its teacher sees it: those who agreed, and how many did not. */
export function toTaughtClass(
  document: ClassDocument,
  course: CourseDetail | null,
  done: Done,
): Class {
  const seen = document.members.filter(({ mayBeSeen }) => mayBeSeen);
  return {
    ...toClass(document, course),
    taught: {
      code: document.code,
      learners: seen.map((member) => toLearner(member, done)),
      unseen: document.members.length - seen.length,
    },
  };
}

function toClass(
  { _id, name, ownerName, courseId }: ClassDocument,
  course: CourseDetail | null,
): Class {
  return {
    ...{ _id, name, teacher: ownerName, courseId },
    ...(course && {
      titles: course.titles,
      lessons: course.lessons.map((lesson) => ({ _id: lesson._id, titles: lesson.titles })),
    }),
  };
}

function toLearner({ userId, name, joinedAt }: Member, done: Done): Schemas['ClassLearner'] {
  return {
    name,
    joinedAt: joinedAt.toISOString(),
    lessons: (done.get(userId) ?? []).map(({ lesson, step, doneAt, at }) => {
      return { lesson, step, doneAt, at };
    }),
  };
}
