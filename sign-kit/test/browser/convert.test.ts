import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site } from './pages.js';

let site: Site;

beforeAll(async () => {
  site = await openSite({ webgl: true });
});

afterAll(() => site.close());

type Axe = { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };

async function violationsOf(page: Page): Promise<string[]> {
  // evaluate() runs outside of the page's policy, as a person's own tools do.
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

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
    const frames = await page.evaluate(async () => {
      let asked = 0;
      const original = window.requestAnimationFrame;
      window.requestAnimationFrame = (draw) => {
        asked += 1;
        return original(draw);
      };
      await new Promise((resolve) => original(() => original(resolve)));
      return asked;
    });
    expect(frames).toBe(0);
  });

  it('keeps a text that is too long and says so', async () => {
    const page = await site.open('convert');
    await page.fill('#text', 'a'.repeat(2001));
    expect(await page.getByRole('alert').textContent()).toContain('2001');
    expect(await page.inputValue('#text')).toHaveLength(2001);
    await page.fill('#text', 'a'.repeat(2000));
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it.each([
    ['convert?text=Hello%20Rahul%20%F0%9F%99%82', 'light'],
    ['convert?text=Hello&lang=hi', 'dark'],
    ['learn-sign?sign=letter-a-v2', 'light'],
    ['learn-sign?lesson=practice', 'dark'],
    ['learn-sign?list=letter-a-v2,nobody', 'light'],
  ] as const)('has nothing for axe to find: %s, %s', async (path, colorScheme) => {
    const page = await site.open(path, { colorScheme, viewport: { width: 360, height: 740 } });
    await page.waitForSelector(path.includes('list=') ? '.list' : '.stage[data-ready]', {
      timeout: 40_000,
    });
    for (const details of await page.locator('summary').all()) await details.click();
    expect(await violationsOf(page)).toEqual([]);
  });

  it.each([
    'convert?text=Hello%20Rahul',
    'learn-sign?sign=letter-a-v2',
    'learn-sign?lesson=practice',
  ])('fits a width of 320: %s', async (path) => {
    const page = await site.open(path, { viewport: { width: 320, height: 640 } });
    await ready(page);
    const { scrollWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(320);
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

  it('asks a question, tells the answer and keeps what was practised', async () => {
    const page = await site.open('learn-sign?lesson=practice');
    await ready(page);
    const choices = page.locator('.choices button');
    expect(await choices.count()).toBe(4);
    await choices.first().click();
    await page.getByRole('button', { name: 'Next sign' }).waitFor();
    const kept = await page.evaluate(() => localStorage.getItem('sign-kit.practice'));
    expect(Object.keys(JSON.parse(kept ?? '{}'))).toHaveLength(1);
  });
});
