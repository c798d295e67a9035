import type { Db, Filter } from 'mongodb';
import type { Given } from '../contributions/contributions.repository.js';
import { NOT_OFF } from '../imports/imported.js';
import type { VideoDocument } from '../videos/video.js';
import type { ReviewKind } from './verdict.js';

/** Ready, and neither hidden by a moderator nor in a set that waits for an admin. */
const STANDING = { status: 'ready', hidden: { $exists: false }, ...NOT_OFF } as const;

export type CandidatesRepository = ReturnType<typeof createCandidatesRepository>;

/** Clips that wait for a judgement of a kind. */
export function createCandidatesRepository(db: Db) {
  const videos = db.collection<VideoDocument>('videos');
  const waiting = (kind: ReviewKind): Filter<VideoDocument> =>
    kind === 'seen'
      ? { ...STANDING, 'contribution.outcome': 'open' }
      : {
          ...STANDING,
          'contribution.outcome': 'accepted',
          'contribution.languageReview': 'not-reviewed',
        };
  return {
    /** Of others, the longest waiting first, some at a time. */
    page: (kind: ReviewKind, notById: string, skip: number, limit: number) =>
      videos
        .find({ ...waiting(kind), authorId: { $ne: notById } })
        .sort({ createdAt: 1, _id: 1 })
        .skip(skip)
        .limit(limit)
        .toArray() as Promise<Given[]>,
    acceptedOf: async (authorIds: readonly string[]): Promise<Map<string, number>> => {
      const groups = await videos
        .aggregate<{ _id: string; count: number }>([
          { $match: { authorId: { $in: [...authorIds] }, 'contribution.outcome': 'accepted' } },
          { $group: { _id: '$authorId', count: { $sum: 1 } } },
        ])
        .toArray();
      return new Map(groups.map(({ _id, count }) => [_id, count]));
    },
  };
}
