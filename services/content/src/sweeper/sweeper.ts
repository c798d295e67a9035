import { ago, type Clock } from '@isl/service-kit/clock';
import type { ObjectId } from 'mongodb';
import type { ActsRepository } from '../acts/acts.repository.js';
import type { IdempotencyRepository } from '../idempotency/idempotency.repository.js';
import type { NotificationsRepository } from '../notifications/notifications.repository.js';
import type { PayOwed } from '../notifications/pay-owed.js';
import type { CommentsRepository } from '../posts/comments.repository.js';
import type { PostsRepository } from '../posts/posts.repository.js';
import type { SubscriptionsRepository } from '../push/subscriptions.repository.js';
import type { ReportsRepository } from '../reports/reports.repository.js';

export type Swept = {
  readonly demo: number;
  readonly reports: number;
  readonly comments: number;
  readonly keys: number;
  readonly titles: number;
  readonly notifications: number;
  /** Told now, not when it happened. */
  readonly told: number;
};
export type Sweep = () => Promise<Swept>;

const DEMO_LIFETIME_MS = 24 * 60 * 60 * 1000;
const NOTIFICATION_LIFETIME_MS = 90 * 24 * 60 * 60 * 1000;
export const SWEEP_INTERVAL_MS = 10 * 60 * 1000;

/** So many comments are looked at in one sweep, and the next ones in the next. */
const COMMENTS_A_SWEEP = 1_000;
/** A comment younger than this may be about to be named by its post. */
const SETTLED_AFTER_MS = 60 * 60 * 1000;

/** Tells what is owed. Clears what the demo account left over a day ago, reports and comments of what is gone, titles that only the log of acts has, old keys and old notifications. */
export function createSweep(dependencies: {
  readonly posts: PostsRepository;
  readonly comments: CommentsRepository;
  readonly reports: ReportsRepository;
  readonly hasCourse: (courseId: string) => Promise<boolean>;
  readonly acts: Pick<ActsRepository, 'sweep'>;
  readonly keys: IdempotencyRepository;
  readonly notifications: Pick<NotificationsRepository, 'removeBefore'>;
  readonly subscriptions: Pick<SubscriptionsRepository, 'removeTurnsBefore'>;
  readonly payOwed: PayOwed;
  readonly clock: Clock;
}): Sweep {
  const { posts, comments, reports, acts, keys, notifications, payOwed, clock } = dependencies;
  const { subscriptions, hasCourse } = dependencies;
  let lastSeen: ObjectId | null = null;
  const sweepComments = async (): Promise<number> => {
    const settled = ago(clock, SETTLED_AFTER_MS);
    const rows = await comments.listAfter(lastSeen, settled, COMMENTS_A_SWEEP);
    lastSeen = rows.length < COMMENTS_A_SWEEP ? null : (rows.at(-1)?._id ?? null);
    return comments.remove(await posts.findUnnamed(rows), settled);
  };
  const sweepOrphans = async (): Promise<number> => {
    let orphans = 0;
    for (const target of await reports.openTargets()) {
      const isCourse = 'courseId' in target;
      if (await (isCourse ? hasCourse(target.courseId) : posts.hasTarget(target))) continue;
      orphans += 1;
      const { commentId } = isCourse ? {} : target;
      await reports.endFor(commentId === undefined ? target : { commentId }, clock());
    }
    return orphans;
  };
  return async () => {
    const long = ago(clock, NOTIFICATION_LIFETIME_MS);
    const yesterday = ago(clock, DEMO_LIFETIME_MS);
    const demo = (await posts.sweepDemo(yesterday)) + (await reports.sweepDemo(yesterday));
    return {
      demo,
      reports: await sweepOrphans(),
      told: await payOwed(),
      comments: await sweepComments(),
      keys: await keys.sweep(clock()),
      titles: await acts.sweep(),
      notifications:
        (await notifications.removeBefore(long)) + (await subscriptions.removeTurnsBefore(long)),
    };
  };
}
