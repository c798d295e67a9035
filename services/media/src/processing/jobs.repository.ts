import type { Db } from 'mongodb';
import type { Output, VideoDocument } from '../videos/video.js';

export type Job = VideoDocument & { readonly leaseToken: string };
export type Lease = { readonly id: string; readonly token: string };
export type JobsRepository = ReturnType<typeof createJobsRepository>;

/** The queue is the records themselves; a lease is held by whoever knows its token. */
export function createJobsRepository(db: Db) {
  const videos = db.collection<VideoDocument>('videos');
  const held = ({ id, token }: Lease) =>
    ({ _id: id, status: 'processing', leaseToken: token }) as const;
  const release = { claimableAt: null, leaseToken: null };
  const end = async (lease: Lease, change: Partial<VideoDocument>): Promise<boolean> => {
    const result = await videos.updateOne(held(lease), { $set: change });
    return result.matchedCount === 1;
  };
  return {
    /** The longest waiting record, or one whose worker fell silent. One caller alone gets it. */
    claim: (token: string, now: Date, until: Date) =>
      videos.findOneAndUpdate(
        { status: { $in: ['stored', 'processing'] }, claimableAt: { $lte: now } },
        {
          $set: { status: 'processing', leaseToken: token, claimableAt: until },
          $inc: { attempts: 1 },
        },
        { sort: { claimableAt: 1 }, returnDocument: 'after' },
      ) as Promise<Job | null>,
    /** False if the lease is somebody else's by now, or the record is gone. */
    renew: (lease: Lease, until: Date) => end(lease, { claimableAt: until }),
    complete: (lease: Lease, output: Output) => end(lease, { ...release, status: 'ready', output }),
    reject: (lease: Lease, reason: string) =>
      end(lease, { ...release, status: 'rejected', reason, output: null }),
    retryAt: (lease: Lease, at: Date) =>
      end(lease, { status: 'stored', leaseToken: null, claimableAt: at }),
    /** As if it had never been claimed: the worker stops, the file is not to blame. */
    giveBack: async (lease: Lease, at: Date): Promise<void> => {
      const change = { status: 'stored', leaseToken: null, claimableAt: at } as const;
      await videos.updateOne(held(lease), { $set: change, $inc: { attempts: -1 } });
    },
    countWaiting: () => videos.countDocuments({ status: 'stored' }),
  };
}
