import type { components } from '@isl/contracts/content';
import type { ObjectId } from 'mongodb';

type Schemas = components['schemas'];
export type Notification = Schemas['Notification'];
export type NotificationPage = Schemas['NotificationPage'];

/** What it is about, without a word that somebody wrote: that is read when it is shown. */
export type NotificationDocument = {
  /** The person and the key: a thing is told to somebody once. */
  readonly _id: string;
  readonly userId: string;
  readonly key: string;
  readonly kind: Notification['kind'];
  /** Of the newest thing that it tells. */
  readonly at: Date;
  readonly readAt: Date | null;
  readonly postId?: ObjectId;
  readonly commentId?: ObjectId;
  /** Of kind likes: the most that the post had of others; fewer tell nothing new. */
  readonly most?: number;
  readonly clip?: Schemas['NotificationClip'];
  readonly reported?: Schemas['NotificationReported'];
  readonly courseId?: string;
  readonly proposalId?: string;
  readonly sayingId?: string;
};

/** A post as its own notifications show it. */
export type ToldPost = {
  readonly _id: ObjectId;
  readonly title: string;
  readonly signId?: string;
  readonly aboutVideo?: string;
  readonly authorId?: string;
  readonly demo?: true;
  readonly likes: number;
  /** Whether its author is among who like it. */
  readonly likedByAuthor: boolean;
};

export type ToldComment = {
  readonly _id: ObjectId;
  /** Its beginning, and more of it where there is a rest. */
  readonly content: string;
  readonly username?: string;
};

export type Told = {
  readonly posts: ReadonlyMap<string, ToldPost>;
  readonly comments: ReadonlyMap<string, ToldComment>;
  readonly courses: ReadonlyMap<string, Schemas['NotificationCourse']>;
  readonly proposals: ReadonlyMap<string, Schemas['NotificationProposal']>;
  readonly sayings: ReadonlyMap<string, Schemas['NotificationSaying']>;
};

export const EXCERPT_CHARACTERS = 200;

export const likesOfOthers = ({ likes, likedByAuthor }: ToldPost): number =>
  likes - (likedByAuthor ? 1 : 0);

/** Null where what it is about is gone, or not to be seen by this person. */
export function toNotification(row: NotificationDocument, told: Told): Notification | null {
  const { key, kind, at, readAt, postId, commentId, clip, reported, courseId } = row;
  const { proposalId, sayingId } = row;
  const base = { _id: key, kind, at: at.toISOString(), read: readAt !== null };
  if (clip) return { ...base, clip };
  if (courseId !== undefined) {
    const course = told.courses.get(courseId);
    return course ? { ...base, course } : null;
  }
  if (proposalId !== undefined) {
    const proposal = told.proposals.get(proposalId);
    return proposal ? { ...base, proposal } : null;
  }
  if (sayingId !== undefined) {
    const saying = told.sayings.get(sayingId);
    return saying ? { ...base, saying } : null;
  }
  // Without a post where it is not to be seen any more, or was a clip.
  if (reported && !postId) return { ...base, reported };
  const post = told.posts.get(String(postId));
  if (!post) return null;
  const about = { ...base, post: toPost(post) };
  if (reported) return { ...about, reported };
  if (kind === 'likes') {
    const likes = likesOfOthers(post);
    return likes > 0 ? { ...about, likes } : null;
  }
  const comment = told.comments.get(String(commentId));
  return comment ? { ...about, comment: toComment(comment) } : null;
}

/** For the person's copy of all that is kept of them. */
export function toRecord(row: NotificationDocument) {
  const { kind, at, readAt, postId, commentId, clip, reported, courseId } = row;
  const { proposalId, sayingId } = row;
  return {
    kind,
    at: at.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    ...(postId ? { postId: postId.toHexString() } : {}),
    ...(commentId ? { commentId: commentId.toHexString() } : {}),
    ...(clip ? { clip } : {}),
    ...(reported ? { reported } : {}),
    ...(courseId ? { courseId } : {}),
    ...(proposalId ? { proposalId } : {}),
    ...(sayingId ? { sayingId } : {}),
  };
}

function toPost({ _id, title, signId, aboutVideo }: ToldPost): Schemas['NotificationPost'] {
  return {
    _id: _id.toHexString(),
    title,
    ...(signId ? { signId } : {}),
    ...(aboutVideo ? { aboutVideo } : {}),
  };
}

function toComment({ _id, content, username }: ToldComment): Schemas['NotificationComment'] {
  const characters = [...content];
  const isCut = characters.length > EXCERPT_CHARACTERS;
  return {
    _id: _id.toHexString(),
    ...(username ? { username } : {}),
    content: isCut ? characters.slice(0, EXCERPT_CHARACTERS).join('') : content,
    ...(isCut ? { contentTruncated: true } : {}),
  };
}
