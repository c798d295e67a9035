import { connect } from 'node:net';
import type { components } from '@isl/contracts/media';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { VideoDocument } from '../src/videos/video.js';
import { aTestApp, type TestApp, type WireError } from './support/build.js';
import { ASHA, DEMO, RAVI, REVIEWER } from './support/uploads.js';
import { CONTENT, POSTER, putVideo } from './support/videos.js';

type Ticket = components['schemas']['PlaybackTicket'];

let app: TestApp;
let shown: VideoDocument;
let hidden: VideoDocument;

beforeAll(async () => {
  app = await aTestApp();
  shown = await putVideo(app);
  hidden = await putVideo(app, { visibility: 'private' });
});
afterAll(() => app.close());

function play(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return fetch(`${app.address}${path}`, { headers, method });
}

describe('a public clip', () => {
  it('is sent whole, seekable and cacheable for a minute by its viewer only', async () => {
    const response = await play(`/videos/${shown._id}/stream`);

    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '16',
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=60',
      'x-content-type-options': 'nosniff',
    });
    expect(await response.text()).toBe(CONTENT);
  });

  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/16'],
    ['bytes=10-', 'abcdef', 'bytes 10-15/16'],
    ['bytes=-4', 'cdef', 'bytes 12-15/16'],
    ['bytes=14-99', 'ef', 'bytes 14-15/16'],
  ])('answers the range %s', async (range, text, contentRange) => {
    const response = await play(`/videos/${shown._id}/stream`, { range });

    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(response.headers.get('content-length')).toBe(String(text.length));
    expect(await response.text()).toBe(text);
  });

  it('answers a range beyond its end with 416 and its size', async () => {
    const response = await play(`/videos/${shown._id}/stream`, { range: 'bytes=16-' });

    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */16');
    expect(await response.json()).toMatchObject({ code: 'RANGE_NOT_SATISFIABLE' });
  });

  it('answers HEAD with the same headers and no body', async () => {
    const response = await play(`/videos/${shown._id}/stream`, { range: 'bytes=0-3' }, 'HEAD');

    expect(response.status).toBe(206);
    expect(response.headers.get('content-length')).toBe('4');
    expect(await response.text()).toBe('');
  });

  it('honours If-Range and If-None-Match', async () => {
    const path = `/videos/${shown._id}/stream`;
    const etag = (await play(path)).headers.get('etag') ?? '';
    const range = 'bytes=0-3';

    const same = await play(path, { range, 'if-range': etag });
    const other = await play(path, { range, 'if-range': '"another"' });
    const known = await play(path, { 'if-none-match': etag });

    expect([same.status, other.status, known.status]).toEqual([206, 200, 304]);
    expect(await other.text()).toBe(CONTENT);
  });

  it('has a picture', async () => {
    const response = await play(`/videos/${shown._id}/poster`);

    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(await response.text()).toBe(POSTER);
  });

  it.each([
    ['unknown', async () => 'ffffffffffffffffffffffff'],
    ['not ready', async () => (await putVideo(app, { status: 'stored', output: null }))._id],
  ])('that is %s is not found', async (_what, idOf) => {
    const response = await play(`/videos/${await idOf()}/stream`);

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'VIDEO_NOT_FOUND' });
  });

  it('whose object is gone is not found either', async () => {
    const lost = await putVideo(app);
    await app.client.removeObject(app.bucket, lost.output?.videoKey ?? '');

    expect((await play(`/videos/${lost._id}/stream`)).status).toBe(404);
  });

  it('lets go of the store when its viewer leaves', async () => {
    const large = await putVideo(app);
    const bytes = 64 * 1024 * 1024;
    const videoKey = `${large._id}/large.mp4`;
    await app.client.putObject(app.bucket, videoKey, Buffer.alloc(bytes));
    if (!large.output) throw new Error('a clip was put');
    await app.change(large._id, { output: { ...large.output, videoKey, videoBytes: bytes } });
    const socket = connect(app.port, '127.0.0.1');
    socket.write(`GET /videos/${large._id}/stream HTTP/1.1\r\nhost: x\r\n\r\n`);
    await new Promise((resolve) => socket.once('data', resolve));
    // The viewer pauses: what is sent fills the connection and the store's stream stays open.
    socket.pause();
    expect(await app.metric('media_playback_streams')).toBe(1);

    socket.destroy();

    await vi.waitFor(
      async () => expect(await app.metric('media_playback_streams')).toBe(0),
      10_000,
    );
  });
});

