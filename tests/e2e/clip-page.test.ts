import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aSignedInPerson } from '../support/api.js';
import { launchWithWebcam, visit } from '../support/browser.js';
import { writeClip } from '../support/clips.js';
import { aDraft, ask, type Contribution, send } from '../support/giving.js';
import { eventually, readStack } from '../support/stack.js';

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

/** A clip that somebody gave and two others could see. */
async function anAcceptedClip() {
  const file = join(folder, 'clip.mp4');
  writeClip(file);
  const clip = readFileSync(file);
  const giver = await aSignedInPerson(address);
  const tell = (profile: object) =>
    ask(address, 'PUT', '/contributions/signer', { ...giver, body: profile });
  await tell({ region: 'IN-KL', showsName: true, shownName: 'Asha from Kochi' });
  const entries = [
    { ms: 0, emotion: 'happy', scores: { happy: 0.9, sad: 0.1 }, face: { brows: 'up' } },
    { ms: 500, emotion: 'sad', scores: { happy: 0.2, sad: 0.8 }, face: { brows: 'neutral' } },
  ] as const;
  const body = aDraft(clip, { timeline: { entries: [...entries] } });
  const told = await ask<Contribution>(address, 'POST', '/contributions', { ...giver, body });
  const { _id } = told.body;
  await send(address, giver, _id, clip);
  await eventually('the clip to be prepared', async () => {
    const { data } = (await ask<{ data: Contribution[] }>(address, 'GET', '/contributions', giver))
      .body;
    return data[0]?.status === 'ready';
  });
  for (let count = 0; count < 2; count += 1) {
    const judge = await aSignedInPerson(address);
    const verdict = { kind: 'seen', isSeen: true };
    await ask(address, 'POST', `/reviews/${_id}`, { ...judge, body: verdict });
  }
  return { id: _id, tell };
}

it('a clip is found by its region, opened, and gone through by its timeline', async () => {
  const { id, tell } = await anAcceptedClip();
  const { page, troubles } = await visit(browser, address);
  await page.goto('/dashboard/Datasets');
  await page.getByLabel('Region', { exact: true }).selectOption('IN-KL');
  await page.getByRole('button', { name: 'Drop: Kerala' }).waitFor();
  expect(new URL(page.url()).search).toBe('?region=IN-KL');
  await page.getByRole('link', { name: 'HELLO', exact: true }).click();
  await page.waitForURL(`**/dashboard/videos/${id}`);
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
