import { describe, expect, it, vi } from 'vitest';
import { aTestApp } from './support/build.js';
import { aRecording, makeFile, padded } from './support/clips.js';
import { beginUpload } from './support/raw-upload.js';
import { app, clip, MIB } from './support/uploading.js';
import {
  aForm,
  DEMO,
  FIELDS,
  RAVI,
  type Refused,
  remains,
  type UploadReply,
  upload,
} from './support/uploads.js';

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
