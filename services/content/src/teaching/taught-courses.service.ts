import type { components } from '@isl/contracts/content';
import { AppError } from '@isl/service-kit';
import { isModerator, type User } from '@isl/service-kit/access';
import type { Clock } from '@isl/service-kit/clock';
import type { ActsRepository } from '../acts/acts.repository.js';
import type { ClassesRepository } from '../classes/classes.repository.js';
import type { CourseDetail, Signs } from '../courses/lessons.mapper.js';
import type { DictionaryRepository } from '../dictionary/dictionary.repository.js';
import type { Tell } from '../notifications/tell.js';
import type { ReportsRepository } from '../reports/reports.repository.js';
import { brokenFile, type CourseFile, readCourseFile } from './course-file.js';
import { someOf } from './places.js';
import { randomText } from './random-text.js';
import {
  type EditedCourse,
  haveSameLessons,
  isShown,
  type NewTaughtCourse,
  repeatedNumbers,
  signsOf,
  type TaughtCourseDocument,
  unfinished,
  unknownSigns,
} from './taught-course.js';
import { toCourseFile, toSummary, toTaughtCourse, toTaughtDetail } from './taught-course.mapper.js';
import type { TaughtCoursesRepository } from './taught-courses.repository.js';

type Schemas = components['schemas'];

export const MOST_COURSES = 100;
/** As JSON; what is changed is sent and kept whole. */
export const LARGEST_COURSE_BYTES = 150_000;

/** An address that nobody guesses: a course that is open is for whoever was given it. */
const ID = { alphabet: 'abcdefghijklmnopqrstuvwxyz234567', length: 20 } as const;

export type TaughtCoursesService = ReturnType<typeof createTaughtCoursesService>;

