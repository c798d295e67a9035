import { join } from 'node:path';
import type { ObjectStore } from '../store/object-store.js';
import { type Output, outputKeys } from '../videos/video.js';
import type { Job } from './jobs.repository.js';
import type { Transcoder } from './transcode.js';
import type { Workplace } from './workplace.js';

type Deps = {
  readonly store: ObjectStore;
  readonly transcode: Transcoder;
  readonly workplace: Workplace;
};

export type ProcessJob = (job: Job, signal: AbortSignal) => Promise<Output>;

/** From the original to the clip and its picture, under keys that only this lease writes. */
export function createProcessJob({ store, transcode, workplace }: Deps): ProcessJob {
  return (job, signal) =>
    workplace.inFolder(async (folder) => {
      const file = join(folder, 'original');
      await store.download(job.original.key, file, signal);
      const { demuxer } = job.original;
      if (demuxer === null) throw new Error('stored before it was known what it is');
      const { videoFile, posterFile, ...facts } = await transcode(
        { folder, file, demuxer },
        signal,
      );
      const keys = outputKeys(job._id, job.leaseToken);
      signal.throwIfAborted();
      await store.upload(videoFile, keys.videoKey, 'video/mp4');
      await store.upload(posterFile, keys.posterKey, 'image/webp');
      return { ...keys, ...facts };
    });
}
