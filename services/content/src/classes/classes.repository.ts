import { isDuplicate } from '@isl/service-kit/mongo';
import type { Collection, Db } from 'mongodb';
import type { ClassDocument, Member } from './class.js';

export type ClassesRepository = ReturnType<typeof createClassesRepository>;

export const MOST_LEARNERS = 200;
const FULL = `members.${MOST_LEARNERS - 1}`;
const AFTER = { returnDocument: 'after' } as const;

export function createClassesRepository(db: Db) {
  const classes: Collection<ClassDocument> = db.collection('classes');
  return {
    /** False where another class has this code. */
    insert: async (one: ClassDocument): Promise<boolean> => {
      try {
        await classes.insertOne(one);
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },

    find: (_id: string): Promise<ClassDocument | null> => classes.findOne({ _id }),

    findByCode: (code: string): Promise<ClassDocument | null> => classes.findOne({ code }),

    taughtBy: (ownerId: string): Promise<ClassDocument[]> =>
      classes.find({ ownerId }).sort({ createdAt: -1, _id: -1 }).toArray(),

    joinedBy: (userId: string): Promise<ClassDocument[]> =>
      classes.find({ 'members.userId': userId }).sort({ createdAt: -1, _id: -1 }).toArray(),

    hasClassOf: async (courseId: string): Promise<boolean> =>
      (await classes.countDocuments({ courseId }, { limit: 1 })) > 0,

    /** Null where the class is gone, full, or has them already. */
    add: (code: string, member: Member): Promise<ClassDocument | null> =>
      classes.findOneAndUpdate(
        { code, 'members.userId': { $ne: member.userId }, [FULL]: { $exists: false } },
        { $push: { members: member } },
        AFTER,
      ),

    /** Null where they are not in it. */
    setMayBeSeen: (
      _id: string,
      { userId, name, mayBeSeen }: Pick<Member, 'userId' | 'name' | 'mayBeSeen'>,
    ): Promise<ClassDocument | null> =>
      classes.findOneAndUpdate(
        { _id, 'members.userId': userId },
        { $set: { 'members.$.mayBeSeen': mayBeSeen, 'members.$.name': name } },
        AFTER,
      ),

    /** False where they are not in it. */
    leave: async (_id: string, userId: string): Promise<boolean> => {
      const { modifiedCount } = await classes.updateOne(
        { _id, 'members.userId': userId },
        { $pull: { members: { userId } } },
      );
      return modifiedCount === 1;
    },

    /** Null where it is no class of theirs; false where another class has this code. */
    setCode: async (
      _id: string,
      ownerId: string,
      code: string,
    ): Promise<ClassDocument | null | false> => {
      try {
        return await classes.findOneAndUpdate({ _id, ownerId }, { $set: { code } }, AFTER);
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },

    /** False where it is no class of theirs. */
    end: async (_id: string, ownerId: string): Promise<boolean> =>
      (await classes.deleteOne({ _id, ownerId })).deletedCount === 1,

    /** Of a person who goes. */
    forget: async (userId: string): Promise<{ classes: number; memberships: number }> => {
      const { deletedCount } = await classes.deleteMany({ ownerId: userId });
      const { modifiedCount } = await classes.updateMany(
        { 'members.userId': userId },
        { $pull: { members: { userId } } },
      );
      return { classes: deletedCount, memberships: modifiedCount };
    },
  };
}
