import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { timeLimit } from '../../time-limits.js';
import { launchBrowser, type Visit, visit } from '../support/browser.js';
import { readStack } from '../support/stack.js';
import { aPerson, register } from './people.js';

vi.setConfig({ testTimeout: timeLimit('drawnJourney') });

const stack = readStack();
let browser: Browser;
let visitor: Visit;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  visitor = await visit(browser, stack.address);
  page = visitor.page;
  // The avatar is loaded, solved and drawn without a graphics card.
  page.setDefaultTimeout(timeLimit('drawnPage'));
});
afterAll(() => browser.close());

const WRONG = 'Wrong, or do you sign it differently? Tell us in words';
const frameOf = (title: string) => page.frameLocator(`iframe[title="${title}"]`);
/** The avatar has begun, and has signed to the end. */
const begun = () => page.locator('[data-progress="playing"], [data-progress="played"]');
const played = () => page.locator('[data-progress="played"]');

describe('the avatar', () => {
  it('plays a letter of the dictionary on its page, to the end', async () => {
    await page.goto('/dashboard/dictionary/Characters');
    await page.getByRole('link', { name: 'Sign Representing B', exact: true }).click();
    await page.waitForURL('**/products/letter-b-v2');
    await page.getByRole('button', { name: 'Play it with the avatar' }).click();
    await frameOf('Avatar: B').locator('.stage[data-ready]').waitFor();
    await played().waitFor();
    await page.getByRole('button', { name: 'Back to the picture' }).click();
    await page.getByRole('button', { name: 'Play it with the avatar' }).waitFor();
  });

  it('signs the letter of the other alphabet as well', async () => {
    await page.getByRole('link', { name: 'Vowels on the fingertips' }).click();
    await page.waitForURL('**/products/letter-b-v1');
    await page.getByRole('button', { name: 'Play it with the avatar' }).click();
    await begun().waitFor();
  });

  it('spells a word that has no sign', async () => {
    await page.goto('/dashboard/dictionary/Words?q=airport');
    const spelled = page.locator('[data-row]').filter({ hasText: 'Spelled' }).first();
    await spelled.getByRole('link').click();
    await page.waitForURL('**/products/word-*');
    await page.getByText(/^We have no sign for/).waitFor();
    await page.getByRole('button', { name: 'See it spelled by the avatar' }).click();
    await begun().waitFor();
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    const letters = frameOf(`Avatar: ${name}`).locator('.letters li');
    await letters.first().waitFor();
    expect((await letters.allTextContents()).join('').toLowerCase()).toBe(
      name?.replaceAll(/[^a-z]/gi, '').toLowerCase(),
    );
  });
});

describe("sign-kit's pages in the app", () => {
  it('turn a text of the address into signs', async () => {
    await page.goto('/dashboard/TextToSign?text=hello');
    const frame = frameOf('Text to sign');
    await frame.getByRole('heading', { name: 'Text to sign' }).waitFor();
    expect(await frame.getByLabel('Your text').inputValue()).toBe('hello');
    await frame.locator('.chip-sign').first().waitFor();
  });

  it('take the menu along from one to the other', async () => {
    await frameOf('Text to sign').getByRole('link', { name: 'Learn signs' }).click();
    await page.waitForURL('**/dashboard/Sign');
    await frameOf('Sign Translator').getByRole('heading', { name: 'Learn signs' }).waitFor();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const current = menu.locator('[aria-current="page"]');
    expect(await current.textContent()).toBe('Sign Translator');
  });

  it('follow the colours of the app', async () => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await frameOf('Sign Translator').locator('html[data-theme="dark"]').waitFor();
  });
});

describe('somebody who signs it differently', () => {
  it('comes from the frame to the form, through login, to a post about the sign', async () => {
    const person = aPerson('Meera');
    const how = `As ${person.email} signs it`;
    await register(page, person);
    await page.goto('/dashboard/Sign?sign=letter-c-v2');
    await frameOf('Sign Translator').getByRole('button', { name: WRONG }).click();
    await page.waitForURL('**/products/letter-c-v2?report=1');
    const form = page.getByRole('region', { name: WRONG });
    await form.getByRole('radio', { name: 'I sign it differently' }).check();
    await form.getByLabel('What is wrong, or how do you sign it?').fill(how);
    await form.getByRole('link', { name: 'Login' }).click();
    await page.getByLabel('email').fill(person.email);
    await page.getByLabel('password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'submit' }).click();
    await page.waitForURL('**/products/letter-c-v2?report=1');
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByText(/^Thank you/).waitFor();
    const posts = page.getByRole('article', { name: 'Signed differently: C' });
    await posts.getByText(how).waitFor();
  });

  it('has caused no error in the page and no violation of its policy', () => {
    expect(visitor.troubles).toEqual([]);
  });
});
