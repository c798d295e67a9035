import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchWithWebcam, visit } from '../support/browser.js';
import { writeSpelledClip } from '../support/clips.js';
import { listen, readSpelled, SPELLED_WORD } from '../support/spelled.js';
import { readStack } from '../support/stack.js';

const stack = readStack();
const folder = mkdtempSync(join(tmpdir(), 'isl-spelled-'));
/** A little slower than normal, for a machine that answers few frames; bench/spelled.ts measures that. */
const HOLD_MS = 600;
/** The clip plays again and again. */
const READ_WITHIN_MS = 200_000;
let browser: Browser;

beforeAll(async () => {
  const clip = join(folder, 'webcam.mjpeg');
  writeSpelledClip(clip, SPELLED_WORD, HOLD_MS);
  browser = await launchWithWebcam(clip);
}, 300_000);
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

describe('ten letters that the avatar spells', () => {
  it('are said in their order, and stand as they were read in the sentence', async () => {
    const { page, troubles } = await visit(browser, stack.address);
    const heard = listen(page);
    await readSpelled(page, heard, READ_WITHIN_MS);
    process.stdout.write(`${SPELLED_WORD} was read as ${heard.said()}\n`);
    await page.getByRole('button', { name: 'Stop Recording' }).click();
    const result = page.getByRole('region', { name: 'Generated Sentence' });
    await result.waitFor();
    const words = (await page.getByLabel('ISL sentence').inputValue()).split(' ');
    const longest = words.reduce((long, word) => (word.length > long.length ? word : long));
    expect(await result.textContent()).toMatch(new RegExp(longest, 'i'));
    expect(troubles).toEqual([]);
  }, 300_000);
});
