import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchWithWebcam, visit } from '../support/browser.js';
import { writeSpelledClip } from '../support/clips.js';
import { eventually, readStack } from '../support/stack.js';

const stack = readStack();
const folder = mkdtempSync(join(tmpdir(), 'isl-spelled-'));
/**
 * Chosen for its letters: L, N and H are among the few that the recogniser reads from the avatar;
 * of U and C it is not asked. No measure of how well people are read.
 */
const WORD = 'LUNCH';
const LEAST_IN_ORDER = 3;
/** A busy machine answers few frames, and then a passage of the clip goes by half read. */
const READ_WITHIN_MS = 150_000;
let browser: Browser;

beforeAll(async () => {
  const clip = join(folder, 'webcam.mjpeg');
  writeSpelledClip(clip, WORD);
  browser = await launchWithWebcam(clip);
}, 300_000);
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

/** How many of the word's letters stand in what was read, in their order. */
function lettersInOrder(word: string, read: string): number {
  let counts = new Array<number>(word.length + 1).fill(0);
  for (const letter of read) {
    const next = [...counts];
    for (let at = 1; at <= word.length; at += 1) {
      const before = counts[at - 1] ?? 0;
      const matched = word[at - 1] === letter ? before + 1 : 0;
      next[at] = Math.max(matched, counts[at] ?? 0, next[at - 1] ?? 0);
    }
    counts = next;
  }
  return counts.at(-1) ?? 0;
}

async function letterLine(page: Page): Promise<string> {
  const [line = ''] = await page.getByText(/^Being spelled: /).allTextContents();
  return line.replace('Being spelled: ', '').replaceAll(' ', '');
}

/**
 * Reads the letter line again and again: answers with all that stood in it in this passage, the last
 * of it where it is longer than the word: in a long row of guesses any letters stand in order.
 * A letter that is not said empties the line too, but its hands are in view; at rest there are none.
 */
function followLine(page: Page): () => Promise<string> {
  const atRest = page.getByText('No sign in view', { exact: true });
  let passage = '';
  let before = '';
  let hasRested = false;
  return async () => {
    const line = await letterLine(page);
    if (line === '') {
      hasRested ||= await atRest.isVisible();
    } else {
      if (hasRested) passage = '';
      hasRested = false;
      passage += line.startsWith(before) ? line.slice(before.length) : line;
      passage = passage.slice(-WORD.length);
    }
    before = line;
    return passage;
  };
}

/** What a word of the sentence begins with: single letters read in a row are joined there. */
function longestWord(sentence: string): string {
  const [longest = ''] = sentence.split(' ').sort((a, b) => b.length - a.length);
  return longest;
}

describe('a word that the avatar spells', () => {
  it('is read letter by letter from the camera', async () => {
    const { page, troubles } = await visit(browser, stack.address);
    await page.goto('/dashboard/Prediction');
    await page.getByRole('button', { name: 'Start Recording' }).click();

    const passage = followLine(page);
    const seen = new Set<string>();
    const isRead = async () => {
      const letters = await passage();
      seen.add(letters);
      return lettersInOrder(WORD, letters) >= LEAST_IN_ORDER;
    };
    try {
      await eventually(`${LEAST_IN_ORDER} letters of ${WORD}`, isRead, READ_WITHIN_MS);
    } finally {
      process.stdout.write(`${WORD}, as it was read: ${[...seen].join(' ')}\n`);
    }
    const words = page.getByLabel('ISL sentence');
    await eventually('a finished word', async () => (await words.inputValue()) !== '');

    await page.getByRole('button', { name: 'Stop Recording' }).click();
    const result = page.getByRole('region', { name: 'Generated Sentence' });
    await result.waitFor();
    const sentence = result.locator('[aria-live=polite]');
    const read = longestWord(await words.inputValue());
    expect(read).not.toBe('');
    expect(await sentence.textContent()).toMatch(new RegExp(`\\b${read}`, 'i'));
    expect(troubles).toEqual([]);
  }, 240_000);
});
