import { once } from 'node:events';
import { connect } from 'node:net';
import type { Person } from '@isl/service-kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';
import { anMp4 } from './support/clips.js';
import { ASHA, aForm, RAVI, remains, upload } from './support/uploads.js';

const PLACES = 2;

let app: TestApp;
let clip: Buffer;
let sent: { readonly head: Buffer; readonly body: Buffer };

beforeAll(async () => {
  app = await aTestApp({ maxConcurrentUploads: PLACES });
  clip = anMp4();
  sent = await aWholeUpload();
});
afterAll(() => app.close());
afterEach(async () => {
  await app.database.db.collection('videos').deleteMany({});
  await app.store.remove(await app.keys());
});

/** A correct upload as the bytes on the line. */
async function aWholeUpload(): Promise<typeof sent> {
  const request = new Request(app.address, { method: 'POST', body: aForm(clip) });
  const body = Buffer.from(await request.arrayBuffer());
  const { authorization } = await app.tokens.bearer(ASHA);
  const head = [
    'POST /videos/upload HTTP/1.1',
    'host: media',
    `authorization: ${authorization}`,
    `content-type: ${request.headers.get('content-type')}`,
    `content-length: ${body.length}`,
    '\r\n',
  ];
  return { head: Buffer.from(head.join('\r\n')), body };
}

type End = 'reset' | 'closed';

/** Sends so much of it and ends the line, at once or a little later. */
async function cutAfter(bytes: Buffer, end: End, laterMs: number): Promise<void> {
  const socket = connect(app.port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  socket.resume();
  await once(socket, 'connect');
  await new Promise((resolve) => socket.write(bytes, resolve));
  await new Promise((resolve) => setTimeout(resolve, laterMs));
  if (end === 'reset') socket.resetAndDestroy();
  else socket.destroy();
}

/** Uploads as a page does: again when the last of the cut lines still had the place. */
async function taken(person: Person): Promise<number> {
  return vi.waitFor(async () => {
    const { status } = await upload(app, aForm(clip), { person });
    if (status === 503) throw new Error('no place');
    return status;
  }, 5_000);
}

const POINTS = Array.from({ length: 10 }, (_, index) => index / 10);

describe('a line that is cut', () => {
  it.each([
    ['reset', 0],
    ['reset', 3],
    ['closed', 0],
    ['closed', 3],
  ] as const)(
    'at twenty points of head and body (%s, after %i ms) leaves every place and nothing else behind',
    async (end, laterMs) => {
      const heads = POINTS.map((part) => sent.head.subarray(0, sent.head.length * (1 - part)));
      const bodies = POINTS.map((part) =>
        Buffer.concat([sent.head, sent.body.subarray(0, sent.body.length * part)]),
      );
      for (const bytes of [...heads, ...bodies]) await cutAfter(bytes, end, laterMs);

      await vi.waitFor(async () => expect(await app.metric('media_uploads_open')).toBe(0), 5_000);
      expect(await Promise.all([taken(ASHA), taken(RAVI)])).toEqual([201, 201]);
      await vi.waitFor(async () => expect(await remains(app)).toHaveLength(4), 5_000);
    },
  );
});
