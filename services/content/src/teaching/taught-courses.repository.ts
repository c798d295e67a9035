import type { Collection, Db, Filter } from 'mongodb';
import type {
  CourseOutcome,
  CourseTakenDown,
  EditedCourse,
  TakenDownCourse,
  TaughtCourseDocument,
} from './taught-course.js';

export type TaughtCoursesRepository = ReturnType<typeof createTaughtCoursesRepository>;

type ToldCourse = Pick<TaughtCourseDocument, '_id' | 'ownerId'> & {
  readonly toTell: CourseOutcome;
};

/** Where a page of what is taken down ends. */
export type LastTakedown = { readonly at: Date; readonly id: string };

const MOST_TOLD_AT_ONCE = 1_000;
/** What is open already stays so for when a moderator restores it. */
const MAY_BE_OPEN: Filter<TaughtCourseDocument> = {
  $or: [{ isOpen: true }, { takenDown: { $exists: false } }],
};

export function createTaughtCoursesRepository(db: Db) {
  const courses: Collection<TaughtCourseDocument> = db.collection('taughtCourses');
  return {
    /** The one changed last first. */
    listOf: (ownerId: string): Promise<TaughtCourseDocument[]> =>
      courses.find({ ownerId }).sort({ changedAt: -1, _id: 1 }).toArray(),

    listTakenDownOf: (ownerId: string): Promise<TaughtCourseDocument[]> =>
      courses.find({ ownerId, takenDown: { $exists: true } }).toArray(),

    /** The last one first; from where a page before ended. */
    listTakenDown: async (limit: number, last?: LastTakedown): Promise<TakenDownCourse[]> => {
      const found = courses
        .find({ 'takenDown.at': { $gt: new Date(0) }, ...(last ? takenDownBefore(last) : {}) })
        .sort({ 'takenDown.at': -1, _id: -1 })
        .limit(limit);
      return (await found.toArray()) as TakenDownCourse[];
    },

    countOf: (ownerId: string): Promise<number> => courses.countDocuments({ ownerId }),

    insert: async (course: TaughtCourseDocument): Promise<void> => {
      await courses.insertOne(course);
    },

    find: (_id: string): Promise<TaughtCourseDocument | null> => courses.findOne({ _id }),

    findMany: (ids: readonly string[]): Promise<TaughtCourseDocument[]> =>
      courses.find({ _id: { $in: [...ids] } }).toArray(),

    has: async (_id: string): Promise<boolean> =>
      (await courses.findOne({ _id }, { projection: { _id: 1 } })) !== null,

    /** False where there is none. */
    takeDown: async (_id: string, takenDown: CourseTakenDown): Promise<boolean> => {
      const toTell = { outcome: 'taken-down', at: takenDown.at } as const;
      const taken = await courses.updateOne({ _id }, { $set: { takenDown, toTell } });
      return taken.matchedCount === 1;
    },

    /** False where it is not taken down. */
    restore: async (_id: string, at: Date): Promise<boolean> => {
      const taken = { _id, takenDown: { $exists: true } };
      const toTell = { outcome: 'restored', at } as const;
      const restored = { $unset: { takenDown: '' as const }, $set: { toTell } };
      return (await courses.updateOne(taken, restored)).modifiedCount === 1;
    },

    /** Those whose teacher may not have been told. */
    listToTell: async (): Promise<ToldCourse[]> => {
      const projection = { ownerId: 1, toTell: 1 } as const;
      const found = courses.find({ 'toTell.at': { $gt: new Date(0) } }, { projection });
      return (await found.limit(MOST_TOLD_AT_ONCE).toArray()) as ToldCourse[];
    },

    /** What was done since is to be told still. */
    settle: async (_id: string, { outcome, at }: CourseOutcome): Promise<void> => {
      const told = { _id, 'toTell.outcome': outcome, 'toTell.at': at };
      await courses.updateOne(told, { $unset: { toTell: '' } });
    },

    /** A moderator whose account goes; what they decided stays. */
    forgetModerator: async (userId: string): Promise<void> => {
      await courses.updateMany({ 'takenDown.by': userId }, { $unset: { 'takenDown.by': '' } });
    },

    /** Null where it is no course of theirs, no longer the version that was changed, or taken down and would be opened. */
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
        { _id: id, ownerId, version, ...(change.isOpen ? MAY_BE_OPEN : {}) },
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

function takenDownBefore({ at, id }: LastTakedown): Filter<TaughtCourseDocument> {
  return {
    $or: [{ 'takenDown.at': { $lt: at } }, { 'takenDown.at': at, _id: { $lt: id } }],
  };
}
