import type { components } from '@isl/contracts/content';
import { AppError } from '@isl/service-kit';
import { isModerator, type User } from '@isl/service-kit/access';
import type { Clock } from '@isl/service-kit/clock';
import { isId } from '@isl/service-kit/mongo';
import { type Liker, type Reader, readerOf } from '../access/readers.js';
import type { ActsRepository } from '../acts/acts.repository.js';
import type { Allow } from '../allowance/allowance.js';
import { requireOwn, requireShown } from '../clips/clip-rules.js';
import type { FindClip } from '../clips/clips.js';
import type { CreateOnce } from '../idempotency/create-once.js';
import type { Tell } from '../notifications/tell.js';
import type { PostTarget } from '../reports/reports.mapper.js';
import type { ReportsRepository } from '../reports/reports.repository.js';
import type { Comment, Post } from './posts.mapper.js';
import { COMMENTS_PER_POST, LIKES_PER_POST, type PostsRepository } from './posts.repository.js';

type Schemas = components['schemas'];
/** Who writes, with what they show to be it. */
export type Writer = {
  readonly user: User;
  readonly bearer: string;
  /** Of repeats of one call. */
  readonly key: string | undefined;
};
type Subject = { readonly signId?: string; readonly aboutVideo?: string };
type PageQuery = { readonly limit?: number; readonly after?: string };

type Dependencies = {
  readonly posts: PostsRepository;
  readonly acts: Pick<ActsRepository, 'note' | 'remove' | 'markUndone' | 'loseTitles'>;
  readonly reports: Pick<ReportsRepository, 'endFor' | 'closeFor' | 'keepFor'>;
  readonly createOnce: CreateOnce;
  readonly allow: Allow;
  readonly tell: Omit<Tell, 'outcomes' | 'reportOutcomes' | 'forgetCourse' | 'moderated'>;
  readonly hasSign: (signId: string) => Promise<boolean>;
  readonly findClip: FindClip;
  readonly clock: Clock;
};

export type PostsService = ReturnType<typeof createPostsService>;

const DEFAULT_PAGE = 50;

