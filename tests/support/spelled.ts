import type { Page } from 'playwright-core';
import { eventually } from './stack.js';

/** Ten letters of a word of the dictionary, none of which is doubted of the avatar, as N, U and I are. */
export const SPELLED_WORD = 'PHOTOGRAPH';
/** How long a letter stands at normal speed, after 220 ms of movement. */
export const NORMAL_HOLD_MS = 380;

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

/**
 * Starts the camera of the Prediction page and waits, at most so long, until the page has the word:
 * as it was read, or offered for what was read, and then chosen. Tells which of the two.
 */
export async function readSpelled(
  page: Page,
  { said }: Listening,
  withinMs: number,
): Promise<'read' | 'offered'> {
  await page.goto('/dashboard/Prediction');
  await page.getByRole('button', { name: 'Start Recording' }).click();
  const offer = page.getByRole('button', { name: SPELLED_WORD, exact: true });
  const sentence = page.getByLabel('ISL sentence');
  const isRead = async (): Promise<boolean> =>
    (await sentence.inputValue()).split(' ').includes(SPELLED_WORD);
  let how: 'read' | 'offered' = 'read';
  try {
    return await eventually(
      SPELLED_WORD,
      async () => {
        if (await isRead()) return how;
        if ((await offer.count()) === 0) return false;
        await offer.first().click();
        how = 'offered';
        return false;
      },
      withinMs,
    );
  } catch (error) {
    throw new Error(`${SPELLED_WORD} was read as ${said()}`, { cause: error });
  }
}
