import { AUDIENCES, ISSUER } from '@isl/contracts/tokens';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAccountsRepository } from '../src/accounts/accounts.repository.js';
import { aTestApp, type TestApp } from './support/build.js';
import { aPart, type Part } from './support/parts.js';
import { aPerson } from './support/people.js';

let content: Part;
let media: Part;
let gateway: TestApp;
let isMediaUp = true;
let mediaLeadsTo = '';

beforeAll(async () => {
  content = await aPart((app) => {
    app.get('/internal/stats', async () => ({ counts: { posts: 7, odd: 'many' } }));
  });
  media = await aPart((app) => {
    app.get('/internal/stats', async (_request, reply) => {
      if (mediaLeadsTo) return reply.redirect(mediaLeadsTo, 307);
      return isMediaUp ? { counts: { videos: 3 } } : reply.code(500).send({ secret: 'stack' });
    });
  });
  gateway = await aTestApp({ CONTENT_URL: content.url, MEDIA_URL: media.url });
});
afterAll(async () => {
  await gateway.close();
  await Promise.all([content.close(), media.close()]);
});

const stats = async () => (await gateway.call('GET', '/api/stats')).body;

it('adds up what the parts count and the people, without the demo account', async () => {
  await aPerson(gateway, 'counted@example.org');
  expect(await stats()).toEqual({
    counts: { posts: 7, videos: 3, users: 1, reviewers: 0 },
    missing: [],
    at: gateway.now().toISOString(),
  });
});

it('asks the parts with a token for the inside that lives 60 seconds', async () => {
  const { authorization } = content.seen.at(-1)?.headers ?? {};
  const payload = JSON.parse(
    Buffer.from(String(authorization).split('.')[1] ?? '', 'base64url').toString(),
  );
  expect(payload).toMatchObject({ aud: AUDIENCES.internal, iss: ISSUER });
  expect(payload.exp - payload.iat).toBe(60);
});

it('asks again after a minute and not before, however many want to know', async () => {
  gateway.advance(60_000);
  const before = content.seen.length;
  await Promise.all([stats(), stats(), stats()]);
  gateway.advance(59_000);
  await stats();
  expect(content.seen.length).toBe(before + 1);
});

it('names a part that does not answer, and asks it again soon', async () => {
  gateway.advance(60_000);
  isMediaUp = false;
  const { counts, missing } = await stats();
  expect([counts, missing]).toEqual([{ posts: 7, users: 1, reviewers: 0 }, ['media']]);
  isMediaUp = true;
  gateway.advance(5_000);
  expect(await stats()).toMatchObject({ missing: [], counts: { videos: 3 } });
});

it('counts reviewers without those who run the site', async () => {
  const [reviewer, admin] = [
    await aPerson(gateway, 'reviewer@example.org'),
    await aPerson(gateway, 'admin@example.org'),
  ];
  const accounts = createAccountsRepository(gateway.db);
  await accounts.setRoles(reviewer.id, ['contributor', 'reviewer']);
  await accounts.setRoles(admin.id, ['contributor', 'reviewer', 'admin']);
  gateway.advance(60_000);
  expect((await stats()).counts).toMatchObject({ users: 3, reviewers: 1 });
});

it('goes nowhere that a part may lead to', async () => {
  isMediaUp = true;
  mediaLeadsTo = `${content.url}/internal/stats?led=there`;
  gateway.advance(60_000);
  const before = content.seen.length;
  expect(await stats()).toMatchObject({ counts: { posts: 7 }, missing: ['media'] });
  expect(content.seen.slice(before).map(({ url }) => url)).toEqual(['/internal/stats']);
});
