import type { Browser, BrowserContext, Page } from 'playwright-core';
import { timeLimit } from '../../time-limits.js';
import { eventually } from '../support/stack.js';
import {
  type Language,
  PUBLIC_SCREENS,
  type Scheme,
  type Screen,
  SIGNED_IN_SCREENS,
  SIZES,
  type Size,
} from './screens.js';

export type Look = { readonly scheme: Scheme; readonly language: Language };

/** Somebody with this taste, who moves nothing on the screen and always meets the same avatar. */
async function newVisitor(
  browser: Browser,
  baseURL: string,
  { scheme, language }: Look,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    colorScheme: scheme,
    locale: language === 'hi' ? 'hi-IN' : 'en-IN',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript((chosen) => {
    if (localStorage.getItem('language') === null) localStorage.setItem('language', chosen);
    const key = 'sign-kit.settings';
    const figure = JSON.stringify({ figure: 'woman', look: 1 });
    if (localStorage.getItem(key) === null) localStorage.setItem(key, figure);
    addEventListener('isl-ready', () => Object.assign(window, { isAppReady: true }));
  }, language);
  return context;
}

/**
 * The app has the page, all pictures in sight are there, nothing loads any more, the words have their
 * typeface, and between two looks nothing changed.
 */
async function settled(page: Page): Promise<void> {
  await page.locator('h1, iframe').first().waitFor();
  // The landing page rests until somebody does something.
  await page.mouse.move(0, 0);
  await page.mouse.move(1, 1);
  const hasFrame = (await page.locator('iframe').count()) > 0;
  if (hasFrame)
    await page.frameLocator('iframe').locator('.stage[data-ready], .list').first().waitFor();
  let before = '';
  // The page's policy forbids what waitForFunction() does; evaluate() runs outside of it.
  await eventually(`${page.url()} to settle`, async () => {
    const isStill = await page.evaluate(isSettled);
    const now = await page.locator('body').innerHTML();
    const isSame = now === before;
    before = now;
    return isStill && isSame;
  });
  // The error page shows what went wrong as it is.
  const failure = page.locator('main > pre');
  if ((await failure.count()) > 0) {
    throw new Error(`${page.url()} shows an error: ${await failure.textContent()}`);
  }
}

/** Runs in the page, so it has no functions of its own: a compiler's helpers are not there. */
function isSettled(): boolean {
  const waits =
    '[aria-busy="true"], [class*="skeleton" i], [class*="loadingText"], .mantine-Loader-root, iframe + [class*="cover"]';
  return (
    // A page that the build drew is the app's once it says so.
    ('isAppReady' in window || document.querySelector('script[data-files]') === null) &&
    document.fonts.status === 'loaded' &&
    [...document.querySelectorAll(`img, video, ${waits}`)]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, place: element.getBoundingClientRect() }))
      .filter(({ place }) => place.top < innerHeight && place.left < innerWidth && place.right > 0)
      .every(
        ({ element }) =>
          (element instanceof HTMLImageElement && element.complete) ||
          // With nothing known of it yet a video shows that it loads.
          (element instanceof HTMLVideoElement &&
            (element.networkState !== element.NETWORK_LOADING ||
              element.readyState !== element.HAVE_NOTHING)),
      )
  );
}

/** From one screen to another as by a link: the app stays, which takes a third of a page's time. */
async function turnTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('h1')?.setAttribute('data-before', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator('h1:not([data-before])').first().waitFor({ state: 'attached' });
}

/** Such screens are one component, which would keep its heading. */
const isAlike = (before: string, path: string): boolean =>
  before.split('/')[1] === 'products' && path.split('/')[1] === 'products';

/**
 * Opens the named screens (all without names) one after another with this look, in every size, and
 * hands each to `see` once it has settled; from one to the next without loading the app anew if asked.
 */
export async function eachScreen(
  browser: Browser,
  address: string,
  look: Look,
  wanted: {
    readonly sizes: readonly Size[];
    readonly names?: readonly string[];
    readonly isQuick?: boolean;
  },
  see: (page: Page, screen: Screen, size: Size) => Promise<void>,
): Promise<void> {
  const context = await newVisitor(browser, address, look);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(timeLimit('page'));
    const isWanted = ({ name }: Screen) => wanted.names?.includes(name) ?? true;
    const visit = async (screens: readonly Screen[]): Promise<void> => {
      let before: string | null = null;
      for (const screen of screens.filter(isWanted)) {
        for (const size of wanted.sizes) {
          await page.setViewportSize(SIZES[size]);
          const { path } = screen;
          if (wanted.isQuick && before !== null && !isAlike(before, path)) await turnTo(page, path);
          else await page.goto(path);
          before = path;
          await settled(page);
          await see(page, screen, size);
        }
      }
    };
    await visit(PUBLIC_SCREENS);
    if (!SIGNED_IN_SCREENS.some(isWanted)) return;
    await page.setViewportSize(SIZES.desktop);
    await page.goto('/login');
    await page.getByRole('button', { name: /Explore the app|ऐप देखिए/ }).click();
    await page.waitForURL('**/dashboard');
    await visit(SIGNED_IN_SCREENS);
  } finally {
    await context.close();
  }
}
