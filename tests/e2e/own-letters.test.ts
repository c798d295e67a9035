import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { timeLimit } from '../../time-limits.js';
import { violationsOf } from '../screens/violations.js';
import { launchWithWebcam, visit } from '../support/browser.js';
import { writeSpelledClip } from '../support/clips.js';
import { eventually, readStack } from '../support/stack.js';

const { address } = readStack();
const PHONE = { width: 360, height: 800 };
/** Longer than what is looked at of it. */
const HOLD_MS = 6000;
const folder = mkdtempSync(join(tmpdir(), 'isl-held-'));
let browser: Browser;

beforeAll(async () => {
  const clip = join(folder, 'webcam.mjpeg');
  writeSpelledClip(clip, 'B', HOLD_MS);
  browser = await launchWithWebcam(clip);
}, timeLimit('drawnJourney'));
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

it(
  'a letter is shown on a phone, kept, and compared from then on',
  async () => {
    const { page, troubles } = await visit(browser, address, { viewport: PHONE });
    let lettersKnown = 0;
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const [, known] = /own_letters_known",\{"letters":(\d+)/.exec(payload.toString()) ?? [];
        if (known !== undefined) lettersKnown = Number(known);
      }),
    );
    await page.goto('/dashboard/Prediction');
    await page.getByRole('button', { name: 'Teach a sign' }).click();
    await page.getByRole('button', { name: 'Show me your letters' }).click();
    const dialog = page.getByRole('dialog', { name: 'Show me your letters' });
    await dialog.getByRole('button', { name: 'Begin' }).click();
    await dialog.getByText('Shown: 1 of 26').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await dialog.getByRole('button', { name: 'Stop' }).click();
    await dialog.getByRole('button', { name: 'Forget A', exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await eventually('the service to know the letter', async () => lettersKnown === 1);
    expect(troubles).toEqual([]);
  },
  timeLimit('drawnJourney'),
);
