import { randomBytes } from 'node:crypto';
import type { Db } from 'mongodb';

/** Clips that were written out together to be learnt from. */
type Snapshot = {
  readonly _id: string;
  /** In order; none any more once one of them was deleted. */
  readonly clips?: readonly string[];
};

export type SnapshotsRepository = ReturnType<typeof createSnapshotsRepository>;

/** Which clips went into what a net learnt from, and from which of it one was taken back since. */
export function createSnapshotsRepository(db: Db) {
  const snapshots = db.collection<Snapshot>('trainingSnapshots');
  const videos = db.collection<{ readonly _id: string }>('videos');
  const isOneDeleted = async (ids: readonly string[]): Promise<boolean> =>
    (await videos.countDocuments({ _id: { $in: [...ids] } })) < ids.length;
  return {
    /** A name for just these clips that says nothing of them; the same as long as they stand. */
    idOf: async (ids: readonly string[]): Promise<string> => {
      const clips = [...ids].sort();
      const same = await snapshots.findOne({ clips });
      if (same) return same._id;
      const _id = randomBytes(16).toString('hex');
      await snapshots.insertOne({ _id, clips });
      return _id;
    },

    /** Those with a clip that may be learnt from no longer; `allowed` are the ones that may. */
    takenBack: async (allowed: () => Promise<ReadonlySet<string>>): Promise<string[]> => {
      const all = await snapshots.find().toArray();
      if (all.length === 0) return [];
      const may = await allowed();
      const taken: string[] = [];
      for (const { _id, clips } of all) {
        const lost = clips?.filter((id) => !may.has(id));
        if (lost?.length === 0) continue;
        taken.push(_id);
        // What is deleted does not come back: nothing has to be known of the others any more.
        if (lost && (await isOneDeleted(lost))) {
          await snapshots.updateOne({ _id }, { $unset: { clips: '' } });
        }
      }
      return taken;
    },
  };
}
