import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, visit } from '../support/browser.js';
import { writeClip } from '../support/clips.js';
import { anAcceptedClip } from '../support/giving.js';
import { readStack } from '../support/stack.js';

const { address } = readStack();
const folder = mkdtempSync(join(tmpdir(), 'isl-learning-people-'));
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
  const file = join(folder, 'clip.mp4');
  writeClip(file);
  await anAcceptedClip(address, readFileSync(file), {
    profile: { region: 'IN-GJ', showsName: true, shownName: 'Hetal from Surat' },
    draft: { prompt: { kind: 'sign', id: 'word-friend', label: 'FRIEND' } },
  });
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

it('a learner sees a person sign a word above the avatar, and who it is', async () => {
  const { page, troubles } = await visit(browser, address);
  await page.goto('/dashboard/Sign?sign=word-friend');
  const frame = page.frameLocator('iframe[title="Sign Translator"]');
  const people = frame.getByRole('region', { name: 'How people sign it' });
  const clip = people.getByLabel('Hetal from Surat, Gujarat', { exact: false });
  await clip.evaluate(
    (video: HTMLVideoElement) =>
      new Promise((resolve, reject) => {
        video.addEventListener('timeupdate', resolve, { once: true });
        video.addEventListener('error', () => reject(video.error), { once: true });
        video.play().catch(reject);
      }),
  );
  const above = (await people.boundingBox())?.y ?? Number.NaN;
  const avatar = (await frame.locator('.learn-stage canvas').boundingBox())?.y ?? Number.NaN;
  expect(above).toBeLessThan(avatar);
  expect(troubles).toEqual([]);
});

it('a word of which nobody gave a clip has the avatar alone', async () => {
  const { page } = await visit(browser, address);
  const asked = page.waitForResponse((reply) =>
    reply.url().includes('/api/videos?sign=word-school'),
  );
  await page.goto('/dashboard/Sign?sign=word-school');
  expect(await (await asked).json()).toMatchObject({ data: [] });
  const frame = page.frameLocator('iframe[title="Sign Translator"]');
  await frame.locator('.learn-stage canvas').waitFor();
  expect(await frame.locator('.people').count()).toBe(0);
});
