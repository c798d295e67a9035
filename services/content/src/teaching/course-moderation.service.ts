import type { components } from '@isl/contracts/content';
import { AppError } from '@isl/service-kit';
import type { User } from '@isl/service-kit/access';
import type { Clock } from '@isl/service-kit/clock';
import type { ActsRepository } from '../acts/acts.repository.js';
import type { Tell } from '../notifications/tell.js';
import type { ReportsRepository } from '../reports/reports.repository.js';
import { isShown, type TakenDownCourse, type TaughtCourseDocument } from './taught-course.js';
import { titleOf, toTakedown, toTakenDown } from './taught-course.mapper.js';
import type { LastTakedown, TaughtCoursesRepository } from './taught-courses.repository.js';
import { courseGone } from './taught-courses.service.js';

type Schemas = components['schemas'];

const DEFAULT_PAGE = 20;

export type CourseModeration = ReturnType<typeof createCourseModeration>;

/** What moderators do about courses that teachers made. */
export function createCourseModeration(dependencies: {
  readonly courses: Pick<
    TaughtCoursesRepository,
    'find' | 'listTakenDown' | 'takeDown' | 'restore'
  >;
  readonly reports: Pick<ReportsRepository, 'isOpenOf' | 'closeFor' | 'keepFor'>;
  readonly acts: Pick<ActsRepository, 'note' | 'remove' | 'markUndone'>;
  readonly tell: Pick<Tell, 'forgetCourse' | 'reported' | 'moderated'>;
  readonly clock: Clock;
}) {
  const { courses, reports, acts, tell, clock } = dependencies;
  /** A draft that nobody else ever saw is no moderator's business. */
  const mayBeSeen = async (course: TaughtCourseDocument): Promise<boolean> =>
    isShown(course) ||
    course.takenDown !== undefined ||
    (await reports.isOpenOf({ courseId: course._id }));
  const find = async (moderator: User, courseId: string): Promise<TaughtCourseDocument> => {
    const course = await courses.find(courseId);
    if (!course || !(await mayBeSeen(course))) throw courseGone();
    if (course.ownerId === moderator.id) throw ownCourse();
    return course;
  };
  return {
    mayBeSeen,

    list: async ({
      limit = DEFAULT_PAGE,
      after,
    }: {
      limit?: number;
      after?: string;
    }): Promise<Schemas['Takedowns']> => {
      const last = after === undefined ? undefined : lastOf(after);
      const found = await courses.listTakenDown(limit + 1, last);
      const page = found.slice(0, limit);
      const end = page.at(-1);
      return {
        data: page.map(toTakedown),
        ...(end && found.length > limit ? { next: nextAfter(end) } : {}),
      };
    },

    takeDown: async (
      moderator: User,
      courseId: string,
      why: string,
    ): Promise<Schemas['CourseTakenDown']> => {
      const course = await find(moderator, courseId);
      const takenDown = { reason: why.trim(), by: moderator.id, at: clock() };
      const noted = await acts.note({
        ...{ kind: 'course-taken-down', createdAt: takenDown.at, targetId: courseId },
        ...{ byId: moderator.id, by: moderator.name || null, what: titleOf(course) || null },
        ...{ aboutId: course.ownerId, person: course.ownerName || null },
        reason: takenDown.reason,
      });
      if (!(await courses.takeDown(courseId, takenDown))) {
        await acts.remove(noted);
        throw courseGone();
      }
      await reports.closeFor({ courseId }, takenDown.at);
      await tell.forgetCourse(courseId);
      await tell.reported();
      await tell.moderated();
      return toTakenDown(takenDown);
    },

    restore: async (moderator: User, courseId: string): Promise<void> => {
      await find(moderator, courseId);
      const at = clock();
      if (!(await courses.restore(courseId, at))) throw courseGone();
      await reports.keepFor({ courseId }, at);
      await tell.reported();
      await tell.moderated();
      const undone = { at, byId: moderator.id, by: moderator.name || null };
      await acts.markUndone({ kinds: ['course-taken-down'], targetId: courseId }, undone);
    },
  };
}

const nextAfter = ({ takenDown, _id }: TakenDownCourse): string =>
  `${takenDown.at.getTime()}_${_id}`;

function lastOf(after: string): LastTakedown {
  const [moment = '', id = ''] = after.split('_');
  return { at: new Date(Number(moment)), id };
}

export function ownCourse(): AppError {
  return new AppError('OWN_COURSE', 'Somebody else decides about your own course.');
}
