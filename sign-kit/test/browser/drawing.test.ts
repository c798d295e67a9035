import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openSite, type Site } from './pages.js';

let site: Site;

beforeAll(async () => {
  site = await openSite({ webgl: false, dist: inject('dist') });
});

afterAll(() => site.close());

describe('a browser without WebGL', () => {
  it('draws the same signs and says so', async () => {
    const page = await site.open('convert?text=ab');
    await page.waitForSelector('.stage[data-ready=drawing]');
    const pictures = await page.evaluate(() =>
      [0, 1].map((item) => {
        const { signKit } = window;
        signKit?.seek(signKit.stillsMs()[item] ?? 0);
        return document.querySelector('canvas')?.toDataURL();
      }),
    );
    expect(pictures[0]).not.toBe(pictures[1]);
    expect(await page.locator('.stage-hint').textContent()).toContain('no 3D');
  });
});
