import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timeLimit } from '../../time-limits.js';
import { launchBrowser, type Visit, visit } from '../support/browser.js';
import { eventually, readStack } from '../support/stack.js';

const stack = readStack();
const OFFLINE = /This device is offline/;
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Addresses that the service worker keeps, by the name of the cache. */
const keptIn = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const kept: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      kept[name] = requests.map(({ url }) => new URL(url).pathname);
    }
    return kept;
  });

const isKept = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async (wanted) => (await caches.match(wanted)) !== undefined, path);

/** Whether the letters of both alphabets and the numbers are kept, each with its picture. */
const areLettersKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    for (const alphabet of ['v1', 'v2']) {
      const reply = await caches.match(`/api/char/Allcharacters?alphabet=${alphabet}`);
      if (!reply) return false;
      const { data } = (await reply.json()) as { data: Array<{ image: string }> };
      const kept = await Promise.all(data.map(({ image }) => caches.match(image)));
      if (kept.length < 26 || kept.some((picture) => picture === undefined)) return false;
    }
    return true;
  });

describe('without a network', () => {
  let visitor: Visit;
  let page: Page;

  beforeAll(async () => {
    visitor = await visit(browser, stack.address, { serviceWorkers: 'allow' });
    page = visitor.page;
    await page.goto('/dashboard');
    await eventually('the letters to be kept', () => areLettersKept(page));
    await page.goto('/products/letter-q-v2');
    await page.getByRole('heading', { name: 'Q', exact: true }).waitFor();
    // The drawn page shows it before the app has asked for what is kept.
    await eventually('the sign to be kept', () => isKept(page, '/api/signs/letter-q-v2'));
    await visitor.context.setOffline(true);
  });
  afterAll(() => visitor.context.close());

  it('every letter and number can be read, on a page that was never opened before', async () => {
    await page.goto('/dashboard/dictionary/Characters');
    await page.getByText('Sign Representing').first().waitFor();
    await page.getByText(OFFLINE).waitFor();
    await page.waitForFunction(() => document.fonts.check('400 1em Mukta', 'a'));
    await page.getByRole('button', { name: 'Vowels on the fingertips' }).click();
    await page.locator('a[href="/products/letter-z-v1"]').scrollIntoViewIfNeeded();
    // Lazy pictures come when they are looked at.
    await page.evaluate(() => {
      for (const picture of document.images) picture.loading = 'eager';
    });
    await page.waitForFunction(() => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')];
      return pictures.length > 26 && pictures.every(({ naturalWidth }) => naturalWidth > 0);
    });
  });

  it('a sign that was looked at can be read again', async () => {
    await page.goto('/products/letter-q-v2');
    await page.getByRole('heading', { name: 'Q', exact: true }).waitFor();
  });

  it('what needs the network says so, and comes by itself when it is back', async () => {
    await page.goto('/dashboard/discussions');
    await page.getByText('Failed to fetch posts. Please try again later.').waitFor();
    await page.getByText(OFFLINE).waitFor();
    await visitor.context.setOffline(false);
    await page.getByText(OFFLINE).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Add Post' }).waitFor();
  });

  it("neither videos nor anybody's own data are kept", async () => {
    const kept = await keptIn(page);
    expect(Object.keys(kept).sort()).toContain('letters');
    const calls = Object.values(kept)
      .flat()
      .filter((path) => path.startsWith('/api/') || path.endsWith('.mp4'));
    const allowed = /^\/api\/(config|char\/All\w+|words|signs\/[a-z0-9-]+|courses(\/[a-z0-9-]+)?)$/;
    expect(calls).not.toEqual([]);
    expect(calls.filter((path) => !allowed.test(path))).toEqual([]);
  });

  it('the page broke no rule of its content policy', () => {
    expect(visitor.troubles).toEqual([]);
  });
});

describe('a newer version', () => {
  let server: Server;
  let address: string;
  let version = 1;

  /** The stack, with a service worker that changes with `version`. */
  beforeAll(async () => {
    server = createServer((request, response) => {
      const answer = async (): Promise<void> => {
        const headers = { accept: request.headers.accept ?? '*/*' };
        const reply = await fetch(new URL(request.url ?? '/', stack.address), { headers });
        const body = Buffer.from(await reply.arrayBuffer());
        const isWorker = request.url === '/sw.js';
        response.writeHead(reply.status, {
          'content-type': reply.headers.get('content-type') ?? '',
          'cache-control': reply.headers.get('cache-control') ?? '',
        });
        response.end(isWorker ? `${body}\n// ${version}` : body);
      };
      answer().catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('of the worker is asked for anew at every start', async () => {
    const reply = await fetch(`${stack.address}/sw.js`);
    expect(reply.headers.get('cache-control')).toBe('no-cache');
    expect(reply.headers.get('content-type')).toMatch(/javascript/);
    const manifest = await fetch(`${stack.address}/manifest.webmanifest`);
    const { icons } = (await manifest.json()) as { icons: Array<{ src: string }> };
    for (const { src } of icons) expect((await fetch(stack.address + src)).status).toBe(200);
  });

  it('waits until the person wants it, then the page is loaded with it', async () => {
    const { page, context } = await visit(browser, address, { serviceWorkers: 'allow' });
    await page.goto('/dashboard/courses');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
      timeout: timeLimit('event'),
    });
    version = 2;
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await page.getByText('A newer version of this app is here.').waitFor();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Show it now' }).click();
    await loaded;
    await page.getByRole('heading', { name: 'Learn ISL from these Courses' }).waitFor();
    const waiting = await page.evaluate(
      async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null,
    );
    expect(waiting).toBeNull();
    expect(await page.getByText('A newer version of this app is here.').count()).toBe(0);
    await context.close();
  });
});
