import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timeLimit } from '../../time-limits.js';
import { DIFFERENT_SHARE, differenceFrom, pictureFile, pictureOf } from '../screens/gallery.js';
import { eachScreen } from '../screens/open-screen.js';
import { smallTargets, unseenFocus } from '../screens/reach.js';
import { widerThanWindow } from '../screens/reflow.js';
import { PUBLIC_SCREENS, SIGNED_IN_SCREENS, SIZES } from '../screens/screens.js';
import { violationsOf } from '../screens/violations.js';
import { launchBrowser } from '../support/browser.js';
import { readStack } from '../support/stack.js';

const { address } = readStack();
let browser: Browser;

/** Of a screen as it stands, then in a narrower window, and with its text twice as large. */
async function faultsOnPhone(page: Page): Promise<string[]> {
  const found = [...(await violationsOf(page)), ...(await smallTargets(page))];
  await page.setViewportSize(SIZES.zoomed);
  found.push(...(await widerThanWindow(page)));
  await page.setViewportSize(SIZES.phone);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  found.push(...(await widerThanWindow(page)));
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return found;
}

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

// All screens in every size and colour stand before axe by `npm run axe`, before the gallery by
// `npm run screens`; those of the gallery here share the least, and show nothing that people wrote.
describe('the screens', () => {
  // Side by side: each waits a good deal.
  it.concurrent.each([
    { language: 'en', scheme: 'light' },
    { language: 'hi', scheme: 'dark' },
  ] as const)(
    'keep nobody out, all of them, on a phone ($language, $scheme)',
    async (look) => {
      const seen: string[] = [];
      const found: string[] = [];
      const wanted = { sizes: ['phone'], isQuick: true } as const;
      await eachScreen(browser, address, look, wanted, async (page, { name }) => {
        seen.push(name);
        const faults = await faultsOnPhone(page);
        // The focus looks the same in each language.
        if (look.language === 'en') faults.push(...(await unseenFocus(page)));
        for (const fault of faults) found.push(`${name} ${fault}`);
      });
      expect(seen).toHaveLength(PUBLIC_SCREENS.length + SIGNED_IN_SCREENS.length);
      expect(found).toEqual([]);
    },
    timeLimit('drawnJourney'),
  );

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
