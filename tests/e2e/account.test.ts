import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadForm } from '../support/api.js';
import { launchBrowser, visit } from '../support/browser.js';
import { writeClip } from '../support/clips.js';
import { eventually, objectNames, readStack } from '../support/stack.js';
import { aPerson, logIn, register, token } from './people.js';

const stack = readStack();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const QUARTER_MS = 16 * 60 * 1000;

describe('a newcomer', () => {
  it('finds the landing page, registers, logs in and out', async () => {
    const person = aPerson();
    const { page, troubles } = await visit(browser, stack.address);
    await page.goto('/');
    await page.getByRole('heading', { name: 'Croudsource app' }).waitFor();
    await page.getByRole('link', { name: 'Login / Demo User' }).waitFor();
    await page.getByRole('link', { name: 'Register' }).first().click();
    await page.waitForURL('**/register');
    await page.getByRole('link', { name: 'Login' }).waitFor();
    await page.getByText('Already a member?').waitFor();
    await register(page, person);
    await page.getByText('Registration successful').first().waitFor();
    await logIn(page, person);
    await page.getByText('Login successful').first().waitFor();
    expect(await token(page)).toBeTruthy();
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await eventually('the token to be gone', async () => (await token(page)) === null);
    expect(troubles).toEqual([]);
  });

  it('is told what is wrong with the e-mail or password', async () => {
    const { page } = await visit(browser, stack.address);
    await page.goto('/login');
    await page.getByLabel('email').fill('nobody@example.org');
    await page.getByLabel('password', { exact: true }).fill('not a password');
    await page.getByRole('button', { name: 'submit' }).click();
    await page.getByText('The e-mail or the password is not right.').first().waitFor();
  });

  it('is told that a registration did not work, in the words of the specification', async () => {
    const { page } = await visit(browser, stack.address);
    const person = aPerson();
    await register(page, person);
    await page.goto('/register');
    for (const [label, value] of Object.entries({
      'last name': 'Rao',
      location: 'Pune',
      email: person.email,
    })) {
      await page.getByLabel(label).fill(value);
    }
    await page.getByLabel('name', { exact: true }).fill('Asha');
    await page.getByLabel('password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'submit' }).click();
    await page.getByText('Invalid credintials').first().waitFor();
  });

  it('takes a test drive with the demo account', async () => {
    const { page } = await visit(browser, stack.address);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Explore the app' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByText('Take a test drive').first().waitFor();
  });
});

describe('a signed-in person', () => {
  it('is still signed in after a reload', async () => {
    const person = aPerson();
    const { page } = await visit(browser, stack.address);
    await register(page, person);
    await logIn(page, person);
    await page.reload();
    await page.getByRole('button', { name: 'Your account' }).waitFor();
    expect(await token(page)).toBeTruthy();
  });

  it("stays signed in past the token's quarter of an hour, in two tabs", async () => {
    const person = aPerson();
    const { page, context } = await visit(browser, stack.address);
    await register(page, person);
    await logIn(page, person);
    const first = await token(page);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.clock.install();
      await tab.goto('/dashboard/discussions');
      await tab.getByRole('button', { name: 'Add Post' }).waitFor();
    }
    await Promise.all([page.clock.fastForward(QUARTER_MS), other.clock.fastForward(QUARTER_MS)]);
    await eventually('a fresh token', async () => (await token(page)) !== first);
    for (const [index, tab] of [page, other].entries()) {
      const title = `Still here ${index} ${person.email}`;
      await tab.getByPlaceholder('Enter post title').fill(title);
      await tab.getByPlaceholder('Write your post here...').fill('After a quarter of an hour.');
      await tab.getByRole('button', { name: 'Add Post' }).click();
      await tab.getByRole('heading', { name: title }).waitFor();
    }
  });

  it('is let in again when the stored token does not hold any more', async () => {
    const person = aPerson();
    const { page } = await visit(browser, stack.address);
    await register(page, person);
    await logIn(page, person);
    await page.evaluate(() => {
      const parts = (localStorage.getItem('token') ?? '').split('.');
      localStorage.setItem('token', [parts[0], parts[1], 'forged'].join('.'));
    });
    await page.goto('/dashboard/discussions');
    await page.getByPlaceholder('Enter post title').fill('Refreshed');
    await page.getByPlaceholder('Write your post here...').fill('With a new token.');
    await page.getByRole('button', { name: 'Add Post' }).click();
    await page.getByText('Post added successfully!').first().waitFor();
  });
});

describe('somebody who leaves', () => {
  it('takes the data along, and posts and videos go with the account', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'isl-leaving-'));
    const clip = join(folder, 'clip.mp4');
    writeClip(clip, 1);
    const person = aPerson('Leela');
    const { page } = await visit(browser, stack.address);
    await register(page, person);
    await logIn(page, person);
    const bearer = { authorization: `Bearer ${await token(page)}` };
    const title = `Before I go ${person.email}`;
    await page.goto('/dashboard/discussions');
    await page.getByPlaceholder('Enter post title').fill(title);
    await page.getByPlaceholder('Write your post here...').fill('It was good here.');
    await page.getByRole('button', { name: 'Add Post' }).click();
    await page.getByText('Post added successfully!').first().waitFor();
    const form = uploadForm(new Blob([readFileSync(clip)], { type: 'video/mp4' }), title);
    rmSync(folder, { recursive: true });
    const sent = await fetch(`${stack.address}/api/videos/upload`, {
      method: 'POST',
      headers: bearer,
      body: form,
    });
    const { video } = (await sent.json()) as { video: { _id: string } };

    await page.goto('/dashboard/settings');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const everything = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as {
      account: { email: string };
      records: Record<string, { title?: string }[]>;
    };
    expect(everything.account.email).toBe(person.email);
    expect(everything.records.posts?.map((post) => post.title)).toEqual([title]);
    expect(everything.records.videos?.map((one) => one.title)).toEqual([title]);

    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByLabel(/^Your password, so that/).fill('not my password');
    await page.getByRole('button', { name: 'Delete it for good' }).click();
    await page.getByText('This is not your password.').waitFor();
    await page.getByLabel(/^Your password, so that/).fill(person.password);
    await page.getByRole('button', { name: 'Delete it for good' }).click();
    await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor();
    expect(await token(page)).toBeNull();

    await page.goto('/login');
    await page.getByLabel('email').fill(person.email);
    await page.getByLabel('password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'submit' }).click();
    await page.getByText('The e-mail or the password is not right.').first().waitFor();
    await eventually('the post to be gone', async () => {
      const posts = (await (await fetch(`${stack.address}/api/posts`)).json()) as {
        title: string;
      }[];
      return !posts.some((post) => post.title === title);
    });
    await eventually('every file of the video to be gone', async () => {
      return !(await objectNames(stack)).some((name) => name.startsWith(video._id));
    });
  });
});
