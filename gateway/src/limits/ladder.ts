import type { Db } from 'mongodb';
import { RateLimiterMongo } from 'rate-limiter-flexible';

/** How what one key did lately is answered: a free burst, then proofs, each level twice the work. */
export type Steps = {
  readonly seconds: number;
  readonly burst: number;
  /** So many more tries, and the next level is asked for. */
  readonly perLevel: number;
  readonly highestLevel: number;
  /** Beyond so many in the time no proof helps. */
  readonly most: number;
};

/** What the next try costs: `level` is null where it is free. */
export type Standing = {
  readonly level: number | null;
  readonly isBeyond: boolean;
  readonly waitMs: number;
};

export type Ladder = {
  /** What one more try would cost. */
  readonly standing: (key: string) => Promise<Standing>;
  /** Counts a try; what it had to cost. */
  readonly add: (key: string) => Promise<Standing>;
  /** Takes a counted try back. */
  readonly takeBack: (key: string) => Promise<void>;
};

/** Counts in the database, so that all copies of the gateway count together. */
export function createLadder(db: Db, name: string, steps: Steps, scale: number): Ladder {
  const { seconds, highestLevel } = steps;
  const burst = steps.burst * scale;
  const perLevel = steps.perLevel * scale;
  const most = steps.most * scale;
  const counter = new RateLimiterMongo({
    storeClient: db,
    tableName: 'limits',
    keyPrefix: name,
    points: most,
    duration: seconds,
    disableIndexesCreation: true,
  });
  const standingOf = (tries: number, waitMs: number): Standing => ({
    level:
      tries <= burst ? null : Math.min(highestLevel, Math.floor((tries - burst - 1) / perLevel)),
    isBeyond: tries > most,
    waitMs,
  });
  return {
    standing: async (key) => {
      const counted = await counter.get(key);
      return standingOf((counted?.consumedPoints ?? 0) + 1, counted?.msBeforeNext ?? 0);
    },
    add: async (key) => {
      const { consumedPoints, msBeforeNext } = await counter.penalty(key, 1);
      return standingOf(consumedPoints, msBeforeNext);
    },
    takeBack: async (key) => {
      await counter.reward(key, 1);
    },
  };
}
