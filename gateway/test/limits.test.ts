import { afterAll, beforeAll, expect, it } from 'vitest';
import { aTestApp, DEMO, type TestApp } from './support/build.js';
import { aPart, type Part } from './support/parts.js';
import { ASHA } from './support/people.js';

let gateway: TestApp;
let media: Part;
beforeAll(async () => {
  media = await aPart((app) => {
    app.post('/videos/upload', async (_request, reply) => reply.code(201).send({}));
    app.post('/videos/1/ticket', async () => ({}));
    app.get('/videos', async () => ({ data: [] }));
  });
  gateway = await aTestApp({ RATE_LIMIT_SCALE: '1', MEDIA_URL: media.url });
});
afterAll(async () => {
  await gateway.close();
  await media.close();
});

let host = 0;
/** A visitor from an address that nobody else uses. */
const anAddress = () => {
  host += 1;
  return `10.0.0.${host}`;
};
const post = (url: string, payload: object | undefined, remoteAddress: string) =>
  gateway.call('POST', url, { remoteAddress, ...(payload ? { payload } : {}) });

it('lets an address register five times in half an hour, then says when to come again', async () => {
  const from = anAddress();
  const register = (name: string) =>
    post('/api/auth/register', { ...ASHA, email: `${name}@example.org` }, from);
  for (const name of ['a', 'b', 'c', 'd', 'e']) expect((await register(name)).status).toBe(201);
  const { status, body, headers } = await register('f');
  expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(body.msg).toBe('Too many attempts. Try again in 30 minutes.');
  expect(Number(headers['retry-after'])).toBeGreaterThan(1700);
  expect(headers['x-ratelimit-limit']).toBe('5');
  expect(headers['x-ratelimit-remaining']).toBe('0');
  const elsewhere = await post(
    '/api/auth/register',
    { ...ASHA, email: 'g@example.org' },
    anAddress(),
  );
  expect(elsewhere.status).toBe(201);
});

it('lets an address try 25 logins in five minutes', async () => {
  const from = anAddress();
  const statuses: number[] = [];
  for (let count = 0; count < 26; count += 1) {
    const payload = { email: `nobody${count}@example.org`, password: 'a guess' };
    statuses.push((await post('/api/auth/login', payload, from)).status);
  }
  expect(statuses).toEqual([...Array(25).fill(401), 429]);
});

it('lets one e-mail be tried 25 times an hour, from wherever and however it is spelt', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 26; count += 1) {
    const email = count % 2 ? 'target@example.org' : 'Target@Example.org ';
    const answer = await post('/api/auth/login', { email, password: 'a guess' }, anAddress());
    statuses.push(answer.status);
    if (answer.status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3500);
  }
  expect(statuses).toEqual([...Array(25).fill(401), 429]);
});

it('does not lock the shared demo account', async () => {
  for (let count = 0; count < 30; count += 1) {
    const { status } = await post('/api/auth/login', DEMO, anAddress());
    expect(status).toBe(200);
  }
});

it('counts uploads apart from other writes, and reading not at all', async () => {
  const from = anAddress();
  for (let count = 0; count < 30; count += 1) {
    expect((await post('/api/videos/upload', { a: 1 }, from)).status).toBe(201);
  }
  const refused = await post('/api/videos/upload', { a: 1 }, from);
  expect(refused.status).toBe(429);
  // The page paints an upload's failure red by this word.
  expect(refused.body.message).toMatch(/^Error: Too many attempts/);
  expect((await post('/api/videos/1/ticket', undefined, from)).status).toBe(200);
  const read = await gateway.call('GET', '/api/videos', { remoteAddress: from });
  expect(read.status).toBe(200);
  expect(read.headers['x-ratelimit-limit']).toBeUndefined();
});

it('lets an address write 300 times in five minutes, over all routes together', async () => {
  const from = anAddress();
  for (let count = 0; count < 299; count += 1) {
    await post('/api/videos/1/ticket', undefined, from);
  }
  expect((await post('/api/auth/logout', undefined, from)).status).toBe(204);
  const refused = await post('/api/videos/1/ticket', undefined, from);
  expect(refused.status).toBe(429);
  expect(refused.body.message).toContain('Try again in');
});

it('does not believe an address that the client names itself', async () => {
  const from = anAddress();
  const register = (claimed: string) =>
    gateway.call('POST', '/api/auth/register', {
      remoteAddress: from,
      headers: { 'x-forwarded-for': claimed },
      payload: { ...ASHA, email: `${claimed}@example.org` },
    });
  for (let count = 0; count < 5; count += 1) await register(`192.0.2.${count}`);
  expect((await register('192.0.2.9')).status).toBe(429);
});

it('takes the address from a proxy that is trusted', async () => {
  const behind = await aTestApp({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '10.9.9.9' });
  const register = (claimed: string, index: number) =>
    behind.call('POST', '/api/auth/register', {
      remoteAddress: '10.9.9.9',
      headers: { 'x-forwarded-for': claimed },
      payload: { ...ASHA, email: `${claimed}-${index}@example.org` },
    });
  for (let index = 0; index < 5; index += 1) await register('192.0.2.1', index);
  const [same, other] = [await register('192.0.2.1', 6), await register('192.0.2.2', 7)];
  await behind.close();
  expect([same.status, other.status]).toEqual([429, 201]);
});
