import { isDeepStrictEqual } from 'node:util';
import { AppError, BusyError } from '@isl/service-kit';
import type { User } from '@isl/service-kit/access';
import type { Clock } from '@isl/service-kit/clock';
import { type Learnt, merge, NOTHING_LEARNT, type ProgressEvent } from './merge.js';
import { type Progress, toProgress } from './progress.mapper.js';
import type { ProgressRepository } from './progress.repository.js';

export type ProgressService = ReturnType<typeof createProgressService>;

export const MOST = { cards: 5_000, lessons: 2_000, lists: 200, days: 10_000 } as const;

/** Somebody who sends from so many devices at the same moment is asked to send again. */
const MOST_TRIES = 50;

export function createProgressService(progress: ProgressRepository, clock: Clock) {
  const learntBy = async (userId: string): Promise<Learnt> =>
    (await progress.find(userId))?.learnt ?? NOTHING_LEARNT;
  return {
    of: async ({ id, demo }: User): Promise<Progress> =>
      toProgress(demo ? NOTHING_LEARNT : await learntBy(id)),

    /** Other devices of the person may send at the same moment: what was read is merged again then. */
    merge: async ({ id, demo }: User, events: readonly ProgressEvent[]): Promise<Progress> => {
      if (demo) {
        const message = 'The demo account is shared; what is learnt stays on this device.';
        throw new AppError('DEMO_FIXED', message);
      }
      const now = clock().getTime();
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const { learnt, version } = (await progress.find(id)) ?? NONE_KEPT;
        const merged = merge(learnt, events, now);
        if (isDeepStrictEqual(merged, learnt)) return toProgress(learnt);
        requireRoom(merged);
        if (await progress.replace(id, version, merged)) return toProgress(merged);
      }
      throw new BusyError('OVERLOADED', 'Other devices of yours are sending. Try again.');
    },
  };
}

const NONE_KEPT = { learnt: NOTHING_LEARNT, version: 0 };

function requireRoom({ cards, lessons, lists, days }: Learnt): void {
  const counts = {
    cards: cards.length,
    lessons: lessons.length,
    lists: lists.filter(({ removed }) => !removed).length,
    days: days.length,
  };
  for (const what of ['cards', 'lessons', 'lists', 'days'] as const) {
    if (counts[what] > MOST[what]) {
      const most = MOST[what].toLocaleString('en');
      throw new AppError('PROGRESS_FULL', `An account keeps ${most} ${what} at most.`);
    }
  }
}
