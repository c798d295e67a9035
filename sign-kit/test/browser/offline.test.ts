import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AVATAR_BYTES } from '@isl/page-kit/avatar-bytes';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { timeLimit } from '../../../time-limits.js';
import { personOfLesson } from '../../src/settings/person.js';
import { FIGURES } from '../../src/signer/signer.js';
import { openSite, type Site } from './pages.js';

const PHONE = { width: 360, height: 800 };
// Each keeps some ten megabytes, or draws with no graphics card: on a busy machine that takes its time.
vi.setConfig({ testTimeout: timeLimit('journey') });
const ROUND = 'learn-sign?lesson=practice&lang=en';

/** The app around the pages, or a stranger: what is on its own page is the test's. */
async function aFramingSite(): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((_request, reply) => {
    reply.setHeader('content-type', 'text/html').end('<title>around</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** What is kept, as addresses without their host, by the name of the cache; what Workbox adds is left out. */
const keptIn = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const kept: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const addresses = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url));
      const short = addresses.map(({ pathname, searchParams }) => {
        searchParams.delete('__WB_REVISION__');
        return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
      });
      kept[name.startsWith('workbox-precache') ? 'shell' : name] = short;
    }
    return kept;
  });

/** Asks the page until it says yes; a function that waits for something is itself always true to `waitForFunction`. */
const until = (page: Page, isSo: () => Promise<boolean>): Promise<void> =>
  vi.waitFor(async () => expect(await page.evaluate(isSo)).toBe(true), timeLimit('event'));

/** Until the worker answers for the page, and has the figure that the page had loaded before. */
async function untilKept(page: Page): Promise<void> {
  await page.waitForSelector('.stage[data-ready]');
  await until(page, async () => {
    const figures = await (await caches.open('figures')).keys();
    const isDrawn = document.querySelector('.stage[data-ready=drawing]') !== null;
    return navigator.serviceWorker.controller !== null && (isDrawn || figures.length > 0);
  });
}

/** What stands of each worker of the pages: one that could not be put in place is in none of the three. */
const workersOf = (
  page: Page,
): Promise<Record<'installing' | 'waiting' | 'active', string | null>> =>
  page.evaluate(async () => {
    const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return {
      installing: installing?.state ?? null,
      waiting: waiting?.state ?? null,
      active: active?.state ?? null,
    };
  });
const WAITS = { installing: null, waiting: 'installed', active: 'activated' };

async function openToKeep(site: Site, path: string): Promise<Page> {
  const page = await site.open(path, { viewport: PHONE, serviceWorkers: 'allow' });
  await untilKept(page);
  return page;
}

const openPractice = async (page: Page): Promise<void> => {
  await page.locator('.tabs [data-tab=practice]').click();
  await page.locator('.quiz').waitFor();
};

/** Answers what is asked, rightly or not, until the round is over; returns its end. */
async function practise(page: Page): Promise<string> {
  const end = page.locator('.round-end h2');
  const next = page.locator('.quiz-end button.main');
  await page.locator('.quiz').or(end).first().waitFor();
  while (!(await end.isVisible())) {
    const field = page.locator('.answer-text input');
    const answer = page.locator('.choices button').first();
    await field.or(answer).first().waitFor();
    if (await field.isVisible()) await field.fill('water').then(() => field.press('Enter'));
    else await answer.click();
    await next.click();
  }
  return (await end.textContent()) ?? '';
}

