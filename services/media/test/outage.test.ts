import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';
import { anMp4 } from './support/clips.js';
import { aForm, type Refused, upload } from './support/uploads.js';
import { putVideo } from './support/videos.js';

let app: TestApp;

beforeAll(async () => {
  app = await aTestApp({ isStoreAway: true });
});
afterAll(() => app.close());

describe('while the object store is away', () => {
  it('the service is up and not ready', async () => {
    expect(await app.call('GET', '/health')).toMatchObject({ status: 200 });
    const { status, body } = await app.call<{ checks: Record<string, string> }>('GET', '/ready');
    expect(status).toBe(503);
    expect(body.checks.mongodb).toBe('ok');
    expect(body.checks.store).not.toBe('ok');
  });

  it('an upload is refused for now and leaves no record', async () => {
    const { status, headers, body } = await upload<Refused>(app, aForm(anMp4()));

    expect([status, headers.get('retry-after')]).toEqual([503, '10']);
    expect(body.message).toBe('Error: the video could not be stored. Try again in a moment.');
    expect(await app.records()).toEqual([]);
  });

  it('a clip cannot be played and says so', async () => {
    const video = await putVideo(app);

    const answer = await app.call('GET', `/videos/${video._id}/stream`);

    expect(answer).toMatchObject({ status: 503, body: { code: 'STORE_UNAVAILABLE' } });
  });

  it('the list still works', async () => {
    expect(await app.call('GET', '/videos')).toMatchObject({ status: 200 });
  });
});
