import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, visit } from '../support/browser.js';
import { eventually, readStack } from '../support/stack.js';

const stack = readStack();
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = (await visit(browser, stack.address)).page;
});
afterAll(() => browser.close());

const loadedPictures = () =>
  page
    .locator('main img')
    .evaluateAll(
      (images) => images.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length,
    );

describe('without an account', () => {
  it('the dictionary leads to characters, words and non-manual features', async () => {
    await page.goto('/dashboard/dictionary');
    await page.getByRole('heading', { name: 'Dictionary of ISL' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Characters' }).first().click();
    await page.waitForURL('**/dictionary/Characters');
    await page.getByText('Sign Representing').first().waitFor();
    expect(await loadedPictures()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'List' }).click();
    await page.getByText('Sign Representing').first().waitFor();
  });

  it("a letter's card opens its page", async () => {
    await page.goto('/dashboard/dictionary/Characters');
    await page.getByRole('link', { name: 'Sign Representing Q', exact: true }).click();
    await page.waitForURL('**/products/letter-q-v2');
    await page.getByRole('heading', { name: 'Q', exact: true }).waitFor();
    await page.getByText('Avatar: made by a computer, not a person').first().waitFor();
  });

  it('the four pictures of its landing page are there', async () => {
    await page.goto('/dashboard/dictionary');
    const first = page.getByAltText('The avatar signs HELLO');
    await first.waitFor();
    await page.waitForFunction(() =>
      [...document.images].some(
        (image) => image.src.endsWith('/carousel/1.webp') && image.naturalWidth > 0,
      ),
    );
  });

  it('words are found by what is typed', async () => {
    await page.goto('/dashboard/dictionary/Words');
    await page.getByLabel('Find a word').fill('hungry');
    await page
      .getByRole('link', { name: /hungry/i })
      .first()
      .waitFor();
  });

  it('the words stand where they stood when one comes back from a sign, whose clip is stopped below it', async () => {
    await page.goto('/dashboard/dictionary/Words');
    await page.getByRole('list', { name: 'Words' }).getByRole('link').first().waitFor();
    await page.mouse.move(640, 450);
    for (let turn = 0; turn < 5; turn += 1) await page.mouse.wheel(0, 900);
    const places = () =>
      page.locator('main a[href^="/products/"]').evaluateAll((links) =>
        links
          .map((link) => ({
            path: link.getAttribute('href') ?? '',
            y: Math.round(link.getBoundingClientRect().y),
          }))
          .filter(({ y }) => y > 100 && y < 700),
      );
    await eventually('the words to rest', async () => {
      const before = JSON.stringify(await places());
      await page.evaluate(() => new Promise((next) => requestAnimationFrame(next)));
      return (
        (await page.evaluate(() => scrollY)) > 2000 && JSON.stringify(await places()) === before
      );
    });
    const [chosen] = await places();
    if (!chosen) throw new Error('no word is in sight');
    await page.locator(`main a[href="${chosen.path}"]`).click();
    await page.waitForURL(`**${chosen.path}`);
    const clip = page.locator('main video').first();
    const pause = page.getByRole('button', { name: /^(Pause|Play) the clip$/ }).first();
    await pause.waitFor();
    const [picture, button] = [await clip.boundingBox(), await pause.boundingBox()];
    expect(button?.y).toBeGreaterThanOrEqual((picture?.y ?? Number.NaN) + (picture?.height ?? 0));
    await page.goBack();
    await eventually('the word where it was', async () =>
      (await places()).some(({ path, y }) => path === chosen.path && Math.abs(y - chosen.y) <= 8),
    );
  });

  it('a sign is found by the shape of the hand and the place', async () => {
    await page.goto('/dashboard/dictionary/find');
    await page.getByRole('button', { name: 'Flat hand', exact: true }).click();
    await page.getByRole('button', { name: 'Forehead' }).click();
    await page.waitForURL('**/find?by=hand&handshape=flat&place=forehead');
    await page.getByRole('link', { name: 'Sign Representing hello' }).waitFor();
    expect(await page.getByRole('button', { name: 'Neck' }).isDisabled()).toBe(true);
    const shapes = page.locator('img[src^="/static/handshapes/"]');
    await shapes.first().scrollIntoViewIfNeeded();
    await page.waitForFunction(
      () => (document.querySelector('img[src*="handshapes"]') as HTMLImageElement).naturalWidth > 0,
    );
  });

  it('the letters of the other alphabet are shown when chosen, also after a reload', async () => {
    await page.goto('/dashboard/dictionary/Characters');
    await page.getByRole('button', { name: 'Vowels on the fingertips' }).click();
    const a = page.locator('a[href="/products/letter-a-v1"]');
    await a.waitFor();
    await page.reload();
    await a.waitFor();
    await page.getByRole('button', { name: 'Letter pictures' }).click();
    await page.locator('a[href="/products/letter-a-v2"]').waitFor();
  });

  it('/ leads to the search, which finds HELLO for “helo” and a Hindi word', async () => {
    await page.goto('/dashboard/stats');
    await page.getByRole('heading', { name: 'Stats' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('helo');
    await page.getByRole('option', { name: /^HELLO/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/products/word-hello');
    await page.goto(`/dashboard/search?q=${encodeURIComponent('दोस्त')}`);
    await page.getByRole('link', { name: /FRIEND/ }).waitFor();
  });

  it('the seven filters of non-manual features filter', async () => {
    await page.goto('/dashboard/dictionary/Nmf');
    await page.getByRole('link', { name: 'Happy' }).first().waitFor();
    await page.getByRole('button', { name: 'Sad', exact: true }).click();
    await page.getByRole('link', { name: 'Happy' }).first().waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Sad' }).first().waitFor();
  });

  it('the courses are listed and open in a new tab', async () => {
    await page.goto('/dashboard/courses');
    await page.getByRole('heading', { name: 'Learn ISL from these Courses' }).waitFor();
    const [course] = await Promise.all([
      page.waitForEvent('popup'),
      page
        .getByRole('link', { name: /alphabet/i })
        .first()
        .click(),
    ]);
    await course.waitForURL('**/dashboard/courses/letters');
  });

  it('paths match whatever their case', async () => {
    await page.goto('/Dashboard/DICTIONARY/characters');
    await page.getByText('Sign Representing').first().waitFor();
  });

  it.each(['/nowhere', '/products/word-that-is-not-there'])('%s is not found', async (path) => {
    await page.goto(path);
    await page.getByRole('heading', { name: 'Ohh! page not found' }).waitFor();
    await page.getByText("we can't seem to find the page you are looking for").waitFor();
    await page.getByRole('link', { name: 'Back Home' }).waitFor();
  });
});
