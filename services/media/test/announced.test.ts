import { describe, expect, it } from 'vitest';
import type { AnnouncedVideo } from '../src/uploads/announce.js';
import type { WireVideo } from '../src/videos/video.js';
import type { WireError } from './support/build.js';
import { sha256, tusOf } from './support/giving.js';
import { app, clip } from './support/uploading.js';
import { ASHA, DEMO, FIELDS, RAVI } from './support/uploads.js';

const PIECE = 1000;
const announced = (over: Partial<AnnouncedVideo> = {}): AnnouncedVideo => ({
  ...(FIELDS as Pick<AnnouncedVideo, 'title' | 'description' | 'category'>),
  bytes: clip.length,
  sha256: sha256(clip),
  ...over,
});
async function announce(body: object, person = ASHA) {
  const headers = { ...(await app.tokens.bearer(person)), 'content-type': 'application/json' };
  return app.call<WireVideo & WireError>('POST', '/videos/announced', {
    ...{ headers, body: JSON.stringify(body) },
  });
}

describe('a large video', () => {
  it('is announced, comes over two connections, and is a video like any other', async () => {
    const { status, body } = await announce(announced());
    expect(status).toBe(201);
    expect(body).toMatchObject({ title: 'My day', category: 'happy', status: 'pending' });
    const tus = tusOf(app);
    await tus.send(body._id, 0, clip.subarray(0, PIECE));
    const again = await announce(announced({ title: 'Another title' }));
    expect(again.body).toMatchObject({ _id: body._id, title: 'Another title' });
    const offset = await tus.offset(body._id);
    expect(offset).toBe(PIECE);
    expect((await tus.send(body._id, offset, clip.subarray(offset))).status).toBe(204);
    expect(await app.records()).toMatchObject([
      { _id: body._id, status: 'stored', visibility: 'public', original: { bytes: clip.length } },
    ]);
    expect((await announce(announced())).body.code).toBe('UPLOAD_REPEATED');
  });

  it('that comes damaged begins anew', async () => {
    const { body } = await announce(announced({ sha256: sha256(Buffer.from('another')) }));
    const tus = tusOf(app);
    expect((await tus.send(body._id, 0, clip)).status).toBe(460);
    expect(await tus.offset(body._id)).toBe(0);
  });

  it('is known to whoever announced it only, and goes when they give it up', async () => {
    const { body } = await announce(announced());
    expect((await tusOf(app, RAVI).head(body._id)).status).toBe(404);
    const tus = tusOf(app);
    await tus.send(body._id, 0, clip.subarray(0, PIECE));
    expect((await tus.call('DELETE', `/uploads/${body._id}`, {})).status).toBe(204);
    expect([...(await app.records()), ...(await app.keys())]).toEqual([]);
  });

  it('that was refused before may be tried again', async () => {
    const { body } = await announce(announced());
    const videos = app.database.db.collection<{ _id: string }>('videos');
    await videos.updateOne({ _id: body._id }, { $set: { status: 'rejected' } });
    const again = await announce(announced());
    expect(again.status).toBe(201);
    expect(again.body._id).not.toBe(body._id);
  });

  it.each([
    ['of more than a video may have', { bytes: 10 ** 12 }, ASHA, 'UPLOAD_TOO_LARGE'],
    ['of the demo account, which many share', {}, DEMO, 'NOT_ALLOWED'],
    ['without a title', { title: ' ' }, ASHA, 'FORM_INCOMPLETE'],
    ['whose checksum is none', { sha256: 'abc' }, ASHA, 'INVALID_REQUEST'],
  ])('%s is refused, and nothing is kept', async (_what, over, person, code) => {
    expect((await announce(announced(over), person)).body.code).toBe(code);
    expect(await app.records()).toEqual([]);
  });

  it('is bounded: nobody announces without end what never comes', async () => {
    for (let count = 0; count < 20; count += 1) {
      await announce(announced({ sha256: sha256(Buffer.from(String(count))) }));
    }
    expect((await announce(announced())).body.code).toBe('TOO_MANY_WAITING');
  });
});
