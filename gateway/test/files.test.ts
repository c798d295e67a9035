import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';
import { PAGE } from './support/files.js';
import { openIn } from './support/pages.js';

let gateway: TestApp;
beforeAll(async () => {
  gateway = await aTestApp();
});
afterAll(() => gateway.close());

const open = (path: string, headers: Record<string, string> = {}) => openIn(gateway, path, headers);

describe('files', () => {
  it('with a hash in their name are kept for ever, compressed as the browser likes', async () => {
    const path = '/assets/app-1a2b3c4d.js';
    const plain = await open(path, { accept: '*/*' });
    expect(plain.status).toBe(200);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toContain('javascript');
    const reply = await gateway.app.inject({
      url: path,
      headers: { 'accept-encoding': 'br, gzip' },
    });
    expect(reply.headers['content-encoding']).toBe('br');
    expect(reply.headers.vary).toContain('accept-encoding');
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(plain.text);
  });

  it('without one are asked for again each time, and answered with 304', async () => {
    const first = await open('/favicon.svg');
    expect([first.status, first.headers['cache-control']]).toEqual([200, 'no-cache']);
    const again = await open('/favicon.svg', { 'if-none-match': String(first.headers.etag) });
    expect(again.status).toBe(304);
  });

  it('of every assets folder stand under /static, for any origin', async () => {
    const drawing = await open('/static/drawn/letter-a.svg');
    expect([drawing.status, drawing.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(drawing.headers['cache-control']).toBe('public, max-age=3600');
    expect(drawing.headers['access-control-allow-origin']).toBe('*');
    const clip = await open('/static/clips/happy.mp4', { range: 'bytes=2-5' });
    expect([clip.status, clip.text]).toEqual([206, 'clip']);
  });

  it.each([
    '/static/gone.svg',
    '/static/..%2fsecrets/keys.json',
    '/static/',
    '/api/gone',
    '/internal/stats',
    '/.well-known/gone',
  ])('are not invented for %s', async (path) => {
    const { status, text } = await open(path);
    expect([403, 404]).toContain(status);
    expect(text).not.toBe(PAGE);
    expect(text).not.toContain('"d"');
  });

  it.each(['/assets/old-1a2b3c4d.js', '/gone.json', '/dashboard/gone.svg'])(
    'that a script misses at %s are a 404, not the page',
    async (path) => {
      const { status, body } = await open(path, { accept: '*/*' });
      expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  it.each([
    '/.stamp',
    '/..%2fsecrets%2fkeys.json',
    '/assets/..%2f..%2fsecrets/keys.json',
    '/%00',
    '/.git/config',
  ])('that are nobody’s business stay unseen at %s', async (path) => {
    const { text, status } = await open(path, { accept: '*/*' });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toContain('not for visitors');
    expect(text).not.toContain('"d"');
  });
});
