import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.js';
import { readStack } from '../support/stack.js';
import { somebodyNew } from './people.js';

const stack = readStack();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const account = (admin: Page) => admin.getByRole('article', { name: 'Ravi Rao' });

it('an admin blocks somebody with a reason, who reads it at the login, and lets them in again', async () => {
  const { page: admin } = await somebodyNew(browser, stack, 'Meera', 'admin');
  const { page: ravi, person } = await somebodyNew(browser, stack, 'Ravi');

  await admin.goto('/dashboard/admin');
  await admin.getByLabel('E-mail of the account').fill(person.email);
  await admin.getByRole('button', { name: 'Find', exact: true }).click();
  await account(admin).getByRole('button', { name: 'Block Ravi Rao' }).click();
  await admin.getByLabel(/The person reads this at the login/).fill('Insults under posts');
  await account(admin).getByRole('button', { name: 'Block', exact: true }).click();
  await account(admin).getByText('Insults under posts').waitFor();

  // The tab that was open asks who it is, and is told nobody.
  await ravi.goto('/dashboard/settings');
  await ravi.getByText(/You are not signed in/).waitFor();
  await ravi.goto('/login');
  await ravi.getByLabel('email').fill(person.email);
  await ravi.getByLabel('password', { exact: true }).fill(person.password);
  await ravi.getByRole('button', { name: 'submit' }).click();
  await ravi.getByText(/This account is blocked\. The reason: Insults under posts/).waitFor();
  expect(new URL(ravi.url()).pathname).toBe('/login');

  // Every part of the stack says how it is, and the log says what was done and undoes it.
  const parts = admin.getByRole('region', { name: 'The parts' });
  await parts.getByRole('article', { name: 'Signs' }).getByText('Ready', { exact: true }).waitFor();
  await admin.reload();
  const log = admin.getByRole('region', { name: 'What admins and reviewers did' });
  const kinds = log.getByRole('combobox', { name: 'What', exact: true });
  await kinds.selectOption({ label: 'Account blocked' });
  const line = log.getByRole('listitem').filter({ hasText: 'Insults under posts' }).first();
  await line.getByRole('button', { name: 'Undo: Account blocked, Ravi Rao' }).click();
  await line.getByText(/^Undone by Meera Rao/).waitFor();
  await admin.getByLabel('E-mail of the account').fill(person.email);
  await admin.getByRole('button', { name: 'Find', exact: true }).click();
  await account(admin).getByRole('button', { name: 'Block Ravi Rao' }).waitFor();
  await ravi.getByRole('button', { name: 'submit' }).click();
  await ravi.waitForURL('**/dashboard**');
});
