import { HOLISTIC } from '@isl/signing/holistic';
import { encodePose, pointsOf } from '@isl/signing/pose-layout';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../src/migrations.js';
import { verify } from '../src/verifying/verify.js';
import { createVideosRepository } from '../src/videos/videos.repository.js';
import { aTestApp, type TestApp } from './support/build.js';
import { aRecording, padded } from './support/clips.js';
import { aDraft, announce, give, sha256, tusOf } from './support/giving.js';
import { ASHA, aForm, upload } from './support/uploads.js';
import { putVideo } from './support/videos.js';
import { aWorker, type TestWorker } from './support/worker.js';

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

const verified = () =>
  verify({ videos: createVideosRepository(app.database.db), store: app.store });
const only = async () => {
  const [record] = await app.records();
  if (!record) throw new Error('the record is gone');
  return record;
};

describe('what is stored', () => {
  it('is compared by its checksum, whichever way it came and whatever was made of it', async () => {
    await give(app, clip);
    await give(app, padded(clip, clip.length + 64), {
      trim: { fromMs: 500, toMs: 2000 },
    });
    await upload(app, aForm(clip));
    expect(await worker.drain()).toEqual(['ready', 'ready', 'ready']);

    const found = await verified();
    expect(found).toMatchObject({ records: 3, objects: 9, unsealed: 0, faults: [], orphans: [] });
  });

  it('is compared where it is points', async () => {
    const draft = aDraft(clip, { picture: 'landmarks' });
    const { _id } = (await announce(app, draft)).body;
    const count = 5 * pointsOf(HOLISTIC);
    const file = encodePose({
      ...{ width: 640, height: 480, depth: 640, framesPerSecond: 12, frames: 5 },
      components: HOLISTIC,
      values: new Float32Array(count * 3).fill(12),
      confidence: new Float32Array(count).fill(1),
    });
    const headers = await app.tokens.bearer(ASHA);
    await fetch(`${app.address}/contributions/${_id}/landmarks`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: file,
    });
    const tus = tusOf(app);
    await tus.open(_id, clip.length);
    await tus.send(_id, 0, clip);
    expect((await only()).contribution?.landmarksSha256).toBe(sha256(file));
    expect(await verified()).toMatchObject({ objects: 2, unsealed: 0, faults: [], orphans: [] });
  });

  it('is not missed while it comes, or after it was refused', async () => {
    await announce(app, aDraft(clip));
    const refused = await putVideo(app, { status: 'rejected', output: null });
    await app.store.remove([refused.original.key]);
    expect(await verified()).toMatchObject({ records: 2, objects: 0, faults: [], orphans: [] });
  });
});

describe('what is wrong', () => {
  it.each([
    ['is missing', 'missing', async (key: string) => app.store.remove([key])],
    [
      'has other bytes',
      'changed',
      async (key: string, bytes: number) => {
        await app.client.putObject(app.bucket, key, Buffer.alloc(bytes, 7));
      },
    ],
    [
      'is cut short',
      'cut short',
      async (key: string) => {
        await app.client.putObject(app.bucket, key, 'x');
      },
    ],
  ])('is told of an object that %s', async (_what, fault, spoil) => {
    await give(app, clip);
    await worker.drain();
    const { output } = await only();
    if (!output) throw new Error('it was not prepared');
    await spoil(output.videoKey, output.videoBytes);
    expect((await verified()).faults).toEqual([{ key: output.videoKey, fault }]);
  });

  it('is told of an object that belongs to no record', async () => {
    await app.client.putObject(app.bucket, 'nobody/original', 'x');
    expect(await verified()).toMatchObject({ faults: [], orphans: ['nobody/original'] });
    expect(await app.keys()).toEqual(['nobody/original']);
  });
});

describe('records of before checksums were kept', () => {
  it('are compared by size', async () => {
    await putVideo(app);
    expect(await verified()).toMatchObject({ objects: 3, unsealed: 3, faults: [] });
  });

  it('get that of their giver, unless a part was cut from the recording', async () => {
    const id = await give(app, clip);
    const { original } = await only();
    const unset = () =>
      app.database.db.collection('videos').updateMany({}, { $unset: { 'original.sha256': '' } });
    await unset();
    const [migration] = MIGRATIONS;
    await migration?.run(app.database.db);
    expect((await only()).original).toEqual({ ...original, sha256: sha256(clip) });

    await app.change(id, { original: { ...original, key: `${id}/lease.cut.mp4` } });
    await unset();
    await migration?.run(app.database.db);
    expect((await only()).original).not.toHaveProperty('sha256');
  });
});
