import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DIFFERENT_SHARE, differenceFrom, pictureFile, pictureOf } from '../screens/gallery.js';
import { eachScreen } from '../screens/open-screen.js';
import { violationsOf } from '../screens/violations.js';
import { launchBrowser } from '../support/browser.js';
import { readStack } from '../support/stack.js';

const { address } = readStack();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

// All screens in every state stand before axe by `npm run axe`, before the gallery by
// `npm run screens`; here are those that share the least, and show nothing that people wrote.
describe('the screens', () => {
  it('have nothing that axe finds', async () => {
    const names = ['landing', 'login', 'dictionary', 'prediction', 'upload'];
    const look = { scheme: 'light', language: 'en' } as const;
    const seen: string[] = [];
    const found: string[] = [];
    await eachScreen(browser, address, look, { sizes: ['phone'], names }, async (page, screen) => {
      seen.push(screen.name);
      for (const violation of await violationsOf(page)) found.push(`${screen.name} ${violation}`);
    });
    expect(seen.toSorted()).toEqual(names.toSorted());
    expect(found).toEqual([]);
  });

  it.each([
    // Beside the form of the upload a desktop shows what was uploaded.
    { size: 'phone', scheme: 'dark', more: ['upload'] },
    { size: 'desktop', scheme: 'light', more: [] },
  ] as const)('look as in the gallery ($size, $scheme)', async ({ size, scheme, more }) => {
    const names = ['landing', 'login', 'dictionary', 'characters', 'not-found', ...more];
    const look = { scheme, language: 'en' } as const;
    const shares: [string, number][] = [];
    await eachScreen(browser, address, look, { sizes: [size], names }, async (page, { name }) => {
      const file = pictureFile(name, size, scheme);
      shares.push([name, await differenceFrom(file, await pictureOf(page))]);
    });
    expect(shares.map(([name]) => name).toSorted()).toEqual(names.toSorted());
    expect(shares.filter(([, share]) => share > DIFFERENT_SHARE)).toEqual([]);
  });
});
