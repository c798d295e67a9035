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

/** Of letters said one after another the stretch, as long as the word, that has most of it. */
export function bestStretch(said: string): string {
  const starts = Array.from({ length: Math.max(1, said.length - SPELLED_WORD.length + 1) });
  const stretches = starts.map((_, from) => said.slice(from, from + SPELLED_WORD.length));
  return stretches.reduce((best, one) => (lettersInOrder(one) > lettersInOrder(best) ? one : best));
}

export type Listening = {
  /** The letters that the service said so far, each production once. */
  readonly said: () => string;
  /** How many frames it answered. */
  readonly answers: () => number;
};

/** Listens to what the signs service tells the page, before the page is opened. */
export function listen(page: Page): Listening {
  const productions = new Map<number, string>();
  let answers = 0;
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const text = payload.toString();
      if (!text.includes('"predictions2"')) return;
      answers += 1;
      const [, answer] = JSON.parse(text.slice(text.indexOf('['))) as [string, Answer];
      const { label, production } = answer.predictions2;
      if (label.length === 1 && typeof production === 'number') productions.set(production, label);
    });
  });
  return { said: () => [...productions.values()].join(''), answers: () => answers };
}

type Answer = {
  readonly predictions2: { readonly label: string; readonly production?: number | null };
};

/** Starts the camera of the Prediction page and waits, at most so long, for nearly all of the word. */
export async function readSpelled(
  page: Page,
  { said }: Listening,
  withinMs: number,
): Promise<void> {
  await page.goto('/dashboard/Prediction');
  await page.getByRole('button', { name: 'Start Recording' }).click();
  try {
    await eventually(
      SPELLED_WORD,
      () => Promise.resolve(lettersInOrder(bestStretch(said())) >= LEAST_IN_ORDER),
      withinMs,
    );
  } catch (error) {
    throw new Error(`${SPELLED_WORD} was read as ${said()}`, { cause: error });
  }
}
