import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';
import { anMp4, aRecording, makeFile, padded } from './support/clips.js';
import { beginUpload } from './support/raw-upload.js';
import {
  ASHA,
  aForm,
  DEMO,
  FIELDS,
  RAVI,
  type Refused,
  remains,
  type UploadReply,
  upload,
} from './support/uploads.js';

const MIB = 1024 * 1024;
const MAX_BYTES = 20 * MIB;

let app: TestApp;
let clip: Buffer;

beforeAll(async () => {
  app = await aTestApp({ maxUploadBytes: MAX_BYTES });
  clip = anMp4();
});
afterAll(() => app.close());
afterEach(async () => {
  await app.database.db.collection('videos').deleteMany({});
  await app.store.remove(await app.keys());
});

describe('a complete form', () => {
  it('is stored and answered with the spec sentence and the waiting video', async () => {
    const { status, body } = await upload(app, aForm(clip));

    expect(status).toBe(201);
    expect(body.message).toBe('Video uploaded successfully!');
    expect(body.video).toMatchObject({
      ...FIELDS,
      username: 'Asha Rao',
      authorId: 'asha',
      status: 'stored',
      visibility: 'public',
      url: `/api/videos/${body.video._id}/stream`,
      createdAt: '2026-03-01T10:00:00.000Z',
    });
    expect(await app.keys()).toEqual([`${body.video._id}/original`]);
  });

  it('keeps the file as it was sent, also in several parts', async () => {
    const large = padded(clip, 17 * MIB + 12_345);

    const { body } = await upload(app, aForm(large));

    const stream = await app.client.getObject(app.bucket, `${body.video._id}/original`);
    const kept = Buffer.concat(await stream.toArray());
    expect(kept.equals(large)).toBe(true);
    expect((await app.records())[0]).toMatchObject({
      original: { bytes: large.length, demuxer: 'mov' },
      consentedAt: app.clock.now(),
    });
  });

  it('may have its texts after the file', async () => {
    const form = aForm(clip, {});
    for (const [name, value] of Object.entries(FIELDS)) form.append(name, value);

    const { status, body } = await upload(app, form);

    expect(status).toBe(201);
    expect(body.video).toMatchObject(FIELDS);
  });

  it.each([
    ['webm', () => aRecording(), 'matroska'],
    ['avi', () => makeFile('avi', '-f', 'lavfi', '-i', 'testsrc=duration=1'), 'avi'],
    ['mpg', () => makeFile('mpg', '-f', 'lavfi', '-i', 'testsrc=duration=1'), 'mpeg'],
    ['mkv', () => makeFile('mkv', '-f', 'lavfi', '-i', 'testsrc=duration=1'), 'matroska'],
    ['mov', () => makeFile('mov', '-f', 'lavfi', '-i', 'testsrc=duration=1'), 'mov'],
  ])('may bring a %s whatever its name says', async (_ending, make, demuxer) => {
    expect((await upload(app, aForm(make()))).status).toBe(201);
    expect((await app.records())[0]?.original.demuxer).toBe(demuxer);
  });

  it('of the demo user stays private', async () => {
    const { body } = await upload(app, aForm(clip), { person: DEMO });

    expect(body.video.visibility).toBe('private');
    expect(await app.records()).toMatchObject([{ demo: true, consentedAt: null }]);
  });
});

