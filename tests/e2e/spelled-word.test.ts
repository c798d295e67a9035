import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timeLimit } from '../../time-limits.js';
import { launchWithWebcam, visit } from '../support/browser.js';
import { writeSpelledClip } from '../support/clips.js';
import { listen, NORMAL_HOLD_MS, readSpelled, SPELLED_WORD } from '../support/spelled.js';
import { readStack } from '../support/stack.js';

const stack = readStack();
const folder = mkdtempSync(join(tmpdir(), 'isl-spelled-'));
/** The clip plays again and again. */
const READ_WITHIN_MS = timeLimit('reading');
let browser: Browser;

beforeAll(async () => {
  const clip = join(folder, 'webcam.mjpeg');
  writeSpelledClip(clip, SPELLED_WORD, NORMAL_HOLD_MS);
  browser = await launchWithWebcam(clip);
}, timeLimit('drawnJourney'));
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

describe('ten letters that the avatar spells at normal speed', () => {
  it(
    'are the word on the page, read or offered, and the word in the sentence',
    async () => {
      const { page, troubles } = await visit(browser, stack.address);
      const heard = listen(page);
      const how = await readSpelled(page, heard, READ_WITHIN_MS);
      process.stdout.write(`${SPELLED_WORD} was ${how} of ${heard.said()}\n`);
      await page.getByRole('button', { name: 'Stop Recording' }).click();
      const result = page.getByRole('region', { name: 'Generated Sentence' });
      await result.waitFor();
      expect(await result.textContent()).toMatch(new RegExp(SPELLED_WORD, 'i'));
      expect(troubles).toEqual([]);
    },
    timeLimit('drawnJourney'),
  );
});
