import { NEWEST_FIRST, olderThan } from '@isl/service-kit/mongo';
import type { Db } from 'mongodb';
import type { ProposalDocument } from './proposals.mapper.js';

export type ProposalsRepository = ReturnType<typeof createProposalsRepository>;

type Page = { readonly limit: number; readonly after?: string };
type Settling = Required<Pick<ProposalDocument, 'state' | 'settled'>>;

const MOST_TOLD_AT_ONCE = 1_000;

export function createProposalsRepository(db: Db) {
  const proposals = db.collection<ProposalDocument>('formProposals');
  return {
    insert: async (proposal: ProposalDocument): Promise<void> => {
      await proposals.insertOne(proposal);
    },
    find: (_id: string): Promise<ProposalDocument | null> => proposals.findOne({ _id }),
    countOpenOf: (byId: string): Promise<number> =>
      proposals.countDocuments({ byId, state: 'open' }),
    listOfForm: (formId: string, limit: number): Promise<ProposalDocument[]> =>
      proposals.find({ formId }).sort(NEWEST_FIRST).limit(limit).toArray(),
    list: async (
      state: ProposalDocument['state'],
      { limit, after }: Page,
    ): Promise<ProposalDocument[]> => {
      const older =
        after === undefined ? {} : await olderThan(after, (_id) => proposals.findOne({ _id }));
      return proposals
        .find({ $and: [{ state }, older] })
        .sort(NEWEST_FIRST)
        .limit(limit)
        .toArray();
    },
    /** Null where it is not open any more. */
    withdraw: (_id: string, settled: Settling['settled']): Promise<ProposalDocument | null> =>
      proposals.findOneAndUpdate(
        { _id, state: 'open' },
        { $set: { state: 'withdrawn', settled } },
        { returnDocument: 'after' },
      ),
    /** As above; its author is to be told. */
    decide: (_id: string, { state, settled }: Settling): Promise<ProposalDocument | null> =>
      proposals.findOneAndUpdate(
        { _id, state: 'open' },
        { $set: { state, settled, toTell: true } },
        { returnDocument: 'after' },
      ),
    /** Those whose author may not have been told. */
    listToTell: (): Promise<ProposalDocument[]> =>
      proposals.find({ toTell: true }).limit(MOST_TOLD_AT_ONCE).toArray(),
    markTold: async (_id: string): Promise<void> => {
      await proposals.updateOne({ _id }, { $unset: { toTell: '' } });
    },
    /** Oldest first. */
    accepted: (): Promise<ProposalDocument[]> =>
      proposals.find({ state: 'accepted' }).sort({ createdAt: 1, _id: 1 }).toArray(),
    allBy: (byId: string): Promise<ProposalDocument[]> =>
      proposals.find({ byId }).sort({ createdAt: 1 }).toArray(),
    /** What was accepted stays a notation without name and words; how many are gone. */
    forget: async (byId: string): Promise<number> => {
      await proposals.updateMany(
        { byId, state: 'accepted' },
        { $set: { byId: null, by: null, reason: '' } },
      );
      await proposals.updateMany(
        { 'settled.byId': byId },
        { $set: { 'settled.byId': null, 'settled.by': null }, $unset: { 'settled.word': '' } },
      );
      return (await proposals.deleteMany({ byId })).deletedCount;
    },
  };
}
