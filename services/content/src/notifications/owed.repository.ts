import { type Db, ObjectId } from 'mongodb';
import type { CommentDocument, PostDocument } from '../posts/posts.mapper.js';

/** A comment whose people may not have been told of it. */
export type OwedComment = Pick<CommentDocument, 'authorId' | 'replyTo'> & {
  readonly postId: string;
  readonly commentId: string;
};
export type OwedRepository = ReturnType<typeof createOwedRepository>;

/** Below every id that there is: a bound that an index serves, which `$exists` is not. */
const ANY_ID = { $gt: new ObjectId('000000000000000000000000') };

/** What a post says that people are yet to be told. It was noted with the comment or like itself. */
export function createOwedRepository(db: Db) {
  const posts = db.collection<PostDocument>('posts');
  const comments = db.collection<CommentDocument>('comments');
  const settleComments = async (postId: string, ids: readonly ObjectId[]): Promise<void> => {
    const _id = new ObjectId(postId);
    await posts.updateOne({ _id }, { $pullAll: { owedComments: [...ids] } });
  };
  return {
    /** Comments that are not there any more are owed to nobody, and forgotten. */
    comments: async (mostPosts: number): Promise<OwedComment[]> => {
      const projection = { commentIds: 1, owedComments: 1 } as const;
      const owing = await posts
        .find({ owedComments: ANY_ID }, { projection })
        .limit(mostPosts)
        .toArray();
      const owed: OwedComment[] = [];
      for (const { _id, commentIds = [], owedComments = [] } of owing) {
        const named = new Set(commentIds.map(String));
        const there = owedComments.filter((id) => named.has(String(id)));
        const found = await comments.find({ _id: { $in: there } }).toArray();
        const known = new Set(found.map((comment) => String(comment._id)));
        const gone = owedComments.filter((id) => !known.has(String(id)));
        if (gone.length > 0) await settleComments(String(_id), gone);
        for (const { _id: commentId, authorId, replyTo } of found) {
          const ids = { postId: String(_id), commentId: String(commentId), authorId };
          owed.push({ ...ids, ...(replyTo ? { replyTo } : {}) });
        }
      }
      return owed;
    },

    likes: (mostPosts: number): Promise<string[]> =>
      posts
        .find({ owedLikes: ANY_ID }, { projection: { _id: 1 } })
        .limit(mostPosts)
        .map(({ _id }) => String(_id))
        .toArray(),

    settleComment: (postId: string, commentId: string): Promise<void> =>
      settleComments(postId, [new ObjectId(commentId)]),

    /** Which like is to be told of; null where none is. */
    owedLike: async (postId: ObjectId): Promise<ObjectId | null> => {
      const post = await posts.findOne({ _id: postId }, { projection: { owedLikes: 1 } });
      return post?.owedLikes ?? null;
    },

    /** A like that came after that one is owed still. */
    settleLikes: async (_id: ObjectId, owedLikes: ObjectId): Promise<void> => {
      await posts.updateOne({ _id, owedLikes }, { $unset: { owedLikes: '' } });
    },
  };
}
