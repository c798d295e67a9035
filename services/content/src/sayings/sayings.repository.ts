import { NEWEST_FIRST, olderThan } from '@isl/service-kit/mongo';
import type { Db, Filter } from 'mongodb';
import type { SayingDocument } from './sayings.mapper.js';

export type SayingsRepository = ReturnType<typeof createSayingsRepository>;

export type Page = { readonly limit: number; readonly after?: string };
type Settling = Required<Pick<SayingDocument, 'state' | 'settled'>>;

const MOST_TOLD_AT_ONCE = 1_000;

export function createSayingsRepository(db: Db) {
  const sayings = db.collection<SayingDocument>('sayings');
  const page = async (
    wanted: Filter<SayingDocument>,
    { limit, after }: Page,
  ): Promise<SayingDocument[]> => {
    const older =
      after === undefined ? {} : await olderThan(after, (_id) => sayings.findOne({ _id }));
    return sayings
      .find({ $and: [wanted, older] })
      .sort(NEWEST_FIRST)
      .limit(limit)
      .toArray();
  };
  return {
    insert: async (saying: SayingDocument): Promise<void> => {
      await sayings.insertOne(saying);
    },
    find: (_id: string): Promise<SayingDocument | null> => sayings.findOne({ _id }),
    countOpenOf: (byId: string): Promise<number> => sayings.countDocuments({ byId, state: 'open' }),
    list: (state: SayingDocument['state'], asked: Page) => page({ state }, asked),
    listOf: (byId: string, asked: Page) => page({ byId }, asked),
    /** Null where it is not open any more; its author is to be told. */
    decide: (_id: string, { state, settled }: Settling): Promise<SayingDocument | null> =>
      sayings.findOneAndUpdate(
        { _id, state: 'open' },
        { $set: { state, settled, toTell: true } },
        { returnDocument: 'after' },
      ),
    /** Those whose author may not have been told. */
    listToTell: (): Promise<SayingDocument[]> =>
      sayings.find({ toTell: true }).limit(MOST_TOLD_AT_ONCE).toArray(),
    markTold: async (_id: string): Promise<void> => {
      await sayings.updateOne({ _id }, { $unset: { toTell: '' } });
    },
    remove: async (_id: string): Promise<void> => {
      await sayings.deleteOne({ _id });
    },
    /** Oldest first. */
    takenUp: (): Promise<SayingDocument[]> =>
      sayings.find({ state: 'taken-up' }).sort({ createdAt: 1, _id: 1 }).toArray(),
    allBy: (byId: string): Promise<SayingDocument[]> =>
      sayings.find({ byId }).sort({ createdAt: 1 }).toArray(),
    /** What they wrote goes, decided or not; what they decided stays without their words. */
    forget: async (byId: string): Promise<number> => {
      await sayings.updateMany(
        { 'settled.byId': byId },
        { $set: { 'settled.byId': null }, $unset: { 'settled.word': '' } },
      );
      return (await sayings.deleteMany({ byId })).deletedCount;
    },
  };
}
