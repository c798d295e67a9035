import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';
import { anMp4 } from './support/clips.js';
import { beginUpload } from './support/raw-upload.js';
import { ASHA, aForm, DEMO, RAVI, type Refused, remains, upload } from './support/uploads.js';
import { aWorker, NEVER } from './support/worker.js';

const MORE_THAN_ANY_DISK = 2 ** 60;

let clip: Buffer;
const apps: TestApp[] = [];

beforeAll(() => {
  clip = anMp4();
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

async function anApp(options: Parameters<typeof aTestApp>[0]): Promise<TestApp> {
  const app = await aTestApp(options);
  apps.push(app);
  return app;
}

describe('a person’s day', () => {
  it('has an end, also for what was deleted meanwhile, and a new one begins', async () => {
    const app = await anApp({ allowance: { bytesPerDay: clip.length * 2.5 } });
    const first = await upload(app, aForm(clip));
    const headers = await app.tokens.bearer(ASHA);
    await app.call('DELETE', `/videos/${first.body.video._id}`, { headers });
    expect((await upload(app, aForm(clip))).status).toBe(201);

    const refused = await upload<Refused>(app, aForm(clip));
    const his = await upload(app, aForm(clip), { person: RAVI });

    expect([refused.status, refused.body.code]).toEqual([429, 'DAY_IS_SPENT']);
    expect(refused.body.message).toMatch(/^Error: /);
    // The test's clock stands at ten: fourteen hours are left.
    expect(refused.headers.get('retry-after')).toBe(String(14 * 3600));
    expect(his.status).toBe(201);
    app.clock.advance(14 * 3_600_000);
    expect((await upload(app, aForm(clip))).status).toBe(201);
  });

  it('ends an upload whose length was not said before', async () => {
    const app = await anApp({ allowance: { bytesPerDay: clip.length / 2 } });
    const sent = await beginUpload(app);
    await sent.write(clip);
    sent.end();

    const { status, body } = await sent.answer;

    expect([status, JSON.parse(body).code]).toEqual([429, 'DAY_IS_SPENT']);
    expect(await remains(app)).toEqual([]);
  });

  it('is each visitor’s own in the demo account, and a bounded one for all of them', async () => {
    const app = await anApp({ allowance: { bytesPerDay: clip.length * 6 } });
    const by = async (visitor: string) =>
      upload(app, aForm(clip), { person: DEMO, headers: await app.tokens.visitor(visitor) });

    expect((await by('one')).status).toBe(201);
    expect((await by('one')).status).toBe(429);
    for (const other of ['two', 'three', 'four', 'five']) {
      expect((await by(other)).status).toBe(201);
    }
    expect((await by('six')).status).toBe(429);
  });

  it('is forgotten with the person', async () => {
    const app = await anApp({});
    await upload(app, aForm(clip));
    const kept = () => app.database.db.collection('spent').countDocuments();
    expect(await kept()).toBe(1);

    const headers = { ...(await app.tokens.internal()), 'content-type': 'application/json' };
    const body = JSON.stringify({ userId: ASHA.id });
    await app.call('POST', '/internal/erasures', { headers, body });

    expect(await kept()).toBe(0);
  });
});

describe('a person’s queue', () => {
  it('has a length; when a video is ready the next may come', async () => {
    const app = await anApp({ allowance: { waiting: 2 } });
    const { body } = await upload(app, aForm(clip));
    await upload(app, aForm(clip));

    const refused = await upload<Refused>(app, aForm(clip));
    const his = await upload(app, aForm(clip), { person: RAVI });
    await app.change(body.video._id, { status: 'ready' });
    const next = await upload(app, aForm(clip));

    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_WAITING']);
    expect(refused.body.message).toMatch(/^Error: /);
    expect([his.status, next.status]).toEqual([201, 201]);
  });
});

describe('a disk that is nearly full', () => {
  it('takes no upload and says when to come again', async () => {
    const app = await anApp({ minFreeBytes: MORE_THAN_ANY_DISK });

    const { status, body, headers } = await upload<Refused>(app, aForm(clip));

    expect([status, body.code, headers.get('retry-after')]).toEqual([507, 'STORAGE_FULL', '600']);
    expect(body.message).toMatch(/^Error: /);
    expect(await remains(app)).toEqual([]);
  });

  it('costs nobody their video: the worker waits', async () => {
    const app = await anApp({});
    await upload(app, aForm(clip));
    const worker = await aWorker(app, app.clock, { minFreeBytes: MORE_THAN_ANY_DISK });

    expect(await worker.runOnce(NEVER)).toBeNull();

    expect(await app.records()).toMatchObject([{ status: 'stored', attempts: 0 }]);
    await worker.close();
  });
});
