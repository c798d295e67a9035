import { AppError, BusyError } from '@isl/service-kit';
import type { Clock } from '@isl/service-kit/clock';
import type { Room } from '../store/room.js';
import type { VideosRepository } from '../videos/videos.repository.js';
import { type Allowance, type Share, sharesOf } from './shares.js';
import type { SpentRepository } from './spent.repository.js';
import type { Uploader } from './uploader.js';

type Deps = {
  readonly videos: Pick<VideosRepository, 'countWaiting'>;
  readonly spent: SpentRepository;
  readonly room: Room;
  readonly clock: Clock;
  readonly allowance: Allowance;
};

export type Admission = ReturnType<typeof createAdmission>;

const DAY_MS = 86_400_000;
const FULL_RETRY_SECONDS = 600;
const WAITING_RETRY_SECONDS = 60;

/** Who may send how much more: bounds on a person's queue and day, and on what the disk holds. */
export function createAdmission({ videos, spent, room, clock, allowance }: Deps) {
  const shares = (uploader: Uploader): Share[] => sharesOf(uploader, allowance);
  return {
    /** How many bytes may come; throws if not even those announced may. */
    admit: async (uploader: Uploader, announcedBytes: number): Promise<number> => {
      if (await room.isLow(announcedBytes)) throw storageFull();
      const left: number[] = [];
      for (const share of shares(uploader)) {
        if ((await videos.countWaiting(share)) >= share.waiting) throw tooManyWaiting();
        left.push(share.bytesPerDay - (await spent.bytesOf(share, clock())));
      }
      const bytes = Math.max(0, Math.min(...left));
      if (bytes === 0 || announcedBytes > bytes) throw dayIsSpent(clock());
      return bytes;
    },
    charge: async (uploader: Uploader, bytes: number): Promise<void> => {
      for (const share of shares(uploader)) await spent.add(share, bytes, clock());
    },
  };
}

/** Days are counted in UTC: the next one begins at 5:30 in India. */
export function dayIsSpent(now: Date): AppError {
  const seconds = Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000);
  return new AppError(
    'DAY_IS_SPENT',
    'Error: your account has uploaded as much today as it may. Try again tomorrow.',
    { 'retry-after': String(seconds) },
  );
}

export function storageFull(): BusyError {
  return new BusyError(
    'STORAGE_FULL',
    'Error: there is no room for more videos right now. Try again later.',
    { 'retry-after': String(FULL_RETRY_SECONDS) },
  );
}

export function tooManyWaiting(): AppError {
  return new AppError(
    'TOO_MANY_WAITING',
    'Error: many of your videos are still being prepared. Try again when some of them are ready.',
    { 'retry-after': String(WAITING_RETRY_SECONDS) },
  );
}
