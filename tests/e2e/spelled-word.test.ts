import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchWithWebcam, visit } from '../support/browser.js';
import { writeSpelledClip } from '../support/clips.js';
import { isSpelled, readSpelled, SPELLED_WORD } from '../support/spelled.js';
import { readStack } from '../support/stack.js';

const stack = readStack();
const folder = mkdtempSync(join(tmpdir(), 'isl-spelled-'));
/**
 * Slow, as a beginner spells, so that a machine that answers three frames a second sees each letter
 * twice; bench/spelled.ts measures normal speed.
 */
const HOLD_MS = 900;
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
  it('end in a word of them in their order, and the word in a sentence', async () => {
    const { page, troubles } = await visit(browser, stack.address);
    const seen = await readSpelled(page, READ_WITHIN_MS);
    await page.getByRole('button', { name: 'Stop Recording' }).click();
    const result = page.getByRole('region', { name: 'Generated Sentence' });
    await result.waitFor();
    const read = seen.split(' ').find(isSpelled) ?? SPELLED_WORD;
    expect(await result.textContent()).toMatch(new RegExp(read, 'i'));
    expect(troubles).toEqual([]);
  }, 300_000);
});
