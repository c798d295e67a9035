import { AppError } from '@isl/service-kit';
import type { User } from '@isl/service-kit/access';
import type { Clock } from '@isl/service-kit/clock';
import { isId, toId } from '@isl/service-kit/mongo';
import { readerOf } from '../access/readers.js';
import type { ActsRepository } from '../acts/acts.repository.js';
import type { Tell } from '../notifications/tell.js';
import type { CommentsRepository } from '../posts/comments.repository.js';
import type { CommentDocument, Post } from '../posts/posts.mapper.js';
import type { PostsRepository } from '../posts/posts.repository.js';
import { badCursor, commentNotFound, postNotFound } from '../posts/posts.service.js';
import { ownCourse } from '../teaching/course-moderation.service.js';
import { isShown } from '../teaching/taught-course.js';
import { titleOf, toReportedText } from '../teaching/taught-course.mapper.js';
import type { TaughtCoursesRepository } from '../teaching/taught-courses.repository.js';
import { courseGone } from '../teaching/taught-courses.service.js';
import { type Report, type ReportedText, type Target, targetOf } from './reports.mapper.js';
import type { ReportsRepository } from './reports.repository.js';

type NewReport = { readonly reason: string; readonly commentId?: string };

export type ReportsService = ReturnType<typeof createReportsService>;

const DEFAULT_PAGE = 50;

export function createReportsService(dependencies: {
  readonly reports: ReportsRepository;
  readonly posts: PostsRepository;
  readonly comments: CommentsRepository;
  readonly courses: Pick<TaughtCoursesRepository, 'find' | 'findMany'>;
  readonly acts: Pick<ActsRepository, 'note' | 'complete' | 'remove'>;
  readonly tell: Pick<Tell, 'reported'>;
  readonly clock: Clock;
}) {
  const { reports, posts, comments, courses, acts, tell, clock } = dependencies;
  const open = async (user: User, target: Target, reason: string): Promise<Report> => {
    if (await reports.wasDismissed(user.id, target)) throw alreadyLookedAt();
    return reports.open({
      ...target,
      reason: reason.trim(),
      reporterId: user.id,
      createdAt: clock(),
      ...(user.demo ? { demo: true } : {}),
    });
  };
  /** What the log of acts says of it. */
  const noted = async (moderator: User, target: Target) => {
    if ('courseId' in target) {
      const course = await courses.find(target.courseId);
      if (course?.ownerId === moderator.id) throw ownCourse();
      const what = (course && titleOf(course)) || null;
      const person = course?.ownerName || null;
      return { targetId: target.courseId, what, aboutId: course?.ownerId ?? null, person };
    }
    const [post] = await posts.findMany(readerOf(moderator), [target.postId]);
    const written = await posts.writerOf(target);
    return {
      ...{ targetId: target.postId, what: post?.title ?? null },
      ...{ aboutId: written?.authorId ?? null, person: written?.username ?? null },
    };
  };
  return {
    report: async (user: User, postId: string, body: NewReport): Promise<Report> => {
      const { commentId, reason } = body;
      if (!(await posts.find(readerOf(user), postId))) throw postNotFound();
      const target = { postId, ...(commentId === undefined ? {} : { commentId }) };
      if (!(await posts.hasTarget(target))) throw commentNotFound();
      return open(user, target, reason);
    },

    reportCourse: async (user: User, courseId: string, reason: string): Promise<Report> => {
      const course = await courses.find(courseId);
      if (!course || !isShown(course)) throw courseGone();
      return open(user, { courseId }, reason);
    },

    list: async (
      moderator: User,
      { limit = DEFAULT_PAGE, after }: { limit?: number; after?: string },
    ): Promise<Report[]> => {
      if (after !== undefined && !isId(after)) throw badCursor();
      const listed = await reports.listOpen({ limit, ...(after === undefined ? {} : { after }) });
      const idsOf = (kind: 'postId' | 'commentId' | 'courseId'): string[] => [
        ...new Set(listed.flatMap((report) => report[kind] ?? [])),
      ];
      const [found, said, taught] = await Promise.all([
        posts.findMany(readerOf(moderator), idsOf('postId')),
        comments.findMany(idsOf('commentId').map(toId)),
        courses.findMany(idsOf('courseId')),
      ]);
      const postById = new Map(found.map((post) => [post._id, post]));
      const commentById = new Map(said.map((comment) => [comment._id.toHexString(), comment]));
      const courseById = new Map(taught.map((course) => [course._id, course]));
      const aboutOf = ({ postId = '', commentId, courseId }: Report): ReportedText | null => {
        const course = courseId === undefined ? undefined : courseById.get(courseId);
        if (course) return toReportedText(course);
        const post = postById.get(postId);
        return reportedText(commentId ? commentById.get(commentId) : post, post);
      };
      return listed.map((report) => {
        const about = aboutOf(report);
        return about ? { ...report, about } : report;
      });
    },

    dismiss: async (moderator: User, reportId: string): Promise<void> => {
      const report = await reports.findOpen(reportId);
      if (!report) throw reportNotFound();
      const target = targetOf(report);
      const at = clock();
      const act = await acts.note({
        ...{ kind: 'report-dismissed', createdAt: at, ...(await noted(moderator, target)) },
        ...{ byId: moderator.id, by: moderator.name || null },
      });
      const count = await reports.dismiss(target, { by: moderator.id, at });
      if (count > 0) {
        await tell.reported();
        return acts.complete(act, { count });
      }
      // Somebody else was quicker.
      await acts.remove(act);
      throw reportNotFound();
    },
  };
}

function reportedText(
  written: Post | CommentDocument | undefined,
  post: Post | undefined,
): ReportedText | null {
  if (!post || !written) return null;
  return {
    title: post.title,
    content: written.content,
    ...(written.username ? { username: written.username } : {}),
    ...(post.signId ? { signId: post.signId } : {}),
    ...(post.aboutVideo ? { aboutVideo: post.aboutVideo } : {}),
    ...(written.videoId ? { videoId: written.videoId } : {}),
  };
}

function alreadyLookedAt(): AppError {
  const message = 'A moderator has looked at your report and left this as it is.';
  return new AppError('REPORT_DISMISSED', message);
}

function reportNotFound(): AppError {
  return new AppError('REPORT_NOT_FOUND', 'This report is not open any more.');
}
