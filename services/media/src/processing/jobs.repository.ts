import { isDuplicate } from '@isl/service-kit/mongo';
import type { Db } from 'mongodb';
import type { Output, VideoDocument } from '../videos/video.js';
import type { RejectionCode } from './rejected-error.js';

export type Job = VideoDocument & { readonly leaseToken: string };
export type Lease = { readonly id: string; readonly token: string };
export type Rejection = { readonly code: RejectionCode; readonly message: string };
export type JobsRepository = ReturnType<typeof createJobsRepository>;

/** When an author was last served; null stands for what the product made itself. */
type Turn = { readonly _id: string | null; readonly at: Date };

/** The queue is the records themselves; a lease is held by whoever knows its token. */
export function createJobsRepository(db: Db) {
  const videos = db.collection<VideoDocument>('videos');
  const turns = db.collection<Turn>('turns');
  const claimable = (now: Date) =>
    ({ status: { $in: ['stored', 'processing'] }, claimableAt: { $lte: now } }) as const;
  const held = ({ id, token }: Lease) =>
    ({ _id: id, status: 'processing', leaseToken: token }) as const;
  const release = { claimableAt: null, leaseToken: null };
  const end = async (lease: Lease, change: Partial<VideoDocument>): Promise<boolean> => {
    const result = await videos.updateOne(held(lease), { $set: change });
    return result.matchedCount === 1;
  };
  /** Those with something to do; who was served longest ago, or never, comes first. */
  const authorsInTurn = async (now: Date): Promise<(string | null)[]> => {
    const waiting = await videos
      .aggregate<{ _id: string | null; since: Date }>([
        { $match: claimable(now) },
        { $group: { _id: '$authorId', since: { $min: '$claimableAt' } } },
      ])
      .toArray();
    const served = await turns.find({ _id: { $in: waiting.map(({ _id }) => _id) } }).toArray();
    const lastServed = new Map(served.map(({ _id, at }) => [_id, at.getTime()]));
    const turnOf = (author: string | null): number => lastServed.get(author) ?? 0;
    return waiting
      .sort((a, b) => turnOf(a._id) - turnOf(b._id) || a.since.getTime() - b.since.getTime())
      .map(({ _id }) => _id);
  };
  const markServed = async (author: string | null, at: Date): Promise<void> => {
    try {
      await turns.updateOne({ _id: author }, { $set: { at } }, { upsert: true });
    } catch (error) {
      // Two workers at once insert the same record: the other's moment is as good.
      if (!isDuplicate(error)) throw error;
    }
  };
  const claimOf = (authorId: string | null, token: string, now: Date, until: Date) =>
    videos.findOneAndUpdate(
      { ...claimable(now), authorId },
      {
        $set: { status: 'processing', leaseToken: token, claimableAt: until },
        $inc: { attempts: 1 },
      },
      { sort: { claimableAt: 1 }, returnDocument: 'after' },
    ) as Promise<Job | null>;
  return {
    /**
     * A record that waits, or one whose worker fell silent: authors in turn, and of each the
     * longest waiting. One caller alone gets it.
     */
    claim: async (token: string, now: Date, until: Date): Promise<Job | null> => {
      for (const authorId of await authorsInTurn(now)) {
        await markServed(authorId, now);
        const job = await claimOf(authorId, token, now, until);
        if (job) return job;
      }
      return null;
    },
    /** False if the lease is somebody else's by now, or the record is gone. */
    renew: (lease: Lease, until: Date) => end(lease, { claimableAt: until }),
    /** The cut recording takes the place of the whole one. */
    replaceOriginal: (lease: Lease, original: VideoDocument['original']) =>
      end(lease, { original }),
    complete: (lease: Lease, output: Output) => end(lease, { ...release, status: 'ready', output }),
    reject: (lease: Lease, { code, message }: Rejection) => {
      const why = { reason: message, reasonCode: code };
      return end(lease, { ...release, ...why, status: 'rejected', output: null });
    },
    retryAt: (lease: Lease, at: Date) =>
      end(lease, { status: 'stored', leaseToken: null, claimableAt: at }),
    /** As if it had never been claimed: the worker stops, the file is not to blame. */
    giveBack: async (lease: Lease, at: Date): Promise<void> => {
      const change = { status: 'stored', leaseToken: null, claimableAt: at } as const;
      await videos.updateOne(held(lease), { $set: change, $inc: { attempts: -1 } });
    },
    forget: async (authorId: string): Promise<void> => {
      await turns.deleteOne({ _id: authorId });
    },
    countWaiting: () => videos.countDocuments({ status: 'stored' }),
  };
}
