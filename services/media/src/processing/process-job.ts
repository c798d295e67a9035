import { join } from 'node:path';
import type { ObjectStore } from '../store/object-store.js';
import { cutKey, type Output, outputKeys, trimDue } from '../videos/video.js';
import type { Job, JobsRepository } from './jobs.repository.js';
import type { Transcoder } from './transcode.js';
import type { Workplace } from './workplace.js';

type Deps = {
  readonly store: ObjectStore;
  readonly transcode: Transcoder;
  readonly workplace: Workplace;
  readonly replaceOriginal: JobsRepository['replaceOriginal'];
};

export type ProcessJob = (job: Job, signal: AbortSignal) => Promise<Output>;

/** From the original to the clip and its picture, under keys that only this lease writes. */
export function createProcessJob(deps: Deps): ProcessJob {
  const { store, transcode, workplace } = deps;
  return (job, signal) =>
    workplace.inFolder(async (folder) => {
      const file = join(folder, 'original');
      await store.download(job.original.key, file, signal);
      const { demuxer } = job.original;
      if (demuxer === null) throw new Error('stored before it was known what it is');
      const trim = trimDue(job);
      const { videoFile, posterFile, cutFile, ...facts } = await transcode(
        { folder, file, demuxer, trim },
        signal,
      );
      signal.throwIfAborted();
      if (cutFile !== null) await keepCut(deps, job, cutFile);
      const keys = outputKeys(job._id, job.leaseToken);
      const video = await store.upload(videoFile, keys.videoKey, 'video/mp4');
      const poster = await store.upload(posterFile, keys.posterKey, 'image/webp');
      return { ...keys, ...facts, videoSha256: video.sha256, posterSha256: poster.sha256 };
    });
}

/** The cut is stored and on record before the whole recording goes: at no time there is neither. */
async function keepCut({ store, replaceOriginal }: Deps, job: Job, file: string): Promise<void> {
  const key = cutKey(job._id, job.leaseToken);
  const written = await store.upload(file, key, 'video/mp4');
  const lease = { id: job._id, token: job.leaseToken };
  if (!(await replaceOriginal(lease, { key, demuxer: 'mov', ...written }))) {
    await store.remove([key]);
    throw new Error('the lease was lost while the recording was cut');
  }
  await store.remove([job.original.key]);
}
