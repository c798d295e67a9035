import { expect, it } from 'vitest';
import { KEPT_MS } from '../src/kept/kept-answers.js';
import { get, type Post, test, write } from './support/bounds.js';
import { ADMIN, ASHA, aPost, REVIEWER } from './support/factories.js';

type Course = { readonly title: string };

const COURSE = { title: 'Mine', description: 'One', thumbnail: '/one.webp', playlistUrl: '/one' };
const courseTitles = async () => (await get<Course[]>('/courses')).map(({ title }) => title);
const titles = async (headers: Record<string, string> = {}) =>
  ((await test.call('GET', '/posts', { headers })).body as Post[]).map(({ title }) => title);
/** As another copy of the service would. */
const renameElsewhere = (title: string) =>
  test.db.collection('posts').updateMany({}, { $set: { title } });

it('shows what another copy wrote within a second', async () => {
  await aPost(test, { title: 'before' });
  expect(await titles()).toEqual(['before']);
  await renameElsewhere('after');
  test.clock.advance(KEPT_MS);
  expect(await titles()).toEqual(['before']);
  test.clock.advance(1);
  expect(await titles()).toEqual(['after']);
});

it('shows what this copy wrote at once', async () => {
  const seeded = await courseTitles();
  const { status } = await write(COURSE, '/courses', ADMIN);
  expect(status).toBe(201);
  expect(await courseTitles()).toEqual([...seeded, 'Mine']);

  expect(await titles()).toEqual([]);
  await aPost(test, { title: 'new' });
  expect(await titles()).toEqual(['new']);
});

it('shows whoever can be told apart their own answer, always as it is', async () => {
  const post = await aPost(test, { title: 'before' });
  const visitor = await test.tokens.visitor('v1', 'net');
  const person = await test.tokens.bearer(ASHA);
  for (const headers of [{}, visitor, person]) expect(await titles(headers)).toEqual(['before']);
  await renameElsewhere('after');
  expect(await titles()).toEqual(['before']);
  for (const headers of [visitor, person]) expect(await titles(headers)).toEqual(['after']);

  const liking = { headers: visitor, payload: { postId: post._id } };
  expect((await test.call('POST', '/posts/like', liking)).status).toBe(200);
  const mine = await test.call('GET', `/posts/${post._id}`, { headers: visitor });
  expect(mine.body).toMatchObject({ liked: true, likes: 1 });
  expect(await get(`/posts/${post._id}`)).toMatchObject({ liked: false, likes: 1 });
});

it('shows nobody what only a moderator may see', async () => {
  const post = await aPost(test, { title: 'rude' });
  expect(await titles()).toEqual(['rude']);
  const moderator = await test.tokens.bearer(REVIEWER);
  const hidden = await write({ reason: 'Rude' }, `/posts/${post._id}/hide`, REVIEWER);
  expect(hidden.status).toBe(200);
  expect(await titles(moderator)).toEqual(['rude']);
  expect(await titles()).toEqual([]);
});

it('keeps no error, and each of those who wait for one gets their own', async () => {
  const ask = () => test.call('GET', '/signs/word-nothing');
  const refused = await Promise.all([ask(), ask(), ask()]);
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
  const ids = refused.map(({ body }) => (body as { requestId: string }).requestId);
  expect(new Set(ids).size).toBe(3);
});

it('sends those who ask at once the same, whole or as known', async () => {
  const path = '/char/Allcharacters';
  const [first, second] = await Promise.all([test.call('GET', path), test.call('GET', path)]);
  expect(second.body).toEqual(first.body);
  for (const name of ['etag', 'content-type', 'content-length', 'cache-control']) {
    expect(second.headers[name]).toBe(first.headers[name]);
  }
  const { etag } = first.headers;
  const known = await test.call('GET', path, { headers: { 'if-none-match': String(etag) } });
  expect([known.status, known.body, known.headers.etag]).toEqual([304, undefined, etag]);
});
