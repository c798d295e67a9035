import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timeLimit } from '../../time-limits.js';
import { launchWithWebcam, visit } from '../support/browser.js';
import { writeSpelledClip } from '../support/clips.js';
import { eventually, readStack } from '../support/stack.js';

const stack = readStack();
const folder = mkdtempSync(join(tmpdir(), 'isl-practice-'));
/** Among the few that the recogniser reads from the avatar; no measure of how well people are read. */
const LETTER = 'L';
const READ_WITHIN_MS = timeLimit('reading');
const JUDGEMENT = /wrong|incorrect|mistake|right|correct|well done|try again|fail/i;
let browser: Browser;

beforeAll(async () => {
  const clip = join(folder, 'webcam.mjpeg');
  writeSpelledClip(clip, LETTER);
  browser = await launchWithWebcam(clip);
}, timeLimit('drawnJourney'));
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

/** Asks for other letters until the one that is wanted, or any other one, is asked for. */
async function ask(page: Page, isWanted: (letter: string) => boolean): Promise<void> {
  const other = page.getByRole('button', { name: 'Another letter' });
  await eventually('the letter', async () => {
    const asked = (await page.getByText(/^Show [A-Z]$/).textContent()) ?? '';
    if (isWanted(asked.slice(-1))) return true;
    await other.click();
    return false;
  });
}

describe('letters before the camera', () => {
  it(
    'are said as they are seen, whichever was asked for, and never judged',
    async () => {
      const { page, troubles } = await visit(browser, stack.urls.signkit ?? '');
      await page.goto('/sign-kit/learn-sign?lesson=practice');
      const practice = page.getByRole('region', { name: 'Practise letters with the camera' });
      const said = practice.locator('.saw');
      const heard = new Set<string>();
      const says = (part: string, others: string | null) => async () => {
        const words = (await said.textContent()) ?? '';
        heard.add(words);
        return words.includes(part) && (others === null || !words.includes(others));
      };
      const same = 'That is the letter you were asked for';
      await ask(page, (letter) => letter === LETTER);
      await practice.getByRole('button', { name: 'Turn the camera on' }).click();
      try {
        await eventually('the letter', says(`It saw ${LETTER} · ${same}`, null), READ_WITHIN_MS);
        await ask(page, (letter) => letter !== LETTER);
        await eventually('it again', says(`It saw ${LETTER}`, same), READ_WITHIN_MS);
      } finally {
        process.stdout.write(`${LETTER} before the camera: ${[...heard].join(' | ')}\n`);
      }
      expect([...heard].filter((words) => JUDGEMENT.test(words))).toEqual([]);
      await practice.getByRole('button', { name: 'Turn the camera off' }).click();
      await practice.locator('video').waitFor({ state: 'detached' });
      expect(troubles).toEqual([]);
    },
    timeLimit('drawnJourney'),
  );
});
