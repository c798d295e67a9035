import type { components } from '@isl/contracts/gateway';
import type { Clock } from '@isl/service-kit/clock';
import type { PartClient } from '../parts/part-client.js';

type Stats = components['schemas']['Stats'];

const FRESH_MS = 60_000;
/** An answer that lacks a part is asked again soon. */
const INCOMPLETE_FRESH_MS = 5_000;

export type StatsService = (requestId: string) => Promise<Stats>;

/** Counts of every part, kept for a while; whoever asks meanwhile waits for the same answer. */
export function createStatsService(dependencies: {
  readonly parts: readonly PartClient[];
  readonly countUsers: () => Promise<number>;
  readonly countReviewers: () => Promise<number>;
  readonly clock: Clock;
}): StatsService {
  const { parts, countUsers, countReviewers, clock } = dependencies;
  let kept: { readonly stats: Stats; readonly until: number } | null = null;
  let asking: Promise<Stats> | null = null;

  const ask = async (requestId: string): Promise<Stats> => {
    const [users, reviewers, ...answers] = await Promise.all([
      countUsers(),
      countReviewers(),
      ...parts.map((part) => part.stats(requestId)),
    ]);
    const missing = parts.filter((_part, index) => answers[index] === null).map(({ name }) => name);
    const stats: Stats = {
      counts: Object.assign({}, ...answers, { users, reviewers }),
      missing,
      at: clock().toISOString(),
    };
    const freshMs = missing.length === 0 ? FRESH_MS : INCOMPLETE_FRESH_MS;
    kept = { stats, until: clock().getTime() + freshMs };
    return stats;
  };

  return (requestId) => {
    if (kept && clock().getTime() < kept.until) return Promise.resolve(kept.stats);
    asking ??= ask(requestId).finally(() => {
      asking = null;
    });
    return asking;
  };
}
