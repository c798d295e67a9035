import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { LIMITS, sizesOf } from '../../bench/size.js';
import { openSite, type Site } from './pages.js';

let site: Site;

beforeAll(async () => {
  site = await openSite({ webgl: true, dist: inject('dist') });
});

afterAll(() => site.close());

const ready = (page: Page, kind = 'figure') =>
  page.waitForSelector(`.stage[data-ready=${kind}]`, { timeout: 40_000 });

describe('the pages in a browser', () => {
  it('makes and plays a sentence by keyboard alone', async () => {
    const page = await site.open('convert');
    await ready(page);
    await page.keyboard.press('Tab');
    const isAtText = () => page.evaluate(() => document.activeElement?.id === 'text');
    for (let tries = 0; tries < 6 && !(await isAtText()); tries += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.type('ab 🙂 ab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.chip[aria-current]');
    expect(await page.locator('.chip').allTextContents()).toHaveLength(3);
    await page.locator('.transport .main', { hasText: 'Pause' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('.letters li[aria-current]');
  });

  it('shows the still picture of a sign until the figure is here, which waits for it, and the typeface for both', async () => {
    // From a page that fetches nothing of what is waited for here.
    const page = await site.open('config.json');
    const asked: string[] = [];
    const fonts: string[] = [];
    let letPicture = (): void => {};
    let letFigure = (): void => {};
    const pictureHeld = new Promise<void>((resolve) => {
      letPicture = resolve;
    });
    const figureHeld = new Promise<void>((resolve) => {
      letFigure = resolve;
    });
    await page.route('**/static/signs/word-hello.webp', async (route) => {
      await pictureHeld;
      await route.continue();
    });
    await page.route('**/assets/stage-*.js', async (route) => {
      asked.push(route.request().url());
      await figureHeld;
      await route.continue();
    });
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) fonts.push(request.url());
    });
    // A page whose picture is held is never loaded whole.
    await page.goto(`${site.url}/sign-kit/convert?sign=word-hello`, { waitUntil: 'commit' });
    const poster = page.locator('.stage-poster');
    await poster.waitFor();
    expect(asked).toEqual([]);
    letPicture();
    await expect.poll(() => asked.length, { timeout: 20_000 }).toBe(1);
    expect(
      await poster.evaluate((image) => (image as HTMLImageElement).naturalWidth),
    ).toBeGreaterThan(0);
    expect(fonts).toEqual([]);
    letFigure();
    await ready(page);
    await poster.waitFor({ state: 'detached' });
    await expect.poll(() => fonts.length, { timeout: 20_000 }).toBeGreaterThan(0);
  });

  it('shows the other person in three dimensions as well', async () => {
    const page = await site.open('convert?text=a', {
      storage: { 'sign-kit.settings': { figure: 'woman', look: 1 } },
    });
    await ready(page);
    const picture = () =>
      page.evaluate(() => {
        window.signKit?.seek(window.signKit.stillsMs()[0] ?? 0);
        return document.querySelector('canvas')?.toDataURL();
      });
    const woman = await picture();
    await page.locator('summary').click();
    await page.getByRole('button', { name: 'Man', exact: true }).click();
    await expect.poll(picture, { timeout: 40_000 }).not.toBe(woman);
    await ready(page);
    expect(await page.locator('.stage-hint').count()).toBe(0);
  });

  it('moves the picture with the moment and draws nothing while it rests', async () => {
    const page = await site.open('convert?text=ab');
    await ready(page);
    const pictures = await page.evaluate(() =>
      [0, 1].map((item) => {
        const { signKit } = window;
        signKit?.seek(signKit.stillsMs()[item] ?? 0);
        return document.querySelector('canvas')?.toDataURL();
      }),
    );
    expect(pictures[0]).not.toBe(pictures[1]);
    const framesAsked = () =>
      page.evaluate(async () => {
        let asked = 0;
        const original = window.requestAnimationFrame;
        window.requestAnimationFrame = (draw) => {
          asked += 1;
          return original(draw);
        };
        await new Promise((resolve) => original(() => original(resolve)));
        window.requestAnimationFrame = original;
        return asked;
      });
    // What the moment changed in the page comes to rest first.
    await expect.poll(framesAsked, { timeout: 20_000 }).toBe(0);
  });

  it('keeps a text that is too long and says so', async () => {
    const page = await site.open('convert');
    await page.fill('#text', 'a'.repeat(2001));
    expect(await page.getByRole('alert').textContent()).toContain('2001');
    expect(await page.inputValue('#text')).toHaveLength(2001);
    await page.fill('#text', 'a'.repeat(2000));
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('remembers the person that was picked at the first visit', async () => {
    const page = await site.open('convert');
    const kept = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('sign-kit.settings') ?? '{}').figure);
    await page.waitForSelector('.stage');
    const first = await kept();
    expect(['woman', 'man']).toContain(first);
    await page.reload();
    await page.waitForSelector('.stage');
    expect(await kept()).toBe(first);
  });

  it('comes as small as it may', () => {
    const { scripts, camera, figures } = sizesOf(inject('dist'));
    expect(Object.keys(scripts)).toEqual(['convert', 'learn-sign', 'edit']);
    for (const bytes of Object.values(scripts)) {
      expect(bytes).toBeGreaterThan(100_000);
      expect(bytes).toBeLessThan(LIMITS.scriptBytes);
    }
    expect(camera).toBeGreaterThan(10_000);
    expect(camera).toBeLessThan(LIMITS.cameraBytes);
    expect(Object.keys(figures).sort()).toEqual(['man.glb', 'woman.glb']);
    for (const bytes of Object.values(figures)) expect(bytes).toBeLessThan(LIMITS.figureBytes);
  });

  it('asks a question, tells the answer by a word, an icon and a colour, and keeps it', async () => {
    const page = await site.open('learn-sign?lesson=practice');
    await ready(page);
    const choices = page.locator('.choices button');
    expect([2, 4]).toContain(await choices.count());
    await choices.first().click();
    await page.getByRole('button', { name: 'Next', exact: true }).waitFor();
    const verdict = page.locator('.verdict');
    expect(await verdict.textContent()).toMatch(/^(Right|Wrong): /);
    expect(await verdict.locator('svg').count()).toBe(1);
    expect(await choices.locator('svg').count()).toBeGreaterThan(0);
    const kept = await page.evaluate(() => localStorage.getItem('sign-kit.practice'));
    expect(Object.keys(JSON.parse(kept ?? '{}'))).toHaveLength(1);
  });
});
