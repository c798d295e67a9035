import { AppError } from '@isl/service-kit';
import type { User } from '@isl/service-kit/access';
import type { Clock } from '@isl/service-kit/clock';
import type { ActsRepository } from '../acts/acts.repository.js';
import type { DictionaryRepository } from '../dictionary/dictionary.repository.js';
import type { TaughtCoursesService } from '../teaching/taught-courses.service.js';
import { planOf } from './course-plans.js';
import type { Course, NewCourse } from './courses.mapper.js';
import type { CoursesRepository } from './courses.repository.js';
import { type CourseDetail, signIdsOf, toCourseDetail } from './lessons.mapper.js';

export type CoursesService = ReturnType<typeof createCoursesService>;

export function createCoursesService(
  courses: CoursesRepository,
  taught: Pick<TaughtCoursesService, 'findOpen'>,
  dictionary: Pick<DictionaryRepository, 'findByIds'>,
  acts: Pick<ActsRepository, 'note'>,
  clock: Clock,
) {
  const note = (
    { id: byId, name }: User,
    kind: 'course-added' | 'course-removed',
    { _id: targetId, title: what }: Pick<Course, '_id' | 'title'>,
  ) =>
    acts.note({
      ...{ kind, createdAt: clock(), byId, by: name || null, targetId, what },
      ...{ aboutId: null, person: null },
    });
  /** Of the installation, of an admin, or of a teacher who opened it; null where there is none. */
  const find = async (courseId: string): Promise<CourseDetail | null> => {
    const document = await courses.find(courseId);
    if (!document) return taught.findOpen(courseId);
    const plan = planOf(courseId);
    const signs = plan ? await dictionary.findByIds(signIdsOf(plan)) : [];
    return toCourseDetail(document, plan, new Map(signs.map((sign) => [sign._id, sign])));
  };
  return {
    list: (): Promise<Course[]> => courses.list(),

    find,

    describe: async (courseId: string): Promise<CourseDetail> => {
      const course = await find(courseId);
      if (!course) throw gone();
      return course;
    },

    create: async (admin: User, body: NewCourse): Promise<Course> => {
      const course = {
        title: body.title.trim(),
        description: body.description.trim(),
        thumbnail: body.thumbnail.trim(),
        playlistUrl: body.playlistUrl.trim(),
      };
      for (const field of ['thumbnail', 'playlistUrl'] as const) {
        if (!isLink(course[field])) throw badLink(field);
      }
      const added = await courses.insert(course, clock());
      await note(admin, 'course-added', added);
      return added;
    },

    remove: async (admin: User, courseId: string): Promise<void> => {
      const removed = await courses.remove(courseId, clock());
      if (removed) {
        await note(admin, 'course-removed', removed);
        return;
      }
      throw gone();
    },
  };
}

function gone(): AppError {
  return new AppError('COURSE_NOT_FOUND', 'This course does not exist any more.');
}

/** Any address of this shape stays on the site that a path is resolved against. */
const ELSEWHERE = 'https://site.invalid';

/** An http or https address, or a path of this site: "//elsewhere" and "/\elsewhere" are none. */
export function isLink(text: string): boolean {
  if (/^https?:\/\//i.test(text)) return URL.canParse(text);
  return (
    text.startsWith('/') &&
    URL.canParse(text, ELSEWHERE) &&
    new URL(text, ELSEWHERE).origin === ELSEWHERE
  );
}

function badLink(field: string): AppError {
  const message = `${field} must be an http or https address, or a path of this site.`;
  return new AppError('INVALID_LINK', message);
}
