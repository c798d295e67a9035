import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { aPerson, logIn, register } from '../e2e/people.js';
import { aSignedInPerson } from '../support/api.js';
import { launchBrowser, visit } from '../support/browser.js';
import { writeClip } from '../support/clips.js';
import { aDraft, ask, type Contribution, send } from '../support/giving.js';
import { eventually, readStack } from '../support/stack.js';

const GIVERS = 4;
const CLIPS_EACH = 6;
/** What a scripted reviewer looks at a clip before the answer. */
const LOOK_MS = 500;

const stack = readStack();

/** Clips of several people that wait to be judged. */
async function giveClips(folder: string): Promise<void> {
  writeClip(join(folder, 'clip.mp4'), 2);
  const clip = readFileSync(join(folder, 'clip.mp4'));
  for (let giver = 0; giver < GIVERS; giver += 1) {
    const who = await aSignedInPerson(stack.address);
    for (let number = 0; number < CLIPS_EACH; number += 1) {
      const own = Buffer.concat([clip, Buffer.from(`${giver} ${number}`)]);
      const path = '/contributions';
      const body = aDraft(own);
      const made = await ask<Contribution>(stack.address, 'POST', path, { ...who, body });
      await send(stack.address, who, made.body._id, own);
    }
    await eventually('the clips to be prepared', async () => {
      const mine = await ask<{ data: Contribution[] }>(stack.address, 'GET', '/contributions', who);
      return mine.body.data.every(({ status }) => status === 'ready');
    });
  }
}

/** Milliseconds from the key of an answer to the first picture of the next clip that plays. */
async function nextPlays(page: Page): Promise<number> {
  // Listening before the key is pressed: what is evaluated beside it may come late.
  await page.evaluate(() => {
    const nextPlay = new Promise<number>((resolve) => {
      let answeredAt = 0;
      document.addEventListener(
        'keydown',
        () => {
          answeredAt = performance.now();
        },
        { capture: true, once: true },
      );
      // After the last clip none plays.
      setTimeout(() => resolve(-1), 5000);
      // Resolved once; what plays later tells nobody anything.
      document.addEventListener(
        'playing',
        ({ target }) => {
          const isClip = target instanceof HTMLVideoElement && !target.hidden;
          if (isClip && answeredAt > 0) resolve(performance.now() - answeredAt);
        },
        { capture: true },
      );
    });
    Object.assign(window, { nextPlay });
  });
  await page.keyboard.press('y');
  return page.evaluate(() => Reflect.get(window, 'nextPlay') as Promise<number>);
}

/** Prints how quickly a reviewer who answers by keyboard gets on. */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'isl-judging-'));
  const browser = await launchBrowser();
  try {
    await giveClips(folder);
    const { page } = await visit(browser, stack.address);
    const person = aPerson('Meera');
    await register(page, person);
    await logIn(page, person);
    await page.goto('/dashboard/review');
    await page
      .getByLabel(/^The clip for /)
      .first()
      .waitFor();
    const times: number[] = [];
    const begun = Date.now();
    while (times.length < GIVERS * CLIPS_EACH - 1) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      const took = await nextPlays(page);
      if (took < 0) break;
      times.push(took);
    }
    const minutes = (Date.now() - begun) / 60_000;
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number): string =>
      (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
    process.stdout.write(
      `from an answer to the next clip playing: median ${at(0.5)} ms, ninth decile ${at(0.9)} ms, ` +
        `longest ${at(0.999)} ms of ${times.length}; ${(times.length / minutes).toFixed(0)} clips a ` +
        `minute by somebody who looks at each for ${LOOK_MS} ms\n`,
    );
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

await main();
