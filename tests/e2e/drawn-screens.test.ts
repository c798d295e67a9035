import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timeLimit } from '../../time-limits.js';
import { launchBrowser } from '../support/browser.js';
import { readStack } from '../support/stack.js';

const stack = readStack();
/** The screens that the build draws and in which one can write, or that have much to show. */
const SCREENS = [
  { path: '/dashboard/Datasets', heading: 'Faces and hands that show how it feels' },
  { path: '/dashboard/discussions', heading: 'Welcome to the Community Feed' },
  { path: '/dashboard/dictionary', heading: 'Dictionary of ISL' },
  { path: '/dashboard/dictionary/Words', heading: 'Words' },
] as const;
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function newPage(context: BrowserContext) {
  const page = await context.newPage();
  page.setDefaultTimeout(timeLimit('page'));
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, errors };
}

/** Lets the app not come, only what a drawn page starts with; returns how to let it through. */
async function holdApp(page: Page): Promise<() => void> {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/(?!boot-).*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

describe('a screen that the build drew', () => {
  it('is taken over as it stands, by whoever opens it', async () => {
    const context = await browser.newContext({ baseURL: stack.address });
    const visitor = await newPage(context);
    for (const { path, heading } of SCREENS) {
      await visitor.page.goto(path);
      await visitor.page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await visitor.page.getByRole('button', { name: 'Your account' }).click();
      await visitor.page.getByRole('menuitem', { name: 'Login' }).waitFor();
    }
    expect(visitor.errors).toEqual([]);

    await visitor.page.goto('/login');
    await visitor.page.getByRole('button', { name: 'Explore the app' }).click();
    await visitor.page.waitForURL('**/dashboard');
    await visitor.page.evaluate(() => localStorage.setItem('color-scheme', 'dark'));
    const person = await newPage(context);
    for (const { path, heading } of SCREENS) {
      await person.page.goto(path);
      await person.page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await person.page.getByRole('button', { name: 'Your account' }).click();
      await person.page.getByRole('menuitem', { name: 'Logout' }).waitFor();
    }
    expect(person.errors).toEqual([]);
    await context.close();
  });

  it('comes in English and turns to Hindi where that is remembered and its cookie gone', async () => {
    const context = await browser.newContext({ baseURL: stack.address });
    const { page, errors } = await newPage(context);
    await page.addInitScript(() => localStorage.setItem('language', 'hi'));
    for (const { path } of SCREENS) {
      await context.clearCookies();
      const answer = await page.goto(path);
      expect(await answer?.text()).toContain('<html lang="en"');
      await page.locator('html[lang="hi"]').waitFor();
      await page.getByRole('heading', { level: 1, name: /[\u0900-\u097f]/ }).waitFor();
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  it('keeps what was written, and sends nothing, before the app is there', async () => {
    const context = await browser.newContext({ baseURL: stack.address });
    const { page, errors } = await newPage(context);
    const letGo = await holdApp(page);
    await page.goto('/dashboard/dictionary/Words', { waitUntil: 'domcontentloaded' });
    const search = page.getByRole('banner').getByRole('combobox');
    await search.fill('helo');
    await search.press('Enter');
    await page.getByRole('button', { name: 'Your account' }).click();
    expect(new URL(page.url()).search).toBe('');
    letGo();
    await page.getByRole('menuitem', { name: 'Login' }).waitFor();
    expect(await search.inputValue()).toBe('helo');
    expect(errors).toEqual([]);
    await context.close();
  });
});
