import type { OwedRepository } from './owed.repository.js';
import type { Tell } from './tell.js';

export type PayOwed = () => Promise<number>;

/** The rest is for the next sweep. */
const POSTS_A_SWEEP = 1_000;

/** Tells what was not told when it happened; how many comments, and posts with likes, those were. */
export function createPayOwed(
  owed: Pick<OwedRepository, 'comments' | 'likes'>,
  tell: Pick<Tell, 'commented' | 'liked' | 'reported' | 'moderated' | 'decided'>,
): PayOwed {
  return async () => {
    const comments = await owed.comments(POSTS_A_SWEEP);
    for (const { authorId, postId, commentId, replyTo } of comments) {
      await tell.commented(authorId, { postId, commentId, replyTo: replyTo?.toHexString() });
    }
    const liked = await owed.likes(POSTS_A_SWEEP);
    for (const postId of liked) await tell.liked(postId);
    await tell.reported();
    await tell.moderated();
    await tell.decided();
    return comments.length + liked.length;
  };
}
