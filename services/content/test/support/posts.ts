import type { components } from '@isl/contracts/content';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { aTestApp, type TestApp } from './build.js';

export type Post = components['schemas']['Post'];

export let test: TestApp;

export const bearer = (person: Parameters<TestApp['tokens']['bearer']>[0]) =>
  test.tokens.bearer(person);

export const titles = async (url: string, headers = {}): Promise<string[]> => {
  const { body } = await test.call('GET', url, { headers });
  return (body as Post[]).map(({ title }) => title);
};

beforeAll(async () => {
  test = await aTestApp();
});

afterAll(() => test.close());

beforeEach(async () => {
  for (const name of ['posts', 'comments', 'writers']) {
    await test.db.collection(name).deleteMany({});
  }
});
