import type { components } from '@isl/contracts/content';

type Post = components['schemas']['Post'];
type Comment = components['schemas']['Comment'];

/** A post in a list carries so many comments at most; a single one at least so many, if it has them. */
export const NEWEST_CARRIED = 3;
/** The most comments on one page of the server's. */
export const COMMENTS_PAGE = 50;

/** A comment that the server has not answered yet has an id that begins so. */
export const UNSENT = 'unsent-';

export const isUnsent = ({ _id }: Comment): boolean => _id.startsWith(UNSENT);

/** What a post carries, with what is known of the older ones; all oldest first. */
export function withOlder(known: readonly Comment[], carried: Comment[], count: number): Comment[] {
  const newest = keepWhole(known, carried);
  const [first] = newest;
  if (!first || newest.length >= count) return newest;
  const older = known.filter((comment) => !isUnsent(comment) && comesBefore(comment, first));
  return [...older, ...newest];
}

/** The server's post, without losing what was fetched of it before. */
export function withKnown(known: Post, post: Post): Post {
  return { ...post, comments: withOlder(known.comments, post.comments, post.commentCount) };
}

/** Each comment with its answers under it, all oldest first; an answer to one that is not among them stands alone. */
export function withAnswers(comments: readonly Comment[]): Comment[] {
  const ids = new Set(comments.map(({ _id }) => _id));
  const isUnder = ({ replyTo }: Comment): boolean => replyTo !== undefined && ids.has(replyTo);
  return comments
    .filter((comment) => !isUnder(comment))
    .flatMap((comment) => [comment, ...comments.filter(({ replyTo }) => replyTo === comment._id)]);
}

/** Puts a page of whole comments among those that a post has. */
export function takeIn(post: Post, page: readonly Comment[]): void {
  const ids = new Set(page.map(({ _id }) => _id));
  const others = post.comments.filter(({ _id }) => !ids.has(_id));
  post.comments = [...others, ...page].sort((a, b) => (comesBefore(a, b) ? -1 : 1));
}

/** Puts a comment back where it stood. */
export function restoreComment(post: Post, comment: Comment): void {
  if (post.comments.some(({ _id }) => _id === comment._id)) return;
  takeIn(post, [comment]);
  post.commentCount += 1;
}

export function removeComment(post: Post, id: string): void {
  const left = post.comments.filter(({ _id }) => _id !== id);
  post.commentCount -= post.comments.length - left.length;
  post.comments = left;
}

/** What the server says remains: all of them, or the newest of more than it carries. */
export function keepRemaining(post: Post, remaining: Comment[]): void {
  if (remaining.length !== NEWEST_CARRIED) post.commentCount = remaining.length;
  post.comments = withOlder(post.comments, remaining, post.commentCount);
}

function keepWhole(known: readonly Comment[], carried: readonly Comment[]): Comment[] {
  return carried.map((comment) => {
    const before = comment.contentTruncated && known.find(({ _id }) => _id === comment._id);
    return before && !before.contentTruncated ? before : comment;
  });
}

/** Ids grow with time: they decide among comments of one moment. */
function comesBefore(a: Comment, b: Comment): boolean {
  return a.createdAt === b.createdAt ? a._id < b._id : a.createdAt < b.createdAt;
}
