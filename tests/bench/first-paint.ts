import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright-core';
import { PUBLIC_SCREENS, type Screen, SIGNED_IN_SCREENS } from '../screens/screens.js';
import { launchBrowser } from '../support/browser.js';
import { readStack } from '../support/stack.js';

/** As Chrome's developer tools have 'Slow 3G', latency of each request and rates in bytes a second. */
const SLOW_3G = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 } as const;
const PHONE = { width: 360, height: 800 } as const;
/** A screen that is not there by then is given up and printed as such. */
const PATIENCE_MS = 60_000;
/** So long the line is to have been quiet before a load counts as over. */
const QUIET_MS = 1_500;
const PICTURE = 'img.stage-poster';
/**
 * What a screen with a page of another origin is usable by stands in there: each of these. Signs can be chosen, searched
 * and read about beside their still picture; the app around it and the figure that moves come after and have times of
 * their own.
 */
const IN_FRAME: Readonly<Record<string, readonly string[]>> = {
  sign: ['.learn .tabs button:enabled', '.learn-shelf button:enabled', PICTURE],
  'text-to-sign': ['textarea:enabled, input:enabled'],
};
/** Nothing can be done on these: whoever sees the words has all of it. */
const WORDS_ALONE: readonly string[] = ['licences'];
const FIGURE: Readonly<Record<string, string>> = { sign: '.stage[data-ready]' };

type Marks = { fcp: number; lcp: number; shift: number; shown: number; usable: number };
/** Milliseconds from the start: when it was asked for, when its answer began and when all of it was there. */
type Request = {
  readonly url: string;
  asked: number;
  began?: number;
  whole?: number;
  bytes: number;
};
type Figures = Marks & {
  /** When the app around a page of another origin is there, and when the avatar in it moves. */
  readonly around?: number;
  readonly figure?: number;
  readonly requests: readonly Request[];
  /** Kilobytes that came until it was usable, and in all. */
  readonly kilobytes: number;
  readonly allKilobytes: number;
};

/**
 * Loads every screen with an empty cache on a slow line and prints when its first words stand, when its
 * heading does, when heading and first control answer, and what was sent until then. `--save=FILE`
 * keeps the figures, `--before=FILE` prints kept ones beside; `--only=NAME,NAME` takes these alone, `--language=hi` reads
 * them in Hindi, and `--requests` prints what was asked for until then, and when.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      save: { type: 'string' },
      before: { type: 'string' },
      only: { type: 'string' },
      language: { type: 'string', default: 'en' },
      requests: { type: 'boolean', default: false },
    },
  });
  const names = values.only?.split(',');
  const isWanted = ({ name }: Screen): boolean => names?.includes(name) ?? true;
  const before = values.before ? readFigures(values.before) : {};
  const { address } = readStack();
  const browser = await launchBrowser();
  const found: Record<string, Figures> = {};
  try {
    process.stdout.write(`${HEADER}\n`);
    const visit = async (screens: readonly Screen[], state?: State): Promise<void> => {
      for (const screen of screens.filter(isWanted)) {
        const locale = values.language === 'hi' ? 'hi-IN' : 'en-IN';
        const context = await newVisitor(browser, address, locale, state);
        await context.addInitScript(watch, !WORDS_ALONE.includes(screen.name));
        try {
          const figures = await measure(context, screen);
          found[screen.name] = figures;
          process.stdout.write(`${row(screen, figures, before[screen.name])}\n`);
          if (values.requests) process.stdout.write(`${requestLines(figures)}\n`);
        } finally {
          await context.close();
        }
      }
    };
    await visit(PUBLIC_SCREENS);
    if (SIGNED_IN_SCREENS.some(isWanted)) {
      await visit(SIGNED_IN_SCREENS, await signedIn(browser, address));
    }
  } finally {
    await browser.close();
  }
  process.stdout.write(`${worst(Object.values(found))}\n`);
  if (values.save) writeFileSync(values.save, `${JSON.stringify(found, null, 2)}\n`);
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What a browser keeps of somebody who uses the demo account. */
async function signedIn(browser: Browser, baseURL: string): Promise<State> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Explore the app' }).click();
    await page.waitForURL('**/dashboard');
    return await context.storageState();
  } finally {
    await context.close();
  }
}