describe('what is refused leaves nothing behind', () => {
  it('without a signed-in person', async () => {
    const { status, body } = await upload<Refused>(app, aForm(clip), { person: null });

    expect([status, body.code]).toEqual([401, 'NOT_SIGNED_IN']);
    expect(body.message).toBe('User is not authenticated');
    expect(await remains(app)).toEqual([]);
  });

  it.each(['title', 'description', 'category', 'file'])('without a %s', async (missing) => {
    const fields = Object.entries(FIELDS).filter(([name]) => name !== missing);
    const form = aForm(missing === 'file' ? null : clip, Object.fromEntries(fields));

    const { status, body } = await upload<Refused>(app, form);

    expect([status, body.message]).toEqual([400, 'Please fill out all fields.']);
    expect(await remains(app)).toEqual([]);
  });

  it.each([
    ['blank title', { ...FIELDS, title: '  ' }],
    ['blank category', { ...FIELDS, category: '' }],
  ])('with a %s', async (_what, fields) => {
    const { status, body } = await upload<Refused>(app, aForm(clip, fields));

    expect([status, body.message]).toEqual([400, 'Please fill out all fields.']);
    expect(await remains(app)).toEqual([]);
  });

  it('with an empty file, as a browser sends when none was chosen', async () => {
    const { status, body } = await upload<Refused>(app, aForm(new Uint8Array()));

    expect([status, body.message]).toEqual([400, 'Please fill out all fields.']);
    expect(await remains(app)).toEqual([]);
  });

  it.each([
    ['an unknown category', { ...FIELDS, category: 'all' }],
    ['a title beyond its length', { ...FIELDS, title: 'x'.repeat(201) }],
    ['a description beyond its length', { ...FIELDS, description: 'x'.repeat(5001) }],
  ])('with %s', async (_what, fields) => {
    const { status, body } = await upload<Refused>(app, aForm(clip, fields));

    expect(status).toBe(400);
    expect(body.message).toMatch(/^Error: /);
    expect(await remains(app)).toEqual([]);
  });

  it.each([
    ['text', () => Buffer.from('a note, not a video')],
    ['a picture', () => makeFile('png', '-f', 'lavfi', '-i', 'testsrc', '-frames:v', '1')],
    ['a playlist that names other files', () => Buffer.from('ffconcat version 1.0\nfile x')],
  ])('when the file is %s', async (_what, make) => {
    const { status, body } = await upload<Refused>(app, aForm(make()));

    expect([status, body.code]).toEqual([415, 'NOT_A_VIDEO']);
    expect(body.message).toMatch(/^Error: /);
    expect(await remains(app)).toEqual([]);
  });

  it('when the announced size is beyond the limit', async () => {
    const { status, body } = await upload<Refused>(app, aForm(padded(clip, MAX_BYTES + 2 * MIB)));

    expect([status, body.code]).toEqual([413, 'UPLOAD_TOO_LARGE']);
    expect(body.message).toBe('Error: a video may have at most 20 MiB.');
    expect(await remains(app)).toEqual([]);
  });

  it('when it turns out to be beyond the limit after parts of it were stored', async () => {
    const sent = await beginUpload(app);
    await sent.write(padded(clip, MAX_BYTES + 1));
    sent.end();

    const { status, body } = await sent.answer;

    expect(status).toBe(413);
    expect(JSON.parse(body).message).toMatch(/^Error: /);
    expect(await remains(app)).toEqual([]);
  });

  it('when it brings two files', async () => {
    const form = aForm(clip);
    form.append('file', new Blob([clip as Uint8Array<ArrayBuffer>]), 'second.mp4');

    const { status, body } = await upload<Refused>(app, form);

    expect([status, body.code]).toEqual([400, 'ONE_FILE_ONLY']);
    expect(body.message).toMatch(/^Error: /);
    expect(await remains(app)).toEqual([]);
  });

  it('when it is no form', async () => {
    const headers = await app.tokens.bearer(ASHA);
    const { status, body } = await app.call<Refused>('POST', '/videos/upload', {
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{}',
    });

    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.message).toMatch(/^Error: /);
  });

  it('when the client breaks off', async () => {
    const sent = await beginUpload(app);
    await sent.write(padded(clip, 12 * MIB));
    const begun = async () => {
      const [record] = await app.records();
      return record && app.client.findUploadId(app.bucket, record.original.key);
    };
    await vi.waitFor(async () => expect(await begun()).toBeTruthy(), 10_000);
    const [record] = await app.records();
    expect(record).toMatchObject({ ...FIELDS, status: 'pending' });
    const key = record?.original.key ?? '';

    sent.cut();

    await vi.waitFor(async () => expect(await remains(app)).toEqual([]), 10_000);
    await vi.waitFor(async () => {
      expect(await app.client.findUploadId(app.bucket, key)).toBeUndefined();
    }, 10_000);
    await expect(sent.answer).rejects.toThrow();
  });
});

describe('an Idempotency-Key', () => {
  const headers = { 'Idempotency-Key': 'a-key-of-the-page' };

  it('makes a repeated upload answer with the first one', async () => {
    const first = await upload(app, aForm(clip), { headers });
    const again = await upload(app, aForm(clip), { headers });

    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(await app.records()).toHaveLength(1);
    expect(await app.keys()).toHaveLength(1);
  });

  it('of one person is nothing to another', async () => {
    const hers = await upload(app, aForm(clip), { headers });
    const his = await upload(app, aForm(clip), { headers, person: RAVI });

    expect(his.body.video._id).not.toBe(hers.body.video._id);
  });

  it('lets the newest attempt win when an earlier one never ended', async () => {
    await upload(app, aForm(clip), { headers });
    const [abandoned] = await app.records();
    if (!abandoned) throw new Error('nothing was stored');
    await app.change(abandoned._id, { status: 'pending' });

    const { status, body } = await upload(app, aForm(clip), { headers });

    expect(status).toBe(201);
    expect(await app.keys()).toEqual([`${body.video._id}/original`]);
    expect((await app.records()).map(({ _id }) => _id)).toEqual([body.video._id]);
  });

  it('that is too short is refused in words that begin with Error', async () => {
    const short = { 'Idempotency-Key': 'short' };
    const { status, body } = await upload<Refused>(app, aForm(clip), { headers: short });

    expect(status).toBe(400);
    expect(body.message).toMatch(/^Error: /);
  });
});

describe('limits on what is under way', () => {
  it('answers 503 with Retry-After while every place is taken, and takes the next afterwards', async () => {
    const one = await aTestApp({ maxConcurrentUploads: 1 });
    try {
      const first = await beginUpload(one);
      await first.write(clip);
      await vi.waitFor(async () => expect(await one.metric('media_uploads_open')).toBe(1), 10_000);

      const refused = await upload<Refused>(one, aForm(clip));
      first.end();
      const stored = await first.answer;
      const next = await upload<UploadReply>(one, aForm(clip));

      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
      expect(refused.body.message).toMatch(/^Error: /);
      expect([stored.status, next.status]).toEqual([201, 201]);
    } finally {
      await one.close();
    }
  });

  it('ends an upload of which nothing arrives any more', async () => {
    const impatient = await aTestApp({ pace: { idleMs: 200 } });
    try {
      const sent = await beginUpload(impatient);
      await sent.write(clip);

      const { status, body } = await sent.answer;

      expect(status).toBe(408);
      expect(JSON.parse(body)).toMatchObject({ code: 'UPLOAD_STALLED' });
      expect(JSON.parse(body).message).toMatch(/^Error: /);
      await vi.waitFor(async () => expect(await remains(impatient)).toEqual([]), 10_000);
    } finally {
      await impatient.close();
    }
  });
});
