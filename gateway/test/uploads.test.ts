import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';
import { aDeadAddress, aPart, type Part } from './support/parts.js';

const MIB = 1024 * 1024;
/** More than the kernel's own buffers hold of two lines: up to 36 MiB each where it may, and it grows them. */
const LONG_MIB = 200;
const HELD_MIB = 120;

let media: Part;
let gateway: TestApp;
let address: string;
/** The part reads on when this is resolved. */
let gate = Promise.resolve();
let abortedUploads = 0;

beforeAll(async () => {
  media = await aPart((app) => {
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    app.post('/videos/upload', { bodyLimit: 1024 * MIB }, async (request) => {
      request.raw.once('close', () => {
        if (!request.raw.complete) abortedUploads += 1;
      });
      let bytes = 0;
      for await (const chunk of request.body as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        await gate;
      }
      return { bytes };
    });
    app.post('/videos/refused', async (_request, reply) =>
      reply.code(403).send({ message: 'Error: not you.' }),
    );
  });
  gateway = await aTestApp({
    MEDIA_URL: `${await aDeadAddress()},${media.url}`,
    MEDIA_MAX_UPLOAD_BYTES: String(64 * MIB),
    UPLOAD_IDLE_SECONDS: '1',
  });
  address = await gateway.listen();
});
afterAll(async () => {
  await gateway.close();
  await media.close();
});

const upload = (
  body: ConstructorParameters<typeof Response>[0],
  path = '/api/videos/upload',
  to = address,
) =>
  fetch(`${to}${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/octet-stream' },
    duplex: 'half',
  } as RequestInit);

/** So many mebibytes of nothing, made as they are asked for. */
function aStream(mebibytes: number): ReadableStream<Uint8Array> {
  let left = mebibytes;
  return new ReadableStream({
    pull: (controller) => {
      if (left === 0) controller.close();
      else controller.enqueue(new Uint8Array(MIB));
      left -= 1;
    },
  });
}

describe('an upload', () => {
  it('arrives whole, with its length said before or not, past a copy that is away', async () => {
    expect(await (await upload(new Uint8Array(20 * MIB))).json()).toEqual({ bytes: 20 * MIB });
    expect(await (await upload(aStream(20))).json()).toEqual({ bytes: 20 * MIB });
  });

  it('is held back, not held, while its receiver is slow', async () => {
    const roomy = await aTestApp(
      {
        MEDIA_URL: media.url,
        MEDIA_MAX_UPLOAD_BYTES: String(256 * MIB),
        UPLOAD_IDLE_SECONDS: '1',
      },
      gateway,
    );
    const to = await roomy.listen();
    let letIn = () => {};
    gate = new Promise((resolve) => {
      letIn = resolve;
    });
    try {
      const before = process.memoryUsage().rss;
      let taken = 0;
      let takenAt = performance.now();
      const source = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          taken += 1;
          takenAt = performance.now();
          if (taken > LONG_MIB) controller.close();
          else controller.enqueue(new Uint8Array(MIB));
        },
      });
      const answer = upload(source, '/api/videos/upload', to);
      // It may pause as long as the receiver does: that is not the sender's idling.
      await expect.poll(() => performance.now() - takenAt, { timeout: 8000 }).toBeGreaterThan(1500);
      expect(taken).toBeLessThan(HELD_MIB);
      expect(process.memoryUsage().rss - before).toBeLessThan(HELD_MIB * MIB);
      letIn();
      expect(await (await answer).json()).toEqual({ bytes: LONG_MIB * MIB });
    } finally {
      letIn();
      await roomy.close();
    }
  });

  it('over the limit is refused by its announced length, and the answer can be read', async () => {
    const before = media.seen.length;
    const answer = await upload(new Uint8Array(66 * MIB));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({
      code: 'UPLOAD_TOO_LARGE',
      message: 'Error: a video may have at most 64 MiB.',
    });
    expect(media.seen.length).toBe(before);
  });

  it('over the limit without a length is refused on the way', async () => {
    const answer = await upload(aStream(80));
    expect(answer.status).toBe(413);
    expect((await answer.json()) as object).toMatchObject({ code: 'UPLOAD_TOO_LARGE' });
  });

  it('that a part refuses before it has arrived is told why', async () => {
    const answer = await upload(new Uint8Array(30 * MIB), '/api/videos/refused');
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ message: 'Error: not you.' });
  });

  it('that stops for too long is ended, here and at the part', async () => {
    const before = abortedUploads;
    const socket = await aHalfUpload();
    const text = await received(socket);
    expect(text).toContain('408');
    expect(text).toContain('SENDER_IDLE');
    await expect.poll(() => abortedUploads).toBe(before + 1);
  });

  it('whose sender leaves is ended at the part too', async () => {
    const before = [abortedUploads, media.seen.length];
    const socket = await aHalfUpload();
    await expect.poll(() => media.seen.length).toBeGreaterThan(before[1] ?? 0);
    socket.destroy();
    await expect.poll(() => abortedUploads).toBe((before[0] ?? 0) + 1);
  });

  it('waits for "100 Continue" as curl does, and gets it', async () => {
    const socket = aSocket();
    socket.write(
      'POST /api/videos/upload HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 3\r\ncontent-type: video/mp4\r\nconnection: close\r\n\r\n',
    );
    const [first] = (await once(socket, 'data')) as [Buffer];
    expect(first.toString()).toContain('100 Continue');
    socket.write('abc');
    expect(await received(socket)).toContain('{"bytes":3}');
  });

  it('finds no part and says so, and nothing hangs', async () => {
    const alone = await aTestApp({ MEDIA_URL: await aDeadAddress() });
    const own = await alone.listen();
    const answer = await fetch(`${own}/api/videos/upload`, {
      method: 'POST',
      body: new Uint8Array(5 * MIB),
    });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      message: expect.stringContaining('Error: The video'),
    });
    await alone.close();
  });
});

function aSocket(): Socket {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => socket.destroy());
  return socket;
}

/** Sends the beginning of an upload and then nothing. */
async function aHalfUpload(): Promise<Socket> {
  const socket = aSocket();
  await once(socket, 'connect');
  socket.write(
    'POST /api/videos/upload HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\ncontent-type: video/mp4\r\n\r\nabc',
  );
  return socket;
}

/** What comes back until there is a whole answer or the line is cut. */
async function received(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) {
    text += String(chunk);
    if (/\r\n\r\n.*\}$/s.test(text)) break;
  }
  return text;
}
