import type { components } from '@isl/contracts/content';
import type { Clock } from '@isl/service-kit/clock';
import { ObjectId } from 'mongodb';
import { likesOfOthers, type NotificationDocument } from './notifications.mapper.js';
import type { NotificationsRepository } from './notifications.repository.js';
import type { OwedRepository } from './owed.repository.js';
import type { ToldRepository, Writer } from './told.repository.js';

/**
 * Tells people what others did; what cannot be told does not undo what was done. A comment or like
 * is owed until it was told: told again, it is one row still.
 */
export type Tell = {
  /** What became of clips; how many of it is kept. What cannot be kept is thrown, and told again. */
  readonly outcomes: (outcomes: readonly ClipOutcome[]) => Promise<number>;
  readonly commented: (
    by: string,
    comment: {
      readonly postId: string;
      readonly commentId: string;
      /** The comment that it answers. */
      readonly replyTo: string | undefined;
    },
  ) => Promise<void>;
  readonly liked: (postId: string) => Promise<void>;
  readonly forgetPost: (postId: string) => Promise<void>;
  readonly forgetComment: (commentId: string) => Promise<void>;
};

type ClipOutcome = components['schemas']['ClipOutcome'];

type Dependencies = {
  readonly notifications: NotificationsRepository;
  readonly told: Pick<ToldRepository, 'posts' | 'writersInThread'>;
  readonly owed: Pick<OwedRepository, 'settleComment' | 'owedLike' | 'settleLikes'>;
  readonly clock: Clock;
  /** Somebody was told something new. */
  readonly onTold: (userId: string) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
};

/** What is to be told is so, whoever may see the post. */
const ANYBODY = { userId: '', isModerator: true };

export function createTell(dependencies: Dependencies): Tell {
  const { notifications, told, owed, clock, onTold, onFailure } = dependencies;
  const insert = async (row: NotificationDocument): Promise<void> => {
    if (await notifications.insert(row)) await onTold(row.userId);
  };
  const trying =
    <Args extends unknown[]>(act: (...args: Args) => Promise<void>) =>
    (...args: Args): Promise<void> =>
      act(...args).catch(onFailure);
  const postOf = async (postId: ObjectId) => (await told.posts([postId], ANYBODY))[0];

  return {
    commented: trying(async (by, { postId, commentId, replyTo }) => {
      const about = { postId: new ObjectId(postId), commentId: new ObjectId(commentId) };
      const [post, answered] = await Promise.all([
        postOf(about.postId),
        replyTo === undefined ? [] : told.writersInThread(new ObjectId(replyTo)),
      ]);
      const repliedTo = othersAmong(answered, by);
      const owners = post ? othersAmong([post], by) : [];
      for (const userId of repliedTo) {
        await insert(rowOf(userId, 'reply', commentId, { ...about, at: clock() }));
      }
      for (const userId of owners.filter((owner) => !repliedTo.includes(owner))) {
        await insert(rowOf(userId, 'comment', commentId, { ...about, at: clock() }));
      }
      await owed.settleComment(postId, commentId);
    }),

    outcomes: async (outcomes) => {
      let kept = 0;
      for (const { _id, outcome, at, userId, label = '' } of outcomes) {
        if (userId === undefined || outcome === 'gone' || outcome === 'open') {
          await notifications.removeOfClip(_id);
          continue;
        }
        const about = { at: new Date(at), clip: { _id, label } };
        if (!(await notifications.renew(rowOf(userId, `clip-${outcome}`, _id, about)))) continue;
        kept += 1;
        await onTold(userId);
      }
      return kept;
    },

    liked: trying(async (id) => {
      const postId = new ObjectId(id);
      // Before they are counted: a like that comes now is owed under another id.
      const owedLike = await owed.owedLike(postId);
      const post = await postOf(postId);
      const most = post ? likesOfOthers(post) : 0;
      for (const userId of post && most > 0 ? othersAmong([post], null) : []) {
        const row = rowOf(userId, 'likes', id, { postId, at: clock() });
        if (await notifications.raise({ ...row, most })) await onTold(userId);
      }
      if (owedLike) await owed.settleLikes(postId, owedLike);
    }),

    forgetPost: trying((postId) => notifications.removeOfPosts([new ObjectId(postId)])),

    forgetComment: trying((commentId) => notifications.removeOfComments([new ObjectId(commentId)])),
  };
}

/** Who wrote them, without the person who acts and the demo account, which is nobody in particular. */
function othersAmong(
  written: readonly Partial<Pick<Writer, 'authorId' | 'demo'>>[],
  by: string | null,
): string[] {
  const ids = written.flatMap(({ authorId, demo }) => (authorId && !demo ? [authorId] : []));
  return [...new Set(ids)].filter((id) => id !== by);
}

export function rowOf(
  userId: string,
  kind: NotificationDocument['kind'],
  about: string,
  rest: Pick<NotificationDocument, 'at' | 'postId' | 'commentId' | 'clip'>,
): NotificationDocument {
  const key = `${kind.startsWith('clip') ? 'clip' : kind}-${about}`;
  return { _id: `${userId}:${key}`, userId, key, kind, readAt: null, ...rest };
}
