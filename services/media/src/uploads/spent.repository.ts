import { isDuplicate } from '@isl/service-kit/mongo';
import type { Db } from 'mongodb';
import type { Share } from './shares.js';

/** How many bytes a share has sent in a day; kept for two days. */
export type SpentDocument = {
  readonly _id: string;
  readonly authorId: string;
  readonly bytes: number;
  readonly expiresAt: Date;
};

export type SpentRepository = ReturnType<typeof createSpentRepository>;

const TWO_DAYS_MS = 2 * 86_400_000;

/** Kept apart from the videos, so that deleting one does not give its bytes back. */
export function createSpentRepository(db: Db) {
  const spent = db.collection<SpentDocument>('spent');
  const keyOf = ({ id }: Share, now: Date): string => `${now.toISOString().slice(0, 10)} ${id}`;
  const add = async (share: Share, bytes: number, now: Date): Promise<void> => {
    const { authorId } = share;
    const expiresAt = new Date(now.getTime() + TWO_DAYS_MS);
    const change = { $inc: { bytes }, $set: { authorId, expiresAt } };
    await spent.updateOne({ _id: keyOf(share, now) }, change, { upsert: true });
  };
  return {
    bytesOf: async (share: Share, now: Date): Promise<number> =>
      (await spent.findOne({ _id: keyOf(share, now) }))?.bytes ?? 0,
    add: async (share: Share, bytes: number, now: Date): Promise<void> => {
      try {
        await add(share, bytes, now);
      } catch (error) {
        // Two uploads of one share ended at once and both began its record: now it is there.
        if (!isDuplicate(error)) throw error;
        await add(share, bytes, now);
      }
    },
    forget: async (authorId: string): Promise<void> => {
      await spent.deleteMany({ authorId });
    },
  };
}
