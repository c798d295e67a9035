import type { Clock } from '@isl/service-kit/clock';
import type { Db } from 'mongodb';
import { type CommentDocument, type PostDocument, toComment } from '../posts/posts.mapper.js';
import { type ReportDocument, toReport } from '../reports/reports.mapper.js';
import type { ReportsRepository } from '../reports/reports.repository.js';

type Records = Record<string, Record<string, unknown>[]>;

export type PersonRepository = ReturnType<typeof createPersonRepository>;

/** What the service keeps of one person, wherever it lies. */
export function createPersonRepository(
  db: Db,
  { endForAll }: Pick<ReportsRepository, 'endForAll'>,
  clock: Clock,
) {
  const posts = db.collection<PostDocument>('posts');
  const comments = db.collection<CommentDocument>('comments');
  const writers = db.collection<{ _id: string }>('writers');
  const reports = db.collection<ReportDocument>('reports');
  const keys = db.collection('idempotencyKeys');

  const commentsOf = (userId: string) => comments.find({ authorId: userId }).toArray();

  return {
    export: async (userId: string): Promise<Records> => {
      const written = await posts.find({ authorId: userId }).toArray();
      const liked = posts.find({ likedBy: { $in: likeKeysOf(userId) } });
      return {
        posts: written.map((post) => ({
          _id: post._id.toHexString(),
          title: post.title,
          content: post.content,
          ...(post.signId ? { signId: post.signId } : {}),
          ...(post.aboutVideo ? { aboutVideo: post.aboutVideo } : {}),
          ...(post.videoId ? { videoId: post.videoId } : {}),
          createdAt: post.createdAt.toISOString(),
          ...(post.hidden ? { hiddenBecause: post.hidden.reason } : {}),
        })),
        comments: (await commentsOf(userId)).map((comment) => ({
          postId: comment.postId.toHexString(),
          ...toComment(comment),
        })),
        likes: (await liked.project<Pick<PostDocument, '_id'>>({ _id: 1 }).toArray()).map(
          ({ _id }) => ({ postId: _id.toHexString() }),
        ),
        reports: (await reports.find({ reporterId: userId }).toArray()).map(toReport),
      };
    },

    /** May be repeated: what is gone counts as nothing. */
    erase: async (userId: string): Promise<Record<string, number>> => {
      const written = await posts
        .find({ authorId: userId }, { projection: { _id: 1 } })
        .map(({ _id }) => _id)
        .toArray();
      const removed = await posts.deleteMany({ authorId: userId });
      await comments.deleteMany({ postId: { $in: written } });
      const said = await commentsOf(userId);
      await posts.updateMany(
        { _id: { $in: said.map(({ postId }) => postId) } },
        { $pullAll: { commentIds: said.map(({ _id }) => _id) } },
      );
      await comments.deleteMany({ authorId: userId });
      const likes = await posts.updateMany(
        { likedBy: { $in: likeKeysOf(userId) } },
        { $pullAll: { likedBy: likeKeysOf(userId) } },
      );
      // Titles of theirs that stand in the log of what moderators did.
      await db
        .collection('acts')
        .updateMany({ targetId: { $in: written.map(String) } }, { $set: { what: null } });
      await posts.updateMany({ 'hidden.by': userId }, { $unset: { 'hidden.by': '' } });
      await reports.updateMany({ 'dismissed.by': userId }, { $unset: { 'dismissed.by': '' } });
      const ownReports = await reports.deleteMany({ reporterId: userId });
      const commentIds = said.map(({ _id }) => String(_id));
      await endForAll({ postIds: written.map(String), commentIds }, clock());
      await db.collection('notifications').deleteMany({
        $or: [{ postId: { $in: written } }, { commentId: { $in: said.map(({ _id }) => _id) } }],
      });
      await keys.deleteMany({ userId });
      await writers.deleteOne({ _id: userId });
      return {
        posts: removed.deletedCount,
        comments: said.length,
        likes: likes.modifiedCount,
        reports: ownReports.deletedCount,
      };
    },
  };
}

function likeKeysOf(userId: string): string[] {
  return [`user:${userId}`, `demo:${userId}`];
}
