import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timeLimit } from '../../time-limits.js';
import { launchBrowser, visit } from '../support/browser.js';
import { eventually, readStack } from '../support/stack.js';
import { somebodyNew } from './people.js';

const stack = readStack();
const PHONE = { width: 360, height: 800 };
/** More steps than any lesson has. */
const MOST_STEPS = 60;
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Answers whatever is asked and goes on, until the lesson is done; returns the headings on the way. */
async function goThrough(page: Page): Promise<string[]> {
  const headings: string[] = [];
  const heading = page.getByRole('heading', { level: 1 });
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const now = (await heading.textContent()) ?? '';
    headings.push(now);
    if (now === 'The lesson is done') return headings;
    const onward = page.getByRole('button', { name: /^(Next|Skip)$/ });
    const choice = page.locator('main button[aria-disabled="false"]').first();
    await onward.or(choice).first().waitFor();
    // Nothing that is pressed lies below the screen.
    const bottoms = await page
      .locator('main button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().bottom));
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(PHONE.height);
    const isAsked = await choice.isVisible();
    if (isAsked) await choice.click();
    const before = await page.locator('progress').getAttribute('value');
    await onward.first().click();
    await eventually('the next step', async () => {
      const [value, text] = [
        await page.locator('progress').getAttribute('value'),
        await heading.textContent(),
      ];
      // What is asked once more may follow on another such question.
      return value !== before || text !== now || (isAsked && (await choice.isVisible()));
    });
  }
  throw new Error('the lesson has no end');
}

/** What the account knows of a lesson. */
const stepInAccount = (page: Page, lesson: string): Promise<number> =>
  page.evaluate(async (id) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    const reply = await fetch('/api/progress', { headers });
    const { lessons } = (await reply.json()) as { lessons: { lesson: string; step: number }[] };
    return lessons.find((one) => one.lesson === id)?.step ?? 0;
  }, lesson);

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
      const headings = await goThrough(page);
      expect(headings).toContain('Which sign is this?');
      expect(headings).toContain('Now you sign');
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
    'goes on, and catches up with the account when the line is back',
    async () => {
      const { page } = await somebodyNew(browser, stack, 'Leela');
      await page.setViewportSize(PHONE);
      await page.goto('/dashboard/courses/family/family-1');
      await page.getByRole('button', { name: 'Next' }).waitFor();
      await page.context().setOffline(true);
      const heading = page.getByRole('heading', { level: 1 });
      const first = await heading.textContent();
      await page.getByRole('button', { name: 'Next' }).click();
      await eventually('the second sign', async () => (await heading.textContent()) !== first);
      await page.getByText('a picture stands for the moving sign').waitFor();
      const second = await heading.textContent();
      await page.getByRole('button', { name: 'Next' }).click();
      await eventually('the third sign', async () => (await heading.textContent()) !== second);
      await page.context().setOffline(false);
      await eventually(
        'the account to know',
        async () => (await stepInAccount(page, 'family-1')) === 2,
      );
      await page.goto('/dashboard');
      await page
        .getByRole('region', { name: 'Go on' })
        .getByRole('link', { name: /^Go on: / })
        .click();
      await eventually('the third sign again', async () =>
        ((await heading.textContent()) ?? '') === '' ? false : page.url().endsWith('family-1'),
      );
      await page.getByText('3/', { exact: false }).first().waitFor();
      await page.context().close();
    },
    timeLimit('drawnJourney'),
  );
});
