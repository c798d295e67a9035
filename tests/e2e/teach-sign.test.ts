import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { timeLimit } from '../../time-limits.js';
import { violationsOf } from '../screens/violations.js';
import { launchWithWebcam, visit } from '../support/browser.js';
import { writeSignedClip } from '../support/clips.js';
import { eventually, readStack } from '../support/stack.js';

const { address } = readStack();
const folder = mkdtempSync(join(tmpdir(), 'isl-teach-'));
const PHONE = { width: 360, height: 800 };
const READ_WITHIN_MS = timeLimit('reading');
let browser: Browser;

beforeAll(async () => {
  const clip = join(folder, 'webcam.mjpeg');
  writeSignedClip(clip, 'word-traffic-jam');
  browser = await launchWithWebcam(clip);
}, timeLimit('drawnJourney'));
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

async function openDialog(page: Page): Promise<Locator> {
  await page.goto('/dashboard/Prediction');
  await page.getByRole('button', { name: 'Teach a sign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Teach a sign' });
  await dialog.waitFor();
  return dialog;
}

/** The clip plays on by itself: a take that begins within the sign may show too little of it. */
async function showThreeTimes(dialog: Locator): Promise<void> {
  const take = dialog.getByRole('button', { name: /^Show it: take/ });
  const keep = dialog.getByRole('button', { name: 'Keep on this device' });
  await eventually(
    'three accepted takes',
    async () => {
      if ((await keep.count()) > 0) return true;
      // It may have given way to what comes after the third between the look and the press.
      await take
        .and(dialog.locator(':enabled'))
        .click({ timeout: 1_000 })
        .catch(() => {});
      return false;
    },
    READ_WITHIN_MS,
  );
}

/** What is offered is chosen, as a person would. */
async function recognise(page: Page, word: string): Promise<void> {
  const offer = page.getByRole('button', { name: word, exact: true });
  const sentence = page.getByLabel('ISL sentence');
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await eventually(
    word,
    async () => {
      if ((await sentence.inputValue()).split(' ').includes(word)) return true;
      if ((await offer.count()) > 0) await offer.first().click();
      return false;
    },
    READ_WITHIN_MS,
  );
}

it(
  'a sign of one’s own is taught, kept, handed on as a file, recognised and forgotten on a phone',
  async () => {
    const { page, troubles } = await visit(browser, address);
    await page.setViewportSize(PHONE);
    let dialog = await openDialog(page);
    await dialog.getByLabel('What is the sign called?').fill('masala chai');
    await dialog.getByRole('button', { name: 'Turn the camera on' }).click();
    await showThreeTimes(dialog);
    await dialog.getByRole('img', { name: 'Your take, as the computer saw it' }).waitFor();
    await dialog.getByText(/^TRAFFIC-JAM: \d+% apart$/).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await dialog.getByRole('button', { name: 'Keep on this device' }).click();
    await dialog.getByText('MASALA-CHAI is kept on this device.').waitFor();

    dialog = await openDialog(page);
    const remove = dialog.getByRole('button', { name: 'Delete MASALA-CHAI' });
    await remove.waitFor();
    const coming = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save as a file' }).click();
    const file = await (await coming).path();
    const { signs } = JSON.parse(readFileSync(file, 'utf8')) as {
      readonly signs: readonly { readonly name: string; readonly examples: readonly string[] }[];
    };
    expect(signs.map(({ name, examples }) => [name, examples.length])).toEqual([
      ['MASALA-CHAI', 3],
    ]);
    await remove.click();
    await dialog.getByText('You have not taught any sign on this device.').waitFor();

    dialog = await openDialog(page);
    await dialog.getByText('You have not taught any sign on this device.').waitFor();
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'signs.json',
      mimeType: 'application/json',
      buffer: readFileSync(file),
    });
    await dialog.getByText('1 sign was read from the file.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: 'What it can recognise' }).click();
    const list = page.getByRole('dialog', { name: 'What it can recognise' });
    await list.getByText('MASALA-CHAI').waitFor();
    await list.getByRole('button', { name: 'Close' }).click();
    await recognise(page, 'MASALA-CHAI');
    expect(troubles).toEqual([]);
  },
  timeLimit('drawnJourney'),
);
