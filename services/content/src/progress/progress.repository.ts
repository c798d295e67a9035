import { isDuplicate } from '@isl/service-kit/mongo';
import type { Collection, Db } from 'mongodb';
import type { Learnt } from './merge.js';

/** One document a person: a batch is kept whole or not at all. */
type ProgressDocument = Learnt & {
  readonly _id: string;
  /** Counts the changes, so that one is made only of what was read for it. */
  readonly version: number;
};

/** What is kept, and which change of it that is; 0 where nothing is kept yet. */
export type Kept = { readonly learnt: Learnt; readonly version: number };

export type ProgressRepository = ReturnType<typeof createProgressRepository>;

export function createProgressRepository(db: Db) {
  const progress: Collection<ProgressDocument> = db.collection('progress');
  return {
    find: async (userId: string): Promise<Kept | null> => {
      const document = await progress.findOne({ _id: userId });
      if (!document) return null;
      const { _id, version, ...learnt } = document;
      return { learnt, version };
    },

    /** What these people did of these lessons, by whose it is. */
    lessonsOf: async (
      userIds: readonly string[],
      lessonIds: readonly string[],
    ): Promise<ReadonlyMap<string, Learnt['lessons']>> => {
      const asked = new Set(lessonIds);
      const found = new Map<string, Learnt['lessons']>();
      const filter = { _id: { $in: [...userIds] } };
      for await (const { _id, lessons } of progress.find(filter, { projection: { lessons: 1 } })) {
        found.set(
          _id,
          lessons.filter(({ lesson }) => asked.has(lesson)),
        );
      }
      return found;
    },

    /** False where another device was faster: nothing is changed then. */
    replace: async (userId: string, version: number, learnt: Learnt): Promise<boolean> => {
      if (version > 0) {
        const replacement = { ...learnt, version: version + 1 };
        const { matchedCount } = await progress.replaceOne({ _id: userId, version }, replacement);
        return matchedCount === 1;
      }
      try {
        await progress.insertOne({ _id: userId, version: 1, ...learnt });
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },

    remove: async (userId: string): Promise<number> =>
      (await progress.deleteOne({ _id: userId })).deletedCount,
  };
}
