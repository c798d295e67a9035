import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { countDrawing, DRAW_LIMITS, drawingOf } from '../../bench/draw.js';
import { FIGURES } from '../../src/signer/signer.js';
import { openSite, type Site } from './pages.js';

/** What is asked of WebGL is the same for every moment; time is not looked at. */
const PICTURES = 3;

let site: Site;
beforeAll(async () => {
  site = await openSite({ webgl: true, dist: inject('dist') });
});
afterAll(() => site.close());

describe('a picture of a figure', () => {
  it.each(FIGURES)('asks no more of a graphics card than a phone has: %s', async (figure) => {
    const page = await site.open('convert?text=hello', {
      viewport: { width: 320, height: 500 },
      storage: { 'sign-kit.settings': { figure } },
      before: countDrawing,
    });
    await page.waitForSelector('.stage[data-ready=figure]', { timeout: 120_000 });
    const { calls, triangles, shaders } = await drawingOf(page, PICTURES);
    expect(Number.isInteger(calls)).toBe(true);
    expect(calls).toBeGreaterThan(0);
    expect(calls).toBeLessThanOrEqual(DRAW_LIMITS.calls);
    expect(triangles).toBeLessThanOrEqual(DRAW_LIMITS.triangles);
    expect(shaders).toBeGreaterThan(0);
    expect(shaders).toBeLessThanOrEqual(DRAW_LIMITS.shaders);
  });
});
