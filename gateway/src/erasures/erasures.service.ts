import { type Clock, later } from '@isl/service-kit/clock';
import type { PartClient } from '../parts/part-client.js';
import type { Erasure, ErasuresRepository } from './erasures.repository.js';

/** Longer than an access token that was issued just before the erasure still writes. */
const SECOND_ROUND_MS = 16 * 60 * 1000;
const FIRST_RETRY_MS = 15_000;
/** How often erasures that are due are tried. */
export const ERASING_INTERVAL_MS = 15_000;
const LONGEST_RETRY_MS = 60 * 60 * 1000;

export type ErasuresService = {
  /** Erases the person here and asks every service; 'done' where all have answered once. */
  readonly begin: (userId: string) => Promise<'pending' | 'done'>;
  /** Tries every erasure that is due, and says how many were tried. */
  readonly runDue: () => Promise<number>;
};

export function createErasuresService(dependencies: {
  readonly erasures: ErasuresRepository;
  readonly parts: readonly PartClient[];
  /** Removes the person, their sessions and links from this database; may be repeated. */
  readonly eraseHere: (userId: string) => Promise<void>;
  readonly clock: Clock;
}): ErasuresService {
  const { erasures, parts, eraseHere, clock } = dependencies;

  const carryOut = async (erasure: Erasure): Promise<readonly Erasure['steps'][number][]> => {
    const { _id: userId, attempts } = erasure;
    await eraseHere(userId);
    const left = await Promise.all(
      erasure.steps.map(async (step) => {
        if (step.at > clock()) return [step];
        const part = parts.find(({ name }) => name === step.part);
        if (!(await part?.erase(userId, `erasure-${userId}-${attempts}`))) return [step];
        await erasures.removeStep(userId, step);
        return [];
      }),
    );
    const steps = left.flat();
    if (steps.length === 0) await erasures.finish(userId);
    else await erasures.postpone(userId, nextTry(steps, attempts, clock));
    return steps;
  };

  return {
    begin: async (userId) => {
      const now = clock();
      const rounds = [now, later(clock, SECOND_ROUND_MS)];
      await erasures.insert({
        _id: userId,
        steps: rounds.flatMap((at) => parts.map(({ name: part }) => ({ part, at }))),
        attempts: 0,
        nextAt: now,
        createdAt: now,
      });
      const claimed = await erasures.claimOne(userId, later(clock, retryAfterMs(1)));
      const left = claimed ? await carryOut(claimed) : [];
      return left.some(({ at }) => at <= now) ? 'pending' : 'done';
    },
    runDue: async () => {
      let tried = 0;
      for (;;) {
        const erasure = await erasures.claim(clock(), later(clock, FIRST_RETRY_MS));
        if (!erasure) return tried;
        await carryOut(erasure);
        tried += 1;
      }
    },
  };
}

function retryAfterMs(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
}

/** When the next call is due: one that failed waits longer each time. */
function nextTry(steps: Erasure['steps'], attempts: number, clock: Clock): Date {
  const hasFailed = steps.some(({ at }) => at <= clock());
  const times = steps.filter(({ at }) => at > clock()).map(({ at }) => at.getTime());
  if (hasFailed) times.push(later(clock, retryAfterMs(attempts)).getTime());
  return new Date(Math.min(...times));
}
