import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { app, play, shown } from './support/playback.js';
import { CONTENT, POSTER, putVideo } from './support/videos.js';

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
