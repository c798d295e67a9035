import type { components } from '@isl/contracts/content';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { aTestApp, type TestApp } from './build.js';
import { ASHA } from './factories.js';

export type Post = components['schemas']['Post'];

export let test: TestApp;

export const get = async <Body>(url: string): Promise<Body> => (await test.call('GET', url)).body;

export const write = async (payload: object, url = '/posts', author = ASHA) =>
  test.call('POST', url, { headers: await test.tokens.bearer(author), payload });

beforeAll(async () => {
  test = await aTestApp();
});

afterAll(() => test.close());

beforeEach(async () => {
  for (const name of ['posts', 'comments', 'writers']) {
    await test.db.collection(name).deleteMany({});
  }
});
