import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';
import { PAGE } from './support/files.js';
import { openIn } from './support/pages.js';

const HELLO = {
  _id: 'word-hello',
  name: 'Hello',
  nameHi: 'नमस्कार',
  alt: 'The flat hand moves away from the "brow".',
  image: '/static/signs/word-hello.webp',
};
const FAMILY = {
  title: 'Family <and> friends',
  description: 'Who is who',
  thumbnail: '/static/signs/word-mother.webp',
  lessons: [{ _id: 'family-1', titles: { en: 'At home', hi: 'घर पर' } }],
};
const CLIP = {
  _id: '65f0c0ffee00112233445501',
  title: '',
  description: 'Two hands',
  poster: '/api/videos/65f0c0ffee00112233445501/poster',
};

let content: Server;
let asked: string[] = [];
let gateway: TestApp;
beforeAll(async () => {
  content = createServer((request, response) => {
    asked.push(request.url ?? '');
    const answer = {
      '/signs/word-hello': HELLO,
      '/courses/family': FAMILY,
      [`/videos/${CLIP._id}`]: CLIP,
    }[request.url ?? ''];
    if (request.url === '/signs/word-slow') return;
    response.writeHead(answer ? 200 : request.url === '/signs/word-broken' ? 500 : 404);
    response.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => content.listen(0, '127.0.0.1', resolve));
  const { port } = content.address() as AddressInfo;
  gateway = await aTestApp({
    CONTENT_URL: `http://127.0.0.1:${port}`,
    MEDIA_URL: `http://127.0.0.1:${port}`,
    PUBLIC_URL: 'https://isl.example',
  });
});
afterAll(async () => {
  await gateway.close();
  content.closeAllConnections();
  content.close();
});
const textOf = async (path: string) => (await openIn(gateway, path)).text;

describe('a link to a sign, a course or a video', () => {
  it('says which sign, in both languages, how it is made, and shows it', async () => {
    const text = await textOf('/products/word-hello?report=1');
    expect(text).toContain('<title>Hello (नमस्कार) · App</title>');
    expect(text).toContain('<meta property="og:title" content="Hello (नमस्कार)" />');
    expect(text).toContain('content="The flat hand moves away from the &quot;brow&quot;."');
    expect(text).toContain('content="https://isl.example/static/signs/word-hello.webp"');
  });

  it('says which course, and which lesson of it', async () => {
    expect(await textOf('/dashboard/courses/family')).toContain(
      '<title>Family &lt;and&gt; friends · App</title>',
    );
    expect(await textOf('/dashboard/courses/family/family-1')).toContain(
      '<title>At home · Family &lt;and&gt; friends · App</title>',
    );
  });

  it('shows the picture of a video, whatever it is called', async () => {
    const text = await textOf(`/dashboard/videos/${CLIP._id}`);
    expect(text).toContain('<title>Untitled Video · App</title>');
    expect(text).toContain('<meta property="og:description" content="Two hands" />');
    expect(text).toContain(`content="https://isl.example${CLIP.poster}"`);
  });

  it('may run what the page of all screens may run', async () => {
    const about = await openIn(gateway, '/products/word-hello');
    const plain = await openIn(gateway, '/dashboard/profile');
    const policy = 'content-security-policy';
    expect(about.headers[policy]).toBe(plain.headers[policy]);
  });

  it('is asked for once a minute, however many open it', async () => {
    await textOf('/products/word-hello');
    asked = [];
    await Promise.all(Array.from({ length: 20 }, () => textOf('/products/word-hello')));
    expect(asked).toEqual([]);
  });

  it.each([
    ['that is gone', '/products/word-none'],
    ['that not everybody may watch', '/dashboard/videos/65f0c0ffee00112233445502'],
    ['that cannot be asked for', '/products/word-broken'],
    ['that is not told in time', '/products/word-slow'],
    ['that is another screen', '/dashboard/profile'],
  ])('%s is the page of all screens', async (_what, path) => {
    expect(await textOf(path)).toBe(PAGE);
  });

  it('asks for nothing but signs, courses and videos', async () => {
    asked = [];
    for (const path of [
      '/products/..%2Finternal',
      '/products/a/b',
      '/products/A%00',
      '/dashboard/videos/65F0C0FFEE00112233445501',
      '/register',
    ]) {
      await textOf(path);
    }
    expect(asked).toEqual([]);
  });
});
