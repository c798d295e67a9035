import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endSilentConnections } from '../src/limits/silence.js';

const SILENT_MS = 300;
const MUCH = Buffer.alloc(64 * 1024 * 1024);

let app: FastifyInstance;
const lines: Socket[] = [];

beforeAll(async () => {
  app = fastify({ forceCloseConnections: true });
  endSilentConnections(app, SILENT_MS);
  app.get('/never', () => {});
  app.get('/much', async () => MUCH);
  app.get('/slow', (_request, reply) => {
    reply.hijack();
    let pieces = 0;
    reply.raw.writeHead(200);
    const timer = setInterval(() => {
      pieces += 1;
      reply.raw.write('x');
      if (pieces < 20) return;
      clearInterval(timer);
      reply.raw.end('end');
    }, SILENT_MS / 6);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  for (const line of lines) line.destroy();
  await app.close();
});

async function aLine(sent: string): Promise<Socket> {
  const line = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  line.on('error', () => line.destroy());
  lines.push(line);
  await once(line, 'connect');
  line.write(sent);
  return line;
}

it.each([
  ['nothing was asked', ''],
  ['half of a request came', 'GET /never HTTP/1.1\r\nhost: a'],
  ['nothing is answered', 'GET /never HTTP/1.1\r\nhost: a\r\n\r\n'],
])('ends a connection on which %s', async (_why, sent) => {
  const line = await aLine(sent);
  line.resume();
  await once(line, 'close');
});

it('ends the connection of who does not read', async () => {
  await aLine('GET /much HTTP/1.1\r\nhost: a\r\n\r\n');
  const count = () =>
    new Promise((resolve) => app.server.getConnections((_error, open) => resolve(open)));
  await expect.poll(count).toBe(0);
});

it('keeps one on which something moves, for however long', async () => {
  const line = await aLine('GET /slow HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
  let text = '';
  line.on('data', (bytes) => {
    text += String(bytes);
  });
  await once(line, 'close');
  expect(text).toContain('end');
});
