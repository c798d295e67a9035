import { describe, expect, it } from 'vitest';
import { content, gateway, rewriter } from './support/proxy.js';

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
    expect(id).toMatch(/^[0-9a-f]{32}$/);
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
