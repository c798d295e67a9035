import type { Db, Filter } from 'mongodb';
import { usableFor } from '../videos/rights.js';
import type { VideoDocument } from '../videos/video.js';

export type TakesRepository = ReturnType<typeof createTakesRepository>;
type Taken = NonNullable<VideoDocument['take']>;

/** So many clips are looked at between two turns of the gateway, at most. */
const MOST_WANTED = 8;

/**
 * Clips that the avatar may sign as their signers did: to everybody, by a movement that a computer finds, so that
 * their givers' words for both uses are needed. What signers dispute it does not sign.
 */
const SIGNABLE: Filter<VideoDocument> = {
  $and: [
    usableFor('show'),
    usableFor('train'),
    {
      'contribution.prompt.kind': 'sign',
      'contribution.languageReview': { $ne: 'disputed' },
    },
  ],
};

/** The points of clips; they stand in the clip's own record, and go with it. */
export function createTakesRepository(db: Db) {
  const videos = db.collection<VideoDocument>('videos');
  return {
    find: (_id: string) => videos.findOne({ _id, ...SIGNABLE }),
    listWanted: async (): Promise<string[]> => {
      const found = await videos
        .find({ ...SIGNABLE, take: { $exists: false }, takeFault: { $exists: false } })
        .sort({ createdAt: -1 })
        .limit(MOST_WANTED)
        .project<{ _id: string }>({ _id: 1 })
        .toArray();
      return found.map(({ _id }) => _id);
    },
    /** Every clip that has points, best first: what signers looked at, then the newest. */
    listTaken: async (): Promise<VideoDocument[]> => {
      const found = await videos
        .find({ ...SIGNABLE, take: { $exists: true } })
        .sort({ createdAt: -1, _id: -1 })
        .toArray();
      return found.sort((a, b) => rankOf(a) - rankOf(b));
    },
    listForbidden: async (): Promise<string[]> => {
      const found = await videos
        .find({ take: { $exists: true }, $nor: [SIGNABLE] })
        .project<{ _id: string }>({ _id: 1 })
        .toArray();
      return found.map(({ _id }) => _id);
    },
    /** False where the clip may not be signed any more. */
    mark: async (_id: string, take: Taken): Promise<boolean> =>
      (await videos.updateOne({ _id, ...SIGNABLE }, { $set: { take } })).matchedCount === 1,
    markFault: async (_id: string, takeFault: string): Promise<boolean> =>
      (await videos.updateOne({ _id, ...SIGNABLE }, { $set: { takeFault } })).matchedCount === 1,
    unmark: async (_id: string): Promise<void> => {
      await videos.updateOne({ _id, $nor: [SIGNABLE] }, { $unset: { take: '' } });
    },
  };
}

const rankOf = ({ contribution }: VideoDocument): number =>
  contribution?.languageReview === 'reviewed' ? 0 : 1;
