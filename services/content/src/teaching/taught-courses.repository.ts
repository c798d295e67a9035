import type { Collection, Db } from 'mongodb';
import type { EditedCourse, TaughtCourseDocument } from './taught-course.js';

export type TaughtCoursesRepository = ReturnType<typeof createTaughtCoursesRepository>;

export function createTaughtCoursesRepository(db: Db) {
  const courses: Collection<TaughtCourseDocument> = db.collection('taughtCourses');
  return {
    /** The one changed last first. */
    listOf: (ownerId: string): Promise<TaughtCourseDocument[]> =>
      courses.find({ ownerId }).sort({ changedAt: -1, _id: 1 }).toArray(),

    countOf: (ownerId: string): Promise<number> => courses.countDocuments({ ownerId }),

    insert: async (course: TaughtCourseDocument): Promise<void> => {
      await courses.insertOne(course);
    },

    find: (_id: string): Promise<TaughtCourseDocument | null> => courses.findOne({ _id }),

    /** Null where it is no course of theirs, or no longer the version that was changed. */
    replace: (
      {
        id,
        ownerId,
        name,
      }: { readonly id: string; readonly ownerId: string; readonly name: string },
      { version, ...change }: EditedCourse,
      changedAt: Date,
    ): Promise<TaughtCourseDocument | null> =>
      courses.findOneAndUpdate(
        { _id: id, ownerId, version },
        { $set: { ...change, ownerName: name, changedAt }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      ),

    /** False where it is no course of theirs. */
    remove: async (id: string, ownerId: string): Promise<boolean> =>
      (await courses.deleteOne({ _id: id, ownerId })).deletedCount === 1,

    removeOf: async (ownerId: string): Promise<number> =>
      (await courses.deleteMany({ ownerId })).deletedCount,
  };
}
