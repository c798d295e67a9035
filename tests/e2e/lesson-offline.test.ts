import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timeLimit } from '../../time-limits.js';
import { hindrancesInBoth } from '../screens/reach.js';
import { launchWithFinder, type Visit, visit } from '../support/browser.js';
import { writeSignedClip } from '../support/clips.js';
import { eventually, readStack } from '../support/stack.js';
import { goThrough, inAccount, look } from './lesson-walk.js';
import { aPerson, logIn, register } from './people.js';

const stack = readStack();
const folder = mkdtempSync(join(tmpdir(), 'isl-lesson-offline-'));
const PHONE = { width: 360, height: 800 };
const OFFLINE = /^This device is offline. The dictionary/;
const LESSON = '/dashboard/courses/family/family-1';
let browser: Browser;

beforeAll(async () => {
  const clip = join(folder, 'webcam.mjpeg');
  writeSignedClip(clip, 'word-help');
  browser = await launchWithFinder(clip);
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

/** The avatar's frame, once it stands there as a person, not as a drawing. */
async function avatarOf(page: Page): Promise<Frame> {
  const frame = await eventually('the frame', async () =>
    page.frames().findLast((one) => one.url().includes('/sign-kit/')),
  );
  await frame.waitForSelector('.stage[data-ready=figure]', { timeout: timeLimit('drawnPage') });
  return frame;
}

/** Until the avatar was seen in two different pictures while it signs something. */
async function untilItMoves(page: Page): Promise<void> {
  const frame = await avatarOf(page);
  await eventually('the avatar to move', () =>
    frame.evaluate(async () => {
      const canvas = document.querySelector<HTMLCanvasElement>('.stage canvas');
      const { signKit } = window as { signKit?: { durationMs: () => number; play: () => void } };
      if (!canvas || !signKit || signKit.durationMs() === 0) return false;
      const before = canvas.toDataURL();
      signKit.play();
      const until = performance.now() + 2_000;
      while (performance.now() < until) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (canvas.toDataURL() !== before) return true;
      }
      return false;
    }),
  );
}

const isKept = (where: Page | Frame, address: string): Promise<boolean> =>
  where.evaluate(
    async (path) =>
      navigator.serviceWorker.controller !== null && (await caches.match(path)) !== undefined,
    address,
  );

const isReached = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    fetch('/ready').then(
      () => true,
      () => false,
    ),
  );

describe('a course that was begun, on a phone that has no network', () => {
  let visitor: Visit;
  let page: Page;

  beforeAll(async () => {
    visitor = await visit(browser, stack.address, { serviceWorkers: 'allow', viewport: PHONE });
    page = visitor.page;
    const person = aPerson('Noor');
    await register(page, person);
    await logIn(page, person);
  });
  afterAll(() => visitor?.context.close());

  it('is begun with the network, at its first sign', async () => {
    await page.goto(LESSON);
    const frame = await avatarOf(page);
    await eventually('the course to be kept', () => isKept(page, '/api/courses/family'));
    await eventually('the person to be kept', () => isKept(frame, '/sign-kit/avatar/man.glb'));
    await eventually('what is said to be kept', () => isKept(page, '/api/config'));
  });

  it(
    'opens again without it, and its lesson goes to the end: signs move, are recognised, said',
    async () => {
      await visitor.context.setOffline(true);
      await page.reload();
      await page.getByText(OFFLINE).waitFor();
      expect(await isReached(page)).toBe(false);
      await untilItMoves(page);
      expect(await hindrancesInBoth(page)).toEqual([]);
      const shown: string[] = [];
      const headings = await goThrough(page, {
        onStep: async (now) => {
          const kind = now.split(':')[0] ?? '';
          const isStaged = ['Which sign is this?', 'What does this sentence say?'].includes(kind);
          if (isStaged && !shown.includes(kind)) await untilItMoves(page);
          if (['Copy', 'Now you sign', 'Sign it'].includes(kind)) {
            await page.getByText(/nothing here can look at the camera's pictures/).waitFor();
          }
          shown.push(kind);
        },
      });
      for (const part of ['Which sign is this?', 'What does this sentence say?', 'Copy: ']) {
        expect(headings.some((one) => one.startsWith(part))).toBe(true);
      }
      await page.getByText('Kept on this device until the line is back.').waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    },
    timeLimit('drawnJourney'),
  );

  it('goes on with the next lesson, signed by the person who is kept', async () => {
    await page.getByRole('link', { name: /^Next lesson: / }).click();
    await page.waitForURL(/family-2$/);
    await untilItMoves(page);
    const frame = await avatarOf(page);
    expect(await isKept(frame, '/sign-kit/avatar/woman.glb')).toBe(false);
    await look(page, 'offline, next lesson');
  });

  it('is in the account once the network is back', async () => {
    await visitor.context.setOffline(false);
    await page.getByText(OFFLINE).waitFor({ state: 'hidden' });
    await eventually('the account to know', async () => {
      const { lessons } = await inAccount(page);
      return lessons.some(({ lesson, doneAt }) => lesson === 'family-1' && doneAt !== null);
    });
    expect(visitor.troubles).toEqual([]);
  });
});

describe('a course that somebody keeps, with what looks at their hands', () => {
  it(
    'opens where it was never begun, signed by either person, and tells what differed before the camera',
    async () => {
      const visitor = await visit(browser, stack.address, {
        serviceWorkers: 'allow',
        viewport: PHONE,
      });
      const { page, context } = visitor;
      await page.goto('/dashboard/courses/food');
      await eventually('the app to be kept', () => isKept(page, '/api/config'));
      const part = page.getByRole('region', { name: 'Offline' });
      await part.getByRole('switch').check({ force: true });
      await part.scrollIntoViewIfNeeded();
      await look(page, 'keep, offered');
      expect(await hindrancesInBoth(page)).toEqual([]);
      await part.getByRole('button', { name: /^Keep for offline \(\d+(\.\d)? MB\)$/ }).click();
      await part
        .getByText(/work offline, and so does practice before the camera/)
        .waitFor({ timeout: timeLimit('drawnPage') });
      await look(page, 'keep, kept');

      await context.setOffline(true);
      for (const lesson of ['food-1', 'food-2']) {
        await page.goto(`/dashboard/courses/food/${lesson}`);
        await untilItMoves(page);
      }
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByText(/it looks at your hands itself/).waitFor();
      await page.getByRole('button', { name: 'Turn the camera on' }).click();
      await page
        .getByRole('list', { name: /^Your last try/ })
        .waitFor({ timeout: timeLimit('reading') });
      await look(page, 'offline, copied');
      expect(await hindrancesInBoth(page)).toEqual([]);

      await context.setOffline(false);
      await page.goto('/dashboard/courses/food');
      await part.getByRole('button', { name: 'Remove from this device' }).click();
      await part.getByRole('button', { name: /^Keep for offline/ }).waitFor();
      const left = await page.evaluate(() => caches.keys());
      expect(left).not.toContain('isl-landmark-models');
      expect(visitor.troubles).toEqual([]);
      await context.close();
    },
    timeLimit('drawnJourney'),
  );
});
