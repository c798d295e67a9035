import { beforeAll, expect, vi } from 'vitest';
import { aTestApp, type TestApp } from './build.js';
import { anMp4 } from './clips.js';

export let clip: Buffer;

export const apps: TestApp[] = [];

export async function anApp(options: Parameters<typeof aTestApp>[0]): Promise<TestApp> {
  const app = await aTestApp(options);
  apps.push(app);
  return app;
}

export const isOpen = async (app: TestApp, count: number): Promise<void> => {
  await vi.waitFor(async () => expect(await app.metric('media_uploads_open')).toBe(count), 10_000);
};

beforeAll(() => {
  clip = anMp4();
});
