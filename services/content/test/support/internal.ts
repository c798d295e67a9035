import { afterAll, beforeAll, beforeEach } from 'vitest';
import { aTestApp, type TestApp } from './build.js';
import type { ASHA } from './factories.js';

export let test: TestApp;

export const internal = async (method: 'GET' | 'POST', url: string, payload?: object) =>
  test.call(method, url, {
    headers: await test.tokens.internal(),
    ...(payload ? { payload } : {}),
  });

export const like = async (postId: string, person: typeof ASHA) =>
  test.call('POST', '/posts/like', {
    headers: await test.tokens.bearer(person),
    payload: { postId },
  });

export const report = async (postId: string, person: typeof ASHA, commentId?: string) =>
  test.call('POST', `/posts/${postId}/report`, {
    headers: await test.tokens.bearer(person),
    payload: { reason: 'x', ...(commentId ? { commentId } : {}) },
  });

beforeAll(async () => {
  test = await aTestApp();
});

afterAll(() => test.close());

beforeEach(async () => {
  for (const name of ['posts', 'comments', 'reports']) {
    await test.db.collection(name).deleteMany({});
  }
});