describe('without a network', () => {
  let app: Awaited<ReturnType<typeof aFramingSite>>;
  let stranger: Awaited<ReturnType<typeof aFramingSite>>;
  let site: Site;
  let page: Page;
  let context: BrowserContext;

  beforeAll(async () => {
    app = await aFramingSite();
    stranger = await aFramingSite();
    const env = { WEB_ORIGINS: app.url };
    site = await openSite({ webgl: true, dist: inject('dist'), env });
    page = await openToKeep(site, ROUND);
    context = page.context();
    await context.setOffline(true);
  });
  afterAll(async () => {
    await site.close();
    app.close();
    stranger.close();
  });

  it('a round is practised on the page as it is loaded again, with the figure', async () => {
    await page.reload();
    await page.waitForSelector('.stage[data-ready=figure]');
    await page.waitForFunction(() => document.fonts.check('400 1em Mukta', 'a'));
    expect(await practise(page)).toMatch(/of 10 right$/);
  });

  it('a lesson whose person was not seen is signed by the one who is here', async () => {
    const isSeen = (figure: string): Promise<boolean> =>
      page.evaluate(
        async (address) => (await caches.match(address)) !== undefined,
        `/sign-kit/avatar/${figure}.glb`,
      );
    const seen = await Promise.all(FIGURES.map(isSeen));
    const away = FIGURES[seen.indexOf(false)];
    const lesson = Array.from({ length: 20 }, (_, at) => `lesson-${at}`).find(
      (name) => personOfLesson(name).figure === away,
    );
    await page.goto(`${site.url}/sign-kit/learn-sign?embed=stage&sign=word-hello&person=${lesson}`);
    await page.waitForSelector('.stage[data-ready=figure]');
    expect(await Promise.all(FIGURES.map(isSeen))).toEqual(seen);
  });

  it('other addresses of the pages open, and what they show moves', async () => {
    await page.goto(`${site.url}/sign-kit/learn-sign/practice?lang=en&list=word-hello`);
    await page.locator('.quiz-head').getByText('1 of 1').waitFor();
    await page.waitForSelector('.stage[data-ready=figure]');
    await page.goto(`${site.url}/sign-kit/convert?text=hello%20water&lang=en`);
    await page.locator('.chip', { hasText: 'water' }).waitFor();
    await page.waitForSelector('.stage[data-ready=figure]');
  });

  it('the page keeps to its headers: the app may frame it and is told, a stranger may not', async () => {
    await context.setOffline(false);
    // As it was answered before the app came to stand where it does.
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const [key] = await cache.keys('/sign-kit/learn-sign', { ignoreSearch: true });
        const text = key && (await (await cache.match(key))?.text());
        if (key && text) {
          await cache.put(key, new Response(text, { headers: { 'content-type': 'text/html' } }));
        }
      }
    });
    await page.goto(`${site.url}/sign-kit/${ROUND}`);
    await until(page, async () => {
      const answer = await caches.match('/sign-kit/learn-sign', { ignoreSearch: true });
      return answer?.headers.has('content-security-policy') === true;
    });
    const online = await page.evaluate(() => fetch('learn-sign').then((one) => [...one.headers]));
    const [around, strange] = [await context.newPage(), await context.newPage()];
    await around.goto(app.url);
    await strange.goto(stranger.url);
    await context.setOffline(true);
    const kept = await page.evaluate(async () => {
      const answer = await caches.match('/sign-kit/learn-sign', { ignoreSearch: true });
      return [...(answer?.headers ?? [])];
    });
    const rules = (headers: string[][]) =>
      headers.filter(([name]) => /policy|^x-content-type-options$/.test(name ?? ''));
    expect(rules(kept)).toEqual(rules(online));
    expect(Object.fromEntries(kept)['content-security-policy']).toContain(
      `frame-ancestors ${app.url};`,
    );

    const refusals: string[] = [];
    strange.on('console', (message) => refusals.push(message.text()));
    for (const one of [around, strange]) {
      await one.evaluate((source) => {
        addEventListener('message', ({ data }) => {
          document.title = data.type;
        });
        const frame = document.createElement('iframe');
        frame.src = source;
        document.body.append(frame);
      }, `${site.url}/sign-kit/${ROUND}`);
    }
    await around.waitForFunction(() => document.title === 'signkit:ready');
    await around.frameLocator('iframe').locator('.stage[data-ready]').waitFor();
    await expect.poll(() => refusals.join('\n')).toContain('frame-ancestors');
    expect(await strange.title()).toBe('around');
    await around.close();
    await strange.close();
  });

  it('nothing is kept but what the pages show everybody', async () => {
    const { shell = [], ...others } = await keptIn(page);
    expect(Object.keys(others).toSorted()).toEqual(['config', 'figures', 'fonts', 'pictures']);
    expect(others.config).toEqual(['/sign-kit/config.json']);
    expect(others.fonts?.filter((path) => shell.includes(path))).toEqual([]);
    // One of the two: whom nobody saw is not fetched.
    expect(others.figures).toHaveLength(1);
    const known =
      /^\/(sign-kit\/(assets\/[\w-]+\.woff2|avatar\/\w+\.glb|config\.json)|static\/.+)$/;
    expect(Object.values(others).flat()).toEqual(
      Object.values(others)
        .flat()
        .filter((path) => known.test(path)),
    );
    const files = /^\/sign-kit\/(convert|learn-sign|favicon\.svg|assets\/.+\.(js|css|woff2))$/;
    expect(shell.filter((path) => !files.test(path))).toEqual([]);
    expect(shell.filter((path) => /devanagari|finder-worker|attempts|\/edit/.test(path))).toEqual(
      [],
    );
    expect(shell.some((path) => path.includes('practice-section'))).toBe(true);
    const edit = await page.goto(`${site.url}/sign-kit/edit`).catch((error: Error) => error);
    expect(String(edit)).toContain('ERR_INTERNET_DISCONNECTED');
  });
});

