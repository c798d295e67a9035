import { isDuplicate, NEWEST_FIRST, olderThan } from '@isl/service-kit/mongo';
import { type Collection, type Db, type Filter, ObjectId } from 'mongodb';
import type { CommentsRepository, NewComment } from './comments.repository.js';
import {
  type Comment,
  type CommentDocument,
  type CountedPost,
  countPost,
  type Excerpt,
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

type Page = { readonly limit: number; readonly after?: string };

/** What a discussion is about; nothing in the main feed. */
type Subject = { readonly signId?: string; readonly aboutVideo?: string };
type PostsPage = Page & Subject;

type NewPost = Pick<PostDocument, 'title' | 'content' | 'createdAt'> &
  Subject &
  Partial<Pick<PostDocument, 'username' | 'authorId' | 'videoId' | 'moderator' | 'demo'>>;

type Like = {
  readonly likeKey: string;
  /** Of a visitor. */
  readonly net?: string;
  readonly demoLikedAt?: Date;
};

type ListedPost = CountedPost & { readonly newestIds: readonly ObjectId[] };

type NamingPost = Pick<PostDocument, 'commentIds'> & {
  readonly comments?: readonly Pick<CommentDocument, '_id'>[];
};

export type PostsRepository = ReturnType<typeof createPostsRepository>;

export const COMMENTS_PER_POST = 500;
/** A post is written anew at each like, so it has to stay small: these are about 270 KB. */
export const LIKES_PER_POST = 5_000;
/** A browser is a visitor for as long as it keeps a cookie; behind one net there are not many. */
export const VISITOR_LIKES_PER_NET = 10;
/** Two requests of one person can undo each other's condition; each try is one atomic update. */
const TOGGLE_TRIES = 5;

/** A single post carries all its comments up to so many, else the newest few. */
const COMMENTS_CARRIED = 50;
const NEWEST_CARRIED = 3;
/** Of a single post: the longest content is whole. */
const WHOLE_POST: Excerpt = { post: Number.POSITIVE_INFINITY, comment: 1_000 };
/** Of all posts on a page together, however many are asked for. */
const CHARACTERS_A_PAGE = 100_000;
const LONGEST_EXCERPT = 2_000;

const COMMENT_IDS = { $ifNull: ['$commentIds', []] };

export function createPostsRepository(db: Db, comments: CommentsRepository) {
  const posts: Collection<PostDocument> = db.collection('posts');
  const olderThanPage = async ({ after }: { readonly after?: string }) =>
    after === undefined
      ? {}
      : olderThan(new ObjectId(after), (_id) =>
          posts.findOne({ _id }, { projection: { createdAt: 1 } }),
        );

  const carriedOf = ({ commentIds = [] }: Pick<PostDocument, 'commentIds'>) => {
    const isAll = commentIds.length <= COMMENTS_CARRIED;
    const ids = isAll ? commentIds : commentIds.slice(-NEWEST_CARRIED);
    return comments.findMany(ids);
  };
  const asSeenBy = async (viewer: Viewer, document: PostDocument): Promise<Post> =>
    toPost(countPost(document, viewer.likeKey), await carriedOf(document), WHOLE_POST);

  const find = async (viewer: Viewer, id: string): Promise<Post | null> => {
    const document = await posts.findOne({ _id: new ObjectId(id), ...visibleTo(viewer) });
    return document && asSeenBy(viewer, document);
  };
  return {
    find,

    /** Those of the ids that the viewer may see, without their comments, in any order. */
    findMany: async (viewer: Viewer, ids: readonly string[]): Promise<Post[]> => {
      const _id = { $in: ids.map((id) => new ObjectId(id)) };
      const documents = await posts.find({ _id, ...visibleTo(viewer) }).toArray();
      return documents.map((document) =>
        toPost(countPost(document, viewer.likeKey), [], WHOLE_POST),
      );
    },

    list: async (viewer: Viewer, page: PostsPage): Promise<Post[]> => {
      const excerpt = excerptsOf(page.limit);
      const listed = await posts
        .aggregate<ListedPost>([
          {
            $match: {
              signId: page.signId ?? { $exists: false },
              aboutVideo: page.aboutVideo ?? { $exists: false },
              $and: [visibleTo(viewer), await olderThanPage(page)],
            },
          },
          { $sort: NEWEST_FIRST },
          { $limit: page.limit },
          {
            $addFields: {
              // One character more, by which it shows that there is a rest.
              content: { $substrCP: ['$content', 0, excerpt.post + 1] },
              likes: { $size: '$likedBy' },
              liked: { $in: [viewer.likeKey ?? '', '$likedBy'] },
              commentCount: { $size: COMMENT_IDS },
              newestIds: { $slice: [COMMENT_IDS, -NEWEST_CARRIED] },
            },
          },
          {
            $project: { likedBy: 0, likersByNet: 0, commentIds: 0, owedComments: 0, owedLikes: 0 },
          },
        ])
        .toArray();
      const ids = listed.flatMap(({ newestIds }) => newestIds);
      const found = await comments.findMany(ids);
      const byId = new Map(found.map((comment) => [comment._id.toHexString(), comment]));
      return listed.map(({ newestIds, ...post }) => {
        const newest = newestIds.flatMap((id) => byId.get(id.toHexString()) ?? []);
        return toPost(post, newest, excerpt);
      });
    },

    /** Newest first, each whole; null where the viewer sees no such post. */
    listComments: async (viewer: Viewer, postId: string, page: Page): Promise<Comment[] | null> => {
      const filter = { _id: new ObjectId(postId), ...visibleTo(viewer) };
      const post = await posts.findOne(filter, { projection: { commentIds: 1 } });
      if (!post) return null;
      const older = idsBefore(post.commentIds ?? [], page.after);
      const found = await comments.findMany(older.slice(-page.limit).reverse());
      return found.map((comment) => toComment(comment));
    },

    /** False where a post has this id already. */
    insert: async (id: string, post: NewPost): Promise<boolean> => {
      const _id = new ObjectId(id);
      const shownAt = post.createdAt;
      try {
        await posts.insertOne({ _id, ...post, likedBy: [], commentIds: [], shownAt });
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },

    /** Adds the like, or takes it back; null where the viewer sees no such post. */
    toggleLike: async (
      viewer: Viewer,
      id: string,
      { likeKey, net, demoLikedAt }: Like,
    ): Promise<Post | 'POST_FULL' | 'NET_FULL' | null> => {
      const shown = { _id: new ObjectId(id), ...visibleTo(viewer) };
      const likers = { likedBy: likeKey, ...(net ? { [`likersByNet.${net}`]: likeKey } : {}) };
      const room = {
        [`likedBy.${LIKES_PER_POST - 1}`]: { $exists: false },
        ...(net && { [`likersByNet.${net}.${VISITOR_LIKES_PER_NET - 1}`]: { $exists: false } }),
      };
      for (let tries = 0; tries < TOGGLE_TRIES; tries += 1) {
        const liked = await posts.findOneAndUpdate(
          { ...shown, likedBy: { $ne: likeKey }, ...room },
          {
            $addToSet: likers,
            $set: { owedLikes: new ObjectId(), ...(demoLikedAt ? { demoLikedAt } : {}) },
          },
          { returnDocument: 'after' },
        );
        if (liked) return asSeenBy(viewer, liked);
        const unliked = await posts.findOneAndUpdate(
          { ...shown, likedBy: likeKey },
          { $pull: likers },
          { returnDocument: 'after' },
        );
        if (unliked) return asSeenBy(viewer, unliked);
        const post = await posts.findOne(shown);
        if (!post) return null;
        if (post.likedBy.includes(likeKey)) continue;
        if (post.likedBy.length >= LIKES_PER_POST) return 'POST_FULL';
        const neighbours = net ? (post.likersByNet?.[net] ?? []) : [];
        if (neighbours.length >= VISITOR_LIKES_PER_NET) return 'NET_FULL';
      }
      return find(viewer, id);
    },

    /** What somebody answers who answers that comment of the post; null where it is not there. */
    answered: async (postId: string, commentId: string): Promise<ObjectId | null> => {
      const _id = new ObjectId(commentId);
      const filter = { _id: new ObjectId(postId), commentIds: _id };
      if (!(await posts.findOne(filter, { projection: { _id: 1 } }))) return null;
      const [comment] = await comments.findMany([_id]);
      return comment ? (comment.replyTo ?? comment._id) : null;
    },

    /** Null where the viewer sees no such post, it is full, or it has this comment already. */
    addComment: async (
      viewer: Viewer,
      postId: string,
      commentId: string,
      comment: NewComment,
    ): Promise<Post | null> => {
      const _id = new ObjectId(commentId);
      const postKey = new ObjectId(postId);
      // First what it says: a crash before the post names it leaves words that nobody sees.
      await comments.insert({ _id, postId: postKey, ...comment });
      const document = await posts.findOneAndUpdate(
        {
          $and: [{ commentIds: { $ne: _id } }, visibleTo(viewer)],
          _id: postKey,
          [`commentIds.${COMMENTS_PER_POST - 1}`]: { $exists: false },
        },
        { $push: { commentIds: _id, owedComments: _id } },
        { returnDocument: 'after' },
      );
      return document && asSeenBy(viewer, document);
    },

    /** What it says from now on, with what it carried or without; null where the author has no such post. */
    edit: async (
      viewer: Viewer,
      id: string,
      authorId: string,
      {
        withoutVideo,
        ...text
      }: Pick<PostDocument, 'title' | 'content'> & {
        readonly withoutVideo?: true | undefined;
      },
      at: Date,
    ): Promise<Post | null> => {
      const document = await posts.findOneAndUpdate(
        { _id: new ObjectId(id), authorId },
        {
          $set: { ...text, editedAt: at, shownAt: at },
          ...(withoutVideo ? { $unset: { videoId: '' } } : {}),
        },
        { returnDocument: 'after' },
      );
      return document && asSeenBy(viewer, document);
    },

    /** Only that author's post, where one is named. */
    remove: async (id: string, authorId?: string): Promise<boolean> => {
      const _id = new ObjectId(id);
      const owner = authorId === undefined ? {} : { authorId };
      if ((await posts.deleteOne({ _id, ...owner })).deletedCount === 0) return false;
      await comments.removeOfPosts([_id]);
      return true;
    },

    /** The comments that remain, as the post carries them; null where nothing matched. */
    removeComment: async (
      viewer: Viewer,
      postId: string,
      commentId: string,
      authorId?: string,
    ): Promise<Comment[] | null> => {
      if (authorId !== undefined && !(await comments.isBy(commentId, authorId))) return null;
      const _id = new ObjectId(commentId);
      const document = await posts.findOneAndUpdate(
        { _id: new ObjectId(postId), commentIds: _id, ...visibleTo(viewer) },
        { $pull: { commentIds: _id, owedComments: _id } },
        { returnDocument: 'after' },
      );
      if (!document) return null;
      await comments.remove([_id]);
      const carried = await carriedOf(document);
      return carried.map((comment) => toComment(comment, WHOLE_POST.comment));
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
        .project<PostDocument>({ likedBy: 0, likersByNet: 0, commentIds: 0 })
        .map((document) => ({ ...document, likes: 0, liked: false, commentCount: 0 }))
        .toArray();
      return documents.reverse().map((document) => toPost(document, [], WHOLE_POST));
    },

    stillShown: async (ids: readonly string[]): Promise<string[]> => {
      const _id = { $in: ids.map((id) => new ObjectId(id)) };
      const shown = posts.find({ _id, hidden: { $exists: false } }, { projection: { _id: 1 } });
      return (await shown.toArray()).map((document) => document._id.toHexString());
    },

    /** Who wrote a post, or that comment of it; null where it is not there. */
    writerOf: async ({ postId, commentId }: { postId: string; commentId?: string }) => {
      const fields = { authorId: 1, username: 1 } as const;
      const _id = new ObjectId(postId);
      const named = commentId ? { commentIds: new ObjectId(commentId) } : {};
      const post = await posts.findOne({ _id, ...named }, { projection: fields });
      if (!post || !commentId) return post;
      const [comment = null] = await comments.findMany([new ObjectId(commentId)]);
      return comment;
    },

    /** Whether a post, or that comment of it, is still there. */
    hasTarget: async ({ postId, commentId }: { postId: string; commentId?: string }) => {
      const comment = commentId ? { commentIds: new ObjectId(commentId) } : {};
      const filter = { _id: new ObjectId(postId), ...comment };
      return (await posts.findOne(filter, { projection: { _id: 1 } })) !== null;
    },

    /** Those of the comments that no post names. */
    findUnnamed: async (
      rows: readonly Pick<CommentDocument, '_id' | 'postId'>[],
    ): Promise<ObjectId[]> => {
      const _id = {
        $in: [...new Map(rows.map((row) => [String(row.postId), row.postId])).values()],
      };
      // A post that is yet to be moved from an older version names them in itself.
      const projection = { commentIds: 1, 'comments._id': 1 };
      const named = await posts.find<NamingPost>({ _id }, { projection }).toArray();
      const known = new Set(
        named.flatMap(({ commentIds = [], comments: own = [] }) =>
          [...commentIds, ...own.map((comment) => comment._id)].map(String),
        ),
      );
      return rows.filter((row) => !known.has(String(row._id))).map((row) => row._id);
    },

    /** Removes the demo account's posts, comments and likes from before a moment. */
    sweepDemo: async (before: Date): Promise<number> => {
      const old = { demo: true as const, createdAt: { $lt: before } };
      const gone = (await posts.find(old, { projection: { _id: 1 } }).toArray()).map(
        ({ _id }) => _id,
      );
      const { deletedCount } = await posts.deleteMany({ ...old, _id: { $in: gone } });
      await comments.removeOfPosts(gone);
      const written = await comments.listOfDemo(before);
      const ids = written.map(({ _id }) => _id);
      await posts.updateMany(
        { _id: { $in: written.map(({ postId }) => postId) } },
        { $pullAll: { commentIds: ids } },
      );
      await posts.updateMany(
        { demoLikedAt: { $lt: before } },
        { $pull: { likedBy: /^demo:/ }, $unset: { demoLikedAt: '' } },
      );
      return deletedCount + (await comments.remove(ids));
    },
  };
}

/** The more posts on a page, the shorter each; a comment has a quarter of what a post has. */
function excerptsOf(limit: number): Excerpt {
  const post = Math.min(LONGEST_EXCERPT, Math.floor(CHARACTERS_A_PAGE / limit));
  return { post, comment: Math.floor(post / 4) };
}

/** A hidden post is seen by its author, who is told why, and by moderators. */
export function visibleTo(viewer: Pick<Viewer, 'userId' | 'isModerator'>): Filter<PostDocument> {
  if (viewer.isModerator) return {};
  if (viewer.userId === null) return { hidden: { $exists: false } };
  return { $or: [{ hidden: { $exists: false } }, { authorId: viewer.userId }] };
}

/** What stands before a comment. Of one that is gone the id still says about when it was written. */
function idsBefore(ids: readonly ObjectId[], cursor: string | undefined): readonly ObjectId[] {
  if (cursor === undefined) return ids;
  const after = new ObjectId(cursor);
  const index = ids.findIndex((id) => id.equals(after));
  const isOlder = (id: ObjectId): boolean => id.toHexString() < after.toHexString();
  return index === -1 ? ids.filter(isOlder) : ids.slice(0, index);
}
