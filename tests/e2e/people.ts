import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { visit } from '../support/browser.js';
import { grant } from '../support/grant.js';
import type { StackFile } from '../support/stack.js';

export type Person = {
  readonly name: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
};

/** Somebody whom the stack does not know yet. */
export function aPerson(name = 'Asha'): Person {
  const email = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@example.org`;
  return { name, lastName: 'Rao', email, password: 'a long sentence' };
}

/** Fills the register form as a person does and ends on the login page. */
export async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('name', { exact: true }).fill(person.name);
  await page.getByLabel('last name').fill(person.lastName);
  await page.getByLabel('location').fill('Pune');
  await page.getByLabel('email').fill(person.email);
  await page.getByLabel('password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'submit' }).click();
  await page.waitForURL('**/login');
  // The address changes before the screen does, and both ask for an e-mail.
  await page.getByLabel('last name').waitFor({ state: 'hidden' });
}

export async function logIn(page: Page, person: Person): Promise<void> {
  // Registering ends here, with the e-mail written already.
  if (!page.url().endsWith('/login')) await page.goto('/login');
  await page.getByLabel('email').fill(person.email);
  await page.getByLabel('password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'submit' }).click();
  await page.waitForURL('**/dashboard');
}

export function token(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('token'));
}

/** Somebody in a browser of their own, logged in, with this role. */
export async function somebodyNew(
  browser: Browser,
  stack: StackFile,
  name: string,
  role?: string,
): Promise<{ readonly page: Page; readonly person: Person }> {
  const { page } = await visit(browser, stack.address);
  const person = aPerson(name);
  await register(page, person);
  if (role) grant(stack, person.email, role);
  await logIn(page, person);
  return { page, person };
}

/** Says yes to two of the four, and that one is of age. */
export async function agree(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const switches = dialog.getByRole('switch');
  expect(await switches.count()).toBe(5);
  for (const one of await switches.all()) expect(await one.isChecked()).toBe(false);
  await switches.nth(0).check({ force: true });
  await switches.nth(1).check({ force: true });
  await dialog.getByLabel('I am 18 or older').check({ force: true });
  await dialog.getByRole('button', { name: 'Save my choice' }).click();
}

/** From the countdown on; a take of two and a half seconds is left to be sent. */
export async function recordATake(page: Page): Promise<void> {
  await page.getByText('Recording', { exact: true }).first().waitFor();
  await new Promise((resolve) => setTimeout(resolve, 2500));
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByText('Thank you for your contribution!').first().waitFor();
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
}