describe('all that signs without a network', () => {
  it('is kept where the app asks for it, is as large as the app says, and both figures sign', async () => {
    const app = await aFramingSite();
    const dist = inject('dist');
    const site = await openSite({ webgl: true, dist, env: { WEB_ORIGINS: app.url } });
    try {
      const page = await site.open('learn-sign?lang=en', { serviceWorkers: 'allow' });
      await page.goto(app.url);
      const answer = await page.evaluate(
        (source) =>
          new Promise((resolve) => {
            const frame = document.createElement('iframe');
            addEventListener('message', ({ data }) => {
              if (data.type === 'signkit:offline') resolve(data);
              if (data.type !== 'signkit:ready') return;
              frame.contentWindow?.postMessage({ type: 'signkit:keep' }, '*');
            });
            frame.src = source;
            document.body.append(frame);
          }),
        `${site.url}/sign-kit/learn-sign?embed=stage`,
      );
      expect(answer).toEqual({ type: 'signkit:offline', isKept: true });
      const frame = page.frames().at(-1);
      const names = await frame?.evaluate(async () => {
        const all: string[] = [];
        for (const name of await caches.keys()) {
          for (const { url } of await (await caches.open(name)).keys()) all.push(url);
        }
        return all.map((url) => new URL(url).pathname);
      });
      expect(names).toEqual(
        expect.arrayContaining(FIGURES.map((figure) => `/sign-kit/avatar/${figure}.glb`)),
      );
      const overTheLine = (names ?? [])
        .filter((name) => name.startsWith('/sign-kit/'))
        .map((name) => join(dist, name.slice('/sign-kit/'.length)))
        .map((file) => (existsSync(`${file}.br`) ? `${file}.br` : file))
        .filter((file) => existsSync(file))
        .reduce((sum, file) => sum + statSync(file).size, 0);
      expect(overTheLine / AVATAR_BYTES).toBeGreaterThan(0.8);
      expect(overTheLine / AVATAR_BYTES).toBeLessThan(1.2);
    } finally {
      await site.close();
      app.close();
    }
  });
});

