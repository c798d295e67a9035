import { EMOTIONS } from '@isl/contracts/vocabulary';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';
import { putGiven } from './support/giving.js';
import { ASHA } from './support/uploads.js';
import { putVideo } from './support/videos.js';

let app: TestApp;

beforeAll(async () => {
  app = await aTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.db.collection('videos').deleteMany({});
  await app.store.remove(await app.keys());
});

describe('the routes between services', () => {
  it.each([
    ['GET', '/internal/stats'],
    ['GET', '/internal/export?userId=asha'],
    ['POST', '/internal/erasures'],
    ['GET', '/internal/examples'],
    ['GET', `/internal/examples/${'a'.repeat(24)}`],
  ])('%s %s are closed to people', async (method, path) => {
    for (const headers of [{}, await app.tokens.bearer({ ...ASHA, roles: ['admin'] })]) {
      const answer = await app.call(method, path, { headers });
      expect(answer).toMatchObject({ status: 401, body: { code: 'INTERNAL_ONLY' } });
    }
  });

  it('count what people gave apart from what is synthetic', async () => {
    await putVideo(app, { category: 'sad' });
    await putVideo(app, { synthetic: true, authorId: null });
    await putVideo(app, { visibility: 'private' });
    await putVideo(app, { status: 'stored' });
    await putVideo(app, { status: 'rejected' });
    await putGiven(app, { category: 'happy' });
    await putGiven(app, { category: 'happy', contribution: { outcome: 'accepted' } });
    await putGiven(app, { status: 'pending' });

    const headers = await app.tokens.internal();
    const { body } = await app.call<{ counts: object }>('GET', '/internal/stats', { headers });

    expect(body.counts).toEqual({
      videos: 3,
      videosByPeople: 2,
      videosSynthetic: 1,
      videosWaiting: 1,
      videosRejected: 1,
      contributions: 2,
      contributionsOpen: 1,
      contributionsAccepted: 1,
      ...Object.fromEntries(EMOTIONS.map((one) => [`videos_${one}`, 0])),
      videos_sad: 1,
      videos_happy: 1,
    });
  });

  it('export everything kept of a person and nothing of others', async () => {
    const own = await putVideo(app, { status: 'rejected', output: null, reason: 'No picture.' });
    await putVideo(app, { authorId: 'ravi' });

    const headers = await app.tokens.internal();
    const path = '/internal/export?userId=asha';
    const { body } = await app.call<{ records: { videos: object[] } }>('GET', path, { headers });

    expect(body.records.videos).toHaveLength(1);
    expect(body.records.videos[0]).toMatchObject({
      _id: own._id,
      title: 'A clip',
      reason: 'No picture.',
      originalBytes: 3,
      consentedAt: '2026-03-01T09:00:00.000Z',
    });
  });

  it('erase a person: records and objects, once and for all', async () => {
    await putVideo(app);
    await putVideo(app, { status: 'pending', output: null });
    const other = await putVideo(app, { authorId: 'ravi' });
    const headers = { ...(await app.tokens.internal()), 'content-type': 'application/json' };
    const erase = () =>
      app.call('POST', '/internal/erasures', { headers, body: '{"userId":"asha"}' });

    expect(await erase()).toMatchObject({ status: 200, body: { erased: { videos: 2 } } });
    expect((await app.records()).map(({ _id }) => _id)).toEqual([other._id]);
    expect((await app.keys()).every((key) => key.startsWith(other._id))).toBe(true);
    expect(await erase()).toMatchObject({ status: 200, body: { erased: { videos: 0 } } });
  });
});
