import { aClock, type TestClock } from '@isl/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ProcessJob } from '../src/processing/process-job.js';
import { RejectedError } from '../src/processing/rejected-error.js';
import { originalKey, outputKeys } from '../src/videos/video.js';
import { someStores, type TestStores } from './support/stores.js';
import { aVideo, CONTENT } from './support/videos.js';
import { aWorker, NEVER, type TestWorker } from './support/worker.js';

let stores: TestStores;
let clock: TestClock;
const workers: TestWorker[] = [];

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

/** Writes what the real work would write, without ffmpeg. */
const quick: ProcessJob = async (job) => {
  const keys = outputKeys(job._id, job.leaseToken);
  await stores.client.putObject(stores.bucket, keys.videoKey, CONTENT);
  await stores.client.putObject(stores.bucket, keys.posterKey, CONTENT);
  const sizes = { videoBytes: CONTENT.length, posterBytes: CONTENT.length };
  return { ...keys, ...sizes, durationSeconds: 1, width: 320, height: 180 };
};

async function workerDoing(work: ProcessJob, leaseMs = 30_000): Promise<TestWorker> {
  const worker = await aWorker(stores, clock, { around: () => work, leaseMs });
  workers.push(worker);
  return worker;
}

async function aStoredVideo(authorId: string | null = 'asha'): Promise<string> {
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

const only = async () => {
  const [record, ...others] = await stores.records();
  if (!record || others.length > 0) throw new Error('expected one record');
  return record;
};

describe('claims', () => {
  it('give each of many waiting videos to exactly one of many workers', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => aStoredVideo()));
    const all = await Promise.all(Array.from({ length: 6 }, () => workerDoing(quick)));

    const outcomes = (await Promise.all(all.map((worker) => worker.drain()))).flat();

    expect(outcomes).toEqual(ids.map(() => 'ready'));
    expect(await stores.records()).toSatisfy((records: { attempts: number; status: string }[]) =>
      records.every(({ attempts, status }) => attempts === 1 && status === 'ready'),
    );
  });

  it('leave alone what another worker holds', async () => {
    await aStoredVideo();
    const worker = await workerDoing(quick);
    await worker.jobs.claim('another', clock.now(), new Date(clock.now().getTime() + 30_000));

    expect(await worker.runOnce(NEVER)).toBeNull();
    clock.advance(30_001);
    expect(await worker.runOnce(NEVER)).toBe('ready');
    expect(await only()).toMatchObject({ status: 'ready', attempts: 2 });
  });
});

describe('authors', () => {
  const ordered = async (worker: TestWorker): Promise<(string | null)[]> => {
    const authors: (string | null)[] = [];
    for (;;) {
      clock.advance(1);
      const until = new Date(clock.now().getTime() + 3_600_000);
      const job = await worker.jobs.claim(`claim-${authors.length}`, clock.now(), until);
      if (!job) return authors;
      authors.push(job.authorId);
    }
  };

  it('have their turns, however many videos one of them has waiting', async () => {
    for (let count = 0; count < 20; count += 1) await aStoredVideo('asha');
    clock.advance(1);
    await aStoredVideo('ravi');
    await aStoredVideo(null);
    await aStoredVideo('ravi');
    clock.advance(1);
    await aStoredVideo('meera');

    const order = await ordered(await workerDoing(quick));

    expect(order).toHaveLength(24);
    expect(order.slice(0, 4).sort()).toEqual([null, 'asha', 'meera', 'ravi'].sort());
    expect(order.slice(4, 6).sort()).toEqual(['asha', 'ravi']);
    expect(new Set(order.slice(6))).toEqual(new Set(['asha']));
  });

  it('who were just served wait for one who comes later', async () => {
    await aStoredVideo('asha');
    await aStoredVideo('asha');
    const worker = await workerDoing(quick);
    expect(await worker.runOnce(NEVER)).toBe('ready');
    clock.advance(1000);
    const his = await aStoredVideo('ravi');

    await worker.runOnce(NEVER);

    const done = (await stores.records()).filter(({ status }) => status === 'ready');
    expect(done.map(({ _id }) => _id)).toContain(his);
    expect(done).toHaveLength(2);
  });
});

