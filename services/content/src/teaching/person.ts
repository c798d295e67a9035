import { memberOf } from '../classes/class.js';
import type { ClassesRepository } from '../classes/classes.repository.js';
import { toCourseFile } from './taught-course.mapper.js';
import type { TaughtCoursesRepository } from './taught-courses.repository.js';

export type TeachingOfPerson = ReturnType<typeof createTeachingOfPerson>;

/** What a person made to teach and where they learn: for their export, and to be erased. */
export function createTeachingOfPerson(
  courses: TaughtCoursesRepository,
  classes: Pick<ClassesRepository, 'taughtBy' | 'joinedBy' | 'forget'>,
) {
  return {
    export: async (userId: string) => ({
      taughtCourses: (await courses.listOf(userId)).map((course) => ({
        ...{ _id: course._id, isOpen: course.isOpen },
        changedAt: course.changedAt.toISOString(),
        ...toCourseFile(course),
      })),
      // Who is in them is theirs to tell.
      classes: (await classes.taughtBy(userId)).map((one) => ({
        ...{ _id: one._id, name: one.name, courseId: one.courseId, code: one.code },
        ...{ learners: one.members.length, createdAt: one.createdAt.toISOString() },
      })),
      memberships: (await classes.joinedBy(userId)).map((one) => ({
        ...{ classId: one._id, name: one.name, teacher: one.ownerName, courseId: one.courseId },
        mayBeSeen: memberOf(one, userId)?.mayBeSeen,
        joinedAt: memberOf(one, userId)?.joinedAt.toISOString(),
      })),
    }),

    erase: async (userId: string): Promise<Record<string, number>> => ({
      taughtCourses: await courses.removeOf(userId),
      ...(await classes.forget(userId)),
    }),
  };
}
