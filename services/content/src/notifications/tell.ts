import type { components } from '@isl/contracts/content';
import type { Clock } from '@isl/service-kit/clock';
import { ObjectId } from 'mongodb';
import type { ProposalsRepository } from '../proposals/proposals.repository.js';
import { type ToldReport, targetOf } from '../reports/reports.mapper.js';
import type { ReportsRepository } from '../reports/reports.repository.js';
import type { SayingsRepository } from '../sayings/sayings.repository.js';
import type { TaughtCoursesRepository } from '../teaching/taught-courses.repository.js';
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
  /** The same of reported clips. */
  readonly reportOutcomes: (outcomes: readonly ReportOutcome[]) => Promise<number>;
  /** What became of reports that closed, as they say themselves. */
  readonly reported: () => Promise<void>;
  /** What moderators did with courses, to their teachers, as the courses say themselves. */
  readonly moderated: () => Promise<void>;
  /** What reviewers decided of how people would have forms and sentences be, as those say themselves. */
  readonly decided: () => Promise<void>;
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
  /** What was told of a course that is not to be seen any more. */
  readonly forgetCourse: (courseId: string) => Promise<void>;
  readonly forgetSaying: (sayingId: string) => Promise<void>;
};

type ClipOutcome = components['schemas']['ClipOutcome'];
type ReportOutcome = components['schemas']['ReportOutcome'];

type Dependencies = {
  readonly notifications: NotificationsRepository;
  readonly told: Pick<ToldRepository, 'posts' | 'writersInThread'>;
  readonly owed: Pick<OwedRepository, 'settleComment' | 'owedLike' | 'settleLikes'>;
  readonly reports: Pick<ReportsRepository, 'listToTell' | 'settle'>;
  readonly courses: Pick<TaughtCoursesRepository, 'listToTell' | 'settle'>;
  readonly proposals: Pick<ProposalsRepository, 'listToTell' | 'markTold'>;
  readonly sayings: Pick<SayingsRepository, 'listToTell' | 'markTold'>;
  readonly clock: Clock;
  /** Somebody was told something new. */
  readonly onTold: (userId: string) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
};

/** What is to be told is so, whoever may see the post. */
const ANYBODY = { userId: '', isModerator: true };

export function createTell(dependencies: Dependencies): Tell {
  const { notifications, told, owed, reports, courses, clock, onTold, onFailure } = dependencies;
  const { proposals, sayings } = dependencies;
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

    reportOutcomes: async (outcomes) => {
      let kept = 0;
      for (const { videoId, outcome, at, userId } of outcomes) {
        if (outcome === 'open') {
          await notifications.remove(rowOf(userId, 'report-kept', videoId, { at: clock() })._id);
          continue;
        }
        const shown = outcome === 'kept' ? { videoId } : {};
        const about = { at: new Date(at), reported: { what: 'clip' as const, ...shown } };
        const row = rowOf(userId, `report-${outcome}`, videoId, about);
        if (!(await notifications.renew(row))) continue;
        kept += 1;
        await onTold(userId);
      }
      return kept;
    },

    reported: trying(async () => {
      for (const report of await reports.listToTell()) {
        const { reporterId: userId, demo } = report;
        if (!demo && (await notifications.renew(rowOfReport(report)))) await onTold(userId);
        await reports.settle(report);
      }
    }),

    moderated: trying(async () => {
      for (const { _id, ownerId, toTell } of await courses.listToTell()) {
        const { outcome, at } = toTell;
        const row = rowOf(ownerId, `course-${outcome}`, _id, { at, courseId: _id });
        if (await notifications.renew(row)) await onTold(ownerId);
        await courses.settle(_id, toTell);
      }
    }),

    decided: trying(async () => {
      for (const { _id, byId, state, settled } of await proposals.listToTell()) {
        if (byId !== null && settled && (state === 'accepted' || state === 'declined')) {
          const about = { at: settled.at, proposalId: _id };
          await insert(rowOf(byId, `proposal-${state}`, _id, about));
        }
        await proposals.markTold(_id);
      }
      for (const { _id, byId, state, settled } of await sayings.listToTell()) {
        if (settled && state !== 'open') {
          await insert(rowOf(byId, `saying-${state}`, _id, { at: settled.at, sayingId: _id }));
        }
        await sayings.markTold(_id);
      }
    }),

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

    forgetCourse: trying((courseId) => notifications.removeOfCourses([courseId])),

    forgetSaying: trying((sayingId) => notifications.removeOfSaying(sayingId)),
  };
}

/** What is not to be seen any more is not named either. */
function rowOfReport(report: ToldReport): NotificationDocument {
  const { reporterId, toTell } = report;
  const { outcome, at } = toTell;
  const kind = `report-${outcome}` as const;
  const isKept = outcome === 'kept';
  const target = targetOf(report);
  if ('courseId' in target) {
    const { courseId } = target;
    const reported = { what: 'course' as const, ...(isKept ? { courseId } : {}) };
    return rowOf(reporterId, kind, courseId, { at, reported });
  }
  const { postId, commentId } = target;
  const what = commentId === undefined ? ('post' as const) : ('comment' as const);
  const shown = isKept ? { postId: new ObjectId(postId) } : {};
  return rowOf(reporterId, kind, commentId ?? postId, { at, reported: { what }, ...shown });
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
  rest: Omit<NotificationDocument, '_id' | 'userId' | 'key' | 'kind' | 'readAt' | 'most'>,
): NotificationDocument {
  // What becomes of one clip or report is one row, whatever it is.
  const [first = kind] = kind.split('-');
  const key = `${first}-${about}`;
  return { _id: `${userId}:${key}`, userId, key, kind, readAt: null, ...rest };
}
