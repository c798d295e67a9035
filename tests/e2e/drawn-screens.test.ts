import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timeLimit } from '../../time-limits.js';
import { PUBLIC_SCREENS, SIGNED_IN_SCREENS } from '../screens/screens.js';
import { launchBrowser, newOnlineContext } from '../support/browser.js';
import { eventually, readStack } from '../support/stack.js';

const stack = readStack();
/** The screens that the build draws and in which one can write, or that have much to show. */
const SCREENS = [
  { path: '/dashboard/Datasets', heading: 'Faces and hands that show how it feels' },
  { path: '/dashboard/discussions', heading: 'Welcome to the Community Feed' },
  { path: '/dashboard/dictionary', heading: 'Dictionary of ISL' },
  { path: '/dashboard/dictionary/Words', heading: 'Words' },
  // These come as their heading over grey blocks, the last four headed by what they are about.
  { path: '/dashboard/settings', heading: 'Settings' },
  { path: '/dashboard/search?q=helo', heading: 'Search' },
  { path: '/products/word-hello', heading: /^hello$/i },
  { path: '/products/word-hello?story=1', heading: 'Ask first' },
  { path: '/dashboard/courses/family', heading: /^family/i },
  { path: '/dashboard/courses/family/family-1', heading: /./ },
] as const;
/** The forms of the site itself, and the page of no screen: they have no bar. */
const BARE_SCREENS = [
  { path: '/login', heading: 'Login' },
  { path: '/register', heading: 'Register' },
  { path: '/contact', heading: 'Contact and take-down' },
  { path: '/about/licences', heading: /./ },
  { path: '/nowhere/at/all', heading: 'Ohh! page not found' },
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

/** Lets the app not come, only what a drawn page starts with and what stands in a frame; returns how to let it through. */
async function holdApp(page: Page): Promise<() => void> {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/(?<!\/sign-kit)\/assets\/(?!boot-).*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

describe('a screen that the build drew', () => {
  it('is used in its frame before the app is there, which takes the frame over as it stands', async () => {
    const context = await newOnlineContext(browser, { baseURL: stack.address });
    const { page, errors } = await newPage(context);
    const opened: string[] = [];
    page.on('framenavigated', (frame) => {
      if (frame.parentFrame()) opened.push(frame.url());
    });
    const letGo = await holdApp(page);
    await page.goto('/dashboard/TextToSign');
    const frame = page.frameLocator('iframe[title="Text to sign"]');
    await frame.getByLabel('Your text').fill('my name is Ravi');
    expect(await page.getByText('The avatar is on its way').isVisible()).toBe(false);
    letGo();
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Login' }).waitFor();
    expect(await frame.getByLabel('Your text').inputValue()).toBe('my name is Ravi');
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await frame.locator('html[data-theme="dark"]').waitFor();
    expect(opened.filter((url) => url.includes('/sign-kit/'))).toHaveLength(1);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is taken over as it stands, by whoever opens it', async () => {
    const context = await newOnlineContext(browser, { baseURL: stack.address });
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
    const context = await newOnlineContext(browser, { baseURL: stack.address });
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

  it('comes in Hindi to a browser that asks for it, and stays so', async () => {
    const context = await newOnlineContext(browser, { baseURL: stack.address, locale: 'hi-IN' });
    const { page, errors } = await newPage(context);
    for (const { path } of SCREENS) {
      const answer = await page.goto(path);
      expect(await answer?.text()).toContain('<html lang="hi"');
      await page.getByRole('button', { name: 'आपका खाता' }).click();
      await page.getByRole('menuitem', { name: 'लॉगिन करें' }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('hi');
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is taken over as it stands where it has no bar', async () => {
    const context = await newOnlineContext(browser, { baseURL: stack.address });
    await context.addInitScript(() => {
      addEventListener('isl-ready', () => Object.assign(window, { isAppReady: true }));
    });
    const { page, errors } = await newPage(context);
    for (const { path, heading } of BARE_SCREENS) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await eventually(`${path} to be taken over`, () =>
        page.evaluate(() => 'isAppReady' in window),
      );
    }
    expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
    await context.close();
  });

  it.each([...PUBLIC_SCREENS, ...SIGNED_IN_SCREENS])(
    '$name says in the page itself what it is',
    async ({ path }) => {
      const context = await newOnlineContext(browser, {
        baseURL: stack.address,
        javaScriptEnabled: false,
      });
      const { page } = await newPage(context);
      await page.goto(path);
      const heading = page.locator('h1');
      expect(await heading.count()).toBe(1);
      expect(await heading.textContent()).toMatch(/\S/);
      expect(await page.title()).toMatch(/\S/);
      await context.close();
    },
  );

  it('shows the still picture of a sign before the app is there', async () => {
    const context = await newOnlineContext(browser, { baseURL: stack.address });
    const { page, errors } = await newPage(context);
    const letGo = await holdApp(page);
    await page.goto('/products/word-hello', { waitUntil: 'domcontentloaded' });
    const picture = page.locator('#content img').first();
    expect(await picture.getAttribute('src')).toBe('/static/signs/word-hello.webp');
    await eventually('the picture', () =>
      picture.evaluate((image) => (image as HTMLImageElement).naturalWidth > 0),
    );
    letGo();
    await page.getByRole('button', { name: /^Play/ }).first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each([
    ['/dashboard/courses/family', '/api/courses/family'],
    ['/dashboard/courses/family/family-1', '/api/courses/family'],
    ['/dashboard/discussions', '/api/posts'],
    ['/dashboard/Sign', '/api/config'],
  ])('asks beside the app, and once, for what %s is to show first', async (path, question) => {
    const context = await newOnlineContext(browser, { baseURL: stack.address });
    const { page, errors } = await newPage(context);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === question) asked.push(pathname);
    });
    const letGo = await holdApp(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await eventually('the question', async () => asked.length === 1);
    letGo();
    await page.locator('html:not([data-typeface])').waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([question]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('leaves to the app what a member is told more of', async () => {
    const context = await newOnlineContext(browser, { baseURL: stack.address });
    const { page: before } = await newPage(context);
    await before.goto('/login');
    await before.getByRole('button', { name: 'Explore the app' }).click();
    await before.waitForURL('**/dashboard');
    await before.close();
    const { page, errors } = await newPage(context);
    const bearers: boolean[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname !== '/api/posts') return;
      bearers.push('authorization' in request.headers());
    });
    await page.goto('/dashboard/discussions');
    await page.getByRole('article').first().waitFor();
    expect(bearers).toEqual([true]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it.each([
    ['a phone', { width: 360, height: 800 }],
    ['a tablet', { width: 768, height: 1024 }],
    ['a desk', { width: 1440, height: 900 }],
  ])(
    'keeps room for what is a member’s own, so that nothing moves on %s',
    async (_what, viewport) => {
      const context = await newOnlineContext(browser, { baseURL: stack.address, viewport });
      const { page: before } = await newPage(context);
      await before.goto('/login');
      await before.getByRole('button', { name: 'Explore the app' }).click();
      await before.waitForURL('**/dashboard');
      await before.close();
      const { page, errors } = await newPage(context);
      const letGo = await holdApp(page);
      await page.goto('/dashboard', { waitUntil: 'domcontentloaded' });
      const about = page.getByRole('region', { name: 'About' });
      const drawnAt = (await about.boundingBox())?.y;
      letGo();
      const goOn = page.getByRole('region', { name: 'Go on' });
      await goOn.getByRole('link', { name: /^(Begin|Go on): / }).waitFor();
      const goal = page.getByRole('region', { name: 'Our goal, together' });
      await goal.getByText(/every letter has five signers/i).waitFor();
      await page.getByText('No new answers.').waitFor();
      expect((await about.boundingBox())?.y).toBe(drawnAt);
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  it('has the colours that were chosen before the app is there', async () => {
    const context = await newOnlineContext(browser, {
      baseURL: stack.address,
      colorScheme: 'light',
    });
    const { page } = await newPage(context);
    await page.addInitScript(() => localStorage.setItem('color-scheme', 'dark'));
    const letGo = await holdApp(page);
    await page.goto('/dashboard/settings', { waitUntil: 'domcontentloaded' });
    const ground = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await ground()).toBe('rgb(23, 20, 31)');
    letGo();
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Login' }).waitFor();
    expect(await ground()).toBe('rgb(23, 20, 31)');
    await context.close();
  });

  it('keeps what was written into a form before the app is there', async () => {
    const context = await newOnlineContext(browser, { baseURL: stack.address });
    const { page, errors } = await newPage(context);
    const letGo = await holdApp(page);
    await page.goto('/login?next=%2Fdashboard%2Fsettings', { waitUntil: 'domcontentloaded' });
    await page.getByRole('textbox', { name: 'email' }).fill('asha@example.org');
    letGo();
    await page.getByRole('button', { name: 'Explore the app' }).click();
    await page.waitForURL('**/dashboard/settings');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('keeps what was written, and sends nothing, before the app is there', async () => {
    const context = await newOnlineContext(browser, { baseURL: stack.address });
    const { page, errors } = await newPage(context);
    const letGo = await holdApp(page);
    await page.goto('/dashboard/dictionary/Words', { waitUntil: 'domcontentloaded' });
    const search = page.getByRole('banner').getByRole('combobox');
    await search.fill('helo');
    await search.press('Enter');
    const account = page.getByRole('button', { name: 'Your account' });
    await account.click();
    expect(new URL(page.url()).search).toBe('');
    // It shows that the press was heard.
    expect(await account.getAttribute('aria-busy')).toBe('true');
    expect(await account.evaluate((held) => getComputedStyle(held).opacity)).toBe('0.6');
    letGo();
    await page.getByRole('menuitem', { name: 'Login' }).waitFor();
    expect(await account.getAttribute('aria-busy')).toBeNull();
    expect(await search.inputValue()).toBe('helo');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('stays where its reader scrolled to before the app is there, and after a reload', async () => {
    const context = await newOnlineContext(browser, { baseURL: stack.address });
    const { page, errors } = await newPage(context);
    const letGo = await holdApp(page);
    await page.goto('/dashboard/discussions', { waitUntil: 'domcontentloaded' });
    const button = page.getByRole('button', { name: 'Add Post' });
    await button.scrollIntoViewIfNeeded();
    const height = async (): Promise<number> => (await button.boundingBox())?.y ?? Number.NaN;
    const before = await height();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
    // The typeface, which comes with the app, may make what stands above a little higher.
    const stays = async (): Promise<void> =>
      expect(Math.abs((await height()) - before)).toBeLessThan(60);
    letGo();
    await page.getByRole('article').first().waitFor();
    await stays();
    await page.reload();
    await page.getByRole('article').first().waitFor();
    await stays();
    expect(errors).toEqual([]);
    await context.close();
  });
});
