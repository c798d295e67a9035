import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';
import { INLINE_SCRIPT, PAGE } from './support/files.js';
import { gateway, open } from './support/page.js';
import { asBrowser, policyOf } from './support/pages.js';

describe('the page', () => {
  it.each([
    '/',
    '/index.html',
    '/dashboard/discussions',
    '/products/word-hello',
    '/Login?next=%2Fa',
  ])('is what %s shows', async (path) => {
    const { status, text, headers } = await open(path);
    expect([status, text]).toEqual([200, PAGE]);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toContain('text/html');
  });

  it.each(['*/*', 'application/json', undefined])(
    'is served below a deep link to who accepts %s, as link previews do',
    async (accept) => {
      const headers = accept === undefined ? {} : { accept };
      const { status, text } = await gateway.call('GET', '/dashboard/Prediction', { headers });
      expect([status, text]).toEqual([200, PAGE]);
      for (const path of ['/api/nothing', '/static/none.svg', '/.well-known/none', '/none.js']) {
        const missing = await gateway.call('GET', path, { headers });
        expect([missing.status, missing.body.code]).toEqual([404, 'NOT_FOUND']);
      }
    },
  );

  describe('of a screen that the build drew', () => {
    let drawn: TestApp;
    beforeAll(async () => {
      drawn = await aTestApp({ PUBLIC_URL: 'https://isl.example' });
      const files = {
        'pages.json': JSON.stringify({
          '/': { en: 'pages/landing.en.html', hi: 'pages/landing.hi.html' },
          '/dashboard/datasets': { en: 'pages/datasets.en.html' },
          '/dashboard/dictionary': { en: 'pages/dictionary.en.html' },
          '/gone': { en: 'pages/gone.en.html' },
          '/dashboard/videos/:id': { en: 'pages/clip.en.html' },
        }),
        'pages/landing.en.html': '<h1>Croudsource app</h1><input name="name">',
        'pages/landing.hi.html': '<h1>क्राउडसोर्स ऐप</h1>',
        'pages/datasets.en.html': '<title>Videos</title>',
        'pages/clip.en.html': '<title>A clip</title>',
        'pages/dictionary.en.html':
          '<meta property="og:image" content="/static/carousel/1.webp" />',
      };
      mkdirSync(join(drawn.folder, 'web/pages'));
      for (const [name, content] of Object.entries(files)) {
        writeFileSync(join(drawn.folder, 'web', name), content);
      }
    });
    afterAll(() => drawn.close());
    const at = (path: string, cookie = '') =>
      drawn.call('GET', path, { headers: { ...asBrowser, cookie } });

    it('is its own, in the language of the reader', async () => {
      expect((await at('/')).text).toContain('<h1>Croudsource app</h1>');
      expect((await at('/', 'language=hi')).text).toContain('क्राउडसोर्स ऐप');
      expect((await at('/', 'language=__proto__')).text).toContain('Croudsource app');
      expect((await at('/?from=a-poster')).headers.vary).toContain('Cookie');
    });

    it.each([
      ['hi-IN,hi;q=0.9,en;q=0.5', 'क्राउडसोर्स ऐप'],
      ['en-IN,en;q=0.8,hi;q=0.9', 'Croudsource app'],
      ['ta, en;q=0.4, HI;q=0.6', 'क्राउडसोर्स ऐप'],
      ['hi;q=0, fr', 'Croudsource app'],
      ['*', 'Croudsource app'],
      [';;q=,;q=1,hi;q=1.1.1', 'Croudsource app'],
    ])('is in the language that a browser asks for with %s', async (accepted, words) => {
      const headers = { ...asBrowser, 'accept-language': accepted };
      const asked = await drawn.call('GET', '/', { headers });
      expect(asked.text).toContain(words);
      expect(asked.headers.vary).toContain('Accept-Language');
      const chosen = { ...headers, cookie: 'language=en' };
      expect((await drawn.call('GET', '/', { headers: chosen })).text).toContain('Croudsource app');
    });

    it('is shared by all of its kind where the address names one', async () => {
      expect((await at('/Dashboard/Videos/5f3')).text).toBe('<title>A clip</title>');
      expect((await at('/dashboard/videos/5f3/more')).text).toBe(PAGE);
      expect((await at('/dashboard/videos/')).text).toBe(PAGE);
    });

    it('is the one that says so where no screen has the address', async () => {
      const index = join(drawn.folder, 'web/pages.json');
      const before = readFileSync(index, 'utf8');
      writeFileSync(join(drawn.folder, 'web/pages/none.en.html'), '<title>None</title>');
      writeFileSync(index, JSON.stringify({ '*': { en: 'pages/none.en.html' } }));
      expect((await at('/nowhere')).text).toBe('<title>None</title>');
      expect((await at('/index.html')).text).toBe(PAGE);
      writeFileSync(index, before);
    });

    it.each(['/dashboard/Datasets', '/DASHBOARD/datasets/', '/dashboard/datasets?q=1'])(
      'is found by %s',
      async (path) => {
        expect((await at(path, 'language=hi')).text).toBe('<title>Videos</title>');
      },
    );

    it.each([
      '/dashboard/profile',
      '/gone',
      '/index.html',
      '/pages/landing.en.html',
      '/pages.json',
    ])('is the page of all screens at %s', async (path) => {
      expect((await at(path)).text).toBe(PAGE);
    });

    it('says where it is at home', async () => {
      const { headers } = await at('/dashboard/Datasets?q=1');
      expect(headers.link).toBe('<https://isl.example/dashboard/Datasets>; rel="canonical"');
      expect((await open('/')).headers.link).toBeUndefined();
    });

    it('names its picture in full for who previews a link to it, as small as it is taken', async () => {
      const picture = 'content="https://isl.example/static/carousel/1.webp"';
      const ask = (headers: Record<string, string>) =>
        drawn.call('GET', '/dashboard/Dictionary', { headers: { accept: '*/*', ...headers } });
      const plain = await ask({});
      expect(plain.text).toContain(picture);
      expect(plain.headers['content-encoding']).toBeUndefined();
      const small = await ask({ 'accept-encoding': 'gzip, br;q=0.9' });
      expect(small.headers['content-encoding']).toBe('gzip');
      const smallest = await ask({ 'accept-encoding': 'gzip, deflate, br' });
      expect(smallest.headers.vary).toContain('Accept-Encoding');
      expect(smallest.headers.etag).not.toBe(small.headers.etag);
      const again = await ask({ 'if-none-match': String(plain.headers.etag) });
      expect([again.status, again.text]).toEqual([304, '']);
      writeFileSync(join(drawn.folder, 'web/pages/dictionary.en.html'), '<title>Newer</title>');
      const newer = await ask({ 'if-none-match': String(plain.headers.etag) });
      expect([newer.status, newer.text]).toEqual([200, '<title>Newer</title>']);
    });
  });

  it('may load just what the app needs', async () => {
    const policy = policyOf(await open('/'));
    const hash = createHash('sha256').update(INLINE_SCRIPT).digest('base64');
    expect(policy).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'", "'wasm-unsafe-eval'", `'sha256-${hash}'`],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'", 'data:'],
      'media-src': ["'self'", 'blob:'],
      'worker-src': ["'self'", 'blob:'],
      'connect-src': [
        "'self'",
        'http://isl.example:8090',
        'ws://isl.example:8090',
        'http://isl.example:8091',
        'ws://isl.example:8091',
      ],
      'frame-src': ['http://isl.example:8083'],
      'frame-ancestors': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
    });
  });

  it('says who may frame it, use the camera, and see where people come from', async () => {
    const { headers } = await open('/');
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': [
        'camera=(self "http://isl.example:8083")',
        'microphone=(self "http://isl.example:8083")',
        'fullscreen=(self "http://isl.example:8083")',
        'geolocation=()',
      ].join(', '),
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('frames sign-kit at the port that it was given', async () => {
    const moved = await aTestApp({ SIGNKIT_PORT: '9083' });
    const page = await moved.call('GET', '/', { headers: asBrowser });
    const config = await moved.call('GET', '/api/config', { headers: asBrowser });
    await moved.close();
    expect(policyOf(page)['frame-src']).toEqual(['http://isl.example:9083']);
    expect(config.body.signKit).toBe('http://isl.example:9083');
  });

  it('names the public addresses where they are set, with wss for https', async () => {
    const set = await aTestApp({
      PUBLIC_URL: 'https://isl.example',
      PUBLIC_EMOTION_URL: 'https://emotion.isl.example/',
      PUBLIC_SIGNS_URL: 'https://isl.example/signs',
      PUBLIC_SIGNKIT_URL: 'https://kit.isl.example',
    });
    const page = await set.call('GET', '/', { headers: asBrowser });
    const config = await set.call('GET', '/api/config', { headers: asBrowser });
    await set.close();
    expect(policyOf(page)['connect-src']).toEqual([
      "'self'",
      'https://emotion.isl.example',
      'wss://emotion.isl.example',
      'https://isl.example',
      'wss://isl.example',
    ]);
    expect(policyOf(page)['frame-src']).toEqual(['https://kit.isl.example']);
    expect(page.headers['permissions-policy']).toContain(
      'fullscreen=(self "https://kit.isl.example")',
    );
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(config.body).toMatchObject({
      sockets: { emotion: 'https://emotion.isl.example', signs: 'https://isl.example/signs' },
      signKit: 'https://kit.isl.example',
    });
  });

  it('gives a browser a visitor cookie once, and again when it no longer holds', async () => {
    const first = await open('/');
    const cookie = first.cookies[0];
    expect(cookie).toMatchObject({
      name: 'isl_visitor',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    });
    const visitor = `isl_visitor=${cookie?.value}`;
    const known = await gateway.tokens.verifier.visitor(cookie?.value);
    expect(known?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect((await open('/', { cookie: visitor })).cookies).toEqual([]);
    const again = await gateway.call('GET', '/api/config', { headers: { cookie: visitor } });
    expect(again.cookies).toEqual([]);
    expect((await open('/', { cookie: 'isl_visitor=forged' })).cookies).toHaveLength(1);
  });

  it('shows a build that came after the start, with its own inline script', async () => {
    const later = await aTestApp();
    writeFileSync(join(later.folder, 'web/index.html'), '<script>two()</script>');
    const page = await later.call('GET', '/', { headers: asBrowser });
    await later.close();
    const hash = createHash('sha256').update('two()').digest('base64');
    expect(page.text).toBe('<script>two()</script>');
    expect(policyOf(page)['script-src']).toContain(`'sha256-${hash}'`);
  });

  it.each([[{ WEB_DIST: '/nowhere/web' }], [{ WEB_DIST: '' }]])(
    'is missed in clear words with %j, and the rest works',
    async (settings) => {
      const without = await aTestApp(settings);
      const page = await without.call('GET', '/dashboard', { headers: asBrowser });
      const config = await without.call('GET', '/api/config');
      await without.close();
      expect(page.status).toBe(503);
      expect(page.text).toContain('npm run build -w @isl/web');
      expect(config.status).toBe(200);
    },
  );
});
