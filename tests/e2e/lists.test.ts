import { readFile } from 'node:fs/promises';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timeLimit } from '../../time-limits.js';
import { launchBrowser, visit } from '../support/browser.js';
import { readStack } from '../support/stack.js';

const stack = readStack();
const PHONE = { width: 360, height: 800 };
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function expectWhole(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const faults = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
  expect(faults).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

/** A picture to be looked at, where somebody asked for it. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.ISL_PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

describe('a list, on a phone', () => {
  it(
    'is made on a sign’s page, practised, handed on, and opened by a stranger',
    async () => {
      const { page, context, troubles } = await visit(browser, stack.address);
      await page.setViewportSize(PHONE);
      await page.goto('/products/word-water');
      await page.getByRole('heading', { level: 1, name: 'water' }).waitFor();
      // What is below comes when a person does.
      await page.getByRole('heading', { name: 'Talk about this sign' }).scrollIntoViewIfNeeded();
      await page.getByRole('heading', { name: 'Easily taken for it' }).waitFor();
      await expectWhole(page);
      await shoot(page, 'sign');
      await page.getByRole('button', { name: 'Add to a list' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Name of the list').fill('Kitchen');
      await dialog.getByRole('button', { name: 'Make a list with it' }).click();
      await dialog.getByRole('checkbox', { name: 'Kitchen' }).waitFor();
      await shoot(page, 'dialog');
      await page.keyboard.press('Escape');

      await page.goto('/products/word-hello');
      await page.getByRole('button', { name: 'Add to a list' }).click();
      await dialog.getByRole('checkbox', { name: 'Kitchen' }).check();
      await dialog.getByRole('link', { name: 'My lists' }).click();
      await page.waitForURL('**/dashboard/lists');
      await expectWhole(page);
      await shoot(page, 'lists');
      await page.getByRole('link', { name: /Kitchen/ }).click();
      const signs = page.getByRole('list', { name: 'Signs of the list' });
      await signs.getByRole('link', { name: 'hello' }).waitFor();
      await page.getByRole('button', { name: 'Move hello up' }).focus();
      await page.keyboard.press('Enter');
      await expect
        .poll(() => signs.getByRole('link').allTextContents())
        .toEqual(['hello', 'water']);
      await expectWhole(page);
      await shoot(page, 'list');
      const small = await page
        .locator('main button, main a')
        .evaluateAll((targets) =>
          targets
            .map((one) => ({ text: one.textContent, height: one.getBoundingClientRect().height }))
            .filter(({ height }) => height > 0 && height < 36),
        );
      expect(small).toEqual([]);

      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByRole('button', { name: 'Link copied' }).waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      await page.getByRole('link', { name: 'Practise this list' }).click();
      const practice = page.frameLocator('iframe').getByRole('region', { name: 'Practice' });
      await practice.getByText(/1 of \d/).waitFor();
      await shoot(page, 'practice');
      expect(troubles).toEqual([]);
      await context.close();

      const stranger = await visit(browser, stack.address);
      await stranger.page.setViewportSize(PHONE);
      await stranger.page.goto(link);
      await stranger.page.getByRole('heading', { level: 1, name: 'Kitchen' }).waitFor();
      const shared = stranger.page.getByRole('list', { name: 'Signs of the list' });
      await shared.getByRole('link', { name: 'hello' }).waitFor();
      expect(await shared.getByRole('button').count()).toBe(0);
      await expectWhole(stranger.page);
      await shoot(stranger.page, 'shared');
      await stranger.page.getByRole('button', { name: 'Copy to my lists' }).click();
      await stranger.page.getByRole('button', { name: 'Take hello out' }).waitFor();
      expect(stranger.troubles).toEqual([]);
      await stranger.context.close();
    },
    timeLimit('journey'),
  );
});

it(
  'the clip of a sign is saved with its mark',
  async () => {
    const { page, context } = await visit(browser, stack.address);
    await page.goto('/products/word-hello');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the clip' }).click();
    const saved = await coming;
    expect(saved.suggestedFilename()).toMatch(/^word-hello-avatar\.(mp4|webm)$/);
    const bytes = await readFile(await saved.path());
    expect(bytes.byteLength).toBeGreaterThan(10_000);
    await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
    const folder = process.env.ISL_PICTURES;
    if (folder) await saved.saveAs(`${folder}/${saved.suggestedFilename()}`);
    await context.close();
  },
  timeLimit('journey'),
);