export function createTaughtCoursesService(dependencies: {
  readonly courses: TaughtCoursesRepository;
  readonly dictionary: Pick<DictionaryRepository, 'findByIds'>;
  readonly classes: Pick<ClassesRepository, 'hasClassOf'>;
  readonly reports: Pick<ReportsRepository, 'endFor'>;
  readonly acts: Pick<ActsRepository, 'loseTitles'>;
  readonly tell: Pick<Tell, 'forgetCourse' | 'reported'>;
  /** By moderators. */
  readonly mayBeSeen: (course: TaughtCourseDocument) => Promise<boolean>;
  readonly clock: Clock;
}) {
  const { courses, dictionary, classes, reports, acts, tell, mayBeSeen, clock } = dependencies;
  const signsFor = async (course: NewTaughtCourse): Promise<Signs> => {
    const signs = await dictionary.findByIds(signsOf(course));
    return new Map(signs.map((sign) => [sign._id, sign]));
  };

  const ownOf = async ({ id }: User, courseId: string): Promise<TaughtCourseDocument> => {
    const course = await courses.find(courseId);
    if (course?.ownerId !== id) throw courseGone();
    return course;
  };

  /** The signs of a course that may be kept. */
  const checked = async (course: NewTaughtCourse): Promise<Signs> => {
    if (Buffer.byteLength(JSON.stringify(course)) > LARGEST_COURSE_BYTES) {
      throw new AppError('COURSE_TOO_LARGE', 'This is too much for one course.');
    }
    const repeated = repeatedNumbers(course);
    if (repeated.length > 0) throw new AppError('LESSON_REPEATED', someOf(repeated));
    const signs = await signsFor(course);
    const unknown = unknownSigns(course, (sign) => signs.has(sign));
    if (unknown.length > 0) throw new AppError('UNKNOWN_SIGN', someOf(unknown));
    return signs;
  };

  /** A class would stand before a closed door. */
  const checkNoClass = async (courseId: string): Promise<void> => {
    if (!(await classes.hasClassOf(courseId))) return;
    throw new AppError('COURSE_IN_CLASS', 'A class learns from this course. End the class first.');
  };

  /** What moderators took down does not come back as another course. */
  const checkNoCopy = async (ownerId: string, course: NewTaughtCourse): Promise<void> => {
    if (course.lessons.length === 0) return;
    const taken = await courses.listTakenDownOf(ownerId);
    if (taken.some((one) => haveSameLessons(one, course))) throw copyTakenDown();
  };

  const create = async (
    { id: ownerId, name: ownerName }: User,
    { titles, descriptions, lessons }: NewTaughtCourse,
  ): Promise<Schemas['TaughtCourse']> => {
    const signs = await checked({ titles, descriptions, lessons });
    await checkNoCopy(ownerId, { titles, descriptions, lessons });
    if ((await courses.countOf(ownerId)) >= MOST_COURSES) {
      throw new AppError('COURSES_FULL', `A teacher keeps ${MOST_COURSES} courses at most.`);
    }
    const now = clock();
    const course: TaughtCourseDocument = {
      _id: randomText(ID.alphabet, ID.length),
      ...{ ownerId, ownerName, titles, descriptions, lessons },
      ...{ isOpen: false, version: 1, createdAt: now, changedAt: now },
    };
    await courses.insert(course);
    return toTaughtCourse(course, signs);
  };

  return {
    list: async ({ id }: User): Promise<Schemas['TaughtCourseSummary'][]> =>
      (await courses.listOf(id)).map(toSummary),

    create,

    /** A file of somebody's, whole or not at all. */
    import: async (teacher: User, file: unknown): Promise<Schemas['TaughtCourse']> => {
      const { titles, descriptions, lessons } = readCourseFile(file);
      const course = { titles, descriptions, lessons: lessons.map(numbered) };
      const signs = await signsFor(course);
      const unknown = unknownSigns(course, (sign) => signs.has(sign));
      if (unknown.length > 0) throw brokenFile(unknown);
      return create(teacher, course);
    },

    get: async (teacher: User, courseId: string): Promise<Schemas['TaughtCourse']> => {
      const course = await ownOf(teacher, courseId);
      return toTaughtCourse(course, await signsFor(course));
    },

    /** Only what was read is changed: of two tabs the slower one is told. */
    save: async (
      teacher: User,
      courseId: string,
      change: EditedCourse,
    ): Promise<Schemas['SavedCourse']> => {
      const { titles, descriptions, lessons, isOpen, version } = change;
      await checked({ titles, descriptions, lessons });
      const lacking = isOpen ? unfinished(change) : [];
      if (lacking.length > 0) throw new AppError('COURSE_UNFINISHED', someOf(lacking));
      if (!isOpen) await checkNoClass(courseId);
      const whose = { id: courseId, ownerId: teacher.id, name: teacher.name };
      const saved = await courses.replace(
        whose,
        { titles, descriptions, lessons, isOpen, version },
        clock(),
      );
      if (!saved) {
        const now = await ownOf(teacher, courseId);
        if (now.version === version && now.takenDown) throw takenDown();
        const message = 'Another tab or device has changed this course. Load it again.';
        throw new AppError('COURSE_CHANGED', message);
      }
      return {
        ...{ version: saved.version, isOpen: saved.isOpen },
        changedAt: saved.changedAt.toISOString(),
      };
    },

    remove: async (teacher: User, courseId: string): Promise<void> => {
      await ownOf(teacher, courseId);
      await checkNoClass(courseId);
      if (!(await courses.remove(courseId, teacher.id))) throw courseGone();
      await acts.loseTitles([courseId]);
      await reports.endFor({ courseId }, clock());
      await tell.forgetCourse(courseId);
      await tell.reported();
    },

    preview: async (user: User, courseId: string): Promise<CourseDetail> => {
      const course = await courses.find(courseId);
      const isTheirs = course?.ownerId === user.id;
      if (!course || !(isTheirs || (isModerator(user) && (await mayBeSeen(course))))) {
        throw courseGone();
      }
      return toTaughtDetail(course, await signsFor(course));
    },

    export: async (teacher: User, courseId: string): Promise<CourseFile> =>
      toCourseFile(await ownOf(teacher, courseId)),

    isOwn: async ({ id }: User, courseId: string): Promise<boolean> =>
      (await courses.find(courseId))?.ownerId === id,

    /** For whoever has its address; null of what is none, a draft, or taken down. */
    findOpen: async (courseId: string): Promise<CourseDetail | null> => {
      const course = await courses.find(courseId);
      return course && isShown(course) ? toTaughtDetail(course, await signsFor(course)) : null;
    },
  };
}

const numbered = <Lesson extends object>(lesson: Lesson, at: number) => ({
  number: at + 1,
  ...lesson,
});

export const courseGone = (): AppError =>
  new AppError('COURSE_NOT_FOUND', 'This course does not exist any more.');

const takenDown = (): AppError =>
  new AppError(
    'COURSE_TAKEN_DOWN',
    'A moderator has taken this course down. It can be opened once a moderator restores it.',
  );

const copyTakenDown = (): AppError =>
  new AppError(
    'COURSE_COPY_TAKEN_DOWN',
    'You have this course already, and a moderator has taken it down. Change that one.',
  );
