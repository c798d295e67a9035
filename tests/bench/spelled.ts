import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchWithWebcam, visit } from '../support/browser.js';
import { writeSpelledClip } from '../support/clips.js';
import { listen, NORMAL_HOLD_MS, readSpelled, SPELLED_WORD } from '../support/spelled.js';
import { readStack } from '../support/stack.js';

const RUNS = 5;
const READ_WITHIN_MS = 60_000;

/**
 * Prints how soon the Prediction page has a word of ten letters that the avatar spells at normal
 * speed, again and again, what was read until then and how many frames a second were answered.
 */
async function main(): Promise<void> {
  const { address } = readStack();
  const folder = mkdtempSync(join(tmpdir(), 'isl-spelled-'));
  const clip = join(folder, 'webcam.mjpeg');
  writeSpelledClip(clip, SPELLED_WORD, NORMAL_HOLD_MS);
  const browser = await launchWithWebcam(clip);
  try {
    for (let run = 1; run <= RUNS; run += 1) {
      const { page, context } = await visit(browser, address);
      const heard = listen(page);
      const started = performance.now();
      const how = await readSpelled(page, heard, READ_WITHIN_MS).catch(() => 'missed');
      const seconds = (performance.now() - started) / 1000;
      process.stdout.write(
        `${SPELLED_WORD} at normal speed, run ${run} of ${RUNS}: ${how} after ${seconds.toFixed(0)} s, ` +
          `${(heard.answers() / seconds).toFixed(1)} frames a second answered; said: ${heard.said()}\n`,
      );
      await context.close();
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

await main();
