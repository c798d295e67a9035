import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WireError } from './support/build.js';
import { padded } from './support/clips.js';
import { aDraft, announce, give, sha256, tusOf } from './support/giving.js';
import { app, clip, MIB } from './support/uploading.js';
import { ASHA, RAVI } from './support/uploads.js';

/** Compared by its checksum: a difference of megabytes says nothing. */
const stored = async (id: string): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of await app.client.getObject(app.bucket, `${id}/original`)) {
    chunks.push(chunk as Buffer);
  }
  return sha256(Buffer.concat(chunks));
};
const announced = async (bytes: Uint8Array): Promise<string> =>
  (await announce(app, aDraft(bytes))).body._id;

afterEach(async () => {
  await app.database.db.collection('timelines').deleteMany({});
});

describe('a clip that comes in one piece', () => {
  it('is stored and waits for the worker', async () => {
    const id = await announced(clip);
    const tus = tusOf(app);
    const opened = await tus.open(id, clip.length);
    expect(opened.status).toBe(201);
    expect(opened.headers.get('location')).toBe(`/uploads/${id}`);

    const sent = await tus.send(id, 0, clip);

    expect(sent.status).toBe(204);
    expect(sent.headers.get('upload-offset')).toBe(String(clip.length));
    expect(sent.headers.get('tus-resumable')).toBe('1.0.0');
    const [record] = await app.records();
    expect(record).toMatchObject({
      _id: id,
      status: 'stored',
      original: { demuxer: 'mov', bytes: clip.length },
    });
    expect(record).not.toHaveProperty('arriving');
    expect(await stored(id)).toBe(sha256(clip));
  });

  it('is known as whole when it is asked for again, as after a lost answer', async () => {
    const id = await give(app, clip);
    expect(await tusOf(app).offset(id)).toBe(clip.length);
  });
});

describe('a clip of several parts', () => {
  const big = () => padded(clip, 19 * MIB + 321);

  it('may come in one piece', async () => {
    const bytes = big();
    const id = await announced(bytes);
    const tus = tusOf(app);
    await tus.open(id, bytes.length);
    expect((await tus.send(id, 0, bytes)).status).toBe(204);
    expect(await stored(id)).toBe(sha256(bytes));
  });

  it('goes on from where it stopped, wherever that was', async () => {
    const bytes = big();
    const id = await announced(bytes);
    const tus = tusOf(app);
    await tus.open(id, bytes.length);
    let offset = 0;
    for (const end of [5, 3 * MIB, 8 * MIB, 8 * MIB + 1, 17 * MIB, bytes.length]) {
      const sent = await tus.send(id, offset, bytes.subarray(offset, end));
      expect(sent.status).toBe(204);
      offset = Number(sent.headers.get('upload-offset'));
      expect(offset).toBe(end);
    }
    expect(await stored(id)).toBe(sha256(bytes));
    expect(await app.keys()).toEqual([`${id}/original`]);
  });

  it('keeps what came of an unfinished part when its line is cut', async () => {
    const bytes = big();
    const id = await announced(bytes);
    const tus = tusOf(app);
    await tus.open(id, bytes.length);
    const { authorization } = await app.tokens.bearer(ASHA);
    const head = [
      `PATCH /uploads/${id} HTTP/1.1`,
      'host: media',
      `authorization: ${authorization}`,
      'tus-resumable: 1.0.0',
      'upload-offset: 0',
      'content-type: application/offset+octet-stream',
      `content-length: ${bytes.length}`,
      '\r\n',
    ].join('\r\n');
    const socket = connect(app.port, '127.0.0.1');
    socket.on('error', () => socket.destroy());
    await once(socket, 'connect');
    socket.write(head);
    await new Promise((resolve) => socket.write(bytes.subarray(0, 10 * MIB), resolve));
    await vi.waitFor(
      async () => expect(await tus.offset(id)).toBeGreaterThanOrEqual(8 * MIB),
      10_000,
    );
    socket.destroy();

    const offset = await tus.offset(id);
    expect(offset).toBeGreaterThan(8 * MIB);
    const sent = await tus.send(id, offset, bytes.subarray(offset));

    expect(sent.status).toBe(204);
    expect(await stored(id)).toBe(sha256(bytes));
    expect(await app.keys()).toEqual([`${id}/original`]);
  });

  it('is whole also where the service was killed after its last byte', async () => {
    const bytes = padded(clip, 16 * MIB);
    const id = await announced(bytes);
    const tus = tusOf(app);
    await tus.open(id, bytes.length);
    await tus.send(id, 0, bytes.subarray(0, 8 * MIB));
    const videos = app.database.db.collection<{ _id: string }>('videos');
    const before = await videos.findOne({ _id: id });
    await tus.send(id, 8 * MIB, bytes.subarray(8 * MIB));
    const etags = (await app.client.statObject(app.bucket, `${id}/original`)).etag;
    expect(etags).not.toBe('');
    // As it stood a moment before its end: both parts written down, nobody was told.
    const arriving = (before as unknown as { arriving: { etags: string[] } }).arriving;
    await videos.updateOne(
      { _id: id },
      {
        $set: {
          status: 'pending',
          arriving: { ...arriving, etags: [...arriving.etags, 'second'] },
        },
      },
    );

    expect(await tus.offset(id)).toBe(bytes.length);

    expect((await app.records())[0]).toMatchObject({ status: 'stored' });
  });
});

