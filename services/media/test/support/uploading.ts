import { afterAll, afterEach, beforeAll } from 'vitest';
import { aTestApp, type TestApp } from './build.js';
import { anMp4 } from './clips.js';

export const MIB = 1024 * 1024;

export const MAX_BYTES = 20 * MIB;

export let app: TestApp;

export let clip: Buffer;

beforeAll(async () => {
  app = await aTestApp({ maxUploadBytes: MAX_BYTES });
  clip = anMp4();
});

afterAll(() => app.close());

afterEach(async () => {
  await app.database.db.collection('videos').deleteMany({});
  await app.store.remove(await app.keys());
});
