import { afterAll, beforeAll } from 'vitest';
import type { VideoDocument } from '../../src/videos/video.js';
import { aTestApp, type TestApp } from './build.js';
import { putVideo } from './videos.js';

export let app: TestApp;

export let shown: VideoDocument;

export let hidden: VideoDocument;

export function play(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return fetch(`${app.address}${path}`, { headers, method });
}

beforeAll(async () => {
  app = await aTestApp();
  shown = await putVideo(app);
  hidden = await putVideo(app, { visibility: 'private' });
});

afterAll(() => app.close());
