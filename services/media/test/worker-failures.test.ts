import { describe, expect, it } from 'vitest';
import { RejectedError } from '../src/processing/rejected-error.js';
import { originalKey } from '../src/videos/video.js';
import { NEVER } from './support/worker.js';
import { aStoredVideo, clock, only, quick, stores, workerDoing } from './support/working.js';

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
