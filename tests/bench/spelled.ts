import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchWithWebcam, visit } from '../support/browser.js';
import { writeSpelledClip } from '../support/clips.js';
import {
  bestStretch,
  lettersInOrder,
  listen,
  readSpelled,
  SPELLED_WORD,
} from '../support/spelled.js';
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
    const heard = listen(page);
    const started = performance.now();
    await readSpelled(page, heard, READ_WITHIN_MS).catch(() => {});
    const seconds = (performance.now() - started) / 1000;
    const best = bestStretch(heard.said());
    process.stdout.write(
      `${SPELLED_WORD} at normal speed: ${lettersInOrder(best)} of ${SPELLED_WORD.length} letters in ` +
        `their order (${best}) within ${seconds.toFixed(0)} s, ` +
        `${(heard.answers() / seconds).toFixed(1)} frames a second answered; said: ${heard.said()}\n`,
    );
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

await main();
