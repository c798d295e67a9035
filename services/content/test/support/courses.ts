import type { components } from '@isl/contracts/content';
import { afterAll, beforeAll } from 'vitest';
import { aTestApp, type TestApp } from './build.js';

export type Course = components['schemas']['Course'];

export let test: TestApp;

export const list = async () => (await test.call('GET', '/courses')).body as Course[];

beforeAll(async () => {
  test = await aTestApp();
});

afterAll(() => test.close());
