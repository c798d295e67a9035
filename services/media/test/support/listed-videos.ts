import { afterAll, beforeAll, beforeEach } from 'vitest';
import { aTestApp, type Listed, type TestApp } from './build.js';

export let app: TestApp;

export const titles = ({ body }: { body: Listed }): string[] => body.data.map(({ title }) => title);

export const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 9, minute));

beforeAll(async () => {
  app = await aTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  await app.database.db.collection('videos').deleteMany({});
});
