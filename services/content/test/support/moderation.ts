import type { components } from '@isl/contracts/content';
import type { Person } from '@isl/service-kit/testing';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { aTestApp, type TestApp } from './build.js';

export type Post = components['schemas']['Post'];

export let test: TestApp;

export const as = async (
  person: Person | null,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
) =>
  test.call(method, url, {
    ...(person ? { headers: await test.tokens.bearer(person) } : {}),
    ...(payload ? { payload } : {}),
  });

export const seenBy = async (person: Person | null) =>
  (await as(person, 'GET', '/posts')).body as Post[];

beforeAll(async () => {
  test = await aTestApp();
});

afterAll(() => test.close());

beforeEach(async () => {
  await test.db.collection('posts').deleteMany({});
  await test.db.collection('reports').deleteMany({});
});
