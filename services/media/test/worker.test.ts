import { describe, expect, it, vi } from 'vitest';
import { originalKey } from '../src/videos/video.js';
import { NEVER, type TestWorker } from './support/worker.js';
import { aStoredVideo, clock, only, quick, stores, workerDoing } from './support/working.js';

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
