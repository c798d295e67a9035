import { type Collection, type Db, type Filter, ObjectId } from 'mongodb';
import { isDuplicate } from '../db/ids.js';
import {
  type Comment,
  type CommentDocument,
  type CountedPost,
  countLikes,
  type Post,
  type PostDocument,
  toComment,
  toPost,
} from './posts.mapper.js';

type Viewer = {
  readonly userId: string | null;
  readonly isModerator: boolean;
  readonly likeKey: string | null;
};

type Page = {
  readonly limit: number;
  readonly after?: string;
  /** The discussion of one sign; without it the main feed. */
  readonly signId?: string;
};

type NewPost = Pick<PostDocument, 'title' | 'content' | 'createdAt'> &
  Partial<Pick<PostDocument, 'username' | 'authorId' | 'signId' | 'demo'>>;

type NewComment = Omit<CommentDocument, '_id'>;

export type PostsRepository = ReturnType<typeof createPostsRepository>;

/** A document of MongoDB holds 16 MiB; this many of the longest comments fit with room for likes. */
export const COMMENTS_PER_POST = 500;
/** Two requests of one person can undo each other's condition; each try is one atomic update. */
const TOGGLE_TRIES = 5;

export function createPostsRepository(db: Db) {
  const posts: Collection<PostDocument> = db.collection('posts');
  const find = async (viewer: Viewer, id: string): Promise<Post | null> => {
    const document = await posts.findOne({ _id: new ObjectId(id), ...visibleTo(viewer) });
    return document && asSeenBy(viewer, document);
  };
  return {
    find,

    /** Those of the ids that the viewer may see, in any order. */
    findMany: async (viewer: Viewer, ids: readonly string[]): Promise<Post[]> => {
      const _id = { $in: ids.map((id) => new ObjectId(id)) };
      const documents = await posts.find({ _id, ...visibleTo(viewer) }).toArray();
      return documents.map((document) => asSeenBy(viewer, document));
    },

    list: async (viewer: Viewer, page: Page): Promise<Post[]> => {
      const documents = await posts
        .aggregate<CountedPost>([
          {
            $match: {
              signId: page.signId ?? { $exists: false },
              $and: [visibleTo(viewer), await olderThan(posts, page.after)],
            },
          },
          { $sort: { createdAt: -1, _id: -1 } },
          { $limit: page.limit },
          {
            $addFields: {
              likes: { $size: '$likedBy' },
              liked: { $in: [viewer.likeKey ?? '', '$likedBy'] },
            },
          },
          { $project: { likedBy: 0 } },
        ])
        .toArray();
      return documents.map(toPost);
    },

    /** False where a post has this id already. */
    insert: async (id: string, post: NewPost): Promise<boolean> => {
      const _id = new ObjectId(id);
      try {
        await posts.insertOne({ _id, ...post, likedBy: [], comments: [], shownAt: post.createdAt });
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },

    /** Adds the like, or takes it back; null where the viewer sees no such post. */
    toggleLike: async (
      viewer: Viewer & { likeKey: string },
      id: string,
      demoLikedAt?: Date,
    ): Promise<Post | null> => {
      const { likeKey } = viewer;
      const shown = { _id: new ObjectId(id), ...visibleTo(viewer) };
      for (let tries = 0; tries < TOGGLE_TRIES; tries += 1) {
        const liked = await posts.findOneAndUpdate(
          { ...shown, likedBy: { $ne: likeKey } },
          { $addToSet: { likedBy: likeKey }, ...(demoLikedAt ? { $set: { demoLikedAt } } : {}) },
          { returnDocument: 'after' },
        );
        if (liked) return asSeenBy(viewer, liked);
        const unliked = await posts.findOneAndUpdate(
          { ...shown, likedBy: likeKey },
          { $pull: { likedBy: likeKey } },
          { returnDocument: 'after' },
        );
        if (unliked) return asSeenBy(viewer, unliked);
      }
      return find(viewer, id);
    },

    /** Null where the viewer sees no such post, it is full, or it has this comment already. */
    addComment: async (
      viewer: Viewer,
      postId: string,
      commentId: string,
      comment: NewComment,
    ): Promise<Post | null> => {
      const _id = new ObjectId(commentId);
      const document = await posts.findOneAndUpdate(
        {
          _id: new ObjectId(postId),
          ...visibleTo(viewer),
          'comments._id': { $ne: _id },
          [`comments.${COMMENTS_PER_POST - 1}`]: { $exists: false },
        },
        { $push: { comments: { _id, ...comment } } },
        { returnDocument: 'after' },
      );
      return document && asSeenBy(viewer, document);
    },

    /** Only that author's post, where one is named. */
    remove: async (id: string, authorId?: string): Promise<boolean> => {
      const owner = authorId === undefined ? {} : { authorId };
      return (await posts.deleteOne({ _id: new ObjectId(id), ...owner })).deletedCount === 1;
    },

    /** The comments that remain; null where nothing matched. */
    removeComment: async (
      viewer: Viewer,
      postId: string,
      commentId: string,
      authorId?: string,
    ): Promise<Comment[] | null> => {
      const comment = { _id: new ObjectId(commentId), ...(authorId ? { authorId } : {}) };
      const document = await posts.findOneAndUpdate(
        {
          _id: new ObjectId(postId),
          ...visibleTo(viewer),
          comments: { $elemMatch: comment },
        },
        { $pull: { comments: { _id: comment._id } } },
        { returnDocument: 'after' },
      );
      return document?.comments.map(toComment) ?? null;
    },

    hide: async (
      viewer: Viewer,
      id: string,
      hidden: { reason: string; by: string; at: Date },
    ): Promise<Post | null> => {
      const document = await posts.findOneAndUpdate(
        { _id: new ObjectId(id) },
        { $set: { hidden } },
        { returnDocument: 'after' },
      );
      return document && asSeenBy(viewer, document);
    },

    unhide: async (viewer: Viewer, id: string, shownAt: Date): Promise<Post | null> => {
      const document = await posts.findOneAndUpdate(
        { _id: new ObjectId(id) },
        { $unset: { hidden: '' }, $set: { shownAt } },
        { returnDocument: 'after' },
      );
      return document && asSeenBy(viewer, document);
    },

    /** What everybody may see and came into view since a moment, oldest first; the newest `limit`. */
    shownSince: async (moment: Date, limit: number): Promise<Post[]> => {
      const documents = await posts
        .find({ shownAt: { $gte: moment }, hidden: { $exists: false } })
        .sort({ shownAt: -1 })
        .limit(limit)
        .project<CountedPost>({ likedBy: 0, comments: 0 })
        .map((document) => ({ ...document, likes: 0, liked: false, comments: [] }))
        .toArray();
      return documents.reverse().map(toPost);
    },

    stillShown: async (ids: readonly string[]): Promise<string[]> => {
      const _id = { $in: ids.map((id) => new ObjectId(id)) };
      const shown = posts.find({ _id, hidden: { $exists: false } }, { projection: { _id: 1 } });
      return (await shown.toArray()).map((document) => document._id.toHexString());
    },

    /** Whether a post, or that comment of it, is still there. */
    hasTarget: async ({ postId, commentId }: { postId: string; commentId?: string }) => {
      const comment = commentId ? { 'comments._id': new ObjectId(commentId) } : {};
      const filter = { _id: new ObjectId(postId), ...comment };
      return (await posts.findOne(filter, { projection: { _id: 1 } })) !== null;
    },

    /** Removes the demo account's posts, comments and likes from before a moment. */
    sweepDemo: async (before: Date): Promise<number> => {
      const { deletedCount } = await posts.deleteMany({ demo: true, createdAt: { $lt: before } });
      const old = { demo: { $eq: true }, createdAt: { $lt: before } } as const;
      const comments = await posts.updateMany(
        { comments: { $elemMatch: old } },
        { $pull: { comments: old } },
      );
      await posts.updateMany(
        { demoLikedAt: { $lt: before } },
        { $pull: { likedBy: /^demo:/ }, $unset: { demoLikedAt: '' } },
      );
      return deletedCount + comments.modifiedCount;
    },
  };
}

function asSeenBy(viewer: Viewer, document: PostDocument): Post {
  return toPost(countLikes(document, viewer.likeKey));
}

/** A hidden post is seen by its author, who is told why, and by moderators. */
export function visibleTo(viewer: Pick<Viewer, 'userId' | 'isModerator'>): Filter<PostDocument> {
  if (viewer.isModerator) return {};
  if (viewer.userId === null) return { hidden: { $exists: false } };
  return { $or: [{ hidden: { $exists: false } }, { authorId: viewer.userId }] };
}

/** What follows a post in the list. Of one that is gone the id still says when it was written. */
async function olderThan(
  posts: Collection<PostDocument>,
  cursor: string | undefined,
): Promise<Filter<PostDocument>> {
  if (cursor === undefined) return {};
  const after = new ObjectId(cursor);
  const last = await posts.findOne({ _id: after }, { projection: { createdAt: 1 } });
  if (!last) return { _id: { $lt: after } };
  const { createdAt } = last;
  return { $or: [{ createdAt: { $lt: createdAt } }, { createdAt, _id: { $lt: after } }] };
}
