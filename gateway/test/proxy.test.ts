import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';
import { aBreakingPart, aDeadAddress, aPart, type Part } from './support/parts.js';

let content: Part;
let media: Part;
let rewriter: Part;
let gateway: TestApp;

beforeAll(async () => {
  content = await aPart((app) => {
    app.get('/posts', async ({ query }) => [{ title: 'hello', query }]);
    app.post('/posts', async ({ body }, reply) =>
      reply.code(403).send({ code: 'NOT_YOURS', got: body }),
    );
    app.delete('/posts/1', async (_request, reply) => reply.code(204).send());
    app.get('/posts/leaky', async (_request, reply) =>
      reply
        .headers({
          server: 'content/1.0',
          'x-powered-by': 'fastify',
          'set-cookie': 'isl_refresh=stolen; Path=/api/auth',
          'access-control-allow-origin': '*',
          'keep-alive': 'timeout=1',
          etag: '"1"',
        })
        .send({}),
    );
    app.get('/internal/stats', async () => ({ counts: {} }));
  });
  media = await aPart((app) => {
    app.get('/videos/1/stream', async ({ headers }, reply) =>
      reply
        .code(206)
        .headers({ 'content-range': 'bytes 0-3/10', 'content-type': 'video/mp4' })
        .send(headers.range ?? 'none'),
    );
  });
  rewriter = await aPart((app) => {
    app.post('/api/py/generate', async ({ body }) => body);
  });
  gateway = await aTestApp({
    CONTENT_URL: content.url,
    MEDIA_URL: media.url,
    REWRITER_URL: rewriter.url,
  });
});
afterAll(async () => {
  await gateway.close();
  await Promise.all([content.close(), media.close(), rewriter.close()]);
});

const seenLast = () => content.seen.at(-1);

describe('a call that is passed on', () => {
  it('keeps its query and its answer', async () => {
    const { status, body } = await gateway.call('GET', '/api/posts?limit=5&after=a%2Fb');
    expect([status, body]).toEqual([
      200,
      [{ title: 'hello', query: { limit: '5', after: 'a/b' } }],
    ]);
  });

  it("keeps a part's refusal as it is", async () => {
    const { status, body } = await gateway.call('POST', '/api/posts', { payload: { a: 1 } });
    expect([status, body]).toEqual([403, { code: 'NOT_YOURS', got: { a: 1 } }]);
  });

  it('may delete without a body, whatever content type is claimed', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await gateway.call('DELETE', '/api/posts/1', { headers })).status).toBe(204);
    expect(seenLast()?.headers['content-type']).toBeUndefined();
  });

  it('keeps the path of the sentence service', async () => {
    const payload = { sentence: 'HELLO', emotion: 'happy' };
    const { body } = await gateway.call('POST', '/api/py/generate', { payload });
    expect(body).toEqual(payload);
    expect(rewriter.seen.at(-1)?.url).toBe('/api/py/generate');
  });

  it('hands ranges through', async () => {
    const headers = { range: 'bytes=0-3' };
    const answer = await gateway.call('GET', '/api/videos/1/stream', { headers });
    expect([answer.status, answer.text]).toEqual([206, 'bytes=0-3']);
    expect(answer.headers['content-range']).toBe('bytes 0-3/10');
  });

  it('carries a request id that the gateway makes, into the log as well', async () => {
    const headers = { 'x-request-id': 'claimed' };
    const answer = await gateway.call('GET', '/api/posts', { headers });
    const id = answer.headers['x-request-id'];
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(seenLast()?.headers['x-request-id']).toBe(id);
    expect(gateway.logs.at(-1)).toMatchObject({
      service: 'gateway',
      level: 'info',
      requestId: id,
      route: '/api/posts',
      status: 200,
    });
  });

  it('carries the bearer and, of the cookies, only the visitor', async () => {
    await gateway.call('GET', '/api/posts', {
      headers: {
        authorization: 'Bearer abc',
        cookie: 'isl_refresh=secret; isl_visitor=visitor-token; theme=dark',
      },
    });
    expect(seenLast()?.headers).toMatchObject({
      authorization: 'Bearer abc',
      cookie: 'isl_visitor=visitor-token',
    });
  });

  it('does not pass on what only the gateway may say', async () => {
    await gateway.call('GET', '/api/posts', {
      headers: {
        host: 'isl.example',
        forwarded: 'for=192.0.2.1',
        'x-forwarded-for': '192.0.2.1',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-user': 'admin',
        'x-real-ip': '192.0.2.1',
        'x-isl-user': 'admin',
        te: 'trailers',
        connection: 'x-removed',
        'x-removed': 'yes',
        'x-kept': 'yes',
      },
    });
    const headers = seenLast()?.headers ?? {};
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'isl.example',
      'x-kept': 'yes',
    });
    for (const name of [
      'forwarded',
      'x-real-ip',
      'x-forwarded-user',
      'x-isl-user',
      'te',
      'x-removed',
    ]) {
      expect(headers[name], name).toBeUndefined();
    }
  });

  it('comes back without what the gateway decides itself', async () => {
    const { headers, cookies } = await gateway.call('GET', '/api/posts/leaky');
    expect(cookies).toEqual([]);
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) {
      expect(headers[name], name).toBeUndefined();
    }
    expect(headers.etag).toBe('"1"');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('what is not passed on', () => {
  it.each([
    '/api/internal/stats',
    '/internal/stats',
    '/internal/erasures',
    '/api/posts/../internal/stats',
    '/api/posts/..%2finternal/stats',
    '/api/posts/%2e%2e/internal/stats',
    '/api/posts//internal/stats',
    '/api/posts%2f..%2finternal/stats',
    '/api/postsx',
    '/api/nothing',
    '/api',
  ])('does not lead inside by %s', async (path) => {
    const before = content.seen.length;
    const { status } = await gateway.call('GET', path, { headers: { accept: 'text/html' } });
    expect([400, 404]).toContain(status);
    const asked = content.seen.slice(before).map(({ url }) => url);
    expect(asked.filter((url) => url.startsWith('/internal'))).toEqual([]);
  });

  it.each(['GET', 'POST', 'DELETE', 'PUT'] as const)(
    'answers an unknown %s with JSON',
    async (method) => {
      const { status, body } = await gateway.call(method, '/api/nothing?secret=1');
      expect(status).toBe(404);
      expect(body).toEqual({
        statusCode: 404,
        code: 'NOT_FOUND',
        message: `There is no ${method} /api/nothing here.`,
        requestId: expect.any(String),
      });
    },
  );

  it('refuses a text of a megabyte, and says so', async () => {
    const before = content.seen.length;
    const payload = { content: 'x'.repeat(1024 * 1024) };
    const { status, body } = await gateway.call('POST', '/api/posts', { payload });
    expect([status, body.code]).toEqual([413, 'BODY_TOO_LARGE']);
    expect(content.seen.length).toBe(before);
  });
});

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
    const dead = await aDeadAddress();
    const several = await aTestApp({ CONTENT_URL: `${dead},${content.url}` });
    for (let count = 0; count < 6; count += 1) {
      const { status, body } = await several.call('POST', '/api/posts', { payload: { count } });
      expect([status, body.got]).toEqual([403, { count }]);
    }
    // Once it has refused, it is spared for a while, and then asked again.
    const refusals = () => several.logs.filter(({ msg }) => msg === 'response errored').length;
    expect(refusals()).toBe(1);
    several.advance(5_001);
    await several.call('GET', '/api/posts');
    await several.call('GET', '/api/posts');
    expect(refusals()).toBe(2);
    await several.close();
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
