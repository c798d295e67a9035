import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, FileChooser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchWithWebcam, visit } from '../support/browser.js';
import { writeClip } from '../support/clips.js';
import { eventually, readStack } from '../support/stack.js';
import { aPerson } from './people.js';

const stack = readStack();
const folder = mkdtempSync(join(tmpdir(), 'isl-keyboard-'));
const clip = join(folder, 'clip.mp4');
const person = aPerson('Kiran');
/** More stops than any screen has before its main part. */
const MOST_STOPS = 120;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  writeClip(clip);
  browser = await launchWithWebcam();
  page = (await visit(browser, stack.address)).page;
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the element has the focus, as somebody does who has no mouse. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} cannot be reached by the Tab key.`);
}

async function typeInto(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  await page.keyboard.insertText(text);
}

async function press(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await page.keyboard.press(key);
}

const menu = (name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();

describe('with the keyboard alone', () => {
  it('somebody registers and logs in', async () => {
    await page.goto('/');
    await press(page.getByRole('link', { name: 'Register' }).first());
    await page.waitForURL('**/register');
    await typeInto(page.getByLabel('name', { exact: true }), person.name);
    await typeInto(page.getByLabel('last name'), person.lastName);
    await typeInto(page.getByLabel('location'), 'Pune');
    await typeInto(page.getByLabel('email'), person.email);
    await typeInto(page.getByLabel('password', { exact: true }), person.password);
    await press(page.getByRole('button', { name: 'submit' }));
    await page.waitForURL('**/login');
    await typeInto(page.getByLabel('email'), person.email);
    await typeInto(page.getByLabel('password', { exact: true }), person.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
  });

  it('uploads a clip', async () => {
    // Heard from now on: the window opens the moment that the key is pressed.
    const chosen = new Promise<FileChooser>((resolve) => page.once('filechooser', resolve));
    await press(menu('Upload Video'));
    await page.waitForURL('**/dashboard/upload');
    await tabTo(page.locator('button', { hasText: 'Choose a video' }));
    await page.keyboard.press('Enter');
    await (await chosen).setFiles(clip);
    await typeInto(page.getByLabel('Title'), 'By keyboard');
    await typeInto(page.getByLabel('Description'), 'Moving bars');
    await tabTo(page.getByLabel('Select Expression').first());
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await press(page.getByRole('button', { name: 'Upload', exact: true }));
    await page.getByText('Video uploaded successfully!').first().waitFor();
  });

  it('writes a post', async () => {
    await press(menu('Discussions'));
    await page.waitForURL('**/dashboard/discussions');
    await typeInto(page.getByPlaceholder('Enter post title'), 'Typed without a mouse');
    await typeInto(page.getByPlaceholder('Write your post here...'), 'All of it.');
    await press(page.getByRole('button', { name: 'Add Post' }));
    await page.getByText('Post added successfully!').first().waitFor();
    await page.getByRole('article').filter({ hasText: 'Typed without a mouse' }).first().waitFor();
  });

  it('looks up a letter', async () => {
    await press(menu('Dictionary'));
    await page.waitForURL(/dictionary$/i);
    await press(page.getByRole('main').getByRole('link', { name: 'Characters' }).first());
    await page.waitForURL('**/Characters');
    await press(page.getByRole('link', { name: 'Sign Representing C', exact: true }));
    await page.getByRole('heading', { name: 'C', exact: true }).waitFor();
  });

  it('adds a word to a sentence, and stays where it was', async () => {
    await press(menu('predict'));
    await page.waitForURL('**/Prediction');
    const add = page.getByRole('button', { name: 'Add a word' });
    const word = page.getByRole('combobox', { name: 'A word to add' });
    await press(add);
    await eventually('the keyboard in the field', () => hasFocus(word));
    await page.keyboard.type('hell');
    await page.getByRole('option', { name: 'HELLO' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(await page.getByLabel('ISL sentence').inputValue()).toBe('HELLO');
    await press(page.getByRole('main').getByRole('button', { name: 'Close' }));
    await eventually('the keyboard back at the button', () => hasFocus(add));
    await press(page.getByRole('button', { name: 'Begin a new sentence' }));
    await eventually('the keyboard at the heading', () =>
      hasFocus(page.getByRole('heading', { name: 'Words so far' })),
    );
  });

  it('starts and stops the camera of the prediction page', async () => {
    await press(page.getByRole('button', { name: 'Start Recording' }));
    const emotion = page.getByLabel('Detected emotion');
    await eventually('an answer of the service', async () => {
      return (await emotion.inputValue()) !== 'Waiting for predictions...';
    });
    await press(page.getByRole('button', { name: 'Stop Recording' }));
    await page.getByText('Video recording stopped successfully!').first().waitFor();
    expect(await page.getByRole('button', { name: 'Start Recording' }).isEnabled()).toBe(true);
  });
});
