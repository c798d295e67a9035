import type { components } from '@isl/contracts/content';
import { afterAll, beforeAll } from 'vitest';
import { aTestApp, type TestApp } from './build.js';

export type Schemas = components['schemas'];

export let test: TestApp;

export const data = async <T>(url: string): Promise<T[]> =>
  ((await test.call('GET', url)).body as { data: T[] }).data;

beforeAll(async () => {
  test = await aTestApp();
});

afterAll(() => test.close());
