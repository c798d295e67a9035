import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchWithWebcam, visit } from '../support/browser.js';
import { writeWebcamClip } from '../support/clips.js';
import { eventually, readStack } from '../support/stack.js';

const stack = readStack();
const folder = mkdtempSync(join(tmpdir(), 'isl-phone-'));
const PHONE = { width: 360, height: 800 };
let browser: Browser;

beforeAll(async () => {
  const clip = join(folder, 'webcam.mjpeg');
  writeWebcamClip(clip, 'V');
  browser = await launchWithWebcam(clip);
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** Where it ends below the top of the window, as it stands without scrolling. */
async function endOf(page: Page, part: Locator): Promise<number> {
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}

describe('prediction on a phone', () => {
  it('has picture, sign, words and Stop in one window, and the sentence comes into it', async () => {
    const { page, troubles } = await visit(browser, stack.address);
    await page.setViewportSize(PHONE);
    await page.goto('/dashboard/Prediction');
    await page.getByRole('button', { name: 'Start Recording' }).click();
    await eventually(
      'the feeling',
      async () => (await page.getByLabel('Detected emotion').inputValue()) === 'happy',
    );

    const stop = page.getByRole('button', { name: 'Stop Recording' });
    const bar = await stop.boundingBox();
    for (const part of [
      page.getByRole('region', { name: 'Your camera' }).locator('video'),
      page.getByRole('heading', { name: 'Sign now' }),
      page.getByLabel('ISL sentence'),
      page.getByText(/^About .* so far$/),
    ]) {
      // Above the button, which nothing of it lies behind.
      expect(await endOf(page, part)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
    expect(await endOf(page, stop)).toBeLessThanOrEqual(PHONE.height);
    expect(bar?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

    await page.getByRole('button', { name: 'Add a word' }).click();
    await page.getByRole('combobox', { name: 'A word to add' }).fill('hello');
    await page.getByRole('combobox', { name: 'A word to add' }).press('Enter');
    await eventually('the word', async () =>
      (await page.getByLabel('ISL sentence').inputValue()).split(' ').includes('HELLO'),
    );
    // Where one has scrolled to meanwhile, it is under the thumb all the same.
    await stop.click();
    // It stays under the pointer, and lies over neither of the two bars.
    const told = page.getByRole('alert').filter({ hasText: 'Video recording stopped' });
    await told.hover();
    const top = await page.getByRole('banner').boundingBox();
    await eventually('the toast between the bars', async () => {
      const toast = await told.boundingBox();
      if (!toast || !top || !bar) return false;
      return toast.y >= top.y + top.height && toast.y + toast.height <= bar.y;
    });
    const result = page.getByRole('heading', { name: 'Generated Sentence' });
    await result.waitFor();
    const shown = await result.boundingBox();
    expect(shown?.y).toBeGreaterThan(0);
    expect(shown?.y).toBeLessThan(PHONE.height / 2);
    expect(troubles).toEqual([]);
  });
});
