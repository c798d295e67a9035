import type { Collection, Db, ObjectId } from 'mongodb';
import { createCommentsRepository } from './comments.repository.js';
import type { CommentDocument, PostDocument } from './posts.mapper.js';

/** A post of an older version carries its comments itself. */
type OldPost = Omit<PostDocument, 'commentIds'> & {
  readonly comments?: readonly Omit<CommentDocument, 'postId'>[];
  readonly commentIds?: readonly ObjectId[];
};

const OLD_INDEX = 'comments.authorId_1';

/**
 * Moves comments out of their posts into a collection of their own, once an installation. Ended
 * at any point and started again it goes on.
 */
export async function moveComments(db: Db): Promise<void> {
  const posts: Collection<OldPost> = db.collection('posts');
  const comments = createCommentsRepository(db);
  const move = async (_id: ObjectId): Promise<void> => {
    const post = await posts.findOne({ _id });
    if (!post?.comments) return;
    for (const comment of post.comments) await comments.insert({ ...comment, postId: _id });
    const ids = post.comments.map((comment) => comment._id);
    // Only as it was read: should a comment have come or gone meanwhile, the post is read again.
    const unchanged = {
      comments: { $size: ids.length },
      ...(ids.length > 0 ? { 'comments._id': { $all: ids } } : {}),
    };
    const moved = await posts.updateOne(
      { _id, ...unchanged },
      { $addToSet: { commentIds: { $each: ids } }, $unset: { comments: '' } },
    );
    if (moved.matchedCount === 0) await move(_id);
  };

  await posts.updateMany(
    { comments: { $size: 0 }, commentIds: { $exists: false } },
    { $set: { commentIds: [] }, $unset: { comments: '' } },
  );
  const old = posts.find({ comments: { $exists: true } }).project<{ _id: ObjectId }>({ _id: 1 });
  for (const { _id } of await old.toArray()) await move(_id);
  const indexes = await posts.indexes();
  if (indexes.some(({ name }) => name === OLD_INDEX)) await posts.dropIndex(OLD_INDEX);
}
