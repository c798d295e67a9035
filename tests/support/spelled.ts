import type { Page } from 'playwright-core';
import { eventually } from './stack.js';

/**
 * Ten letters without those that are doubted of the avatar: U and N stay unsure, and I is the numeral
 * 1 as well. C is near its threshold, so that two may be missing. No measure of how well people are
 * read.
 */
export const SPELLED_WORD = 'TABLECLOTH';
const LEAST_IN_ORDER = 8;

/** How many of the word's letters stand in what was read, in their order. */
export function lettersInOrder(read: string): number {
  let counts = new Array<number>(SPELLED_WORD.length + 1).fill(0);
  for (const letter of read) {
    const next = [...counts];
    for (let at = 1; at <= SPELLED_WORD.length; at += 1) {
      const matched = SPELLED_WORD[at - 1] === letter ? (counts[at - 1] ?? 0) + 1 : 0;
      next[at] = Math.max(matched, counts[at] ?? 0, next[at - 1] ?? 0);
    }
    counts = next;
  }
  return counts.at(-1) ?? 0;
}

/** A word that is almost the one that was spelled: no longer, and of its letters in their order. */
export const isSpelled = (word: string): boolean =>
  word.length <= SPELLED_WORD.length && lettersInOrder(word) >= LEAST_IN_ORDER;

/** Starts the camera of the Prediction page and waits for the word; what was read until then, at most so long. */
export async function readSpelled(page: Page, withinMs: number): Promise<string> {
  await page.goto('/dashboard/Prediction');
  await page.getByRole('button', { name: 'Start Recording' }).click();
  const words = page.getByLabel('ISL sentence');
  let seen = '';
  try {
    await eventually(
      SPELLED_WORD,
      async () => {
        seen = await words.inputValue();
        return seen.split(' ').some(isSpelled);
      },
      withinMs,
    );
  } catch (error) {
    throw new Error(`${SPELLED_WORD} was read as: ${seen}`, { cause: error });
  }
  return seen;
}
