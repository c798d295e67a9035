import type { Clock } from '@isl/service-kit/clock';
import { memberOf } from '../classes/class.js';
import type { ClassesRepository } from '../classes/classes.repository.js';
import type { NotificationsRepository } from '../notifications/notifications.repository.js';
import type { ReportsRepository } from '../reports/reports.repository.js';
import { toCourseFile } from './taught-course.mapper.js';
import type { TaughtCoursesRepository } from './taught-courses.repository.js';

export type TeachingOfPerson = ReturnType<typeof createTeachingOfPerson>;

/** What a person made to teach and where they learn: for their export, and to be erased. */
export function createTeachingOfPerson(dependencies: {
  readonly courses: Pick<TaughtCoursesRepository, 'listOf' | 'removeOf' | 'forgetModerator'>;
  readonly classes: Pick<ClassesRepository, 'taughtBy' | 'joinedBy' | 'forget'>;
  readonly reports: Pick<ReportsRepository, 'endForAll'>;
  readonly notifications: Pick<NotificationsRepository, 'removeOfCourses'>;
  readonly clock: Clock;
}) {
  const { courses, classes, reports, notifications, clock } = dependencies;
  return {
    export: async (userId: string) => ({
      taughtCourses: (await courses.listOf(userId)).map((course) => ({
        ...{ _id: course._id, isOpen: course.isOpen },
        changedAt: course.changedAt.toISOString(),
        ...(course.takenDown ? { takenDownBecause: course.takenDown.reason } : {}),
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

    erase: async (userId: string): Promise<Record<string, number>> => {
      const courseIds = (await courses.listOf(userId)).map(({ _id }) => _id);
      const taughtCourses = await courses.removeOf(userId);
      await reports.endForAll({ courseIds }, clock());
      await notifications.removeOfCourses(courseIds);
      await courses.forgetModerator(userId);
      return { taughtCourses, ...(await classes.forget(userId)) };
    },
  };
}
