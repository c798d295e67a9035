import type { Clock } from '../clock.js';
import type { IdempotencyRepository } from '../idempotency/idempotency.repository.js';
import type { PostsRepository } from '../posts/posts.repository.js';
import type { ReportsRepository } from '../reports/reports.repository.js';

export type Swept = { readonly demo: number; readonly reports: number; readonly keys: number };
export type Sweep = () => Promise<Swept>;

const DEMO_LIFETIME_MS = 24 * 60 * 60 * 1000;
export const SWEEP_INTERVAL_MS = 10 * 60 * 1000;

/** Clears what the demo account left over a day ago, reports of what is gone, and old keys. */
export function createSweep(dependencies: {
  readonly posts: PostsRepository;
  readonly reports: ReportsRepository;
  readonly keys: IdempotencyRepository;
  readonly clock: Clock;
}): Sweep {
  const { posts, reports, keys, clock } = dependencies;
  const sweepOrphans = async (): Promise<number> => {
    let orphans = 0;
    for (const target of await reports.openTargets()) {
      if (await posts.hasTarget(target)) continue;
      orphans += 1;
      if (target.commentId) await reports.removeForComment(target.commentId);
      else await reports.removeForPost(target.postId);
    }
    return orphans;
  };
  return async () => {
    const yesterday = new Date(clock().getTime() - DEMO_LIFETIME_MS);
    const demo = (await posts.sweepDemo(yesterday)) + (await reports.sweepDemo(yesterday));
    return { demo, reports: await sweepOrphans(), keys: await keys.sweep(clock()) };
  };
}

/** Sweeps now and then; a sweep that fails is reported and the next one comes all the same. */
export function startSweeping(
  sweep: Sweep,
  { onSwept, onError }: { onSwept: (swept: Swept) => void; onError: (error: unknown) => void },
): { stop: () => Promise<void> } {
  let running = Promise.resolve();
  const sweepOnce = (): void => {
    running = running.then(sweep).then(onSwept, onError);
  };
  sweepOnce();
  const timer = setInterval(sweepOnce, SWEEP_INTERVAL_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return running;
    },
  };
}
