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

  it('a text and the signer of it are in view together', async () => {
    const page = await site.open('convert', { viewport: PHONE });
    await page.waitForSelector('.stage[data-ready]');
    await page.getByRole('textbox').fill('hello, thank you');
    await page.getByRole('button', { name: /^Sign\b/ }).click();
    await page.locator('.transport .main', { hasText: 'Pause' }).waitFor();
    const text = await page.getByRole('textbox').boundingBox();
    const stage = await page.locator('.stage').boundingBox();
    expect(text?.y).toBeGreaterThanOrEqual(0);
    expect((stage?.y ?? 0) + (stage?.height ?? Number.NaN)).toBeLessThanOrEqual(PHONE.height);
    expect(stage?.height).toBeGreaterThanOrEqual(240);
  });

  it.each(['en', 'hi'])('a round of practice is answered without scrolling: %s', async (lang) => {
    const page = await site.open(`learn-sign/practice?lang=${lang}`, { viewport: PHONE });
    await page.waitForSelector('.stage[data-ready]');
    const end = page.locator('.round-end');
    const next = page.locator('.quiz-end button.main');
    while (!(await end.isVisible())) {
      const field = page.locator('.answer-text input');
      const answers = (await field.isVisible())
        ? page.locator('.answer-text')
        : page.locator('.choices');
      const { y = -1, height = 0 } = (await answers.boundingBox()) ?? {};
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(y + height).toBeLessThanOrEqual(PHONE.height);
      if (await field.isVisible()) await field.fill('water').then(() => field.press('Enter'));
      else await answers.locator('button').last().click();
      const button = await next.boundingBox();
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
      await next.click();
    }
    expect(await end.locator('h2').textContent()).toMatch(/10/);
    await end.locator('button').last().click();
    await page.locator('.quiz').waitFor();
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