describe('what is refused', () => {
  const refusal = async (answer: Response) => ({
    status: answer.status,
    code: ((await answer.json()) as WireError).code,
  });

  it('another offset than has arrived', async () => {
    const id = await announced(clip);
    const tus = tusOf(app);
    await tus.open(id, clip.length);
    await tus.send(id, 0, clip.subarray(0, 100));

    const answer = await tus.send(id, 50, clip.subarray(50));

    expect(await refusal(answer)).toEqual({ status: 409, code: 'UPLOAD_OFFSET' });
    expect(await tus.offset(id)).toBe(100);
  });

  it('a clip that arrives with another checksum; it begins anew', async () => {
    const id = await announced(clip);
    const tus = tusOf(app);
    await tus.open(id, clip.length);
    const other = Buffer.from(clip);
    other[clip.length - 1] = 255 - (other[clip.length - 1] ?? 0);

    const answer = await tus.send(id, 0, other);

    expect(await refusal(answer)).toEqual({ status: 460, code: 'UPLOAD_DAMAGED' });
    expect(await tus.offset(id)).toBe(0);
    expect(await app.keys()).toEqual([]);
    expect((await tus.send(id, 0, clip)).status).toBe(204);
  });

  it('what is no video, before all of it has come', async () => {
    const noise = randomBytes(9 * MIB);
    const id = await announced(noise);
    const tus = tusOf(app);
    await tus.open(id, noise.length);

    const answer = await tus.send(id, 0, noise.subarray(0, MIB));

    expect(await refusal(answer)).toEqual({ status: 415, code: 'NOT_A_VIDEO' });
    expect(await app.keys()).toEqual([]);
  });

  it('more than was announced', async () => {
    const id = await announced(clip);
    const tus = tusOf(app);
    await tus.open(id, clip.length);

    const answer = await tus.send(id, 0, Buffer.concat([clip, clip]));

    expect(answer.status).toBe(413);
  });

  it('another length than was announced', async () => {
    const id = await announced(clip);

    const answer = await tusOf(app).open(id, clip.length + 1);

    expect(await refusal(answer)).toEqual({ status: 400, code: 'UPLOAD_NOT_ACCEPTED' });
  });

  it('what does not speak tus, or has lost its words', async () => {
    const id = await announced(clip);
    const tus = tusOf(app);
    const calls = [
      tus.call('POST', '/uploads', { 'upload-length': '5' }),
      tus.call('POST', '/uploads', { 'upload-metadata': '%%%' }),
      tus.call('PATCH', `/uploads/${id}`, { 'upload-offset': '0' }),
      tus.call(
        'PATCH',
        `/uploads/${id}`,
        { 'content-type': 'application/offset+octet-stream' },
        clip,
      ),
    ];
    for (const answer of await Promise.all(calls)) {
      expect(await refusal(answer)).toEqual({ status: 400, code: 'UPLOAD_NOT_ACCEPTED' });
    }
  });

  it("somebody else's upload is not there", async () => {
    const id = await announced(clip);
    const his = tusOf(app, RAVI);
    for (const answer of [await his.open(id, clip.length), await his.send(id, 0, clip)]) {
      expect(await refusal(answer)).toEqual({ status: 404, code: 'UPLOAD_NOT_FOUND' });
    }
    expect((await his.head(id)).status).toBe(404);
  });

  it('nobody who is not signed in', async () => {
    const id = await announced(clip);
    const answer = await fetch(`${app.address}/uploads/${id}`, {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: clip as Buffer<ArrayBuffer>,
    });
    expect(await refusal(answer)).toEqual({ status: 401, code: 'NOT_SIGNED_IN' });
  });
});

it('an upload that is given up leaves nothing', async () => {
  const id = await announced(clip);
  const tus = tusOf(app);
  await tus.open(id, clip.length);
  await tus.send(id, 0, clip.subarray(0, 1000));

  const answer = await tus.call('DELETE', `/uploads/${id}`, {});

  expect(answer.status).toBe(204);
  expect([...(await app.records()), ...(await app.keys())]).toEqual([]);
});
