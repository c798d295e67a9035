import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { originalKey } from '../src/videos/video.js';
import { aTestApp, type TestApp } from './support/build.js';
import { aRecording } from './support/clips.js';
import { aDraft, announce, give } from './support/giving.js';
import { ASHA } from './support/uploads.js';
import { aWorker, NEVER, type TestWorker } from './support/worker.js';

let app: TestApp;
let worker: TestWorker;
const clip = aRecording(3);

beforeAll(async () => {
  app = await aTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  worker = await aWorker(app, app.clock);
});
afterEach(async () => {
  await worker.close();
  await app.database.db.collection('videos').deleteMany({});
  await app.store.remove(await app.keys());
});

const only = async () => {
  const [record] = await app.records();
  if (!record) throw new Error('the record is gone');
  return record;
};

describe('of a recording of which a part is given', () => {
  it('only that part is left, and the recording itself is gone', async () => {
    const id = await give(app, clip, { trim: { fromMs: 1000, toMs: 2500 } });

    expect(await worker.drain()).toEqual(['ready']);

    const record = await only();
    expect(record.output?.durationSeconds).toBeCloseTo(1.5, 0);
    expect(record.original.key).not.toBe(originalKey(id));
    expect(await app.keys()).toEqual(
      [record.original.key, record.output?.posterKey, record.output?.videoKey].sort(),
    );
  });

  it('a job that is done again cuts nothing twice', async () => {
    await give(app, clip, { trim: { fromMs: 1000, toMs: 2500 } });
    const job = await worker.jobs.claim('first', app.clock.now(), app.clock.now());
    if (!job) throw new Error('nothing was waiting');
    await worker.processJob(job, NEVER);
    const cut = await only();
    app.clock.advance(1);

    expect(await worker.drain()).toEqual(['ready']);

    const record = await only();
    expect(record.original).toEqual(cut.original);
    expect(record.output?.durationSeconds).toBeCloseTo(1.5, 0);
  });

  it('a worker that lost it meanwhile leaves the recording as it was', async () => {
    const id = await give(app, clip, { trim: { fromMs: 1000, toMs: 2500 } });
    const lost = await worker.jobs.claim('lost', app.clock.now(), app.clock.now());
    app.clock.advance(1);
    await worker.jobs.claim('other', app.clock.now(), app.clock.now());
    if (!lost) throw new Error('nothing was waiting');

    await expect(worker.processJob(lost, NEVER)).rejects.toThrow('lease was lost');

    expect(await only()).toMatchObject({ original: { key: originalKey(id) } });
    expect(await app.keys()).toEqual([originalKey(id)]);
  });

  it('a part that lies behind its end is rejected, and nothing of it stays', async () => {
    await give(app, clip, { trim: { fromMs: 60_000, toMs: 61_000 } });

    expect(await worker.drain()).toEqual(['rejected']);

    expect(await app.keys()).toEqual([]);
  });

  it('all objects go with it when it is taken back', async () => {
    const id = await give(app, clip, { trim: { fromMs: 500, toMs: 2000 } });
    await worker.drain();

    const headers = await app.tokens.bearer(ASHA);
    const { status } = await app.call('DELETE', `/contributions/${id}`, { headers });

    expect(status).toBe(200);
    expect(await app.keys()).toEqual([]);
  });

  it.each([
    ['shorter than half a second', { fromMs: 1000, toMs: 1400 }, 'TRIM_TOO_SHORT'],
    ['that ends before it begins', { fromMs: 2000, toMs: 1000 }, 'TRIM_TOO_SHORT'],
    ['that begins before the recording', { fromMs: -1, toMs: 1000 }, 'INVALID_REQUEST'],
  ])('a part %s is refused', async (_what, trim, code) => {
    expect(await announce(app, aDraft(clip, { trim }))).toMatchObject({
      status: 400,
      body: { code },
    });
    expect(await app.records()).toEqual([]);
  });
});
