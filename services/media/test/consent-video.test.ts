import { beforeEach, describe, expect, it } from 'vitest';
import type { WireError } from './support/build.js';
import { app } from './support/uploading.js';
import { ASHA, REVIEWER } from './support/uploads.js';
import { putVideo } from './support/videos.js';

const NILA = { id: 'nila', name: 'Nila', roles: ['reviewer', 'admin'] };
type Answer = { version: string; video?: { _id: string }; by?: string } & WireError;

async function call(method: string, person: typeof NILA | typeof ASHA | null, videoId?: string) {
  const headers = {
    ...(person ? await app.tokens.bearer(person) : {}),
    ...(videoId ? { 'content-type': 'application/json' } : {}),
  };
  const body = videoId ? { body: JSON.stringify({ videoId }) } : {};
  return app.call<Answer>(method, '/consent/video', { headers, ...body });
}

beforeEach(async () => {
  await app.database.db.collection('consentVideos').deleteMany({});
});

describe('the consent in sign language', () => {
  it('is no video until an admin chooses one, and then that one for everybody', async () => {
    expect((await call('GET', null)).body).toEqual({ version: '2026-12' });
    const first = await putVideo(app);
    const second = await putVideo(app);
    await call('PUT', NILA, first._id);
    expect((await call('PUT', NILA, second._id)).body).toMatchObject({
      video: { _id: second._id },
      by: 'Nila',
    });
    const shown = (await call('GET', null)).body;
    expect(shown.video?._id).toBe(second._id);
    expect(shown.by).toBeUndefined();
    expect(await app.database.db.collection('consentVideos').countDocuments()).toBe(2);
  });

  it('is none again where it is removed, or may not be watched any more', async () => {
    const video = await putVideo(app);
    await call('PUT', NILA, video._id);
    expect((await call('DELETE', NILA)).status).toBe(204);
    expect((await call('GET', null)).body.video).toBeUndefined();

    await call('PUT', NILA, video._id);
    const hidden = { $set: { visibility: 'private' } } as const;
    await app.database.db
      .collection<{ _id: string }>('videos')
      .updateOne({ _id: video._id }, hidden);
    expect((await call('GET', null)).body.video).toBeUndefined();
  });

  it('is chosen by admins alone, from what everybody may watch', async () => {
    const video = await putVideo(app);
    const secret = await putVideo(app, { visibility: 'private' });
    expect((await call('PUT', null, video._id)).status).toBe(401);
    expect((await call('PUT', ASHA, video._id)).status).toBe(403);
    expect((await call('PUT', REVIEWER, video._id)).status).toBe(403);
    expect((await call('DELETE', REVIEWER)).status).toBe(403);
    expect((await call('PUT', NILA, secret._id)).body.code).toBe('VIDEO_NOT_FOUND');
    expect((await call('PUT', NILA, '0'.repeat(24))).body.code).toBe('VIDEO_NOT_FOUND');
    expect((await call('GET', null)).body.video).toBeUndefined();
  });
});
