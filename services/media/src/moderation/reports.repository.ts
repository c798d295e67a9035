import { isDuplicate, NEWEST_FIRST, newId, olderThan } from '@isl/service-kit/mongo';
import type { Db, Filter } from 'mongodb';
import type { Page } from '../videos/videos.repository.js';
import type { DecisionDocument, ReportDocument, ReportOutcome } from './decision.js';

type NewReport = Pick<ReportDocument, 'videoId' | 'fault' | 'words' | 'reporterId' | 'createdAt'>;

export type ReportsRepository = ReturnType<typeof createReportsRepository>;

const OPEN = { closedBy: null } as const;
const TO_TELL: Filter<ReportDocument> = { 'toTell.at': { $gt: new Date(0) } };
const OUTCOMES = { hide: 'hidden', keep: 'kept' } as const;
const MOST_TOLD_AT_ONCE = 100;
/** What closed the reports of a clip that is gone. */
const GONE = 'gone';

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
    close: async ({
      _id: decisionId,
      videoId,
      act,
      createdAt: at,
    }: Pick<DecisionDocument, '_id' | 'videoId' | 'act' | 'createdAt'>): Promise<number> => {
      const open = await reports.find({ videoId, ...OPEN }, { projection: { _id: 1 } }).toArray();
      const toTell = { outcome: OUTCOMES[act], at };
      for (const { _id } of open) {
        const closed = { closedBy: decisionId, openKey: _id, toTell };
        await reports.updateOne({ _id, ...OPEN }, { $set: closed });
      }
      return open.length;
    },
    /** Opens again what a decision closed, unless its reporter has opened another one since. */
    reopen: async (decisionId: string, at: Date): Promise<void> => {
      const closed = await reports.find({ closedBy: decisionId }).toArray();
      const toTell = { outcome: 'open', at } as const;
      for (const { _id, reporterId, videoId } of closed) {
        const opened = { closedBy: null, openKey: keyOf(reporterId, videoId), toTell };
        try {
          await reports.updateOne({ _id }, { $set: opened });
        } catch (error) {
          if (!isDuplicate(error)) throw error;
        }
      }
    },
    listToTell: async (): Promise<ReportOutcome[]> => {
      const found = await reports
        .find(TO_TELL)
        .sort({ 'toTell.at': 1 })
        .limit(MOST_TOLD_AT_ONCE)
        .toArray();
      return found.flatMap(({ _id, videoId, reporterId, toTell }) =>
        toTell
          ? [{ _id, videoId, userId: reporterId, ...toTell, at: toTell.at.toISOString() }]
          : [],
      );
    },
    /** What became of them since is to be told still. */
    markTold: async (outcomes: readonly ReportOutcome[]): Promise<number> => {
      let told = 0;
      for (const { _id, outcome, at } of outcomes) {
        const same = { _id, 'toTell.outcome': outcome, 'toTell.at': new Date(at) };
        told +=
          outcome === 'removed'
            ? (await reports.deleteOne(same)).deletedCount
            : (await reports.updateOne(same, { $unset: { toTell: '' } })).modifiedCount;
      }
      return told;
    },
    allBy: (reporterId: string) => reports.find({ reporterId }).sort({ createdAt: 1 }).toArray(),
    /** Of a clip that is gone only those stay whose reporter is yet to be told so. */
    removeAbout: async (videoId: string, at: Date): Promise<void> => {
      const owed = await reports
        .find({ $and: [{ videoId }, { $or: [OPEN, TO_TELL] }] }, { projection: { _id: 1 } })
        .toArray();
      for (const { _id } of owed) {
        const toTell = { outcome: 'removed', at } as const;
        await reports.updateOne({ _id }, { $set: { closedBy: GONE, openKey: _id, toTell } });
      }
      await reports.deleteMany({ videoId, toTell: { $exists: false } });
    },
    removeBy: async (reporterId: string): Promise<void> => {
      await reports.deleteMany({ reporterId });
    },
  };
}
