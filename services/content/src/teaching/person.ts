import { toCourseFile } from './taught-course.mapper.js';
import type { TaughtCoursesRepository } from './taught-courses.repository.js';

export type TeachingOfPerson = ReturnType<typeof createTeachingOfPerson>;

/** What a person made to teach: for their export, and to be erased. */
export function createTeachingOfPerson(courses: TaughtCoursesRepository) {
  return {
    export: async (userId: string) => ({
      taughtCourses: (await courses.listOf(userId)).map((course) => ({
        ...{ _id: course._id, isOpen: course.isOpen },
        changedAt: course.changedAt.toISOString(),
        ...toCourseFile(course),
      })),
    }),

    erase: async (userId: string): Promise<Record<string, number>> => ({
      taughtCourses: await courses.removeOf(userId),
    }),
  };
}
