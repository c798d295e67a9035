import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openSite, type Site } from './pages.js';

const PHONE = { width: 360, height: 740 };
let site: Site;

beforeAll(async () => {
  site = await openSite({ webgl: false, dist: inject('dist') });
});

afterAll(() => site.close());

describe('on a phone', () => {
  it.each([
    ['convert?text=hello', 'Sign'],
    ['learn-sign?lesson=letters', 'P'],
  ])('what begins to sign is in view: %s', async (path, button) => {
    const page = await site.open(path, { viewport: PHONE });
    await page.waitForSelector('.stage[data-ready]');
    const box = () => page.locator('.stage').boundingBox();
    await page.getByRole('button', { name: new RegExp(`^${button}\\b`) }).click();
    await page.locator('.transport .main', { hasText: 'Pause' }).waitFor();
    const { y = -1, height = 0 } = (await box()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(PHONE.height);
  });

  it.each(['en', 'hi'])(
    'the heading of the page and its links stand in one line: %s',
    async (lang) => {
      const page = await site.open(`convert?lang=${lang}`, { viewport: PHONE });
      const heights = await page.locator('.top').evaluate((top) => {
        const title = top.querySelector('h1')?.getBoundingClientRect();
        const links = top.querySelector('nav')?.getBoundingClientRect();
        return { title: title?.bottom ?? 0, links: links?.top ?? 0 };
      });
      expect(heights.links).toBeLessThan(heights.title);
    },
  );
});