async function newVisitor(
  browser: Browser,
  baseURL: string,
  locale: string,
  storageState?: State,
): Promise<BrowserContext> {
  return await browser.newContext({
    ...{ baseURL, locale, viewport: PHONE, serviceWorkers: 'block' },
    ...(storageState ? { storageState } : {}),
  });
}

declare global {
  interface Window {
    isl: Marks;
  }
}

/** Runs in the page before anything of it; no function of it has a name: a compiler's helpers are not there. */
function watch(needsControl: boolean): void {
  if (window !== window.top) return;
  const marks = { fcp: 0, lcp: 0, shift: 0, shown: 0, usable: 0 };
  let isAppReady = false;
  window.isl = marks;
  addEventListener('isl-ready', () => {
    isAppReady = true;
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) {
      marks.fcp = entry.startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) marks.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
      };
      if (!hadRecentInput) marks.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const looking = setInterval(() => {
    const hasHeading = [...document.querySelectorAll('h1')].some(
      (heading) => heading.checkVisibility() && heading.textContent !== '',
    );
    if (!hasHeading || marks.fcp === 0) return;
    marks.shown ||= performance.now();
    // The landing page is whole without the app.
    const isLive = isAppReady || document.querySelector('script[data-rests]') !== null;
    const hasControl = [
      ...document.querySelectorAll('main :is(a[href], button, input, textarea, select, iframe)'),
    ].some((control) => control.checkVisibility() && !control.matches(':disabled'));
    if (!isLive || (needsControl && !hasControl)) return;
    marks.usable = performance.now();
    clearInterval(looking);
  }, 25);
}

async function measure(context: BrowserContext, screen: Screen): Promise<Figures> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const line = await slowLine(devtools);
  const start = Date.now();
  await page.goto(screen.path, { waitUntil: 'commit', timeout: PATIENCE_MS });
  const inFrame = IN_FRAME[screen.name];
  let usableAt = 0;
  if (inFrame) {
    const frame = page.frameLocator('iframe');
    await Promise.all(
      inFrame.map((needed) => frame.locator(needed).first().waitFor({ timeout: PATIENCE_MS })),
    ).catch(() => {});
    if (inFrame.includes(PICTURE)) await drawn(frame.locator(PICTURE).first());
    usableAt = Date.now();
  }
  await until(page, (marks) => marks.usable > 0);
  const figure = FIGURE[screen.name];
  if (figure) await page.frameLocator('iframe').locator(figure).waitFor({ timeout: PATIENCE_MS });
  const figureAt = Date.now();
  await line.quiet();
  const marks = await page.evaluate(() => window.isl);
  const usable = inFrame ? usableAt - start : marks.usable;
  return {
    ...marks,
    usable,
    ...(inFrame ? { around: marks.usable } : {}),
    ...(figure ? { figure: figureAt - start } : {}),
    requests: line.requests(start, usable),
    kilobytes: line.kilobytes(start + usable),
    allKilobytes: line.kilobytes(Number.POSITIVE_INFINITY),
  };
}

/** Once the whole picture is there; one that the figure stood in for meanwhile is not waited for. */
const drawn = (picture: Locator): Promise<void> =>
  picture
    .evaluate((element) => (element as HTMLImageElement).decode(), null, { timeout: PATIENCE_MS })
    .catch(() => {});

