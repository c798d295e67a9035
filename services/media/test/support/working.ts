import { aClock, type TestClock } from '@isl/service-kit/testing';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { ProcessJob } from '../../src/processing/process-job.js';
import { originalKey, outputKeys } from '../../src/videos/video.js';
import { someStores, type TestStores } from './stores.js';
import { aVideo, CONTENT } from './videos.js';
import { aWorker, type TestWorker } from './worker.js';

export let stores: TestStores;

export let clock: TestClock;

export const workers: TestWorker[] = [];

/** Writes what the real work would write, without ffmpeg. */
export const quick: ProcessJob = async (job) => {
  const keys = outputKeys(job._id, job.leaseToken);
  await stores.client.putObject(stores.bucket, keys.videoKey, CONTENT);
  await stores.client.putObject(stores.bucket, keys.posterKey, CONTENT);
  const sizes = { videoBytes: CONTENT.length, posterBytes: CONTENT.length };
  return { ...keys, ...sizes, durationSeconds: 1, width: 320, height: 180 };
};

export async function workerDoing(work: ProcessJob, leaseMs = 30_000): Promise<TestWorker> {
  const worker = await aWorker(stores, clock, { around: () => work, leaseMs });
  workers.push(worker);
  return worker;
}

export async function aStoredVideo(authorId: string | null = 'asha'): Promise<string> {
  const video = aVideo({
    authorId,
    status: 'stored',
    attempts: 0,
    output: null,
    claimableAt: clock.now(),
  });
  await stores.database.db.collection('videos').insertOne(video as never);
  await stores.client.putObject(stores.bucket, originalKey(video._id), CONTENT);
  return video._id;
}

export const only = async () => {
  const [record, ...others] = await stores.records();
  if (!record || others.length > 0) throw new Error('expected one record');
  return record;
};

beforeAll(async () => {
  stores = await someStores();
  clock = aClock();
});

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.close()));
  await stores.database.db.collection('videos').deleteMany({});
  await stores.database.db.collection('turns').deleteMany({});
  await stores.store.remove(await stores.keys());
});

afterAll(() => stores.close());
