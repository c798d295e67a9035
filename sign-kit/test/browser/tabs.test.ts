import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openSite, type Site } from './pages.js';

let site: Site;

beforeAll(async () => {
  site = await openSite({ webgl: false, dist: inject('dist') });
});

afterAll(() => site.close());

describe('a tab of the learn page', () => {
  it('has an address: back leads to the one before, and it stays when loaded again', async () => {
    const page = await site.open('learn-sign?lesson=numbers&lang=en');
    const pressed = (name: string) =>
      page.locator('.tabs [aria-pressed=true]', { hasText: name }).waitFor();
    await pressed('Numerals');
    await page.getByRole('button', { name: 'Words', exact: true }).click();
    await pressed('Words');
    expect(page.url()).toBe(`${site.url}/sign-kit/learn-sign/words?lesson=numbers&lang=en`);
    await page.reload();
    await pressed('Words');
    await page.goBack();
    await pressed('Numerals');
    await page.goForward();
    await pressed('Words');
  });

  it('links to the other page', async () => {
    const page = await site.open('learn-sign/practice?lang=en');
    await page.getByRole('banner').getByRole('link').click();
    await page.waitForURL(`${site.url}/sign-kit/convert?lang=en`);
  });
});
