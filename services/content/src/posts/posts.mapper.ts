import type { components } from '@isl/contracts/content';
import type { ObjectId } from 'mongodb';

export type Post = components['schemas']['Post'];
export type Comment = components['schemas']['Comment'];

export type CommentDocument = {
  readonly _id: ObjectId;
  readonly postId: ObjectId;
  readonly content: string;
  /** The comment of the same post that it answers, which is no answer itself. */
  readonly replyTo?: ObjectId;
  readonly videoId?: string;
  readonly username?: string;
  readonly authorId: string;
  readonly createdAt: Date;
  readonly moderator?: true;
  readonly demo?: true;
};

export type PostDocument = {
  readonly _id: ObjectId;
  readonly title: string;
  readonly content: string;
  readonly username?: string;
  /** Absent on what the installation itself wrote. */
  readonly authorId?: string;
  readonly signId?: string;
  readonly aboutVideo?: string;
  /** What it carries; media says whether somebody may see it. */
  readonly videoId?: string;
  /** Who likes it, each once: `user:`, `demo:` or `visitor:` and an id. */
  readonly likedBy: readonly string[];
  /** Of those the visitors, by the net that each came from. */
  readonly likersByNet?: Readonly<Record<string, readonly string[]>>;
  /**
   * Its comments, oldest first. A comment that is not named here is not shown. Absent on what an
   * older version writes while both run, until the next start.
   */
  readonly commentIds?: readonly ObjectId[];
  /** Of its comments those that people may not have been told of. */
  readonly owedComments?: readonly ObjectId[];
  /** A new id at each like, until people were told of it. */
  readonly owedLikes?: ObjectId;
  readonly createdAt: Date;
  /** When its author last changed what it says. */
  readonly editedAt?: Date;
  /** When it last came into view: written, changed, or shown again after being hidden. */
  readonly shownAt: Date;
  readonly moderator?: true;
  readonly demo?: true;
  /** When the demo account last liked it. */
  readonly demoLikedAt?: Date;
  readonly hidden?: { readonly reason: string; readonly by?: string; readonly at: Date };
};

/** A post with likes and comments counted, and whether the reader is among who like it. */
export type CountedPost = Omit<
  PostDocument,
  'likedBy' | 'likersByNet' | 'commentIds' | 'owedComments' | 'owedLikes'
> & {
  readonly likes: number;
  readonly liked: boolean;
  readonly commentCount: number;
};

/** The most characters of what people wrote that a reply carries. */
export type Excerpt = { readonly post: number; readonly comment: number };

export function countPost(document: PostDocument, likeKey: string | null): CountedPost {
  const { likedBy, likersByNet: _nets, commentIds = [], ...rest } = document;
  return {
    ...rest,
    likes: likedBy.length,
    liked: likeKey !== null && likedBy.includes(likeKey),
    commentCount: commentIds.length,
  };
}

export function toPost(
  post: CountedPost,
  comments: readonly CommentDocument[],
  excerpt: Excerpt,
): Post {
  return {
    _id: post._id.toHexString(),
    title: post.title,
    ...cut(post.content, excerpt.post),
    ...(post.username ? { username: post.username } : {}),
    ...(post.authorId ? { authorId: post.authorId } : {}),
    ...(post.moderator ? { moderator: true } : {}),
    likes: post.likes,
    liked: post.liked,
    comments: comments.map((comment) => toComment(comment, excerpt.comment)),
    commentCount: post.commentCount,
    createdAt: post.createdAt.toISOString(),
    ...(post.editedAt ? { editedAt: post.editedAt.toISOString() } : {}),
    ...(post.signId ? { signId: post.signId } : {}),
    ...(post.aboutVideo ? { aboutVideo: post.aboutVideo } : {}),
    ...(post.videoId ? { videoId: post.videoId } : {}),
    ...(post.hidden ? { hidden: { reason: post.hidden.reason } } : {}),
  };
}

export function toComment(
  comment: CommentDocument,
  characters: number = Number.POSITIVE_INFINITY,
): Comment {
  return {
    _id: comment._id.toHexString(),
    ...(comment.username ? { username: comment.username } : {}),
    ...cut(comment.content, characters),
    createdAt: comment.createdAt.toISOString(),
    ...(comment.replyTo ? { replyTo: comment.replyTo.toHexString() } : {}),
    ...(comment.videoId ? { videoId: comment.videoId } : {}),
    authorId: comment.authorId,
    ...(comment.moderator ? { moderator: true } : {}),
  };
}

/** Counts as the contract does, whole characters: none is cut in two. */
function cut(whole: string, characters: number): Pick<Post, 'content' | 'contentTruncated'> {
  if (whole.length <= characters) return { content: whole };
  const content = [...whole].slice(0, characters).join('');
  return content === whole ? { content } : { content, contentTruncated: true };
}
