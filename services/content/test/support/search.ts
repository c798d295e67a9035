import type { components } from '@isl/contracts/content';
import { afterAll, beforeAll } from 'vitest';
import { aTestApp, type TestApp } from './build.js';

export type Hit = components['schemas']['SearchHit'];

export let test: TestApp;

export const search = async (q: string, more = ''): Promise<Hit[]> =>
  ((await test.call('GET', `/search?q=${encodeURIComponent(q)}${more}`)).body as { data: Hit[] })
    .data;

beforeAll(async () => {
  test = await aTestApp();
});

afterAll(() => test.close());
