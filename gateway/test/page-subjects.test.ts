import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from './support/build.js';
import { PAGE } from './support/files.js';
import { openIn } from './support/pages.js';

const HELLO = {
  _id: 'word-hello',
  name: 'Hello',
  nameHi: 'नमस्कार',
  alt: 'The flat hand moves away from the "brow".',
  altHi: 'सपाट हाथ "भौंह" से दूर जाता है।',
  image: '/static/signs/word-hello.webp',
};
const BYE = { _id: 'word-bye', name: 'Bye', image: '/static/drawn/word-bye.svg' };
const FAMILY = {
  titles: { en: 'Family <and> friends', hi: 'परिवार' },
  title: 'Family <and> friends',
  description: 'Who is who',
  descriptions: { en: 'Who is <who>', hi: 'कौन कौन है' },
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
      '/signs/word-bye': BYE,
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

  describe('whose screen the build drew', () => {
    const OUTLINE =
      '<title>App</title><h1 class="a" data-subject="title"></h1><div data-subject="picture"></div>';
    const picture =
      '<img src="/static/signs/word-hello.webp" alt="" width="640" height="640" fetchpriority="high" />';
    beforeAll(() => {
      mkdirSync(join(gateway.folder, 'web/pages'));
      const index: Record<string, object> = {};
      for (const path of [
        '/products/:id',
        '/dashboard/courses/:id',
        '/dashboard/courses/:id/:id',
      ]) {
        index[path] = { en: 'pages/one.en.html', hi: 'pages/one.en.html' };
      }
      index['/products/:id?story=1'] = { en: 'pages/step.en.html', hi: 'pages/step.hi.html' };
      writeFileSync(join(gateway.folder, 'web/pages.json'), JSON.stringify(index));
      writeFileSync(join(gateway.folder, 'web/pages/step.en.html'), '<h1>Ask first</h1>');
      writeFileSync(join(gateway.folder, 'web/pages/step.hi.html'), '<h1>पहले पूछिए</h1>');
      writeFileSync(join(gateway.folder, 'web/pages/one.en.html'), OUTLINE);
    });
    afterAll(() => writeFileSync(join(gateway.folder, 'web/pages.json'), '{}'));
    const inHindi = async (path: string) =>
      (await openIn(gateway, path, { cookie: 'language=hi' })).text;

    it('comes with its name and, of a sign, its still picture', async () => {
      const text = await textOf('/products/word-hello');
      expect(text).toContain('data-subject="title">Hello</h1>');
      expect(text).toContain(`data-subject="picture">${picture}</div>`);
    });

    it('comes with the name that the language has, else the English one marked as such', async () => {
      expect(await inHindi('/dashboard/courses/family')).toContain('>परिवार</h1>');
      expect(await inHindi('/dashboard/courses/family/family-1')).toContain('>घर पर</h1>');
      expect(await inHindi('/products/word-hello')).toContain('>नमस्कार</h1>');
      expect(await inHindi('/products/word-bye')).toContain('><span lang="en">Bye</span></h1>');
    });

    it('is titled and told of in that language, in the tab and where a link is previewed', async () => {
      const sign = await inHindi('/products/word-hello');
      expect(sign).toContain('<title>नमस्कार (Hello) · App</title>');
      expect(sign).toContain('<meta property="og:title" content="नमस्कार (Hello)" />');
      const course = await inHindi('/dashboard/courses/family');
      expect(course).toContain('<title>परिवार · App</title>');
      expect(course).toContain('<meta property="og:description" content="कौन कौन है" />');
      const lesson = await inHindi('/dashboard/courses/family/family-1');
      expect(lesson).toContain('<title>घर पर · परिवार · App</title>');
      expect(await inHindi('/products/word-bye')).toContain('<title>Bye · App</title>');
    });

    it('says below the name what a course is about, and nothing there of a lesson or a sign', async () => {
      const about = '<p data-subject="intro">';
      writeFileSync(join(gateway.folder, 'web/pages/one.en.html'), `${OUTLINE}${about}</p>`);
      expect(await textOf('/dashboard/courses/family')).toContain(`${about}Who is &lt;who&gt;</p>`);
      expect(await textOf('/dashboard/courses/family/family-1')).toContain(`${about}</p>`);
      expect(await textOf('/products/word-hello')).toContain(`${about}</p>`);
      expect(await inHindi('/dashboard/courses/family')).toContain(`${about}कौन कौन है</p>`);
      writeFileSync(join(gateway.folder, 'web/pages/one.en.html'), OUTLINE);
    });

    it('says how a sign is made in that language', async () => {
      const hindi = await inHindi('/products/word-hello');
      expect(hindi).toContain('content="सपाट हाथ &quot;भौंह&quot; से दूर जाता है।"');
      expect(hindi).not.toContain('The flat hand');
    });

    it('is a step of the guide where the address asks for one, whatever it names', async () => {
      asked = [];
      for (const id of ['word-hello', 'V1StGXR8_Z5jdHi6B-myT']) {
        const step = await openIn(gateway, `/Products/${id}?from=home&story=1`);
        expect(step.text).toBe('<h1>Ask first</h1>');
        expect(step.headers.link).toBe(
          `<https://isl.example/Products/${id}?story=1>; rel="canonical"`,
        );
        expect(await inHindi(`/products/${id}?story=1`)).toBe('<h1>पहले पूछिए</h1>');
      }
      expect(asked).toEqual([]);
      for (const query of ['?story=01', '?story=8', '?story=2&story=1', '?Story=1']) {
        expect(await textOf(`/products/word-hello${query}`)).toContain('>Hello</h1>');
      }
    });

    it('comes without where nobody says what it is about, and breaks no markup', async () => {
      expect(await textOf('/products/word-broken')).toContain(OUTLINE);
      expect(await textOf('/dashboard/courses/family')).toContain(
        '>Family &lt;and&gt; friends</h1><div data-subject="picture"></div>',
      );
    });
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
