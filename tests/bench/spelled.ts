import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchWithWebcam, visit } from '../support/browser.js';
import { writeSpelledClip } from '../support/clips.js';
import { lettersInOrder, readSpelled, SPELLED_WORD } from '../support/spelled.js';
import { readStack } from '../support/stack.js';

/** How long a letter stands at normal speed, after 220 ms of movement. */
const HOLD_MS = 380;
const READ_WITHIN_MS = 120_000;

/** Prints what the Prediction page reads of ten letters that the avatar spells at normal speed. */
async function main(): Promise<void> {
  const { address } = readStack();
  const folder = mkdtempSync(join(tmpdir(), 'isl-spelled-'));
  const clip = join(folder, 'webcam.mjpeg');
  writeSpelledClip(clip, SPELLED_WORD, HOLD_MS);
  const browser = await launchWithWebcam(clip);
  try {
    const { page } = await visit(browser, address);
    const answers = countAnswers(page);
    const started = performance.now();
    const read = await readSpelled(page, READ_WITHIN_MS).catch(({ message }: Error) => message);
    const seconds = (performance.now() - started) / 1000;
    const most = Math.max(...read.split(' ').map(lettersInOrder));
    process.stdout.write(
      `${SPELLED_WORD} at normal speed: at most ${most} of ${SPELLED_WORD.length} letters in their ` +
        `order in one word, after ${seconds.toFixed(0)} s, ${(answers() / seconds).toFixed(1)} ` +
        `frames a second answered by both services together; read: ${read}\n`,
    );
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

/** How many frames were answered over the page's sockets so far. */
function countAnswers(page: Page): () => number {
  let answers = 0;
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (payload.toString().includes('"frame_processed"')) answers += 1;
    });
  });
  return () => answers;
}

await main();
