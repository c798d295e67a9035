import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMOTIONS } from '@isl/contracts/vocabulary';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedClips } from '../src/seeding/seed-clips.js';
import { aTestApp, type Listed, type TestApp } from './support/build.js';
import { someAssets } from './support/clips.js';
import { aWorker, SILENT } from './support/worker.js';

let app: TestApp;
let assets: string;

beforeAll(async () => {
  app = await aTestApp();
  assets = someAssets();
});
afterAll(async () => {
  rmSync(assets, { recursive: true });
  await app.close();
});

const seed = (assetFolders: readonly string[] = [assets]): Promise<number> =>
  seedClips({
    db: app.database.db,
    store: app.store,
    clock: app.clock.now,
    log: SILENT,
    assetFolders,
  });

it('says which clips are missing where, and adds none then', async () => {
  const surprise = join(assets, 'emotions', 'surprise.mp4');
  renameSync(surprise, `${surprise}.away`);
  await expect(seed()).rejects.toThrow(`ASSETS_DIR: no emotions/surprise.mp4 in ${assets}`);
  renameSync(`${surprise}.away`, surprise);

  await expect(seed([])).rejects.toThrow(
    new RegExp(
      `^ASSETS_DIR: no emotions/${EMOTIONS.at(-1)}.mp4, .*${EMOTIONS[0]}.mp4 because it is not set$`,
    ),
  );
  expect(await app.records()).toEqual([]);
});

it('gives a new installation one clip of the avatar an emotion, once, and does not bring back a deleted one', async () => {
  const worker = await aWorker(app, app.clock);
  try {
    expect(await seed()).toBe(EMOTIONS.length);
    expect(await worker.drain()).toEqual(EMOTIONS.map(() => 'ready'));

    const { body } = await app.call<Listed>('GET', '/videos');
    expect(body.data.map(({ category }) => category).sort()).toEqual([...EMOTIONS].sort());
    const happy = body.data.find(({ category }) => category === 'happy');
    expect(happy).toMatchObject({
      title: 'Happy (avatar)',
      synthetic: true,
      width: 320,
      height: 180,
    });
    expect(happy).not.toHaveProperty('username');
    expect(happy?.durationSeconds).toBeCloseTo(2, 0);

    const reviewer = await app.tokens.bearer({ id: 'meera', roles: ['reviewer'] });
    await app.call('DELETE', `/videos/${happy?._id}`, { headers: reviewer });
    expect(await seed([])).toBe(0);
    expect(await app.records()).toHaveLength(EMOTIONS.length - 1);
  } finally {
    await worker.close();
  }
});

it('starts again where a process died in the middle of storing a clip', async () => {
  await app.database.db.collection('seeded').deleteOne({ _id: 'avatar-1-sad' as never });
  const sad = (await app.records()).find(({ category }) => category === 'sad');
  if (!sad) throw new Error('the sad clip is missing');
  await app.change(sad._id, { status: 'pending' });
  expect(await seed()).toBe(0);

  app.clock.advance(60_001);

  expect(await seed()).toBe(1);
  const keys = await app.keys();
  expect(keys.filter((key) => key.startsWith(sad._id))).toEqual([]);
});

it('takes each clip from the first folder that has it', async () => {
  const first = mkdtempSync(join(tmpdir(), 'isl-assets-'));
  mkdirSync(join(first, 'emotions'));
  writeFileSync(join(first, 'emotions', 'neutral.mp4'), 'another clip');
  const neutral = (await app.records()).find(({ category }) => category === 'neutral');
  if (!neutral) throw new Error('the neutral clip is missing');
  await app.database.db.collection('videos').deleteOne({ _id: neutral._id as never });
  await app.database.db.collection('seeded').deleteOne({ _id: 'avatar-1-neutral' as never });
  try {
    expect(await seed([first, assets])).toBe(1);
  } finally {
    rmSync(first, { recursive: true });
  }

  const added = (await app.records()).find(({ category }) => category === 'neutral');
  expect(added?.original.bytes).toBe('another clip'.length);
});
