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
import type { Report, ReportedText } from './reports.mapper.js';
import type { ReportsRepository } from './reports.repository.js';

type NewReport = { readonly reason: string; readonly commentId?: string };

export type ReportsService = ReturnType<typeof createReportsService>;

const DEFAULT_PAGE = 50;

export function createReportsService(dependencies: {
  readonly reports: ReportsRepository;
  readonly posts: PostsRepository;
  readonly comments: CommentsRepository;
  readonly acts: Pick<ActsRepository, 'note' | 'complete' | 'remove'>;
  readonly tell: Pick<Tell, 'reported'>;
  readonly clock: Clock;
}) {
  const { reports, posts, comments, acts, tell, clock } = dependencies;
  return {
    report: async (user: User, postId: string, body: NewReport): Promise<Report> => {
      const { commentId } = body;
      if (!(await posts.find(readerOf(user), postId))) throw postNotFound();
      const target = { postId, ...(commentId === undefined ? {} : { commentId }) };
      if (!(await posts.hasTarget(target))) throw commentNotFound();
      if (await reports.wasDismissed(user.id, target)) throw alreadyLookedAt();
      return reports.open({
        ...target,
        reason: body.reason.trim(),
        reporterId: user.id,
        createdAt: clock(),
        ...(user.demo ? { demo: true } : {}),
      });
    },

    list: async (
      moderator: User,
      { limit = DEFAULT_PAGE, after }: { limit?: number; after?: string },
    ): Promise<Report[]> => {
      if (after !== undefined && !isId(after)) throw badCursor();
      const open = await reports.listOpen({ limit, ...(after === undefined ? {} : { after }) });
      const ids = [...new Set(open.map(({ postId }) => postId))];
      const found = await posts.findMany(readerOf(moderator), ids);
      const byId = new Map(found.map((post) => [post._id, post]));
      const commentIds = open.flatMap(({ commentId }) => (commentId ? [toId(commentId)] : []));
      const said = await comments.findMany(commentIds);
      const commentById = new Map(said.map((comment) => [comment._id.toHexString(), comment]));
      return open.map((report) => {
        const written = report.commentId
          ? commentById.get(report.commentId)
          : byId.get(report.postId);
        const text = reportedText(written, byId.get(report.postId));
        return text ? { ...report, about: text } : report;
      });
    },

    dismiss: async (moderator: User, reportId: string): Promise<void> => {
      const report = await reports.findOpen(reportId);
      if (!report) throw reportNotFound();
      const [post] = await posts.findMany(readerOf(moderator), [report.postId]);
      const written = await posts.writerOf(report);
      const at = clock();
      const noted = await acts.note({
        ...{ kind: 'report-dismissed', createdAt: at, targetId: report.postId },
        ...{ byId: moderator.id, by: moderator.name || null, what: post?.title ?? null },
        ...{ aboutId: written?.authorId ?? null, person: written?.username ?? null },
      });
      const count = await reports.dismiss(report, { by: moderator.id, at });
      if (count > 0) {
        await tell.reported();
        return acts.complete(noted, { count });
      }
      // Somebody else was quicker.
      await acts.remove(noted);
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
