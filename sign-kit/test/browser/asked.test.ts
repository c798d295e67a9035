import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openSite, type Site } from './pages.js';

/** The app around the pages. */
const app = createServer((_request, reply) => {
  reply.setHeader('content-type', 'text/html').end('<title>app</title>');
});
let appUrl: string;
let site: Site;

beforeAll(async () => {
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
  appUrl = `http://127.0.0.1:${(app.address() as AddressInfo).port}`;
  site = await openSite({ webgl: false, dist: inject('dist'), env: { WEB_ORIGINS: appUrl } });
});

afterAll(async () => {
  await site.close();
  app.close();
});

describe('what is asked for', () => {
  it.each([
    ['convert?sign=word-nobody', 'word-nobody'],
    ['convert?sign=word-nobody&embed=player', 'word-nobody'],
    ['learn-sign?sign=word-nobody&embed=player', 'word-nobody'],
    ['learn-sign?list=letter-a-v2,nobody,nothing', 'nobody, nothing'],
    ['learn-sign?list=letter-a-v2,nobody&present=1', 'nobody'],
    ['learn-sign?list=nobody&present=1', 'nobody'],
  ])('and is not there is said: %s', async (path, names) => {
    const page = await site.open(path, { viewport: { width: 360, height: 740 } });
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toBe(`Not known here: ${names}`);
  });

  it('is not said to be missing any longer when something else is typed', async () => {
    const page = await site.open('convert?sign=word-nobody');
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Your text').fill('hello');
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.locator('.chip').waitFor();
  });

  it('may be other colours and another language, and what was typed stays', async () => {
    const page = await site.open('convert');
    await page.goto(appUrl);
    await page.evaluate((source) => {
      addEventListener('message', ({ data }) => {
        document.title = data.type;
      });
      const frame = document.createElement('iframe');
      frame.src = source;
      document.body.append(frame);
    }, `${site.url}/sign-kit/convert?theme=light&lang=en`);
    await page.waitForFunction(() => document.title.startsWith('signkit:'));
    const frame = page.frameLocator('iframe');
    await frame.getByLabel('Your text').fill('hello');
    await page.evaluate(() =>
      window.frames[0]?.postMessage({ type: 'signkit:configure', theme: 'dark', lang: 'hi' }, '*'),
    );
    await frame.locator('html[data-theme=dark][lang=hi]').waitFor();
    await frame.getByRole('heading', { name: 'लिखे को संकेतों में' }).waitFor();
    expect(await frame.locator('#text').inputValue()).toBe('hello');
  });
});
