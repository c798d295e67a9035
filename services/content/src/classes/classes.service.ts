import type { components } from '@isl/contracts/content';
import { AppError } from '@isl/service-kit';
import type { User } from '@isl/service-kit/access';
import type { Clock } from '@isl/service-kit/clock';
import { newId } from '@isl/service-kit/mongo';
import type { CourseDetail } from '../courses/lessons.mapper.js';
import type { ProgressRepository } from '../progress/progress.repository.js';
import { type ClassDocument, memberOf } from './class.js';
import { newClassCode, readClassCode } from './class-code.js';
import { type Class, toClassCard, toJoinedClass, toTaughtClass } from './classes.mapper.js';
import type { ClassesRepository } from './classes.repository.js';

type Schemas = components['schemas'];

/** That one person teaches, and that one person is in. */
export const MOST_CLASSES = 50;
/** Two codes are the same once in billions. */
const CODE_TRIES = 5;

export type ClassesService = ReturnType<typeof createClassesService>;

export function createClassesService(dependencies: {
  readonly classes: ClassesRepository;
  readonly progress: Pick<ProgressRepository, 'lessonsOf'>;
  /** Null of a course that learners cannot see. */
  readonly courseOf: (courseId: string) => Promise<CourseDetail | null>;
  /** Whether this person may teach it: a course of somebody else is theirs to close. */
  readonly isTheirs: (teacher: User, courseId: string) => Promise<boolean>;
  readonly clock: Clock;
}) {
  const { classes, progress, courseOf, isTheirs, clock } = dependencies;

  const seenBy = async ({ id }: User, one: ClassDocument): Promise<Class> => {
    const course = await courseOf(one.courseId);
    if (one.ownerId !== id) return toJoinedClass(one, course, id);
    const agreed = one.members.filter(({ mayBeSeen }) => mayBeSeen).map(({ userId }) => userId);
    const lessons = course?.lessons.map(({ _id }) => _id) ?? [];
    return toTaughtClass(one, course, await progress.lessonsOf(agreed, lessons));
  };

  return {
    list: async ({ id }: User): Promise<Schemas['ClassList']> => {
      const [taught, joined] = await Promise.all([classes.taughtBy(id), classes.joinedBy(id)]);
      return { taught: taught.map(toClassCard), joined: joined.map(toClassCard) };
    },

    create: async (teacher: User, { courseId, name }: Schemas['NewClass']): Promise<Class> => {
      const course = (await isTheirs(teacher, courseId)) ? await courseOf(courseId) : null;
      if (!course || course.lessons.length === 0) {
        const message =
          'A class learns from an open course with lessons, one of yours or of this site.';
        throw new AppError('COURSE_NOT_FOUND', message);
      }
      if ((await classes.taughtBy(teacher.id)).length >= MOST_CLASSES) throw tooManyClasses();
      const one = {
        ...{ _id: newId(), name: name.trim(), courseId, createdAt: clock(), members: [] },
        ...{ ownerId: teacher.id, ownerName: teacher.name },
      };
      for (let tries = 0; tries < CODE_TRIES; tries += 1) {
        const document = { ...one, code: newClassCode() };
        if (await classes.insert(document)) return toTaughtClass(document, course, new Map());
      }
      throw new Error('no code was free');
    },

    join: async (user: User, { code: typed, mayBeSeen }: Schemas['Joining']): Promise<Class> => {
      if (user.demo) {
        throw new AppError('DEMO_FIXED', 'The demo account is shared; a class is for people.');
      }
      const code = readClassCode(typed);
      const found = code && (await classes.findByCode(code));
      if (!code || !found) throw new AppError('CLASS_CODE_UNKNOWN', 'No class has this code.');
      if (found.ownerId === user.id) return seenBy(user, found);
      const member = { userId: user.id, name: user.name, mayBeSeen };
      if (!memberOf(found, user.id)) {
        if ((await classes.joinedBy(user.id)).length >= MOST_CLASSES) throw tooManyClasses();
        const joined = await classes.add(code, { ...member, joinedAt: clock() });
        if (joined) return seenBy(user, joined);
      }
      // In it already, from another tab perhaps: what was said last counts.
      const changed = await classes.setMayBeSeen(found._id, member);
      if (changed) return seenBy(user, changed);
      throw new AppError('CLASS_FULL', 'This class holds no more learners.');
    },

    get: async (user: User, classId: string): Promise<Class> => {
      const one = await classes.find(classId);
      if (!one || (one.ownerId !== user.id && !memberOf(one, user.id))) throw classGone();
      return seenBy(user, one);
    },

    renewCode: async (teacher: User, classId: string): Promise<Class> => {
      for (let tries = 0; tries < CODE_TRIES; tries += 1) {
        const renewed = await classes.setCode(classId, teacher.id, newClassCode());
        if (renewed) return seenBy(teacher, renewed);
        if (renewed === null) throw classGone();
      }
      throw new Error('no code was free');
    },

    end: async (teacher: User, classId: string): Promise<void> => {
      if (!(await classes.end(classId, teacher.id))) throw classGone();
    },

    change: async (user: User, classId: string, mayBeSeen: boolean): Promise<Class> => {
      const member = { userId: user.id, name: user.name, mayBeSeen };
      const changed = await classes.setMayBeSeen(classId, member);
      if (!changed) throw classGone();
      return seenBy(user, changed);
    },

    leave: async (user: User, classId: string): Promise<void> => {
      if (!(await classes.leave(classId, user.id))) throw classGone();
    },
  };
}

const classGone = (): AppError =>
  new AppError('CLASS_NOT_FOUND', 'This class has ended, or is not one of yours.');

const tooManyClasses = (): AppError =>
  new AppError('CLASSES_FULL', `A person has ${MOST_CLASSES} classes at most.`);
