import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, visit } from '../support/browser.js';
import { readStack } from '../support/stack.js';
import { somebodyNew } from './people.js';

const stack = readStack();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const TITLE = 'How do you sign monsoon?';
const post = (page: Page) => page.getByRole('article').filter({ hasText: TITLE });

const placeOfAbout = async (page: Page) =>
  (await page.getByRole('region', { name: 'About' }).boundingBox())?.y;

/** Returns how to let the answers through. */
async function holdNotifications(page: Page): Promise<() => void> {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/notifications?*', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

it('what others did is told once, all likes together, and leads to the very comment', async () => {
  const { page: asha } = await somebodyNew(browser, stack, 'Asha');
  const { page: ravi } = await somebodyNew(browser, stack, 'Ravi');
  const visitor = (await visit(browser, stack.address)).page;

  await asha.goto('/dashboard/discussions');
  await asha.getByPlaceholder('Enter post title').fill(TITLE);
  await asha.getByPlaceholder('Write your post here...').fill('Here I see two ways.');
  await asha.getByRole('button', { name: 'Add Post' }).click();
  await post(asha).getByRole('button', { name: 'Like (0)' }).click();
  await post(asha).getByRole('button', { name: 'Like (1)' }).waitFor();
  // Of what one did oneself nothing is told.
  await asha.goto('/dashboard/notifications');
  await asha.getByText(/^Nothing yet/).waitFor();

  await ravi.goto('/dashboard/discussions');
  await post(ravi).getByRole('button', { name: 'Like (1)' }).click();
  await post(ravi).getByRole('button', { name: 'Show comments' }).click();
  await post(ravi).getByPlaceholder('Add a comment...').fill('With both hands, like rain.');
  await post(ravi).getByRole('button', { name: 'Add Comment' }).click();
  await ravi.getByText('Comment added successfully!').first().waitFor();
  await visitor.goto('/dashboard/discussions');
  await post(visitor).getByRole('button', { name: 'Like (2)' }).click();
  await post(visitor).getByRole('button', { name: 'Like (3)' }).waitFor();

  const letGo = await holdNotifications(asha);
  await asha.goto('/dashboard');
  const answers = asha.getByRole('region', { name: 'Answers to you' });
  await answers.waitFor();
  const goOn = asha.getByRole('region', { name: 'Go on' });
  await goOn.getByRole('link', { name: /^(Begin|Go on): / }).waitFor();
  const before = await placeOfAbout(asha);
  letGo();
  await answers.getByRole('link', { name: /Ravi Rao commented/ }).waitFor();
  expect(await placeOfAbout(asha)).toBe(before);
  await asha.getByRole('link', { name: 'Notifications: 2 new ones' }).click();
  const list = asha.getByRole('list', { name: 'Your notifications, newest first' });
  await list.waitFor();
  const told = await list.getByRole('link').allTextContents();
  expect(told).toHaveLength(2);
  expect(told[0]).toContain(`2 people like your post “${TITLE}”`);
  expect(told[1]).toContain(`Ravi Rao commented on your post “${TITLE}”`);
  await asha.getByRole('link', { name: 'Notifications', exact: true }).waitFor();

  await list.getByRole('link', { name: /Ravi Rao commented/ }).click();
  await asha.waitForURL(/discussions#post-[0-9a-f]{24}-comment-[0-9a-f]{24}$/);
  await asha.waitForFunction(() => document.activeElement?.id.startsWith('comment-'));
  const inFocus = await asha.evaluate(() => document.activeElement?.textContent);
  expect(inFocus).toContain('With both hands, like rain.');

  // What is deleted is told to nobody any more.
  await ravi.reload();
  await post(ravi).getByRole('button', { name: 'Show comments' }).click();
  await post(ravi).getByRole('button', { name: 'Delete', exact: true }).click();
  await ravi.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await ravi.getByText('Comment deleted successfully!').first().waitFor();
  await asha.goto('/dashboard/notifications');
  await list.getByRole('link', { name: /2 people like/ }).waitFor();
  expect(await list.getByRole('link').count()).toBe(1);
});
