import { describe, expect, it, vi } from 'vitest';
import { makeFile, padded } from './support/clips.js';
import { beginUpload } from './support/raw-upload.js';
import { app, clip, MAX_BYTES, MIB } from './support/uploading.js';
import { ASHA, aForm, FIELDS, type Refused, remains, upload } from './support/uploads.js';

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
