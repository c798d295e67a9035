import type { CopyState } from '@isl/service-kit/copy-state';
import type { Db } from 'mongodb';

/** A worker reaches nobody and nobody reaches it: it writes down how it is. */
type Seen = Omit<CopyState, 'seenAt'> & { readonly _id: string; readonly seenAt: Date };

export type WorkersRepository = ReturnType<typeof createWorkersRepository>;

/** How often a worker writes. */
export const SEEN_INTERVAL_MS = 5_000;
/** Who wrote nothing for so long ended without a word, long ago. */
const FORGOTTEN_MS = 60 * 60 * 1000;

export function createWorkersRepository(db: Db) {
  const workers = db.collection<Seen>('workers');
  return {
    note: async ({ seenAt: _, ...state }: CopyState, now: Date): Promise<void> => {
      const { copyId: _id } = state;
      await workers.replaceOne({ _id }, { ...state, seenAt: now }, { upsert: true });
      await workers.deleteMany({ seenAt: { $lt: new Date(now.getTime() - FORGOTTEN_MS) } });
    },
    /** At its end. */
    leave: async (copyId: string): Promise<void> => {
      await workers.deleteOne({ _id: copyId });
    },
    list: async (): Promise<CopyState[]> => {
      const seen = await workers.find().sort({ startedAt: 1 }).toArray();
      return seen.map(({ _id, seenAt, ...state }) => ({ ...state, seenAt: seenAt.toISOString() }));
    },
  };
}
