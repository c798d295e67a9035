import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchWithWebcam, visit } from '../support/browser.js';
import { writeClip } from '../support/clips.js';
import { anAcceptedClip } from '../support/giving.js';
import { readStack } from '../support/stack.js';

const { address } = readStack();
const folder = mkdtempSync(join(tmpdir(), 'isl-clip-page-'));
let browser: Browser;

beforeAll(async () => {
  browser = await launchWithWebcam();
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

async function aTimedClip() {
  const file = join(folder, 'clip.mp4');
  writeClip(file);
  const entries = [
    { ms: 0, emotion: 'happy', scores: { happy: 0.9, sad: 0.1 }, face: { brows: 'up' } },
    { ms: 500, emotion: 'sad', scores: { happy: 0.2, sad: 0.8 }, face: { brows: 'neutral' } },
  ] as const;
  return await anAcceptedClip(address, readFileSync(file), {
    profile: { region: 'IN-KL', showsName: true, shownName: 'Asha from Kochi' },
    draft: { timeline: { entries: [...entries] } },
  });
}

it('a clip is found by its region, opened, and gone through by its timeline', async () => {
  const { id, tell } = await aTimedClip();
  const { page, troubles } = await visit(browser, address);
  await page.goto('/dashboard/Datasets');
  await page.getByLabel('Region', { exact: true }).selectOption('IN-KL');
  await page.getByRole('button', { name: 'Drop: Kerala' }).waitFor();
  expect(new URL(page.url()).search).toBe('?region=IN-KL');
  await page.getByRole('link', { name: 'HELLO', exact: true }).click();
  await page.waitForURL(`**/dashboard/videos/${id}?region=IN-KL`);
  await page.getByText('can be seen: 2 yes, 0 no', { exact: false }).waitFor();
  // Named while they want it, by the region that they told of themselves.
  await page.getByText('Real signer: Asha from Kochi, Kerala').waitFor();
  await tell({ region: 'IN-KL' });
  await page.reload();
  await page.getByText('Real signer', { exact: true }).waitFor();
  expect(await page.getByText('Asha from Kochi').count()).toBe(0);

  const video = page.getByLabel('HELLO', { exact: true });
  await video.evaluate(
    (element: HTMLVideoElement) =>
      new Promise((resolve) => {
        if (element.readyState > 0) resolve(null);
        else element.addEventListener('loadedmetadata', resolve, { once: true });
      }),
  );
  const at = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  const slider = page.getByRole('slider', { name: 'Go to a moment of the clip' });
  await slider.focus();
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('ArrowRight');
  expect(await at()).toBeCloseTo(0.3, 1);
  const box = await slider.boundingBox();
  await slider.click({ position: { x: (box?.width ?? 0) / 2, y: 20 } });
  const length = await video.evaluate((element: HTMLVideoElement) => element.duration);
  expect(Math.abs((await at()) - length / 2)).toBeLessThan(0.2);
  expect(troubles).toEqual([]);
});
