import type { ClipLicence } from '@isl/contracts/vocabulary';
import type { Db } from 'mongodb';
import type { VideoDocument } from '../videos/video.js';
import type { ImportSetDocument, SwitchDocument } from './imported.js';

type Credit = {
  readonly licence: ClipLicence;
  readonly credit: string;
  readonly source: string;
};
type SetCounts = {
  readonly clips: number;
  readonly shown: number;
  readonly preparing: number;
  readonly rejected: number;
  readonly signs: number;
  readonly signers: number;
};

export type ImportsRepository = ReturnType<typeof createImportsRepository>;

const EMPTY: SetCounts = { clips: 0, shown: 0, preparing: 0, rejected: 0, signs: 0, signers: 0 };
const sumWhere = (condition: object) => ({ $sum: { $cond: [condition, 1, 0] } });
const IS_REJECTED = { $eq: ['$status', 'rejected'] };

/** Sets of clips from elsewhere; what they hold is among the videos. */
export function createImportsRepository(db: Db) {
  const sets = db.collection<ImportSetDocument>('imports');
  const switches = db.collection<SwitchDocument>('importSwitches');
  const videos = db.collection<VideoDocument>('videos');
  const standing = (setId: string, isOn: boolean) => ({
    'imported.setId': setId,
    'imported.isOn': isOn,
  });
  return {
    open: async (_id: string, createdAt: Date): Promise<void> => {
      await sets.updateOne({ _id }, { $setOnInsert: { createdAt } }, { upsert: true });
    },
    find: (_id: string) => sets.findOne({ _id }),
    list: () => sets.find().sort({ createdAt: -1, _id: 1 }).toArray(),
    remove: async (_id: string): Promise<boolean> => {
      await switches.deleteMany({ setId: _id });
      return (await sets.deleteOne({ _id })).deletedCount === 1;
    },
    /** Clips with this checksum, whoever gave them. */
    findByChecksum: (sha256: string) =>
      videos.find({ 'contribution.sha256': sha256 }).sort({ createdAt: 1 }).toArray(),
    idsOf: async (setId: string): Promise<string[]> => {
      const found = await videos.find({ 'imported.setId': setId }, { projection: { _id: 1 } });
      return (await found.toArray()).map(({ _id }) => _id);
    },
    /** Clips that stand the other way. */
    countOthers: (setId: string, isOn: boolean) => videos.countDocuments(standing(setId, !isOn)),
    turn: async (setId: string, isOn: boolean): Promise<void> => {
      await videos.updateMany(standing(setId, !isOn), { $set: { 'imported.isOn': isOn } });
    },
    noteSwitch: async (switched: SwitchDocument): Promise<void> => {
      await switches.insertOne(switched);
    },
    listSwitches: (setId: string, limit: number) =>
      switches.find({ setId }).sort({ at: -1, _id: -1 }).limit(limit).toArray(),
    countOf: async (setId: string): Promise<SetCounts> => {
      const [found] = await videos
        .aggregate<
          {
            [name in keyof Omit<SetCounts, 'signs' | 'signers'>]: number;
          } & { signs: string[]; signers: string[] }
        >([
          { $match: { 'imported.setId': setId } },
          {
            $group: {
              _id: null,
              clips: sumWhere({ $not: [IS_REJECTED] }),
              shown: sumWhere({ $and: [{ $not: [IS_REJECTED] }, '$imported.isOn'] }),
              preparing: sumWhere({ $in: ['$status', ['pending', 'stored', 'processing']] }),
              rejected: sumWhere(IS_REJECTED),
              signs: { $addToSet: '$contribution.prompt.id' },
              signers: { $addToSet: '$authorId' },
            },
          },
        ])
        .toArray();
      if (!found) return EMPTY;
      const { clips, shown, preparing, rejected, signs, signers } = found;
      const [signCount, signerCount] = [signs.length, signers.length];
      return { clips, shown, preparing, rejected, signs: signCount, signers: signerCount };
    },
    creditsOf: async (setId: string): Promise<(Credit & { readonly clips: number })[]> => {
      const groups = await videos
        .aggregate<{ _id: Credit; clips: number }>([
          { $match: { 'imported.setId': setId, status: { $ne: 'rejected' } } },
          {
            $group: {
              _id: {
                licence: '$imported.licence',
                credit: '$imported.credit',
                source: '$imported.source',
              },
              clips: { $sum: 1 },
            },
          },
          { $sort: { clips: -1, '_id.credit': 1 } },
        ])
        .toArray();
      return groups.map(({ _id, clips }) => ({ ..._id, clips }));
    },
    /** What an admin switched stays when their account goes; their name does not. */
    forget: async (byId: string): Promise<void> => {
      await switches.updateMany({ byId }, { $set: { byId: null, by: null } });
    },
  };
}
