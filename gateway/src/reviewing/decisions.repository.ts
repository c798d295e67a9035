import { NEWEST_FIRST, olderThan } from '@isl/service-kit/mongo';
import type { Db } from 'mongodb';
import type { ReviewerDecision } from './request.js';

export type Page = { readonly limit: number; readonly after: string | undefined };

export type DecisionsRepository = ReturnType<typeof createDecisionsRepository>;

export function createDecisionsRepository(db: Db) {
  const decisions = db.collection<ReviewerDecision>('reviewerDecisions');
  return {
    insert: async (decision: ReviewerDecision): Promise<void> => {
      await decisions.insertOne(decision);
    },
    remove: async (id: string): Promise<void> => {
      await decisions.deleteOne({ _id: id });
    },
    /** Null where it is gone or undone already, or its person is gone. */
    markUndone: (id: string, undone: NonNullable<ReviewerDecision['undone']>) =>
      decisions.findOneAndUpdate(
        { _id: id, undone: null, userId: { $ne: null } },
        { $set: { undone } },
        { returnDocument: 'after' },
      ),
    list: async ({ limit, after }: Page): Promise<ReviewerDecision[]> => {
      const older = after
        ? await olderThan(after, (_id) =>
            decisions.findOne({ _id }, { projection: { createdAt: 1 } }),
          )
        : {};
      return decisions.find(older).sort(NEWEST_FIRST).limit(limit).toArray();
    },
    about: (userId: string) => decisions.find({ userId }).sort({ createdAt: 1 }).toArray(),
    /** That something was decided stays when an account goes; names and words do not. */
    forget: async (userId: string): Promise<void> => {
      await decisions.updateMany(
        { userId },
        { $set: { userId: null, person: null }, $unset: { reason: '', 'undone.reason': '' } },
      );
      await decisions.updateMany({ byId: userId }, { $set: { byId: null, by: null } });
      await decisions.updateMany(
        { 'undone.byId': userId },
        { $set: { 'undone.byId': null, 'undone.by': null } },
      );
    },
  };
}
