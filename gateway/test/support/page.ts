import { afterAll, beforeAll } from 'vitest';
import { aTestApp, type TestApp } from './build.js';
import { openIn } from './pages.js';

export let gateway: TestApp;

export const open = (path: string, headers: Record<string, string> = {}) =>
  openIn(gateway, path, headers);

beforeAll(async () => {
  gateway = await aTestApp({ WEB_ORIGINS: 'https://app.example' });
});

afterAll(() => gateway.close());