describe('a lease that was lost', () => {
  it('while working lets the newer holder alone finish; the loser removes what it wrote', async () => {
    const id = await aStoredVideo();
    let overtaken = '';
    const slow = await workerDoing(async (job, signal) => {
      const output = await quick(job, signal);
      clock.advance(30_001);
      const other = await workerDoing(quick);
      overtaken = String(await other.runOnce(NEVER));
      return output;
    });

    expect(await slow.runOnce(NEVER)).toBe('lost');

    const record = await only();
    expect(overtaken).toBe('ready');
    expect(record).toMatchObject({ _id: id, status: 'ready', attempts: 2 });
    expect(await stores.keys()).toEqual(
      [record.original.key, record.output?.videoKey, record.output?.posterKey].sort(),
    );
  });

  it('stops the work in progress', async () => {
    const id = await aStoredVideo();
    const worker = await workerDoing(async (job, signal) => {
      await quick(job, signal);
      await stores.change(id, { leaseToken: 'somebody-else' });
      signal.throwIfAborted();
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    }, 60);

    expect(await worker.runOnce(NEVER)).toBe('lost');
    expect(await only()).toMatchObject({ status: 'processing', leaseToken: 'somebody-else' });
    expect(await stores.keys()).toEqual([originalKey(id)]);
  });

  it('is kept by renewing for as long as the work takes', async () => {
    await aStoredVideo();
    const worker = await workerDoing(async (job, signal) => {
      const claimed = (await only()).claimableAt;
      clock.advance(1_000);
      await vi.waitFor(async () => {
        expect((await only()).claimableAt).toEqual(new Date((claimed?.getTime() ?? 0) + 1_000));
      }, 10_000);
      return quick(job, signal);
    }, 90);

    expect(await worker.runOnce(NEVER)).toBe('ready');
  });

  it('because the video was deleted leaves nothing behind', async () => {
    const id = await aStoredVideo();
    const worker = await workerDoing(async (job, signal) => {
      await stores.database.db.collection('videos').deleteMany({});
      await stores.store.remove([originalKey(id)]);
      return quick(job, signal);
    });

    expect(await worker.runOnce(NEVER)).toBe('lost');
    expect(await stores.keys()).toEqual([]);
  });
});

describe('failures', () => {
  it('are tried three times with pauses and then rejected, objects gone', async () => {
    await aStoredVideo();
    const worker = await workerDoing(async (job, signal) => {
      await quick(job, signal);
      throw new Error('the disk is full');
    });

    expect(await worker.runOnce(NEVER)).toBe('retried');
    expect(await worker.runOnce(NEVER)).toBeNull();
    clock.advance(1_001);
    expect(await worker.runOnce(NEVER)).toBe('retried');
    clock.advance(2_001);
    expect(await worker.runOnce(NEVER)).toBe('rejected');
    clock.advance(3_600_000);
    expect(await worker.runOnce(NEVER)).toBeNull();

    const record = await only();
    expect(record).toMatchObject({ status: 'rejected', attempts: 3 });
    expect(record.reason).toBe('The video could not be processed. Try another file.');
    expect(await stores.keys()).toEqual([]);
  });

  it('that kill the worker itself end after three as well', async () => {
    await aStoredVideo();
    const worker = await workerDoing(quick);
    for (let death = 1; death <= 3; death += 1) {
      await worker.jobs.claim(`dead-${death}`, clock.now(), clock.now());
      clock.advance(1);
    }

    expect(await worker.runOnce(NEVER)).toBe('rejected');
    expect(await only()).toMatchObject({ status: 'rejected', attempts: 4 });
    expect(await stores.keys()).toEqual([]);
  });

  it('of the file itself reject it at once with their reason', async () => {
    await aStoredVideo();
    const worker = await workerDoing(async () => {
      throw new RejectedError('NO_PICTURE', 'No picture.');
    });

    expect(await worker.runOnce(NEVER)).toBe('rejected');
    expect(await only()).toMatchObject({
      reason: 'No picture.',
      reasonCode: 'NO_PICTURE',
      attempts: 1,
    });
  });
});

describe('a worker that stops', () => {
  it('gives its job back as if it had not been claimed', async () => {
    const id = await aStoredVideo();
    const stop = new AbortController();
    const worker = await workerDoing(async (job, signal) => {
      await quick(job, signal);
      stop.abort();
      signal.throwIfAborted();
      throw new Error('not reached');
    });

    expect(await worker.runOnce(stop.signal)).toBe('given_back');
    expect(await only()).toMatchObject({ status: 'stored', attempts: 0, leaseToken: null });
    expect(await stores.keys()).toEqual([originalKey(id)]);
    expect(await (await workerDoing(quick)).runOnce(NEVER)).toBe('ready');
  });
});