export function createPostsService(dependencies: Dependencies) {
  const { posts, acts, reports, createOnce, allow, tell, hasSign, findClip, clock } = dependencies;
  const find = async (reader: Reader, postId: string): Promise<Post> => {
    const post = await posts.find(reader, postId);
    if (!post) throw postNotFound();
    return post;
  };
  const authorship = (user: User) => ({
    ...(user.name.trim() ? { username: user.name.trim() } : {}),
    authorId: user.id,
    ...(isModerator(user) ? { moderator: true as const } : {}),
    ...(user.demo ? { demo: true as const } : {}),
    createdAt: clock(),
  });
  const answering = async (postId: string, commentId: string) => {
    const replyTo = await posts.answered(postId, commentId);
    if (!replyTo) throw commentNotFound();
    return { replyTo };
  };
  const by = (user: User) => ({ createdAt: clock(), byId: user.id, by: user.name || null });
  const about = ({ authorId, username }: Pick<Post, 'authorId' | 'username'>) => ({
    aboutId: authorId ?? null,
    person: username ?? null,
  });
  const noteHiding = async (moderator: User, targetId: string, reason: string): Promise<string> => {
    const post = await find(readerOf(moderator), targetId);
    const what = post.title;
    return acts.note({
      kind: 'post-hide',
      ...by(moderator),
      targetId,
      what,
      ...about(post),
      reason,
    });
  };
  /** Null where it is one's own, or not there. */
  const noteRemoval = async (
    user: User,
    kind: 'post-delete' | 'comment-delete',
    target: PostTarget,
  ) => {
    if (!isModerator(user)) return null;
    const written = await posts.writerOf(target);
    if (!written || written.authorId === user.id) return null;
    // Its title goes with it.
    const { postId: targetId } = target;
    return acts.note({ kind, ...by(user), targetId, what: null, ...about(written) });
  };
  const requireVideos = async (
    { bearer }: Writer,
    { aboutVideo, videoId }: { readonly aboutVideo?: string; readonly videoId?: string },
  ): Promise<void> => {
    if (aboutVideo !== undefined) requireShown(await findClip(bearer, aboutVideo));
    if (videoId !== undefined) requireOwn(await findClip(bearer, videoId));
  };
  return {
    list: (reader: Reader, query: PageQuery & Subject): Promise<Post[]> =>
      posts.list(reader, { ...pageOf(query), ...subjectOf(query) }),

    get: find,

    listComments: async (reader: Reader, postId: string, query: PageQuery): Promise<Comment[]> => {
      const comments = await posts.listComments(reader, postId, pageOf(query));
      if (!comments) throw postNotFound();
      return comments;
    },

    create: async (writer: Writer, body: Schemas['NewPost']): Promise<Post> => {
      const { user, key } = writer;
      const { signId, aboutVideo, videoId } = body;
      const text = {
        title: body.title.trim(),
        content: body.content.trim(),
        ...subjectOf(body),
        ...(videoId === undefined ? {} : { videoId }),
      };
      if (signId !== undefined && aboutVideo !== undefined) throw twoSubjects();
      if (signId !== undefined && !(await hasSign(signId))) throw signNotFound();
      await requireVideos(writer, body);
      const findCreated = (id: string) => find(readerOf(user), id);
      return createOnce({
        operation: 'createPost',
        userId: user.id,
        key,
        body: text,
        find: findCreated,
        create: async (id) => {
          const texts = [text.title, text.content];
          const takeBack = await allow(user.id, { kind: 'post', texts });
          const isNew = await posts.insert(id, { ...text, ...authorship(user) });
          if (!isNew) await takeBack();
          const post = await posts.find(readerOf(user), id);
          if (!post) throw postNotKept();
          return post;
        },
      });
    },

    edit: async (user: User, postId: string, body: Schemas['EditedPost']): Promise<Post> => {
      const text = { title: body.title.trim(), content: body.content.trim() };
      const post = await find(readerOf(user), postId);
      if (post.authorId !== user.id) throw notYours('change', 'post');
      const { withoutVideo } = body;
      const isSame = post.title === text.title && post.content === text.content;
      if (isSame && !(withoutVideo && post.videoId)) return post;
      const takeBack = await allow(user.id, { kind: 'edit', texts: [text.title, text.content] });
      const now = { ...text, withoutVideo };
      const edited = await posts.edit(readerOf(user), postId, user.id, now, clock());
      if (edited) return edited;
      await takeBack();
      throw postNotFound();
    },

    toggleLike: async (liker: Liker, postId: string): Promise<Post> => {
      const { likeKey, net, isDemo } = liker;
      const outcome = await posts.toggleLike(liker, postId, {
        likeKey,
        ...(net === undefined ? {} : { net }),
        ...(isDemo ? { demoLikedAt: clock() } : {}),
      });
      if (outcome === 'POST_FULL') throw likesFull();
      if (outcome === 'NET_FULL') throw visitorLikesFull();
      if (!outcome) throw postNotFound();
      if (outcome.liked) await tell.liked(postId);
      return outcome;
    },

    comment: async (writer: Writer, body: Schemas['NewComment']): Promise<Post> => {
      const { user, key } = writer;
      const { postId, replyTo, videoId } = body;
      const content = body.content.trim();
      const carried = videoId === undefined ? {} : { videoId };
      const reader = readerOf(user);
      await requireVideos(writer, carried);
      return createOnce({
        operation: 'createComment',
        userId: user.id,
        key,
        body: { postId, content, ...(replyTo === undefined ? {} : { replyTo }), ...carried },
        find: () => find(reader, postId),
        create: async (id) => {
          if ((await find(reader, postId)).commentCount >= COMMENTS_PER_POST)
            throw discussionFull();
          const answered = replyTo === undefined ? {} : await answering(postId, replyTo);
          const takeBack = await allow(user.id, { kind: 'comment', texts: [content] });
          const comment = { content, ...answered, ...carried, ...authorship(user) };
          const commented = await posts.addComment(reader, postId, id, comment);
          if (commented) {
            await tell.commented(user.id, { postId, commentId: id, replyTo });
            return commented;
          }
          await takeBack();
          const post = await find(reader, postId);
          if (await posts.hasTarget({ postId, commentId: id })) return post;
          throw discussionFull();
        },
      });
    },

    remove: async (user: User, postId: string): Promise<void> => {
      const noted = await noteRemoval(user, 'post-delete', { postId });
      const removed = await posts.remove(postId, isModerator(user) ? undefined : user.id);
      if (!removed) {
        if (noted) await acts.remove(noted);
        await find(readerOf(user), postId);
        throw notYours('delete', 'post');
      }
      await acts.loseTitles([postId]);
      await reports.endFor({ postId }, clock());
      await tell.forgetPost(postId);
      await tell.reported();
    },

    removeComment: async (user: User, postId: string, commentId: string): Promise<Comment[]> => {
      const reader = readerOf(user);
      const author = isModerator(user) ? undefined : user.id;
      const noted = await noteRemoval(user, 'comment-delete', { postId, commentId });
      const remaining = await posts.removeComment(reader, postId, commentId, author);
      if (remaining) {
        await reports.endFor({ commentId }, clock());
        await tell.forgetComment(commentId);
        await tell.reported();
        return remaining;
      }
      if (noted) await acts.remove(noted);
      await find(reader, postId);
      if (await posts.hasTarget({ postId, commentId })) throw notYours('delete', 'comment');
      throw commentNotFound();
    },

    hide: async (moderator: User, postId: string, reason: string): Promise<Post> => {
      const hidden = { reason: reason.trim(), by: moderator.id, at: clock() };
      const noted = await noteHiding(moderator, postId, hidden.reason);
      const post = await posts.hide(readerOf(moderator), postId, hidden);
      if (!post) {
        await acts.remove(noted);
        throw postNotFound();
      }
      await reports.closeFor({ postId }, hidden.at);
      await tell.reported();
      return post;
    },

    unhide: async (moderator: User, postId: string): Promise<Post> => {
      const post = await posts.unhide(readerOf(moderator), postId, clock());
      if (!post) throw postNotFound();
      await reports.keepFor({ postId }, clock());
      await tell.reported();
      const undone = { at: clock(), byId: moderator.id, by: moderator.name || null };
      await acts.markUndone({ kinds: ['post-hide'], targetId: postId }, undone);
      return post;
    },
  };
}

