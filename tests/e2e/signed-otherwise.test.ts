import { randomUUID } from 'node:crypto';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aSignedInPerson, PASSWORD } from '../support/api.js';
import { launchBrowser, visit } from '../support/browser.js';
import { readStack } from '../support/stack.js';
import { somebodyNew } from './people.js';

const stack = readStack();
const { address } = stack;
const PHONE = { width: 360, height: 800 };
const SENTENCE = 'Is your brother hungry today?';
const COMMENT = 'BROTHER is what it is about.';
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** What axe finds wrong with the screen. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
  const isWider = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  return [...found, ...(isWider ? ['it is wider than the screen'] : [])];
}

/** By keyboard alone, from where it stands. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
}

it('who signs a sentence otherwise says so on a phone, a reviewer takes it up, and they are told', async () => {
  const email = `${randomUUID()}@example.org`;
  await aSignedInPerson(address, { name: 'Asha', email });
  const { page, troubles } = await visit(browser, address);
  await page.setViewportSize(PHONE);

  await page.goto(`/dashboard/TextToSign?${new URLSearchParams({ text: SENTENCE })}`);
  const frame = page.frameLocator('iframe');
  await frame.locator('.chip', { hasText: 'yes-or-no face' }).first().waitFor();
  await frame.getByRole('button', { name: 'This is not how I would say it' }).click();

  await page.getByRole('heading', { name: 'How would you sign it?' }).waitFor();
  await page.getByText(SENTENCE).waitFor();
  const signs = page.getByRole('list', { name: 'Your signs, in your order' }).getByRole('listitem');
  const before = await signs.allTextContents();
  await press(page, 'Take out HUNGRY');
  await page.getByRole('combobox', { name: 'Another sign' }).fill('hungr');
  await page.getByRole('option', { name: 'HUNGRY' }).click();
  await expect.poll(() => signs.last().textContent()).toBe('HUNGRY');
  expect([...(await signs.allTextContents())].sort()).toEqual([...before].sort());
  await press(page, 'Move HUNGRY earlier');
  await page.getByLabel('Anything else?', { exact: false }).fill(COMMENT);
  expect(await faults(page)).toEqual([]);

  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('email').fill(email);
  await page.getByLabel('password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'submit' }).click();
  await page.waitForURL('**/dashboard/TextToSign/otherwise');
  await page.getByRole('button', { name: 'Send' }).waitFor();
  expect(await page.getByLabel('Anything else?', { exact: false }).inputValue()).toBe(COMMENT);
  const said = await signs.allTextContents();
  await press(page, 'Send');
  await page.getByText('A reviewer will read it', { exact: false }).waitFor();
  const own = page.getByRole('article', { name: SENTENCE });
  await own.getByText('Waits for a reviewer').waitFor();
  expect(await own.getByText(said.join(' '), { exact: true }).count()).toBe(1);
  expect(await faults(page)).toEqual([]);

  const { page: reviewer } = await somebodyNew(browser, stack, 'Meera', 'reviewer');
  await reviewer.setViewportSize(PHONE);
  await reviewer.emulateMedia({ colorScheme: 'dark' });
  await reviewer.goto('/dashboard/reports/sentences');
  const card = reviewer.getByRole('article').filter({ hasText: COMMENT });
  await card.getByText('Asha', { exact: false }).first().waitFor();
  expect(await faults(reviewer)).toEqual([]);
  await card.getByRole('button', { name: 'Take up', exact: true }).click();
  await card.getByLabel('In a few words: why?', { exact: false }).fill('We sign it so too.');
  await card.getByRole('button', { name: 'Take up', exact: true }).click();
  await card.waitFor({ state: 'detached' });

  await page.goto('/dashboard/notifications');
  const told = page.getByRole('link', { name: `How you sign “${SENTENCE}” was taken up` });
  expect(await told.textContent()).toContain('We sign it so too.');
  await told.click();
  await own.getByText('Taken up: We sign it so too.').waitFor();
  await own.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await own.waitFor({ state: 'detached' });
  expect(troubles).toEqual([]);
});
