import type { Db } from 'mongodb';
import type { ReviewerRequest } from './request.js';

/** More than these are not shown at once; deciding some shows the next. */
const SHOWN = 200;

export type RequestsRepository = ReturnType<typeof createRequestsRepository>;

export function createRequestsRepository(db: Db) {
  const requests = db.collection<ReviewerRequest>('reviewerRequests');
  return {
    find: (userId: string) => requests.findOne({ _id: userId }),
    /** In place of an earlier one. */
    keep: async (request: ReviewerRequest): Promise<void> => {
      const { _id, ...rest } = request;
      await requests.replaceOne({ _id }, rest, { upsert: true });
    },
    /** False where there is no open one. */
    removeOpen: async (userId: string): Promise<boolean> =>
      (await requests.deleteOne({ _id: userId, state: 'asked' })).deletedCount === 1,
    listOpen: () =>
      requests.find({ state: 'asked' }).sort({ askedAt: 1, _id: 1 }).limit(SHOWN).toArray(),
    countOpen: () => requests.countDocuments({ state: 'asked' }),
    /** False where it is not open any more: of two who decide at once one is told so. */
    answer: async (
      userId: string,
      state: 'granted' | 'declined',
      answer: NonNullable<ReviewerRequest['answer']>,
    ): Promise<boolean> => {
      const open = { _id: userId, state: 'asked' } as const;
      return (await requests.updateOne(open, { $set: { state, answer } })).matchedCount === 1;
    },
    /** Opens again what this decision closed. */
    reopen: async (
      userId: string,
      decisionId: string,
      answer: NonNullable<ReviewerRequest['answer']>,
    ): Promise<void> => {
      const closed = { _id: userId, 'answer.decisionId': decisionId };
      await requests.updateOne(closed, { $set: { state: 'asked', answer } });
    },
    remove: async (userId: string): Promise<void> => {
      await requests.deleteOne({ _id: userId });
    },
  };
}