function subjectOf({ signId, aboutVideo }: Subject): Subject {
  return {
    ...(signId === undefined ? {} : { signId }),
    ...(aboutVideo === undefined ? {} : { aboutVideo }),
  };
}

function pageOf({ limit = DEFAULT_PAGE, after }: PageQuery): { limit: number; after?: string } {
  if (after !== undefined && !isId(after)) throw badCursor();
  return { limit, ...(after === undefined ? {} : { after }) };
}

export function postNotFound(): AppError {
  return new AppError('POST_NOT_FOUND', 'This post does not exist any more.');
}

export function commentNotFound(): AppError {
  return new AppError('COMMENT_NOT_FOUND', 'This comment does not exist any more.');
}

export function badCursor(): AppError {
  return new AppError('INVALID_CURSOR', 'after must be the _id of the last entry before.');
}

function twoSubjects(): AppError {
  return new AppError('TWO_SUBJECTS', 'A post is about a sign or about a video, not both.');
}

function signNotFound(): AppError {
  return new AppError('SIGN_NOT_FOUND', 'The dictionary has no such sign.');
}

/** The store has said that it wrote the post and does not have it: it was ended in between. */
function postNotKept(): AppError {
  const message = 'The post was not kept. Please send it again.';
  return new AppError('POST_NOT_KEPT', message, { 'retry-after': '1' });
}

function likesFull(): AppError {
  return new AppError('LIKES_FULL', `A post holds ${LIKES_PER_POST} likes.`);
}

function visitorLikesFull(): AppError {
  const message =
    'Enough visitors from your network like this post already. Log in to like it as well.';
  return new AppError('VISITOR_LIKES_FULL', message);
}

function discussionFull(): AppError {
  const message = `A post holds ${COMMENTS_PER_POST} comments. Please start a new one.`;
  return new AppError('DISCUSSION_FULL', message);
}

function notYours(act: 'change' | 'delete', what: 'post' | 'comment'): AppError {
  return new AppError('NOT_YOURS', `Only its author can ${act} this ${what}.`);
}
