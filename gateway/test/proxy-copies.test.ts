import { describe, expect, it } from 'vitest';
import { timeLimit } from '../../time-limits.js';
import { aTestApp } from './support/build.js';
import { aBreakingPart, aDeadAddress, aPart } from './support/parts.js';
import { content } from './support/proxy.js';

describe('with several copies of a part', () => {
  it('takes them in turn', async () => {
    const copies = await Promise.all(
      [1, 2, 3].map(() => aPart((app) => app.get('/posts', async () => []))),
    );
    const several = await aTestApp({ CONTENT_URL: copies.map(({ url }) => url).join(', ') });
    for (let count = 0; count < 9; count += 1) await several.call('GET', '/api/posts');
    expect(copies.map(({ seen }) => seen.length)).toEqual([3, 3, 3]);
    await several.close();
    await Promise.all(copies.map(({ close }) => close()));
  });

  it('loses no call while one of them is away, not even one that writes', async () => {
    const leaving = await aPart();
    const several = await aTestApp({ CONTENT_URL: `${leaving.url},${content.url}` });
    await several.app.ready();
    await leaving.close();
    for (let count = 0; count < 6; count += 1) {
      const { status, body } = await several.call('POST', '/api/posts', { payload: { count } });
      expect([status, body.got]).toEqual([403, { count }]);
    }
    await several.close();
  });

  it('says where something new is as the page reaches it, whichever copy made it', async () => {
    const leaving = await aPart();
    const staying = await aPart((app) =>
      app.post('/uploads', (_request, reply) =>
        reply.code(201).header('location', '/uploads/1').send(),
      ),
    );
    const several = await aTestApp({ MEDIA_URL: `${leaving.url},${staying.url}` });
    await several.app.ready();
    await leaving.close();
    for (let count = 0; count < 2; count += 1) {
      const { status, headers } = await several.call('POST', '/api/uploads');
      expect([status, headers.location]).toEqual([201, '/api/uploads/1']);
    }
    await several.close();
    await staying.close();
  });

  it('sends nothing to one that says it is not ready, until it is again', async () => {
    let isReady = false;
    const stopping = await aPart((app) => {
      app.get('/ready', async (_request, reply) => reply.code(isReady ? 200 : 503).send({}));
      app.get('/posts', async () => []);
    });
    const several = await aTestApp({ CONTENT_URL: `${stopping.url},${content.url}` });
    const takenOfFour = async (): Promise<number> => {
      const before = stopping.seen.length;
      for (let count = 0; count < 4; count += 1) await several.call('GET', '/api/posts');
      return stopping.seen.length - before;
    };
    await expect.poll(takenOfFour, { timeout: timeLimit('event') }).toBe(0);
    isReady = true;
    await expect.poll(takenOfFour, { timeout: timeLimit('event') }).toBe(2);
    await several.close();
    await stopping.close();
  });

  it('says 503 and when to come again when all are away', async () => {
    const addresses = [await aDeadAddress(), await aDeadAddress()];
    const alone = await aTestApp({ CONTENT_URL: addresses.join(',') });
    const { status, body, headers, text } = await alone.call('GET', '/api/posts');
    await alone.close();
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'PART_UNAVAILABLE', '2']);
    expect(body.message).toBe(
      'Error: The community and dictionary service cannot be reached right now. Try again in a moment.',
    );
    expect(text).not.toMatch(/127\.0\.0\.1|ECONN|undici/);
  });
});

describe('a part that breaks off', () => {
  it('is asked again for what changes nothing', async () => {
    const breaking = await aBreakingPart(1);
    const behind = await aTestApp({ CONTENT_URL: breaking.url });
    const { status, text } = await behind.call('GET', '/api/posts');
    await behind.close();
    await breaking.close();
    expect([status, text, breaking.connections()]).toEqual([200, 'ok', 2]);
  });

  it('is asked again where it broke off halfway through a short answer', async () => {
    const breaking = await aBreakingPart(1, 'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf');
    const behind = await aTestApp({ CONTENT_URL: breaking.url });
    const { status, text } = await behind.call('GET', '/api/posts');
    await behind.close();
    await breaking.close();
    expect([status, text, breaking.connections()]).toEqual([200, 'ok', 2]);
  });

  it('is not asked again for what may have been done', async () => {
    const breaking = await aBreakingPart(1);
    const behind = await aTestApp({ CONTENT_URL: breaking.url });
    const { status } = await behind.call('POST', '/api/posts', { payload: { a: 1 } });
    await behind.close();
    await breaking.close();
    expect([status, breaking.connections()]).toEqual([503, 1]);
  });

  it('is given up after a second try', async () => {
    const breaking = await aBreakingPart(9);
    const behind = await aTestApp({ CONTENT_URL: breaking.url });
    const { status } = await behind.call('GET', '/api/posts');
    await behind.close();
    await breaking.close();
    expect([status, breaking.connections()]).toEqual([503, 2]);
  });
});
