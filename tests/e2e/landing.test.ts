import type { Browser, BrowserContextOptions, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timeLimit } from '../../time-limits.js';
import { launchBrowser, newOnlineContext } from '../support/browser.js';
import { eventually, readStack } from '../support/stack.js';

const stack = readStack();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** The landing page, and every error that its console has meanwhile. */
async function open(options: BrowserContextOptions = {}) {
  const context = await newOnlineContext(browser, { baseURL: stack.address, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(timeLimit('page'));
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, context, errors };
}

/** Whether all of it stands in the window as it is scrolled. */
async function isInside(part: Locator, seen: { width: number; height: number }): Promise<boolean> {
  const box = await part.boundingBox();
  if (!box) return false;
  const { x, y, width, height } = box;
  return x >= 0 && y >= 0 && x + width <= seen.width && y + height <= seen.height;
}

describe('the landing page', () => {
  it('stands without a script', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Croudsource app' }).waitFor();
    await page.getByRole('textbox', { name: 'Your name' }).waitFor();
    await page.getByRole('link', { name: 'Register' }).waitFor();
    expect(await page.getByRole('list', { name: 'The letters of ISL' }).count()).toBe(1);
  });

  it('is taken over by the app without an error, and spells what was typed before', async () => {
    const { page, errors } = await open();
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Your name' }).fill('Asha');
    await page.getByRole('list', { name: 'The letters of Asha' }).waitFor();
    await page.getByText('Counted, never rounded up.').scrollIntoViewIfNeeded();
    await page
      .locator('[data-figure="signsDraft"] dd')
      .filter({ hasText: /^[\d,]+$/ })
      .waitFor();
    await page.getByRole('link', { name: 'I sign ISL' }).click();
    await page.getByRole('heading', { name: 'Contact and take-down' }).waitFor();
    expect(errors).toEqual([]);
  });

  it('shows field and letters of a name above the keyboard of a phone', async () => {
    const { page, errors } = await open({ viewport: { width: 360, height: 740 } });
    await page.goto('/');
    const field = page.getByRole('textbox', { name: 'Your name' });
    await field.click();
    // What a keyboard leaves of the window.
    const seen = { width: 360, height: 400 };
    await page.setViewportSize(seen);
    await field.pressSequentially('Mahalakshmi');
    const letters = page.getByRole('list', { name: 'The letters of Mahalakshmi' });
    const large = page.getByRole('img', { name: /^The hands make I$/i });
    await large.waitFor();
    for (const part of [field, large, letters.getByRole('button', { name: 'I' }).last()]) {
      await eventually('it to stand above the keyboard', () => isInside(part, seen));
    }
    expect(errors).toEqual([]);
  });

  it('comes in Hindi to who chose it', async () => {
    const { page, context, errors } = await open();
    await page.goto('/');
    await page.getByRole('button', { name: 'हिन्दी' }).first().click();
    await page.getByRole('heading', { name: 'अपना नाम लिखिए' }).waitFor();
    const drawn = await context.request.get('/', { headers: { accept: 'text/html' } });
    expect(await drawn.text()).toContain('<html lang="hi"');
    await page.reload();
    await page.getByRole('heading', { name: 'अपना नाम लिखिए' }).waitFor();
    expect(errors).toEqual([]);
  });
});
