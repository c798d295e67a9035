import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hideProcessor, openSite, type Site } from './pages.js';

/** Small, so that pictures come quickly without a graphics card too. */
const SMALL = { viewport: { width: 320, height: 500 }, deviceScaleFactor: 0.25 } as const;
const FRAMES = 60;

let site: Site;
beforeAll(async () => {
  site = await openSite({ webgl: true, dist: inject('dist') });
});
afterAll(() => site.close());

const open = async (options: Parameters<Site['open']>[1] = {}): Promise<Page> => {
  const storage = { 'sign-kit.settings': { figure: 'woman' } };
  const page = await site.open('convert?text=a', {
    ...{ ...SMALL, storage, before: hideProcessor },
    ...options,
  });
  await page.waitForSelector('.stage[data-ready=figure]', { timeout: 120_000 });
  return page;
};

/** How many different pictures the stage shows in a second's frames. */
const picturesIn = (page: Page, frames = FRAMES): Promise<number> =>
  page.evaluate(async (count) => {
    const stage = document.querySelector<HTMLCanvasElement>('.stage canvas');
    const seen = new Set<string>();
    for (let frame = 0; frame < count; frame += 1) {
      await new Promise(requestAnimationFrame);
      seen.add(stage?.toDataURL() ?? '');
    }
    return seen.size;
  }, frames);

const pictureAt = (page: Page, atMs: number): Promise<string | undefined> =>
  page.evaluate((moment) => {
    window.signKit?.seek(moment);
    return document.querySelector<HTMLCanvasElement>('.stage canvas')?.toDataURL();
  }, atMs);

describe('a figure on which nobody has pressed play', () => {
  it('lives: one picture after the other is new', async () => {
    expect(await picturesIn(await open())).toBeGreaterThan(10);
  });

  it('stands still for who asked for less movement, and for who chose still pictures', async () => {
    const page = await open({ reducedMotion: 'reduce' });
    expect(await picturesIn(page)).toBe(1);
    await page.getByRole('button', { name: 'Still pictures' }).click();
    expect(await picturesIn(page)).toBeGreaterThan(10);
  });

  it('stands still where the processor draws, and moves to sign', async () => {
    const page = await open({ before: () => {} });
    expect(await picturesIn(page)).toBe(1);
    await page.evaluate(() => window.signKit?.play());
    // How many are drawn before a letter has ended is the machine's affair.
    expect(await picturesIn(page)).toBeGreaterThan(1);
  });

  it('stands still, to the byte, at a moment that was asked for', async () => {
    const page = await open();
    const first = await pictureAt(page, 500);
    expect(await picturesIn(page)).toBe(1);
    expect((await pictureAt(await open(), 500)) === first).toBe(true);
  });
});

describe('a figure that was paused', () => {
  it('stands still', async () => {
    const page = await open();
    await page.evaluate(() => window.signKit?.play());
    await page.getByRole('button', { name: 'Pause' }).click();
    // It may open its eyes first.
    await picturesIn(page, 40);
    expect(await picturesIn(page)).toBe(1);
  });
});
