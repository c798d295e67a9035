import { isDuplicate, NEWEST_FIRST, newId, olderThan } from '@isl/service-kit/mongo';
import type { Db } from 'mongodb';
import type { Page } from '../videos/videos.repository.js';
import type { ReportDocument } from './decision.js';

type NewReport = Pick<ReportDocument, 'videoId' | 'fault' | 'words' | 'reporterId' | 'createdAt'>;

export type ReportsRepository = ReturnType<typeof createReportsRepository>;

const OPEN = { closedBy: null } as const;

export function createReportsRepository(db: Db) {
  const reports = db.collection<ReportDocument>('reports');
  const keyOf = (reporterId: string, videoId: string) => `${reporterId}:${videoId}`;
  return {
    /** Opens a report; one that the person has open already takes the new words. */
    open: async (report: NewReport): Promise<ReportDocument> => {
      const { videoId, reporterId, createdAt, ...said } = report;
      const openKey = keyOf(reporterId, videoId);
      const upsert = () =>
        reports.findOneAndUpdate(
          { openKey },
          {
            $set: said,
            $setOnInsert: { _id: newId(), videoId, reporterId, createdAt, closedBy: null },
          },
          { upsert: true, returnDocument: 'after' },
        );
      try {
        return (await upsert()) as ReportDocument;
      } catch (error) {
        // Two at once: the second time the other's report is found.
        if (!isDuplicate(error)) throw error;
        return (await upsert()) as ReportDocument;
      }
    },
    wasClosed: async (reporterId: string, videoId: string): Promise<boolean> =>
      (await reports.findOne({ reporterId, videoId, closedBy: { $ne: null } })) !== null,
    listOpen: async ({ limit, after }: Page): Promise<ReportDocument[]> => {
      const older = after
        ? await olderThan(after, (_id) =>
            reports.findOne({ _id }, { projection: { createdAt: 1 } }),
          )
        : {};
      return reports
        .find({ $and: [OPEN, older] })
        .sort(NEWEST_FIRST)
        .limit(limit)
        .toArray();
    },
    /** Closes what is open about a clip; how many that were. */
    close: async (videoId: string, decisionId: string): Promise<number> => {
      const open = await reports.find({ videoId, ...OPEN }, { projection: { _id: 1 } }).toArray();
      for (const { _id } of open) {
        const closed = { closedBy: decisionId, openKey: _id };
        await reports.updateOne({ _id, ...OPEN }, { $set: closed });
      }
      return open.length;
    },
    /** Opens again what a decision closed, unless its reporter has opened another one since. */
    reopen: async (decisionId: string): Promise<void> => {
      const closed = await reports.find({ closedBy: decisionId }).toArray();
      for (const { _id, reporterId, videoId } of closed) {
        const opened = { closedBy: null, openKey: keyOf(reporterId, videoId) };
        try {
          await reports.updateOne({ _id }, { $set: opened });
        } catch (error) {
          if (!isDuplicate(error)) throw error;
        }
      }
    },
    allBy: (reporterId: string) => reports.find({ reporterId }).sort({ createdAt: 1 }).toArray(),
    removeAbout: async (videoId: string): Promise<void> => {
      await reports.deleteMany({ videoId });
    },
    removeBy: async (reporterId: string): Promise<void> => {
      await reports.deleteMany({ reporterId });
    },
  };
}
