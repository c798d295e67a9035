import type { Progress } from '../../lib/progress/merge';
import type { Lesson } from './api';

/** The lesson that one goes on with: the one after the last at work, else the first that is not done. */
export function nextLesson(
  lessons: readonly Lesson[],
  progress: Progress | null,
): Lesson | undefined {
  const of = ({ _id }: Lesson) => progress?.lessons.get(_id);
  const open = lessons.filter((lesson) => of(lesson)?.doneAt == null);
  const begun = open.filter((lesson) => of(lesson) !== undefined);
  return begun.sort((a, b) => (of(b)?.at ?? 0) - (of(a)?.at ?? 0))[0] ?? open[0];
}

/** The course that a lesson is of: lessons are numbered after it. */
export const courseOf = (lessonId: string): string => lessonId.replace(/-\d+$/, '');
