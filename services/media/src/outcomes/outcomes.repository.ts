import type { components } from '@isl/contracts/media';
import type { Db, Filter } from 'mongodb';
import type { Given } from '../contributions/contributions.repository.js';
import type { VideoDocument } from '../videos/video.js';

type ClipOutcome = components['schemas']['ClipOutcome'];
type Gone = { readonly _id: string; readonly at: Date };

export type OutcomesRepository = ReturnType<typeof createOutcomesRepository>;

const MOST = 100;

/** What became of clips and their givers are not told yet. It lies with the clips; of those that are gone apart. */
export function createOutcomesRepository(db: Db) {
  const videos = db.collection<VideoDocument>('videos');
  const goneClips = db.collection<Gone>('goneClips');
  return {
    /** A clip of which somebody was told, or may be. */
    addGone: async (id: string, at: Date): Promise<void> => {
      await goneClips.updateOne({ _id: id }, { $set: { at } }, { upsert: true });
    },

    list: async (): Promise<ClipOutcome[]> => {
      const toTell: Filter<VideoDocument> = { 'contribution.toTell': { $exists: true } };
      const [judged, gone] = await Promise.all([
        videos.find(toTell).sort({ 'contribution.toTell': 1 }).limit(MOST).toArray(),
        goneClips.find().sort({ at: 1 }).limit(MOST).toArray(),
      ]);
      const outcomes = [
        ...(judged as Given[]).map(toOutcome),
        ...gone.map(({ _id, at }): ClipOutcome => {
          return { _id, outcome: 'gone', at: at.toISOString() };
        }),
      ];
      return outcomes.sort((one, other) => (one.at < other.at ? -1 : 1)).slice(0, MOST);
    },

    /** What changed since stays to be told. */
    markTold: async (outcomes: readonly ClipOutcome[]): Promise<number> => {
      let told = 0;
      for (const { _id, outcome, at: moment } of outcomes) {
        const at = new Date(moment);
        if (outcome === 'gone') {
          told += (await goneClips.deleteOne({ _id, at })).deletedCount;
          continue;
        }
        const unset = { $unset: { 'contribution.toTell': '' } } as const;
        told += (await videos.updateOne({ _id, 'contribution.toTell': at }, unset)).modifiedCount;
      }
      return told;
    },
  };
}

function toOutcome({ _id, authorId, contribution, createdAt }: Given): ClipOutcome {
  return {
    ...{ _id, outcome: contribution.outcome },
    at: (contribution.toTell ?? createdAt).toISOString(),
    ...(authorId === null ? {} : { userId: authorId }),
    label: contribution.prompt.label,
  };
}