describe('pictures of signs', () => {
  it('are kept as they are looked at, so many and no more', async () => {
    const site = await openSite({ webgl: false, dist: inject('dist') });
    try {
      const page = await openToKeep(site, 'learn-sign/words?lang=en');
      await page.evaluate(async () => {
        const pictures = [...document.querySelectorAll<HTMLImageElement>('img.picture')];
        for (const { src } of pictures.slice(0, 40)) await (await fetch(src)).blob();
      });
      await expect.poll(async () => (await keptIn(page)).pictures?.length ?? 0).toBeGreaterThan(30);
      // As if each had been a picture of its own.
      await page.evaluate(async () => {
        const [{ src } = { src: '' }] = document.querySelectorAll<HTMLImageElement>('img.picture');
        for (let at = 0; at < 320; at += 1) await (await fetch(`${src}?at=${at}`)).blob();
      });
      await expect
        .poll(async () => (await keptIn(page)).pictures?.at(-1), { timeout: timeLimit('event') })
        .toContain('at=319');
      await expect
        .poll(async () => (await keptIn(page)).pictures?.length, { timeout: timeLimit('event') })
        .toBeLessThanOrEqual(300);
    } finally {
      await site.close();
    }
  });
});

/** Puts another build in place of this one: all names of its files are others, and the old ones are gone. */
function replaceBuild(dist: string): void {
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (/\.(br|gz|map)$/.test(name)) rmSync(join(dist, name));
  }
  const assets = readdirSync(join(dist, 'assets'));
  const newName = (name: string): string =>
    name.replace(/-([\w-]{8})(\.\w+)$/, (_all, hash: string, ending: string) => {
      return `-${[...hash].toReversed().join('')}${ending}`;
    });
  const texts = ['convert.html', 'learn-sign.html', 'edit.html', 'sw.js'];
  for (const name of [...texts, ...assets.map((one) => `assets/${one}`)]) {
    const before = readFileSync(join(dist, name));
    const isText = /\.(html|js|css)$/.test(name);
    rmSync(join(dist, name));
    const content = isText
      ? assets.reduce((text, asset) => text.replaceAll(asset, newName(asset)), before.toString())
      : before;
    writeFileSync(join(dist, name.startsWith('assets/') ? newName(name) : name), content);
  }
  // The page itself is another: so is what the worker calls it.
  const worker = join(dist, 'sw.js');
  const text = readFileSync(worker, 'utf8');
  writeFileSync(worker, text.replace(/(learn-sign[`'"],\s*revision:\s*[`'"])\w/, '$1_'));
}

describe('a newer version', () => {
  const dist = mkdtempSync(join(tmpdir(), 'sign-kit-versions-'));
  let site: Site;

  beforeAll(async () => {
    cpSync(inject('dist'), dist, { recursive: true });
    site = await openSite({ webgl: false, dist });
  });
  afterAll(async () => {
    await site.close();
    rmSync(dist, { recursive: true });
  });

  it('is taken once no page of the one before is open, and no page lacks a part of its own', async () => {
    const old = await openToKeep(site, 'learn-sign/words?lang=en');
    const context = old.context();
    const before = (await keptIn(old)).shell ?? [];
    replaceBuild(dist);

    // Its parts are gone from the server.
    await openPractice(old);

    const newer = await context.newPage();
    await newer.goto(`${site.url}/sign-kit/learn-sign/words?lang=en`);
    await newer.waitForSelector('.stage[data-ready]');
    await expect.poll(() => workersOf(newer), { timeout: timeLimit('event') }).toEqual(WAITS);
    await context.setOffline(true);
    await openPractice(newer);
    // The one before, whole, until it is gone.
    await newer.reload();
    await newer.locator('.quiz').waitFor();

    await context.setOffline(false);
    await old.close();
    await newer.close();
    const last = await context.newPage();
    await expect
      .poll(
        async () => {
          await last.goto(`${site.url}/sign-kit/learn-sign/words?lang=en`);
          const kept = (await keptIn(last)).shell ?? [];
          return kept.filter((path) => path.includes('/assets/') && before.includes(path));
        },
        { timeout: timeLimit('event') },
      )
      .toEqual([]);
    await context.setOffline(true);
    await last.goto(`${site.url}/sign-kit/${ROUND}`);
    await last.locator('.quiz').waitFor();
    await last.waitForSelector('.stage[data-ready]');
  });
});
