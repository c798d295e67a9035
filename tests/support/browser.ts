import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { timeLimit } from '../../time-limits.js';

/** Of every browser here. */
export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where Chromium is: Debian's, unless CHROMIUM_PATH says otherwise. */
export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
}

/**
 * A browser whose webcam plays the clip (.mjpeg or .y4m) over and over, permission given; without a
 * clip it shows Chromium's own test picture.
 */
export function launchWithWebcam(clip?: string): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: [...FLAGS, ...webcamFlags(clip)] });
}

const webcamFlags = (clip?: string): string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  ...(clip === undefined ? [] : [`--use-file-for-fake-video-capture=${clip}`]),
];

/** As above with Chromium's own test picture, and with a profile that outlives the browser. */
export function launchProfile(folder: string, baseURL: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    ...{ executablePath: CHROMIUM, args: [...FLAGS, ...webcamFlags()], baseURL },
    viewport: { width: 1280, height: 900 },
  });
}

/** As above, and able to find landmarks by itself: that wants WebGL, which here the processor draws. */
export function launchWithFinder(clip: string): Promise<Browser> {
  const flags = FLAGS.filter((flag) => flag !== '--disable-gpu');
  const webgl = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
  return chromium.launch({
    executablePath: CHROMIUM,
    args: [...flags, ...webgl, ...webcamFlags(clip)],
  });
}

export type Visit = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page could not help: uncaught errors and violations of its content policy. */
  readonly troubles: readonly string[];
};

/**
 * A fresh profile in which nothing is kept for offline: that alone takes a new one some six seconds of
 * processor time, and hides requests from `page.route`.
 */
export function newOnlineContext(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  return browser.newContext({ serviceWorkers: 'block', ...options });
}

/**
 * A fresh visitor at desktop size whose uncaught errors are kept for the test to look at; who is to be
 * offline later asks for `serviceWorkers: 'allow'`.
 */
export async function visit(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const viewport = { width: 1280, height: 900 };
  const context = await newOnlineContext(browser, { baseURL, viewport, ...options });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) troubles.push(message.text());
  });
  page.setDefaultTimeout(timeLimit('page'));
  return { page, context, troubles };
}
