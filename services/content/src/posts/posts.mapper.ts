import type { components } from '@isl/contracts/content';
import type { ObjectId } from 'mongodb';

export type Post = components['schemas']['Post'];
export type Comment = components['schemas']['Comment'];

export type CommentDocument = {
  readonly _id: ObjectId;
  readonly content: string;
  readonly username?: string;
  readonly authorId: string;
  readonly createdAt: Date;
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
  /** Who likes it, each once: `user:`, `demo:` or `visitor:` and an id. */
  readonly likedBy: readonly string[];
  readonly comments: readonly CommentDocument[];
  readonly createdAt: Date;
  /** When it last came into view: written, or shown again after being hidden. */
  readonly shownAt: Date;
  readonly demo?: true;
  /** When the demo account last liked it. */
  readonly demoLikedAt?: Date;
  readonly hidden?: { readonly reason: string; readonly by?: string; readonly at: Date };
};

/** A post with its likes counted, and whether the reader is among them. */
export type CountedPost = Omit<PostDocument, 'likedBy'> & {
  readonly likes: number;
  readonly liked: boolean;
};

export function countLikes(document: PostDocument, likeKey: string | null): CountedPost {
  const { likedBy, ...rest } = document;
  return {
    ...rest,
    likes: likedBy.length,
    liked: likeKey !== null && likedBy.includes(likeKey),
  };
}

export function toPost(post: CountedPost): Post {
  return {
    _id: post._id.toHexString(),
    title: post.title,
    content: post.content,
    ...(post.username ? { username: post.username } : {}),
    ...(post.authorId ? { authorId: post.authorId } : {}),
    likes: post.likes,
    liked: post.liked,
    comments: post.comments.map(toComment),
    createdAt: post.createdAt.toISOString(),
    ...(post.signId ? { signId: post.signId } : {}),
    ...(post.hidden ? { hidden: { reason: post.hidden.reason } } : {}),
  };
}

export function toComment(comment: CommentDocument): Comment {
  return {
    _id: comment._id.toHexString(),
    ...(comment.username ? { username: comment.username } : {}),
    content: comment.content,
    createdAt: comment.createdAt.toISOString(),
    authorId: comment.authorId,
  };
}
