import { newId } from '@isl/service-kit/mongo';
import type { Collection, Db } from 'mongodb';
import { type Course, type CourseDocument, type NewCourse, toCourse } from './courses.mapper.js';

export type CoursesRepository = ReturnType<typeof createCoursesRepository>;

const LISTED = { removedAt: { $exists: false } } as const;
/** Added courses follow the seeded ones. */
const ADDED_ORDER = 1_000;

export function createCoursesRepository(db: Db) {
  const courses: Collection<CourseDocument> = db.collection('courses');
  return {
    list: async (): Promise<Course[]> =>
      (await courses.find(LISTED).sort({ order: 1, createdAt: 1, _id: 1 }).toArray()).map(toCourse),

    /** Null where no such course is listed. */
    find: (id: string): Promise<CourseDocument | null> => courses.findOne({ _id: id, ...LISTED }),

    insert: async (course: NewCourse, now: Date): Promise<Course> => {
      const document = {
        _id: newId(),
        ...course,
        order: ADDED_ORDER,
        createdAt: now,
        shownAt: now,
      };
      await courses.insertOne(document);
      return toCourse(document);
    },

    /** Null where no such course is listed. */
    remove: async (id: string, removedAt: Date): Promise<Course | null> => {
      const removed = await courses.findOneAndUpdate(
        { _id: id, ...LISTED },
        { $set: { removedAt } },
      );
      return removed && toCourse(removed);
    },

    /** Stores a course of the installation where it differs; one that was removed stays removed. */
    seed: async ({ _id, ...course }: Course, order: number, now: Date): Promise<void> => {
      if (await courses.findOne({ _id, ...course, order })) return;
      await courses.updateOne(
        { _id },
        { $set: { ...course, order, shownAt: now }, $setOnInsert: { createdAt: now } },
        { upsert: true },
      );
    },

    shownSince: async (moment: Date): Promise<Course[]> =>
      (await courses.find({ ...LISTED, shownAt: { $gte: moment } }).toArray()).map(toCourse),

    stillShown: async (ids: readonly string[]): Promise<string[]> => {
      const filter = { ...LISTED, _id: { $in: [...ids] } };
      const found = await courses.find(filter, { projection: { _id: 1 } }).toArray();
      return found.map(({ _id }) => _id);
    },
  };
}
