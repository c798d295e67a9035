import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timeLimit } from '../../time-limits.js';
import { hindrancesInBoth } from '../screens/reach.js';
import { launchWithWebcam, visit } from '../support/browser.js';
import { writeSignedClip } from '../support/clips.js';
import { eventually, readStack } from '../support/stack.js';
import { goThrough, inAccount } from './lesson-walk.js';
import { somebodyNew } from './people.js';

const stack = readStack();
const folder = mkdtempSync(join(tmpdir(), 'isl-lessons-'));
const PHONE = { width: 360, height: 800 };
let browser: Browser;

beforeAll(async () => {
  const clip = join(folder, 'webcam.mjpeg');
  writeSignedClip(clip, 'word-help');
  browser = await launchWithWebcam(clip);
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

/** Copies the face that is shown until something is told of it, with model and camera in one window. */
async function copyFace(page: Page): Promise<void> {
  const told = page.getByRole('list', { name: 'What is asked of the face' });
  await page.getByRole('button', { name: 'Turn the camera on' }).press('Enter');
  await told
    .getByText(/Seen: |Now: /)
    .first()
    .waitFor({ timeout: timeLimit('reading') });
  const picture = page.getByRole('region', { name: 'Your camera' }).locator('video');
  for (const seen of [page.locator('main iframe'), picture, told]) {
    const box = await seen.boundingBox();
    expect(box?.height).toBeGreaterThan(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
  }
  await page.getByText(/^About .* so far$/).waitFor();
  expect(await hindrancesInBoth(page)).toEqual([]);
}

async function stepInAccount(page: Page, lesson: string): Promise<number> {
  const { lessons } = await inAccount(page);
  return lessons.find((one) => one.lesson === lesson)?.step ?? 0;
}

describe('the first lesson, on a phone', () => {
  it(
    'leads from the landing page to its end without an account, and is kept',
    async () => {
      const { page, context, troubles } = await visit(browser, stack.address, {
        serviceWorkers: 'allow',
      });
      await page.setViewportSize(PHONE);
      await page.goto('/');
      await page.getByRole('link', { name: 'Look around without an account' }).click();
      await page.getByRole('link', { name: /^Non Manual/ }).click();
      await page.getByRole('link', { name: 'Begin the first lesson' }).click();
      const headings = await goThrough(page, { onCopy: () => copyFace(page) });
      for (const part of [
        'Copy: ',
        'Which sign is this?',
        'Now you sign',
        'Make its face: ',
        'Sign it: ',
      ]) {
        expect(headings.some((one) => one.startsWith(part))).toBe(true);
      }
      await page.getByText('Kept on this device.').waitFor();
      await page.getByRole('link', { name: 'To the course' }).click();
      await page.getByText('Done', { exact: true }).waitFor();
      await page.reload();
      await page.getByText('Done', { exact: true }).waitFor();
      expect(troubles).toEqual([]);
      await context.close();
    },
    timeLimit('drawnJourney'),
  );
});

describe('a lesson without a line', () => {
  it(
    'goes on after the camera was skipped, and catches up with the account when the line is back',
    async () => {
      const { page } = await somebodyNew(browser, stack, 'Leela');
      await page.setViewportSize(PHONE);
      await page.goto('/dashboard/courses/family/family-1');
      const heading = page.getByRole('heading', { level: 1 });
      const onward = page.getByRole('button', { name: /^(Next|Skip)$/ });
      const goOn = async (to: string, step: number): Promise<void> => {
        await onward.click();
        const known = page.locator(`progress[value="${step}"]`);
        await eventually(to, async () => (await known.count()) > 0);
      };
      await onward.waitFor();
      await goOn('the camera', 1);
      await page.getByRole('button', { name: 'Turn the camera on' }).waitFor();
      await goOn('the second sign', 2);
      await page.context().setOffline(true);
      await goOn('the third sign', 3);
      // What is open goes on: the avatar is there already.
      await page.frameLocator('iframe').locator('.stage[data-ready]').waitFor();
      await page.context().setOffline(false);
      await eventually(
        'the account to know',
        async () => (await stepInAccount(page, 'family-1')) === 3,
      );
      await page.goto('/dashboard');
      await page
        .getByRole('region', { name: 'Go on' })
        .getByRole('link', { name: /^Go on: / })
        .click();
      await eventually('the third sign again', async () =>
        ((await heading.textContent()) ?? '') === '' ? false : page.url().endsWith('family-1'),
      );
      await page.getByText('4/', { exact: false }).first().waitFor();

      await page.goto('/dashboard/Sign?lesson=practice&list=word-hello');
      const round = page.frameLocator('iframe[title="Sign Translator"]');
      await round.getByText('stays in this browser, and in your account').waitFor();
      const answer = round.locator('.choices button').first();
      await answer.waitFor();
      await page.context().setOffline(true);
      await answer.click();
      await round.getByText(/^(Right|Wrong): /).waitFor();
      await page.context().setOffline(false);
      await eventually('the account to know the answer', async () =>
        (await inAccount(page)).cards.some(({ card }) => card === 'word-hello'),
      );
      await page.context().close();
    },
    timeLimit('drawnJourney'),
  );
});
