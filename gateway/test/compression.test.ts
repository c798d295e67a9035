import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';

const posts = (count: number): string =>
  JSON.stringify(
    Array.from({ length: count }, (_, at) => ({ id: at, text: 'How is TEA signed?' })),
  );
const SHORT = posts(3);
const WHOLE = posts(200);
/** Passed on as it comes. */
const STREAMED = posts(3_000);
const VERSION = 'W/"1"';

let part: Server;
let gateway: TestApp;
let address: string;

beforeAll(async () => {
  part = createServer(({ url = '', headers }, response) => {
    if (headers['if-none-match'] === VERSION) {
      response.writeHead(304, { etag: VERSION }).end();
      return;
    }
    const body = { '/posts/short': SHORT, '/posts/streamed': STREAMED }[url] ?? WHOLE;
    const type = url === '/posts/film' ? 'video/mp4' : 'application/json; charset=utf-8';
    response.setHeader('content-type', type).setHeader('etag', VERSION);
    response.setHeader('content-length', Buffer.byteLength(body));
    response.end(body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => part.once('listening', resolve));
  const { port } = part.address() as AddressInfo;
  gateway = await aTestApp({ CONTENT_URL: `http://127.0.0.1:${port}` });
  address = await gateway.listen();
});
afterAll(async () => {
  await gateway.close();
  part.closeAllConnections();
  part.close();
});

/** As it comes over the line: `fetch` would have undone it. */
async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await request(`${address}/api/posts/${path}`, { headers });
  const body = Buffer.from(await answer.body.arrayBuffer());
  return { status: answer.statusCode, headers: answer.headers, body };
}

describe('JSON', () => {
  it.each([
    ['whole', WHOLE],
    ['streamed', STREAMED],
  ])('goes compressed to whoever takes that, %s', async (path, said) => {
    const asBrotli = await get(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect(asBrotli.headers).toMatchObject({ 'content-encoding': 'br', etag: VERSION });
    expect(asBrotli.headers.vary).toContain('accept-encoding');
    expect(asBrotli.body.length).toBeLessThan(said.length / 8);
    expect(brotliDecompressSync(asBrotli.body).toString()).toBe(said);
    const asGzip = await get(path, { 'accept-encoding': 'gzip' });
    expect(asGzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(asGzip.body).toString()).toBe(said);
  });

  it.each(['whole', 'streamed'])('goes as it is to whoever does not say so, %s', async (path) => {
    const { headers, body } = await get(path);
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(path === 'whole' ? WHOLE : STREAMED);
  });

  it('goes as it is where it is short', async () => {
    const { headers, body } = await get('short', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(SHORT);
  });

  it('is not sent again to whoever has it compressed', async () => {
    const { status, body } = await get('whole', {
      'accept-encoding': 'br',
      'if-none-match': VERSION,
    });
    expect([status, body.length]).toEqual([304, 0]);
  });
});

it('what is compressed by nature is passed on as it is', async () => {
  const { headers, body } = await get('film', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe(WHOLE);
});
