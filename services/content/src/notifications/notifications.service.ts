import { AppError } from '@isl/service-kit';
import { isModerator, type User } from '@isl/service-kit/access';
import type { Clock } from '@isl/service-kit/clock';
import {
  type Notification,
  type NotificationDocument,
  type NotificationPage,
  toNotification,
} from './notifications.mapper.js';
import type { NotificationsRepository } from './notifications.repository.js';
import type { ToldRepository } from './told.repository.js';

export type NotificationsService = ReturnType<typeof createNotificationsService>;

type PageQuery = { readonly limit?: number; readonly after?: string };
type Shown = { readonly row: NotificationDocument; readonly notification: Notification };

const DEFAULT_PAGE = 20;

/** What a person is told, and what of it they have read. */
export function createNotificationsService(dependencies: {
  readonly notifications: Pick<NotificationsRepository, 'listOf' | 'markRead'>;
  readonly told: Pick<ToldRepository, 'posts' | 'comments' | 'courses' | 'proposals' | 'sayings'>;
  readonly clock: Clock;
}) {
  const { notifications, told, clock } = dependencies;

  const shownTo = async (user: User): Promise<Shown[]> => {
    // The demo account is shared: what is told to one visitor is nobody else's business.
    if (user.demo) return [];
    const rows = await notifications.listOf(user.id);
    const viewer = { userId: user.id, isModerator: isModerator(user) };
    const [posts, comments, courses, proposals, sayings] = await Promise.all([
      told.posts(idsOf(rows, 'postId'), viewer),
      told.comments(idsOf(rows, 'commentId')),
      told.courses(rows.flatMap(({ courseId }) => courseId ?? [])),
      told.proposals(rows.flatMap(({ proposalId }) => proposalId ?? [])),
      told.sayings(rows.flatMap(({ sayingId }) => sayingId ?? [])),
    ]);
    const about = {
      ...{ posts: byId(posts), comments: byId(comments), courses: byId(courses) },
      ...{ proposals: byId(proposals), sayings: byId(sayings) },
    };
    return rows.flatMap((row) => {
      const notification = toNotification(row, about);
      return notification ? [{ row, notification }] : [];
    });
  };

  return {
    page: async (user: User, query: PageQuery): Promise<NotificationPage> => {
      const { limit = DEFAULT_PAGE, after } = query;
      const shown = await shownTo(user);
      const rest = after === undefined ? shown : shown.filter(isOlderThan(after));
      const page = rest.slice(0, limit);
      const last = page.at(-1);
      return {
        unread: countUnread(shown),
        data: page.map(({ notification }) => notification),
        ...(last && rest.length > limit ? { next: cursorOf(last.row) } : {}),
      };
    },

    /** As somebody sees it who moderates nothing. */
    unreadOf: async (userId: string): Promise<Notification[]> =>
      (await shownTo({ id: userId, name: '', roles: [], demo: false }))
        .map(({ notification }) => notification)
        .filter(({ read }) => !read),

    markRead: async (user: User, moment: string): Promise<{ unread: number }> => {
      const upTo = new Date(moment);
      // A leap second is a date-time, and no date.
      if (Number.isNaN(upTo.getTime())) throw new AppError('INVALID_REQUEST', 'upTo is no date.');
      if (!user.demo) await notifications.markRead(user.id, upTo, clock());
      return { unread: countUnread(await shownTo(user)) };
    },
  };
}

const countUnread = (shown: readonly Shown[]): number =>
  shown.filter(({ notification }) => !notification.read).length;

const cursorOf = ({ at, key }: NotificationDocument): string => `${at.getTime()}_${key}`;

/** By moment and key, for a row may have moved up or gone since the page before was read. */
function isOlderThan(cursor: string): (shown: Shown) => boolean {
  const [moment = '', key = ''] = cursor.split('_');
  const at = new Date(Number(moment));
  return ({ row }) => row.at < at || (row.at.getTime() === at.getTime() && row.key < key);
}

function idsOf<Field extends 'postId' | 'commentId'>(
  rows: readonly NotificationDocument[],
  field: Field,
) {
  const ids = rows.flatMap((row) => row[field] ?? []);
  return [...new Map(ids.map((id) => [String(id), id])).values()];
}

function byId<One extends { readonly _id: unknown }>(all: readonly One[]): Map<string, One> {
  return new Map(all.map((one) => [String(one._id), one]));
}
