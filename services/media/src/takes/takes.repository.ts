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

/**
 * Whose face the avatar may move as well: where the giver says so, and gave the whole picture. Who covered their face
 * before it was recorded said no.
 */
const WITH_FACE: Filter<VideoDocument> = {
  $and: [usableFor('face'), { 'contribution.picture': 'whole' }],
};
/** Points of which nothing was taken that the giver does not allow now. */
const STANDING: Filter<VideoDocument> = {
  $and: [SIGNABLE, { $or: [{ 'take.hasFace': { $ne: true } }, WITH_FACE] }],
};
const WITHOUT_POINTS_OR_FACE: Filter<VideoDocument> = {
  $or: [{ take: { $exists: false } }, { $and: [{ 'take.hasFace': { $ne: true } }, WITH_FACE] }],
};

/** The points of clips; they stand in the clip's own record, and go with it. */
export function createTakesRepository(db: Db) {
  const videos = db.collection<VideoDocument>('videos');
  return {
    find: (_id: string) => videos.findOne({ _id, ...SIGNABLE }),
    findStanding: (_id: string) => videos.findOne({ _id, ...STANDING }),
    mayHaveFace: async (ids: readonly string[]): Promise<string[]> => {
      const found = await videos
        .find({ ...WITH_FACE, _id: { $in: [...ids] } })
        .project<{ _id: string }>({ _id: 1 })
        .toArray();
      return ids.filter((id) => found.some(({ _id }) => _id === id));
    },
    /** Those without points, and those of which the face may be taken since. */
    listWanted: async (): Promise<string[]> => {
      const found = await videos
        .find({ $and: [SIGNABLE, WITHOUT_POINTS_OR_FACE], takeFault: { $exists: false } })
        .sort({ createdAt: -1 })
        .limit(MOST_WANTED)
        .project<{ _id: string }>({ _id: 1 })
        .toArray();
      return found.map(({ _id }) => _id);
    },
    /** Every clip that has points, best first: what signers looked at, then the newest. */
    listTaken: async (): Promise<VideoDocument[]> => {
      const found = await videos
        .find({ ...STANDING, take: { $exists: true } })
        .sort({ createdAt: -1, _id: -1 })
        .toArray();
      return found.sort((a, b) => rankOf(a) - rankOf(b));
    },
    listForbidden: async (): Promise<string[]> => {
      const found = await videos
        .find({ take: { $exists: true }, $nor: [STANDING] })
        .project<{ _id: string }>({ _id: 1 })
        .toArray();
      return found.map(({ _id }) => _id);
    },
    /** False where the clip may not be signed any more. */
    mark: async (_id: string, take: Taken): Promise<boolean> => {
      const may = { $and: [{ _id }, SIGNABLE, ...(take.hasFace ? [WITH_FACE] : [])] };
      return (await videos.updateOne(may, { $set: { take } })).matchedCount === 1;
    },
    markFault: async (_id: string, takeFault: string): Promise<boolean> =>
      (await videos.updateOne({ _id, ...SIGNABLE }, { $set: { takeFault } })).matchedCount === 1,
    /** Points whose file is about to go, whatever they were. */
    forget: async (_id: string): Promise<void> => {
      await videos.updateOne({ _id }, { $unset: { take: '' } });
    },
    unmark: async (_id: string): Promise<void> => {
      await videos.updateOne({ _id, $nor: [STANDING] }, { $unset: { take: '' } });
    },
  };
}

const rankOf = ({ contribution }: VideoDocument): number =>
  contribution?.languageReview === 'reviewed' ? 0 : 1;
