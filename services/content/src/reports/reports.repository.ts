import { isDuplicate, NEWEST_FIRST, olderThan } from '@isl/service-kit/mongo';
import { type Collection, type Db, type Filter, ObjectId } from 'mongodb';
import {
  type CourseTarget,
  type Report,
  type ReportDocument,
  type Target,
  type ToldReport,
  targetOf,
  toReport,
} from './reports.mapper.js';

type NewReport = Pick<ReportDocument, 'reason' | 'reporterId' | 'createdAt' | 'demo'> & Target;

/** A post with all that was said to it, one comment, or a course. */
type Thing =
  | { readonly postId: string }
  | { readonly commentId: string }
  | { readonly courseId: string };

export type ReportsRepository = ReturnType<typeof createReportsRepository>;

const OPEN: Filter<ReportDocument> = { openKey: { $exists: true } };
const CLOSED: Filter<ReportDocument> = { openKey: { $exists: false } };
const TO_TELL: Filter<ReportDocument> = { 'toTell.at': { $gt: new Date(0) } };
const MOST_TOLD_AT_ONCE = 1_000;

/** A report of the post itself names no comment. */
const about = (target: Target): Filter<ReportDocument> =>
  'courseId' in target
    ? { courseId: target.courseId }
    : { postId: target.postId, commentId: target.commentId ?? { $exists: false } };

/** Ids of posts, comments and courses are never the same. */
const idOf = (target: Target): string =>
  'courseId' in target ? target.courseId : (target.commentId ?? target.postId);

export function createReportsRepository(db: Db) {
  const reports: Collection<ReportDocument> = db.collection('reports');
  const olderThanPage = async ({ after }: { readonly after?: string }) =>
    after === undefined
      ? {}
      : olderThan(new ObjectId(after), (_id) =>
          reports.findOne({ _id }, { projection: { createdAt: 1 } }),
        );
  /** Of what is gone only those stay whose reporter is yet to be told so. */
  const end = async (target: Filter<ReportDocument>, at: Date): Promise<void> => {
    await reports.updateMany(
      { $and: [target, { $or: [OPEN, TO_TELL] }] },
      { $set: { toTell: { outcome: 'removed', at } }, $unset: { openKey: '' } },
    );
    await reports.deleteMany({ ...target, toTell: { $exists: false } });
  };
  return {
    /** Opens a report; one that the person has open already takes the new reason. */
    open: async ({ reason, ...report }: NewReport): Promise<Report> => {
      const openKey = `${report.reporterId}:${idOf(report)}`;
      const upsert = () =>
        reports.findOneAndUpdate(
          { openKey },
          { $set: { reason }, $setOnInsert: report },
          { upsert: true, returnDocument: 'after' },
        );
      try {
        return toReport((await upsert()) as ReportDocument);
      } catch (error) {
        // Two at once: the second time the other's report is found.
        if (!isDuplicate(error)) throw error;
        return toReport((await upsert()) as ReportDocument);
      }
    },

    /** Whether a moderator has left as it is what this person reported. */
    wasDismissed: async (reporterId: string, target: Target): Promise<boolean> => {
      const filter = { reporterId, ...about(target), dismissed: { $exists: true } };
      return (await reports.findOne(filter, { projection: { _id: 1 } })) !== null;
    },

    /** Null where it is not open. */
    findOpen: async (id: string): Promise<Report | null> => {
      const report = await reports.findOne({ _id: new ObjectId(id), ...OPEN });
      return report && toReport(report);
    },

    /** Closes all open reports of this; how many those were. */
    dismiss: async (
      target: Target,
      dismissed: NonNullable<ReportDocument['dismissed']>,
    ): Promise<number> => {
      const { modifiedCount } = await reports.updateMany(
        { $and: [OPEN, about(target)] },
        {
          $set: { dismissed, toTell: { outcome: 'kept', at: dismissed.at } },
          $unset: { openKey: '' },
        },
      );
      return modifiedCount;
    },

    listOpen: async (page: { limit: number; after?: string }): Promise<Report[]> => {
      const documents = await reports
        .find({ $and: [OPEN, await olderThanPage(page)] })
        .sort(NEWEST_FIRST)
        .limit(page.limit)
        .toArray();
      return documents.map(toReport);
    },

    isOpenOf: async (target: CourseTarget): Promise<boolean> => {
      const filter = { $and: [OPEN, about(target)] };
      return (await reports.findOne(filter, { projection: { _id: 1 } })) !== null;
    },

    /** It is hidden. */
    closeFor: async (thing: Thing, at: Date): Promise<void> => {
      await reports.updateMany(
        { ...thing, ...OPEN },
        { $set: { toTell: { outcome: 'hidden', at } }, $unset: { openKey: '' } },
      );
    },

    /** It is shown again: what it was hidden for stays. */
    keepFor: async (thing: Thing, at: Date): Promise<void> => {
      await reports.updateMany(
        { ...thing, ...CLOSED, dismissed: { $exists: false } },
        { $set: { toTell: { outcome: 'kept', at } } },
      );
    },

    /** It is gone. */
    endFor: (thing: Thing, at: Date) => end(thing, at),

    /** Of posts what was said to them as well. */
    endForAll: (
      gone: {
        readonly postIds?: readonly string[];
        readonly commentIds?: readonly string[];
        readonly courseIds?: readonly string[];
      },
      at: Date,
    ) => {
      const { postIds = [], commentIds = [], courseIds = [] } = gone;
      const ofPosts = { postId: { $in: [...postIds] } };
      const others = [
        { commentId: { $in: [...commentIds] } },
        { courseId: { $in: [...courseIds] } },
      ];
      return end({ $or: [ofPosts, ...others] }, at);
    },

    listToTell: async (): Promise<ToldReport[]> => {
      const found = await reports.find(TO_TELL).limit(MOST_TOLD_AT_ONCE).toArray();
      return found as ToldReport[];
    },

    /** What became of it since is to be told still. */
    settle: async ({ _id, toTell }: Pick<ToldReport, '_id' | 'toTell'>): Promise<void> => {
      const { outcome, at } = toTell;
      const told = { _id, 'toTell.outcome': outcome, 'toTell.at': at };
      if (outcome === 'removed') await reports.deleteOne(told);
      else await reports.updateOne(told, { $unset: { toTell: '' } });
    },

    openTargets: async (): Promise<Target[]> => {
      const projection = { _id: 0, postId: 1, commentId: 1, courseId: 1 } as const;
      return reports.find(OPEN, { projection }).map(targetOf).toArray();
    },

    sweepDemo: async (before: Date): Promise<number> =>
      (await reports.deleteMany({ demo: true, createdAt: { $lt: before } })).deletedCount,
  };
}
