import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFfmpeg } from '../src/processing/programs.js';
import { seedClips } from '../src/seeding/seed-clips.js';
import { aTestApp, type Listed, type TestApp } from './support/build.js';
import { aWorker, SILENT } from './support/worker.js';

let app: TestApp;

beforeAll(async () => {
  app = await aTestApp();
});
afterAll(() => app.close());

async function seed(): Promise<number> {
  const ffmpeg = await findFfmpeg({
    PATH: process.env.PATH ?? '',
    FFMPEG_PATH: process.env.FFMPEG_PATH,
  });
  const { store, clock } = app;
  return seedClips({ db: app.database.db, store, clock: clock.now, log: SILENT, ffmpeg });
}

it('gives a new installation one drawn clip an emotion, once, and does not bring back a deleted one', async () => {
  const worker = await aWorker(app, app.clock);
  try {
    expect(await seed()).toBe(5);
    expect(await worker.drain()).toEqual(['ready', 'ready', 'ready', 'ready', 'ready']);

    const { body } = await app.call<Listed>('GET', '/videos');
    expect(body.data.map(({ category }) => category).sort()).toEqual([
      'anger',
      'happy',
      'neutral',
      'sad',
      'surprise',
    ]);
    const happy = body.data.find(({ category }) => category === 'happy');
    expect(happy).toMatchObject({
      title: 'Happy (drawn)',
      synthetic: true,
      width: 640,
      height: 360,
    });
    expect(happy).not.toHaveProperty('username');
    expect(happy?.durationSeconds).toBeCloseTo(4, 0);

    const reviewer = await app.tokens.bearer({ id: 'meera', roles: ['reviewer'] });
    await app.call('DELETE', `/videos/${happy?._id}`, { headers: reviewer });
    expect(await seed()).toBe(0);
    expect(await app.records()).toHaveLength(4);
  } finally {
    await worker.close();
  }
});

it('starts again where a process died in the middle of storing a clip', async () => {
  await app.database.db.collection('seeded').deleteOne({ _id: 'drawn-1-sad' as never });
  const sad = (await app.records()).find(({ category }) => category === 'sad');
  if (!sad) throw new Error('the sad clip is missing');
  await app.change(sad._id, { status: 'pending' });
  expect(await seed()).toBe(0);

  app.clock.advance(60_001);

  expect(await seed()).toBe(1);
  const keys = await app.keys();
  expect(keys.filter((key) => key.startsWith(sad._id))).toEqual([]);
});