describe('a private clip', () => {
  const ticketFor = (video: VideoDocument, headers: Record<string, string>) =>
    app.call<Ticket & WireError>('POST', `/videos/${video._id}/ticket`, { headers });

  it('does not exist for others', async () => {
    const path = `/videos/${hidden._id}/stream`;
    const others = [{}, await app.tokens.bearer(RAVI), await app.tokens.expired(ASHA)];
    const answers = await Promise.all(others.map((headers) => play(path, headers)));

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('plays for its owner and for reviewers by their bearer', async () => {
    for (const person of [ASHA, REVIEWER]) {
      const headers = await app.tokens.bearer(person);
      expect((await play(`/videos/${hidden._id}/stream`, headers)).status).toBe(200);
    }
  });

  it('plays with a ticket for ten minutes', async () => {
    const issued = await ticketFor(hidden, await app.tokens.bearer(ASHA));
    const path = issued.body.url.replace('/api', '');

    expect(issued.status).toBe(201);
    expect(issued.body.expiresAt).toBe('2026-03-01T10:10:00.000Z');
    expect((await play(path, { range: 'bytes=0-3' })).status).toBe(206);
    expect((await play(path.replace('/stream', '/poster'))).status).toBe(200);

    app.clock.advance(10 * 60_000 + 1);
    expect((await play(path)).status).toBe(404);
  });

  it('does not play with a ticket of another clip or one made up', async () => {
    const other = await putVideo(app, { visibility: 'private' });
    const { body } = await ticketFor(other, await app.tokens.bearer(ASHA));
    const [header = '', , signature = ''] = body.ticket.split('.');
    const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const prolonged = encoded({ sub: hidden._id, exp: 4_000_000_000 });
    const unsigned = encoded({ alg: 'none' });

    for (const ticket of [
      body.ticket,
      'x',
      `${header}.${prolonged}.${signature}`,
      `${unsigned}.${prolonged}.`,
    ]) {
      const path = `/videos/${hidden._id}/stream?ticket=${ticket}`;
      expect((await play(path)).status).toBe(404);
    }
  });

  it('gives tickets to its owner only, and only once it can be played', async () => {
    const waiting = await putVideo(app, { status: 'processing', output: null });
    const anonymous = await ticketFor(hidden, {});
    const stranger = await ticketFor(hidden, await app.tokens.bearer(RAVI));
    const early = await ticketFor(waiting, await app.tokens.bearer(ASHA));
    const ofShown = await ticketFor(shown, await app.tokens.bearer(RAVI));

    expect([anonymous, stranger, early, ofShown].map(({ body }) => body.code)).toEqual([
      'NOT_SIGNED_IN',
      'VIDEO_NOT_FOUND',
      'VIDEO_NOT_READY',
      'NOT_YOURS',
    ]);
  });

  it('of the demo account belongs to the visitor who tried, not to all who share the account', async () => {
    const tried = await putVideo(app, {
      authorId: 'demo',
      demo: true,
      visitorId: 'this-browser',
      visibility: 'private',
    });
    const demo = await app.tokens.bearer(DEMO);
    const own = { ...demo, ...(await app.tokens.visitor('this-browser')) };
    const other = { ...demo, ...(await app.tokens.visitor('another-browser')) };

    const statuses = [own, other, demo].map(
      async (headers) => (await ticketFor(tried, headers)).status,
    );
    expect(await Promise.all(statuses)).toEqual([201, 404, 404]);
  });
});
