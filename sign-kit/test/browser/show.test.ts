import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { timeLimit } from '../../../time-limits.js';
import { openSite, type Site } from './pages.js';

const PHONE = { width: 360, height: 800 };
const SHOW = 'learn-sign/show';
/** Finding hands takes a while without a graphics card. */
const MADE = { timeout: timeLimit('ownPages') };
/** Some seventy pictures are looked at for each take. */
const TAKEN_MS = timeLimit('drawnJourney');
const SIGN = fileURLToPath(new URL('../../../assets/signs/word-water.mp4', import.meta.url));
const FFMPEG = process.env.FFMPEG_PATH ?? 'ffmpeg';

type Axe = { run: () => Promise<{ violations: { id: string }[] }> };

async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run();
    return violations.map(({ id }) => id);
  });
}

/** What leaves this device, but for the page's own files. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  page.on('websocket', (socket) => sent.push(socket.url()));
  return sent;
}

async function record(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Turn the camera on' }).click();
  await page.getByText(/^Ready\. After three, two, one/).waitFor(MADE);
  await page.getByRole('button', { name: 'Record a sign' }).click();
  await page.getByText('3', { exact: true }).waitFor();
  await page.getByText('Sign now').waitFor(MADE);
}

let folder: string;
let site: Site;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sign-kit-show-'));
  const clip = join(folder, 'webcam.mjpeg');
  const picture =
    'scale=640:480:force_original_aspect_ratio=decrease,pad=640:480:-1:-1:gray,fps=30';
  execFileSync(FFMPEG, ['-v', 'error', '-i', SIGN, '-vf', picture, '-q:v', '3', clip]);
  site = await openSite({ webgl: true, dist: inject('dist'), camera: 'allowed', clip });
});

afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

describe('a sign that somebody shows', () => {
  it(
    'is signed back by the avatar, saved and deleted, and nothing leaves the device',
    async () => {
      const page = await site.open(SHOW, { viewport: PHONE });
      const sent = sentBy(page);
      await record(page);
      const stage = page.locator('.stage[data-ready]');
      await stage.waitFor(MADE);
      await page.getByText(/^Made by a computer from your own clip alone/).waitFor();
      const durationMs = await page.evaluate(() => window.signKit?.durationMs() ?? 0);
      // The whole sign, however long this device looked at each of its pictures.
      expect(durationMs).toBeGreaterThan(1200);
      const loops = page.getByRole('button', { name: 'Loop' });
      expect(await loops.getAttribute('aria-pressed')).toBe('true');
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save as .pose' }).click(),
      ]);
      expect(readFileSync(await download.path()).readFloatLE(0)).toBeCloseTo(0.2);
      await page.getByRole('button', { name: 'Delete it' }).click();
      await page.getByText('Deleted: nothing of it is left').waitFor();
      expect(await page.locator('.stage').count()).toBe(0);
      expect(sent).toEqual([]);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['sign-kit.settings']);
    },
    TAKEN_MS,
  );

  it(
    'is written down as a draft that the sign editor opens, beside what was shown, and nothing leaves the device',
    async () => {
      const page = await site.open(`${SHOW}?lang=en`, { viewport: PHONE });
      const sent = sentBy(page);
      await record(page);
      await page.locator('.stage[data-ready]').waitFor(MADE);
      await page.getByRole('button', { name: 'Write it down as a draft' }).click();
      await page.waitForURL(/edit\?draft=shown/, MADE);
      await page.getByRole('heading', { name: 'A draft of the sign you showed' }).waitFor(MADE);
      await page.locator('.stage[data-ready]').waitFor(MADE);
      await page.getByText('Draft, not ISL.').first().waitFor();
      await page.getByText(/^The computer is not sure of: .*face/).waitFor();
      await page.getByText('How far it is from what you showed').click();
      await page.getByText(/^Part 1: the hand is \d+ cm/).waitFor();
      // A fist with its thumb out at the mouth.
      expect(await page.getByRole('radio', { name: 'Thumb up' }).count()).toBe(1);
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);

      const durationMs = () => page.evaluate(() => window.signKit?.durationMs() ?? 0);
      const drafted = await durationMs();
      await page.getByRole('button', { name: 'What you showed' }).click();
      await expect.poll(durationMs).not.toBe(drafted);

      // What the draft has depends on which pictures of the clip the camera gave.
      const claw = page.getByRole('radio', { name: 'Claw' });
      const another = (await claw.isChecked())
        ? page.getByRole('radio', { name: 'Fist', exact: true })
        : claw;
      expect(await another.isChecked()).toBe(false);
      await another.check({ force: true });
      await expect.poll(() => another.isChecked()).toBe(true);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => another.isChecked()).toBe(false);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save the draft' }).click(),
      ]);
      const saved = JSON.parse(readFileSync(await download.path(), 'utf8')) as { status: string };
      expect(saved.status).toBe('draft');
      await page.getByRole('button', { name: 'Delete the draft' }).click();
      await page.getByRole('heading', { name: 'The avatar signs what you show' }).waitFor(MADE);
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      expect(sent).toEqual([]);
    },
    TAKEN_MS,
  );

  it('has no draft where none was made, or another page wrote one, and an empty sign to begin with', async () => {
    const page = await site.open('edit?draft=shown&lang=en', {
      viewport: PHONE,
      before: () => sessionStorage.setItem('sign-kit.draft', '{"version":0}'),
    });
    await page.getByRole('alert').getByText('There is no draft here that can be opened').waitFor();
    await page.locator('.stage[data-ready]').waitFor(MADE);
    await page.getByRole('radio', { name: 'Claw' }).check({ force: true });
    expect(await violationsOf(page)).toEqual([]);
  });

  it('is asked for from practice too, where a phone has no room for its tab', async () => {
    const page = await site.open('learn-sign/practice?lang=en', { viewport: PHONE });
    const tab = page.locator('.tabs [data-tab=show]');
    await page.locator('.stage[data-ready]').waitFor(MADE);
    expect(await tab.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Show the avatar a sign' }).click();
    await page.getByRole('heading', { name: 'The avatar signs what you show' }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/learn-sign\/show$/);
    expect(await tab.getAttribute('aria-pressed')).toBe('true');
  });

  it(
    'is shown as a still picture to who asked for less movement, and again by the keyboard',
    async () => {
      const page = await site.open(`${SHOW}?lang=en`, { viewport: PHONE, reducedMotion: 'reduce' });
      await record(page);
      const stage = page.locator('.stage[data-ready]');
      await stage.waitFor(MADE);
      const pictures = page.getByRole('button', { name: 'Still pictures' });
      expect(await pictures.getAttribute('aria-pressed')).toBe('true');
      await page.getByRole('button', { name: 'Record a sign' }).press('Enter');
      await page.getByText('Sign now').waitFor(MADE);
      await page.getByRole('button', { name: 'Stop', exact: true }).first().press('Enter');
      await page.getByText(/^(Pictures left|Working it out|No hand came up|Ready)/).waitFor();
    },
    TAKEN_MS,
  );
});
