import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openSite, type Site } from './pages.js';

let site: Site;

beforeAll(async () => {
  // Without WebGL a page is ready at once; its controls are the same.
  site = await openSite({ webgl: false, dist: inject('dist') });
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

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };
const ready = (page: Page) => page.waitForSelector('.stage[data-ready], .list');

describe('the pages for everybody', () => {
  it.each([
    ['convert?text=Hello%20Rahul%20%F0%9F%99%82', 'light', PHONE],
    ['convert?text=Hello%20Rahul', 'dark', DESKTOP],
    ['convert?text=Hello&lang=hi', 'dark', PHONE],
    ['convert?text=Hello&embed=player', 'light', PHONE],
    ['learn-sign', 'light', DESKTOP],
    ['learn-sign?sign=letter-a-v2', 'dark', PHONE],
    ['learn-sign?sign=word-hello&embed=player', 'dark', PHONE],
    ['learn-sign?lesson=words&lang=hi', 'light', PHONE],
    ['learn-sign?lesson=practice', 'dark', PHONE],
    ['learn-sign?list=letter-a-v2,nobody', 'light', PHONE],
    ['learn-sign?list=letter-a-v2,b&present=1', 'dark', DESKTOP],
  ] as const)('have nothing for axe to find: %s, %s, %o', async (path, colorScheme, viewport) => {
    const page = await site.open(path, { colorScheme, viewport });
    await ready(page);
    for (const details of await page.locator('summary').all()) await details.click();
    expect(await violationsOf(page)).toEqual([]);
  });

  it.each([
    // 320 pixels wide, and a laptop whose reader zoomed to 200 %.
    { viewport: { width: 320, height: 640 } },
    { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
  ])('need no scrolling sideways: %o', async (screen) => {
    for (const path of [
      'convert?text=Hello%20Rahul%20Wolfeschlegelsteinhausenbergerdorff',
      'convert?text=Hello&lang=hi',
      'learn-sign?sign=letter-a-v2',
      'learn-sign?lesson=practice',
      'learn-sign?list=a,b',
      'learn-sign?sign=letter-a-v2&embed=player',
    ]) {
      const page = await site.open(path, screen);
      await ready(page);
      for (const details of await page.locator('summary').all()) await details.click();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(screen.viewport.width);
      await page.context().close();
    }
  });

  const pictureAt = (page: Page, item: number, share: number) =>
    page.evaluate(
      ([at, part]) => {
        const { signKit } = window;
        const [still = 0, next = 0] = [signKit?.stillsMs()[at], signKit?.stillsMs()[at + 1]];
        signKit?.seek(still + (next - still) * part);
        return document.querySelector('canvas')?.toDataURL();
      },
      [item, share] as const,
    );

  it('move for who wants movement', async () => {
    const page = await site.open('convert?text=ab');
    await ready(page);
    expect(await pictureAt(page, 0, 0)).not.toBe(await pictureAt(page, 0, 0.8));
  });

  it('cut from sign to sign for who asked for less movement, and move on request', async () => {
    const page = await site.open('convert?text=ab', { reducedMotion: 'reduce' });
    await ready(page);
    const steps = page.getByRole('button', { name: 'Still pictures' });
    expect(await steps.getAttribute('aria-pressed')).toBe('true');
    const first = await pictureAt(page, 0, 0);
    expect(await pictureAt(page, 0, 0.1)).toBe(first);
    expect(await pictureAt(page, 1, 0)).not.toBe(first);
    const moving = await page.evaluate(
      () => document.getAnimations().length + document.querySelectorAll('[autoplay]').length,
    );
    expect(moving).toBe(0);
    await steps.click();
    expect(await pictureAt(page, 0, 0.8)).not.toBe(await pictureAt(page, 0, 0));
  });
});
