import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { AppError } from '@isl/service-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ArrivingBody } from '../src/proxy/arriving-body.js';
import { aTestApp, type TestApp } from './support/build.js';
import { aPart, type Part } from './support/parts.js';

let media: Part;
let gateway: TestApp;
let address: URL;
let open = 0;

beforeAll(async () => {
  media = await aPart((app) => {
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    app.post('/videos/upload', async (request) => {
      open += 1;
      request.raw.socket.once('close', () => {
        open -= 1;
      });
      for await (const _chunk of request.body as AsyncIterable<Buffer>);
      return {};
    });
  });
  gateway = await aTestApp({ MEDIA_URL: media.url, RATE_LIMIT_SCALE: '100' });
  address = new URL(await gateway.listen());
});
afterAll(async () => {
  await gateway.close();
  await media.close();
});

const HEAD = [
  'POST /api/videos/upload HTTP/1.1',
  'host: app',
  'content-type: video/mp4',
  'content-length: 1000000',
  '\r\n',
].join('\r\n');

/** Sends this and ends the line so many milliseconds later. */
async function cutAfter(bytes: string, laterMs: number, port = address.port): Promise<void> {
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  await new Promise((resolve) => socket.write(bytes, resolve));
  if (laterMs > 0) await new Promise((resolve) => setTimeout(resolve, laterMs));
  socket.resetAndDestroy();
}

it('ends the request to the part at once wherever the sender’s line is cut', async () => {
  const points = Array.from({ length: 10 }, (_, index) => index);
  for (const laterMs of [0, 1, 2, 4]) {
    for (const point of points) await cutAfter(HEAD.slice(0, HEAD.length - point * 10), laterMs);
    for (const point of points) await cutAfter(HEAD + 'x'.repeat(point * 1000), laterMs);
  }
  await expect.poll(() => media.seen.length).toBeGreaterThan(10);

  // Well below the pause that a sender is allowed.
  await expect.poll(() => open, { timeout: 3_000 }).toBe(0);
});

it('knows a sender who left before the body was first asked for', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const arrived = once(server, 'request') as Promise<[IncomingMessage]>;
  await cutAfter(HEAD, 5, String((server.address() as AddressInfo).port));
  const [raw] = await arrived;
  if (!raw.closed) await new Promise((resolve) => raw.once('close', resolve));

  const tooLarge = () => new AppError('UPLOAD_TOO_LARGE', 'Too large.');
  const body = new ArrivingBody(raw, { maxBytes: 1e9, tooLarge, idleMs: 3_600_000 });
  body.resume();

  const [error] = (await once(body, 'error')) as [AppError];
  expect(error.code).toBe('SENDER_LEFT');
  server.close();
});
