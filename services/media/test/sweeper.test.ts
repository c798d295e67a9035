import { aClock, type TestClock } from '@isl/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContributionsRepository } from '../src/contributions/contributions.repository.js';
import { createReportsRepository } from '../src/moderation/reports.repository.js';
import { createSweeper, type Swept } from '../src/sweeping/sweeper.js';
import { outputKeys } from '../src/videos/video.js';
import { createVideosRepository } from '../src/videos/videos.repository.js';
import { someStores, type TestStores } from './support/stores.js';
import { putVideo } from './support/videos.js';
import { SILENT } from './support/worker.js';

const DAY_MS = 86_400_000;
const NOTHING: Swept = { pending: 0, multiparts: 0, demo: 0, objects: 0 };

let stores: TestStores;
let clock: TestClock;
let sweep: () => Promise<Swept>;

beforeAll(async () => {
  stores = await someStores();
});
beforeEach(() => {
  clock = aClock();
  const videos = createVideosRepository(stores.database.db);
  const contributions = createContributionsRepository(stores.database.db);
  const times = { pendingMs: DAY_MS, demoMs: DAY_MS };
  const { store } = stores;
  sweep = createSweeper({
    videos,
    contributions,
    reports: createReportsRepository(stores.database.db),
    store,
    clock: clock.now,
    log: SILENT,
    ...times,
  }).sweep;
});
afterEach(async () => {
  await stores.database.db.collection('videos').deleteMany({});
  await stores.store.remove(await stores.keys());
});
afterAll(() => stores.close());

describe('the sweeper', () => {
  it('leaves alone whatever is in order', async () => {
    const now = { createdAt: clock.now() };
    await putVideo(stores, now);
    await putVideo(stores, { ...now, status: 'stored', output: null });
    await putVideo(stores, { ...now, status: 'pending', output: null });
    const working = await putVideo(stores, {
      ...now,
      status: 'processing',
      output: null,
      leaseToken: 'held',
    });
    await stores.client.putObject(stores.bucket, outputKeys(working._id, 'held').videoKey, 'x');
    const before = await stores.keys();

    expect(await sweep()).toEqual(NOTHING);
    expect(await stores.keys()).toEqual(before);
    expect(await stores.records()).toHaveLength(4);
  });

  it('removes an upload that stayed pending for a day, with its begun multipart', async () => {
    const old = await putVideo(stores, { status: 'pending', output: null, createdAt: clock.now() });
    const { key } = old.original;
    await stores.client.initiateNewMultipartUpload(stores.bucket, key, {});
    clock.advance(DAY_MS - 1);
    expect(await sweep()).toEqual(NOTHING);
    clock.advance(2);

    expect(await sweep()).toEqual({ ...NOTHING, pending: 1, multiparts: 1 });
    expect(await stores.records()).toEqual([]);
    expect(await stores.keys()).toEqual([]);
    expect(await stores.client.findUploadId(stores.bucket, key)).toBeUndefined();
  });

  it('removes what the demo user uploaded a day ago, and no other clip of that age', async () => {
    const createdAt = clock.now();
    await putVideo(stores, { demo: true, visibility: 'private', createdAt });
    const kept = await putVideo(stores, { createdAt });
    clock.advance(DAY_MS + 1);

    expect(await sweep()).toEqual({ ...NOTHING, demo: 1 });
    expect((await stores.records()).map(({ _id }) => _id)).toEqual([kept._id]);
    expect((await stores.keys()).every((key) => key.startsWith(kept._id))).toBe(true);
  });

  it('removes objects of lost leases, of rejected videos and of no record at all', async () => {
    const video = await putVideo(stores);
    const rejected = await putVideo(stores, { status: 'rejected', output: null });
    const orphans = [
      outputKeys(video._id, 'lost').videoKey,
      'ffffffffffffffffffffffff/original',
      'a stray file',
    ];
    for (const key of orphans) await stores.client.putObject(stores.bucket, key, 'x');

    expect(await sweep()).toEqual({ ...NOTHING, objects: 4 });
    expect(await stores.keys()).toEqual(
      [video.original.key, video.output?.videoKey, video.output?.posterKey].sort(),
    );
    expect(await stores.records()).toHaveLength(2);
    expect(rejected.original.key).not.toBe('');
  });

  it('reads a bucket that is larger than one page of the listing', async () => {
    const pages: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      await stores.client.putObject(stores.bucket, `stray/${index}`, 'x');
    }
    for await (const page of stores.store.listKeys(3)) pages.push(page.length);

    expect(pages).toEqual([3, 3, 1]);
    expect(await sweep()).toMatchObject({ objects: 7 });
  });
});
