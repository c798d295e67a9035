import type { Db } from 'mongodb';
import type { ReviewKind, VerdictDocument, Votes } from './verdict.js';

export type VerdictsRepository = ReturnType<typeof createVerdictsRepository>;

export function createVerdictsRepository(db: Db) {
  const verdicts = db.collection<VerdictDocument>('verdicts');
  return {
    insert: async (verdict: VerdictDocument): Promise<void> => {
      await verdicts.insertOne(verdict);
    },
    exists: async (id: string) => (await verdicts.findOne({ _id: id })) !== null,
    about: (videoId: string, kind: ReviewKind) => verdicts.find({ videoId, kind }).toArray(),
    /** What people said of a clip, counted; what was asked a second time counts once. */
    tallyAbout: async (videoId: string): Promise<Votes> => {
      const seen = { yes: 0, no: 0 };
      const signed = { 'as-signed': 0, 'not-this-sign': 0, differently: 0, unknown: 0 };
      for (const verdict of await verdicts.find({ videoId, isRepeat: false }).toArray()) {
        if (verdict.kind === 'seen') seen[verdict.isSeen ? 'yes' : 'no'] += 1;
        else if (verdict.signed) signed[verdict.signed] += 1;
      }
      return { seen, signed };
    },
    removeOwn: async (videoId: string, kind: ReviewKind, byId: string): Promise<number> =>
      (await verdicts.deleteMany({ videoId, kind, byId })).deletedCount,
    removeAbout: async (videoId: string): Promise<number> =>
      (await verdicts.deleteMany({ videoId })).deletedCount,
    removeBy: async (byId: string): Promise<number> =>
      (await verdicts.deleteMany({ byId })).deletedCount,
    countBy: (byId: string, kind: ReviewKind) =>
      verdicts.countDocuments({ byId, kind, isRepeat: false }),
    /** Which of these clips a person has judged. */
    judgedOf: async (byId: string, kind: ReviewKind, videoIds: readonly string[]) => {
      const filter = { byId, kind, videoId: { $in: [...videoIds] } };
      const found = await verdicts.find(filter, { projection: { videoId: 1 } }).toArray();
      return new Set(found.map(({ videoId }) => videoId));
    },
    /** A person's, the longest ago first. */
    firstOf: (byId: string, kind: ReviewKind, limit: number) =>
      verdicts.find({ byId, kind, isRepeat: false }).sort({ at: 1 }).limit(limit).toArray(),
    repeatedOf: async (byId: string, kind: ReviewKind): Promise<Set<string>> => {
      const found = await verdicts.find({ byId, kind, isRepeat: true }).toArray();
      return new Set(found.map(({ videoId }) => videoId));
    },
    allBy: (byId: string) => verdicts.find({ byId }).sort({ at: 1 }).toArray(),
  };
}
