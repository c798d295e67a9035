import type { components } from '@isl/contracts/content';
import type { Person } from '@isl/service-kit/testing';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { aTestApp, type TestApp } from './build.js';
import { ASHA } from './factories.js';

type Schemas = components['schemas'];
export type NotificationPage = Schemas['NotificationPage'];

export let test: TestApp;

export const NOTHING: NotificationPage = { unread: 0, data: [] };

export const as = async (
  person: Person,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) =>
  test.call(method, url, {
    headers: await test.tokens.bearer(person),
    ...(payload ? { payload } : {}),
  });

export const toldTo = async (person: Person = ASHA, query = '') =>
  (await as(person, 'GET', `/notifications${query}`)).body as NotificationPage;

/** Reads all there is up to now. */
export const readAll = async (person: Person = ASHA) =>
  (await as(person, 'POST', '/notifications/read', { upTo: test.clock.now().toISOString() }))
    .body as { unread: number };

export const like = (postId: string, person: Person) =>
  as(person, 'POST', '/posts/like', { postId });

export const answer = async (
  person: Person,
  postId: string,
  content: string,
  replyTo?: string,
): Promise<string> => {
  const payload = { postId, content, ...(replyTo ? { replyTo } : {}) };
  const { body } = await as(person, 'POST', '/posts/comment', payload);
  const comments = (body as Schemas['Post']).comments;
  return comments.find((comment) => comment.content === content)?._id ?? '';
};

beforeAll(async () => {
  test = await aTestApp();
});

afterAll(() => test.close());

beforeEach(async () => {
  for (const name of ['posts', 'comments', 'reports', 'notifications']) {
    await test.db.collection(name).deleteMany({});
  }
});
