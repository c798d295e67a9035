import { isDuplicate } from '@isl/service-kit/mongo';
import { type Collection, type Db, type Filter, ObjectId } from 'mongodb';
import type { CommentDocument } from './posts.mapper.js';

export type NewComment = Omit<CommentDocument, '_id' | 'postId'>;
type Row = Pick<CommentDocument, '_id' | 'postId'>;

export type CommentsRepository = ReturnType<typeof createCommentsRepository>;

/** What the comments say. Which of them a post has, and in what order, the post itself says. */
export function createCommentsRepository(db: Db) {
  const comments: Collection<CommentDocument> = db.collection('comments');
  const idsOf = (filter: Filter<CommentDocument>): Promise<Row[]> =>
    comments.find(filter).project<Row>({ _id: 1, postId: 1 }).toArray();
  return {
    /** One that is there already, of an attempt that failed half-way, only becomes as young. */
    insert: async (comment: CommentDocument): Promise<void> => {
      const { _id, createdAt } = comment;
      try {
        await comments.insertOne(comment);
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        await comments.updateOne({ _id }, { $set: { createdAt } });
      }
    },

    /** Those that are there, in the order of the ids. */
    findMany: async (ids: readonly ObjectId[]): Promise<readonly CommentDocument[]> => {
      if (ids.length === 0) return [];
      const documents = await comments.find({ _id: { $in: [...ids] } }).toArray();
      const byId = new Map(documents.map((document) => [document._id.toHexString(), document]));
      return ids.flatMap((id) => byId.get(id.toHexString()) ?? []);
    },

    /** Whether that person wrote it. */
    isBy: async (commentId: string, authorId: string): Promise<boolean> => {
      const filter = { _id: new ObjectId(commentId), authorId };
      return (await comments.findOne(filter, { projection: { _id: 1 } })) !== null;
    },

    /** Only those from before a moment, where one is named. */
    remove: async (ids: readonly ObjectId[], before?: Date): Promise<number> => {
      const old = before ? { createdAt: { $lt: before } } : {};
      return (await comments.deleteMany({ _id: { $in: [...ids] }, ...old })).deletedCount;
    },

    removeOfPosts: async (postIds: readonly ObjectId[]): Promise<void> => {
      await comments.deleteMany({ postId: { $in: [...postIds] } });
    },

    listOfDemo: (before: Date) => idsOf({ demo: true, createdAt: { $lt: before } }),

    /** The next so many from before a moment, in the order of their ids. */
    listAfter: (after: ObjectId | null, before: Date, limit: number): Promise<Row[]> =>
      comments
        .find({ ...(after ? { _id: { $gt: after } } : {}), createdAt: { $lt: before } })
        .sort({ _id: 1 })
        .limit(limit)
        .project<Row>({ _id: 1, postId: 1 })
        .toArray(),
  };
}
