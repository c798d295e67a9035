import type { User } from '@isl/service-kit';
import { readerOf } from '../access/readers.js';
import type { Clock } from '../clock.js';
import { isId } from '../db/ids.js';
import type { PostsRepository } from '../posts/posts.repository.js';
import { badCursor, commentNotFound, hasComment, postNotFound } from '../posts/posts.service.js';
import type { Report } from './reports.mapper.js';
import type { ReportsRepository } from './reports.repository.js';

type NewReport = { readonly reason: string; readonly commentId?: string };

export type ReportsService = ReturnType<typeof createReportsService>;

const DEFAULT_PAGE = 50;

export function createReportsService(dependencies: {
  readonly reports: ReportsRepository;
  readonly posts: PostsRepository;
  readonly clock: Clock;
}) {
  const { reports, posts, clock } = dependencies;
  return {
    report: async (user: User, postId: string, body: NewReport): Promise<Report> => {
      const { commentId } = body;
      const post = await posts.find(readerOf(user), postId);
      if (!post) throw postNotFound();
      if (commentId !== undefined && !hasComment(post, commentId)) throw commentNotFound();
      return reports.open({
        postId,
        ...(commentId === undefined ? {} : { commentId }),
        reason: body.reason.trim(),
        reporterId: user.id,
        createdAt: clock(),
        ...(user.demo ? { demo: true } : {}),
      });
    },

    list: ({ limit = DEFAULT_PAGE, after }: { limit?: number; after?: string }) => {
      if (after !== undefined && !isId(after)) throw badCursor();
      return reports.listOpen({ limit, ...(after === undefined ? {} : { after }) });
    },
  };
}
