import { AppError } from '@isl/service-kit';
import type { Clock } from '@isl/service-kit/clock';
import { bytesOf, type WritersRepository, type Written } from './writers.repository.js';

/** What somebody is about to write. */
type Writing = {
  /** An edit counts by its length alone; what stood there before is in the next recount no more. */
  readonly kind: 'post' | 'comment' | 'edit';
  readonly texts: readonly string[];
};

/** Counts it in, or refuses it; what is returned takes it back where nothing new was written. */
export type Allow = (userId: string, writing: Writing) => Promise<() => Promise<void>>;

/** Far above what people write by hand, and little for a store; the demo account is one person. */
export const MOST_WRITTEN: { readonly today: Written; readonly all: Written } = {
  today: { posts: 60, comments: 300, bytes: 512 * 1024 },
  all: { posts: 5_000, comments: 25_000, bytes: 20 * 1024 * 1024 },
};
/** Counting everything that somebody wrote is no answer to each refused try. */
const RECOUNT_INTERVAL_MS = 60_000;
/** Somebody not known yet, a new day, a count that is too high: each takes one try. */
const TRIES = 4;
const DAY_MS = 24 * 60 * 60 * 1000;

export function createAllowance(writers: WritersRepository, clock: Clock): Allow {
  const prepare = async (userId: string, day: string, more: Written): Promise<void> => {
    const writer = await writers.find(userId);
    const now = clock();
    if (!writer) return writers.create(userId, day, now);
    if (writer.day !== day) return writers.beginDay(userId, day);
    if (!fits(writer.today, more, MOST_WRITTEN.today)) throw enoughToday(now);
    if (fits(writer.all, more, MOST_WRITTEN.all)) return;
    if (now.getTime() - writer.countedAt.getTime() < RECOUNT_INTERVAL_MS) throw enough();
    await writers.recount(writer, now);
  };
  return async (userId, { kind, texts }) => {
    const day = clock().toISOString().slice(0, 10);
    const more = {
      posts: kind === 'post' ? 1 : 0,
      comments: kind === 'comment' ? 1 : 0,
      bytes: texts.reduce((sum, text) => sum + bytesOf(text), 0),
    };
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (await writers.add(userId, day, more, MOST_WRITTEN)) {
        return () => writers.takeBack(userId, day, more);
      }
      await prepare(userId, day, more);
    }
    throw enough();
  };
}

function fits(written: Written, more: Written, most: Written): boolean {
  return (['posts', 'comments', 'bytes'] as const).every(
    (kind) => written[kind] + more[kind] <= most[kind],
  );
}

function enoughToday(now: Date): AppError {
  const seconds = Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000);
  const message = 'This is as much as one person can write in a day. Please go on tomorrow.';
  return new AppError('WRITTEN_ENOUGH_TODAY', message, { 'retry-after': String(seconds) });
}

function enough(): AppError {
  const message = 'This is as much as one person can keep here. Delete something of yours first.';
  return new AppError('WRITTEN_ENOUGH', message);
}
