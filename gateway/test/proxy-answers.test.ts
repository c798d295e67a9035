import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';

const KIB = 1024;
const SHORT = 'x'.repeat(3 * KIB);
const LONG = 'y'.repeat(300 * KIB);

const ANSWERS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/posts/short': (response) => {
    response.setHeader('content-type', 'text/plain');
    response.setHeader('content-length', SHORT.length);
    response.end(SHORT);
  },
  '/posts/long': (response) => {
    response.setHeader('content-length', LONG.length);
    response.end(LONG);
  },
  '/posts/pieces': (response) => {
    response.write('one ');
    setImmediate(() => response.end('two'));
  },
  '/posts/empty': (response) => {
    response.setHeader('content-length', 0);
    response.end();
  },
  '/posts/known': (response) => {
    response.writeHead(304, { etag: '"1"' }).end();
  },
  '/posts/nothing': (response) => {
    response.writeHead(204).end();
  },
  '/posts/broken': (response) => {
    response.setHeader('content-length', LONG.length);
    response.write(LONG.slice(0, 100 * KIB), () => response.destroy());
  },
};

let part: Server;
let gateway: TestApp;
let address: string;

beforeAll(async () => {
  part = createServer(({ url = '' }, response) => ANSWERS[url]?.(response)).listen(0, '127.0.0.1');
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

const get = (path: string, method = 'GET') => fetch(`${address}/api/posts/${path}`, { method });

describe('an answer that is passed on', () => {
  it.each([
    ['short', SHORT],
    ['long', LONG],
    ['pieces', 'one two'],
    ['empty', ''],
  ])('is the same byte for byte: %s', async (path, text) => {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([200, text]);
  });

  it.each([
    ['short', String(SHORT.length)],
    ['long', String(LONG.length)],
  ])('says how long it would be where its head alone is asked for: %s', async (path, length) => {
    const { status, headers } = await get(path, 'HEAD');
    expect([status, headers.get('content-length')]).toEqual([200, length]);
  });

  it('has the type that the part gave it, and none where it gave none', async () => {
    expect((await get('short')).headers.get('content-type')).toBe('text/plain');
    expect((await get('empty')).headers.get('content-type')).toBeNull();
  });

  it('says no length where there is no body', async () => {
    const known = await get('known');
    expect([known.status, known.headers.get('etag')]).toEqual([304, '"1"']);
    expect(known.headers.get('content-length')).toBeNull();
    const nothing = await get('nothing');
    expect([nothing.status, nothing.headers.get('content-length')]).toEqual([204, null]);
  });

  it('breaks off where a long one broke off, and the gateway goes on', async () => {
    await expect(get('broken').then((answer) => answer.text())).rejects.toThrow();
    expect((await get('short')).status).toBe(200);
  });
});
