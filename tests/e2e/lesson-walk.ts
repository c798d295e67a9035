import { mkdirSync } from 'node:fs';
import type { components } from '@isl/contracts/content';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from '../support/stack.js';

/** More steps than any lesson has. */
const MOST_STEPS = 60;
/** Where pictures of the screens go, for whoever looks at them. */
const PICTURES = process.env.LESSON_PICTURES;

export async function look(page: Page, name: string): Promise<void> {
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/${name}.png` });
}

type Walk = {
  /** Before the first sign that is copied. */
  readonly onCopy?: () => Promise<void>;
  /** At each step, before anything is done. */
  readonly onStep?: (heading: string) => Promise<void>;
};

/**
 * Answers whatever is asked and goes on by the keyboard, until the lesson is done; returns the headings on the way. On a
 * phone nothing that is pressed lies below the screen.
 */
export async function goThrough(page: Page, { onCopy, onStep }: Walk): Promise<string[]> {
  const headings: string[] = [];
  const heading = page.getByRole('heading', { level: 1 });
  const screen = page.viewportSize()?.height ?? 0;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const now = (await heading.textContent()) ?? '';
    if (now.startsWith('Copy: ') && !headings.some((one) => one.startsWith('Copy: '))) {
      await onCopy?.();
    }
    await onStep?.(now);
    headings.push(now);
    if (now === 'The lesson is done') return headings;
    const onward = page.getByRole('button', { name: /^(Next|Skip)$/ });
    const choice = page.locator('main button[aria-disabled="false"]').first();
    await onward.or(choice).first().waitFor();
    const bottoms = await page
      .locator('main button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().bottom));
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(screen);
    await look(page, `${String(step).padStart(2, '0')} ${now.replace(/\W+/g, ' ')}`);
    const isAsked = await choice.isVisible();
    if (isAsked) await choice.press('Enter');
    const before = await page.locator('progress').getAttribute('value');
    await onward.first().press('Enter');
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

/** What the account knows of what was learnt. */
export const inAccount = (page: Page): Promise<components['schemas']['Progress']> =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    return (await fetch('/api/progress', { headers })).json();
  });
