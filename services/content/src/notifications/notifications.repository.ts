import { isDuplicate } from '@isl/service-kit/mongo';
import type { Collection, Db, ObjectId } from 'mongodb';
import type { NotificationDocument } from './notifications.mapper.js';

export type NotificationsRepository = ReturnType<typeof createNotificationsRepository>;

export const MOST_KEPT = 200;
const NEWEST_FIRST = { at: -1, _id: -1 } as const;

export function createNotificationsRepository(db: Db) {
  const notifications: Collection<NotificationDocument> = db.collection('notifications');

  /** False where the person has this one already. */
  const insert = async (row: NotificationDocument): Promise<boolean> => {
    try {
      await notifications.insertOne(row);
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
    const surplus = await notifications
      .find({ userId: row.userId }, { projection: { _id: 1 } })
      .sort(NEWEST_FIRST)
      .skip(MOST_KEPT)
      .map(({ _id }) => _id)
      .toArray();
    if (surplus.length > 0) await notifications.deleteMany({ _id: { $in: surplus } });
    return true;
  };

  return {
    insert,

    /** The row as it is now, unread, where it tells more likes than it did; false where it does not. */
    raise: async (row: NotificationDocument & { readonly most: number }): Promise<boolean> => {
      const { _id, most, at } = row;
      const told = { _id, most: { $lt: most } };
      const raised = await notifications.updateOne(told, { $set: { most, at, readAt: null } });
      return raised.matchedCount > 0 || insert(row);
    },

    /** The row as it is now, unread, where it is newer than what was told; false where it is not. */
    renew: async (row: NotificationDocument): Promise<boolean> => {
      const renewed = await notifications.replaceOne({ _id: row._id, at: { $lt: row.at } }, row);
      return renewed.matchedCount > 0 || insert(row);
    },

    /** Newest first. */
    listOf: (userId: string): Promise<NotificationDocument[]> =>
      notifications.find({ userId }).sort(NEWEST_FIRST).limit(MOST_KEPT).toArray(),

    markRead: async (userId: string, upTo: Date, now: Date): Promise<void> => {
      const unread = { userId, readAt: null, at: { $lte: upTo } };
      await notifications.updateMany(unread, { $set: { readAt: now } });
    },

    removeOfPosts: async (postIds: readonly ObjectId[]): Promise<void> => {
      await notifications.deleteMany({ postId: { $in: [...postIds] } });
    },

    removeOfComments: async (commentIds: readonly ObjectId[]): Promise<void> => {
      await notifications.deleteMany({ commentId: { $in: [...commentIds] } });
    },

    removeOfCourses: async (courseIds: readonly string[]): Promise<void> => {
      const $in = [...courseIds];
      await notifications.deleteMany({
        $or: [{ courseId: { $in } }, { 'reported.courseId': { $in } }],
      });
    },

    removeOfSaying: async (sayingId: string): Promise<void> => {
      await notifications.deleteMany({ sayingId });
    },

    removeOfClip: async (clipId: string): Promise<void> => {
      const about = [{ 'clip._id': clipId }, { 'reported.videoId': clipId }];
      await notifications.deleteMany({ $or: about });
    },

    /** One row of one person. */
    remove: async (_id: string): Promise<void> => {
      await notifications.deleteOne({ _id });
    },

    removeOf: async (userId: string): Promise<number> =>
      (await notifications.deleteMany({ userId })).deletedCount,

    removeBefore: async (moment: Date): Promise<number> =>
      (await notifications.deleteMany({ at: { $lt: moment } })).deletedCount,
  };
}
