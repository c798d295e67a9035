import { afterAll, beforeAll, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';
import { aPart, type Part } from './support/parts.js';
import { aPerson, type SignedIn } from './support/people.js';

let part: Part;
let gateway: TestApp;
let asha: SignedIn;
beforeAll(async () => {
  part = await aPart((app) => {
    app.get('/posts', async () => []);
    app.get('/posts/private', async (_request, reply) =>
      reply.header('cache-control', 'private, max-age=60').send([]),
    );
    app.get('/char', async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=60').send([]),
    );
  });
  gateway = await aTestApp({ CONTENT_URL: part.url, PUBLIC_URL: 'https://isl.example' });
  asha = await aPerson(gateway, 'asha@example.org');
});
afterAll(async () => {
  await gateway.close();
  await part.close();
});

it.each(['/api/auth/me', '/api/auth/sessions', '/api/posts', '/api/posts/private', '/api/nothing'])(
  'lets no cache keep what %s answers to a person',
  async (url) => {
    const { headers } = await gateway.call('GET', url, { headers: { ...asha.headers } });
    expect(headers['cache-control']).toBe('no-store');
  },
);

it('lets no cache keep an answer about an account, refusals included', async () => {
  for (const url of ['/api/auth/me', '/api/account/export']) {
    expect((await gateway.call('GET', url)).headers['cache-control']).toBe('no-store');
  }
  const refused = await gateway.call('POST', '/api/auth/login', { payload: {} });
  expect([refused.status, refused.headers['cache-control']]).toEqual([400, 'no-store']);
});

it('leaves what is public to the caches', async () => {
  const { headers } = await gateway.call('GET', '/api/char', { headers: { ...asha.headers } });
  expect(headers['cache-control']).toBe('public, max-age=60');
  expect((await gateway.call('GET', '/api/posts')).headers['cache-control']).toBeUndefined();
});

it.each([
  ['GET', '/api/config', 200],
  ['GET', '/api/posts', 200],
  ['GET', '/.well-known/jwks.json', 200],
  ['GET', '/static/drawn/letter-a.svg', 200],
  ['GET', '/', 200],
  ['GET', '/api/nothing', 404],
  ['GET', '/api/auth/login', 405],
  ['GET', '/api/posts/%ff', 400],
  ['GET', '/api/words', 404],
] as const)('keeps browsers on https: %s %s', async (method, url, status) => {
  const answer = await gateway.call(method, url);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.stringMatching(/./),
  });
});

it('says nothing of https where people come without', async () => {
  const plain = await aTestApp();
  const { headers } = await plain.call('GET', '/api/config');
  expect(headers['strict-transport-security']).toBeUndefined();
  await plain.close();
});