async function until(page: Page, isSo: (marks: Marks) => boolean): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const marks = await page.evaluate(() => window.isl).catch(() => null);
    if (marks && isSo(marks)) return;
    await pause(50);
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Makes the page's line slow, and counts what comes over it. */
async function slowLine(devtools: CDPSession) {
  const arrived: { readonly at: number; readonly bytes: number }[] = [];
  const open = new Set<string>();
  let last = Date.now();
  const note = (bytes: number): void => {
    last = Date.now();
    arrived.push({ at: last, bytes });
  };
  const requests = new Map<string, Request>();
  const came = (requestId: string, bytes: number): void => {
    const request = requests.get(requestId);
    if (request) request.bytes += bytes;
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    open.add(requestId);
    last = Date.now();
    requests.set(requestId, { url, asked: last, bytes: 0 });
  });
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    note(encodedDataLength);
    came(requestId, encodedDataLength);
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    note(response.encodedDataLength);
    came(requestId, response.encodedDataLength);
    const request = requests.get(requestId);
    if (request) request.began = last;
  });
  devtools.on('Network.loadingFinished', ({ requestId }) => {
    open.delete(requestId);
    const request = requests.get(requestId);
    if (request) request.whole = Date.now();
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => void open.delete(requestId));
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: false });
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_3G });
  return {
    kilobytes: (end: number): number =>
      arrived.filter(({ at }) => at <= end).reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    requests: (start: number, untilMs: number): Request[] =>
      [...requests.values()]
        .map(({ asked, began = 0, whole = 0, ...rest }) => ({
          ...rest,
          ...{ asked: asked - start, began: began - start, whole: whole - start },
        }))
        .filter(({ asked }) => asked <= untilMs),
    /** Until nothing has come for a while; a film may take longer than anybody looks. */
    quiet: async (): Promise<void> => {
      const deadline = Date.now() + PATIENCE_MS / 2;
      while (Date.now() < deadline && (open.size > 0 || Date.now() - last < QUIET_MS)) {
        await pause(100);
      }
    },
  };
}

const readFigures = (file: string): Record<string, Figures> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, Figures>;

const HEADER = [
  '| screen | first paint s | heading s | largest s | usable s | KB until usable | KB in all | shift |',
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
].join('\n');

const seconds = (ms: number): string => (ms === 0 ? '-' : (ms / 1000).toFixed(1));

function row({ name }: Screen, now: Figures, before: Figures | undefined): string {
  const cell = (show: (figures: Figures) => string): string =>
    before ? `${show(before)} → ${show(now)}` : show(now);
  const cells = [
    cell(({ fcp }) => seconds(fcp)),
    cell(({ shown }) => seconds(shown)),
    cell(({ lcp }) => seconds(lcp)),
    cell(({ usable }) => seconds(usable)),
    cell(({ kilobytes }) => kilobytes.toFixed(0)),
    cell(({ allKilobytes }) => allKilobytes.toFixed(0)),
    cell(({ shift }) => shift.toFixed(3)),
  ];
  const later = [
    now.around && `the app around it answers at ${cell(({ around }) => seconds(around ?? 0))} s`,
    now.figure && `its figure moves at ${cell(({ figure }) => seconds(figure ?? 0))} s`,
  ].filter((text) => typeof text === 'string');
  const line = `| ${name} | ${cells.join(' | ')} |`;
  return later.length > 0 ? `${line}\n${name}: ${later.join(', ')}` : line;
}

const requestLines = ({ requests }: Figures): string =>
  requests
    .map(({ url, asked, began = 0, whole = 0, bytes }) => {
      const { pathname, search } = new URL(url);
      const times = [asked, began, whole].map((ms) => (ms < 0 ? '-' : seconds(ms)).padStart(5));
      return `${times.join(' ')} ${(bytes / 1000).toFixed(1).padStart(6)} KB ${pathname}${search}`;
    })
    .join('\n');

function worst(all: readonly Figures[]): string {
  const most = (of: (figures: Figures) => number): number => Math.max(...all.map(of));
  return (
    `${all.length} screens; the slowest: first paint ${seconds(most(({ fcp }) => fcp))} s, ` +
    `usable ${seconds(most(({ usable }) => usable))} s, shift ${most(({ shift }) => shift).toFixed(3)}`
  );
}

await main();
