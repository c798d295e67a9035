import { NEWEST_FIRST, olderThan } from '@isl/service-kit/mongo';
import type { Db } from 'mongodb';
import type { VideoDocument } from '../videos/video.js';
import type { Page } from '../videos/videos.repository.js';
import type { DecisionDocument, Hidden } from './decision.js';

export type DecisionsRepository = ReturnType<typeof createDecisionsRepository>;

export function createDecisionsRepository(db: Db) {
  const decisions = db.collection<DecisionDocument>('decisions');
  const videos = db.collection<VideoDocument>('videos');
  return {
    insert: async (decision: DecisionDocument): Promise<void> => {
      await decisions.insertOne(decision);
    },
    find: (id: string) => decisions.findOne({ _id: id }),
    countReports: async (id: string, reports: number): Promise<void> => {
      await decisions.updateOne({ _id: id }, { $set: { reports } });
    },
    /** Null where it is gone or undone already. */
    markUndone: (id: string, undone: NonNullable<DecisionDocument['undone']>) =>
      decisions.findOneAndUpdate(
        { _id: id, undone: null },
        { $set: { undone } },
        { returnDocument: 'after' },
      ),
    list: async ({ limit, after }: Page): Promise<DecisionDocument[]> => {
      const older = after
        ? await olderThan(after, (_id) =>
            decisions.findOne({ _id }, { projection: { createdAt: 1 } }),
          )
        : {};
      return decisions.find(older).sort(NEWEST_FIRST).limit(limit).toArray();
    },
    hide: async (videoId: string, hidden: Hidden): Promise<void> => {
      await videos.updateOne({ _id: videoId }, { $set: { hidden } });
    },
    /** Only what this decision hid: a later one stands. */
    show: async (videoId: string, decisionId: string): Promise<void> => {
      const filter = { _id: videoId, 'hidden.decisionId': decisionId };
      await videos.updateOne(filter, { $unset: { hidden: '' } });
    },
    removeAbout: async (videoId: string): Promise<void> => {
      await decisions.deleteMany({ videoId });
    },
    /** What a moderator decided stays when their account goes; their name does not. */
    forget: async (byId: string): Promise<void> => {
      const nobody = { byId: null, by: null };
      await decisions.updateMany({ byId }, { $set: nobody });
      await decisions.updateMany(
        { 'undone.byId': byId },
        { $set: { 'undone.byId': null, 'undone.by': null } },
      );
    },
  };
}
