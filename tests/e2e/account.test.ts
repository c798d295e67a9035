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

describe('somebody logged in at two places', () => {
  it('logs one of them out from the other, and then everywhere', async () => {
    const person = aPerson('Meera');
    const [{ page: here }, { page: there }] = await Promise.all([
      visit(browser, stack.address),
      visit(browser, stack.address),
    ]);
    await register(here, person);
    await logIn(here, person);
    await logIn(there, person);
    const kept = await token(here);
    await here.goto('/dashboard/settings');
    const ends = here.getByRole('button', { name: 'Log out this one' });
    await eventually('both browsers to be named', async () => (await ends.count()) === 2);
    const mine = here.locator('li[data-current="true"]');
    expect(await mine.getByText('This browser').count()).toBe(1);
    await here
      .locator('li[data-current="false"]')
      .getByRole('button', { name: 'Log out this one' })
      .click();
    await here.getByText('That browser is logged out.').first().waitFor();
    await eventually('one browser to be left', async () => (await ends.count()) === 1);

    await there.clock.install();
    await there.goto('/dashboard/settings');
    await there.clock.fastForward(QUARTER_MS);
    await eventually('the other browser to be out', async () => (await token(there)) === null);

    await here.getByRole('button', { name: 'Log out everywhere' }).click();
    await here.getByRole('button', { name: 'Yes, log out everywhere' }).click();
    await eventually('this browser to be out', async () => (await token(here)) === null);
    const answer = await fetch(`${stack.address}/api/auth/sessions`, {
      headers: { authorization: `Bearer ${kept}` },
    });
    // Bearers hold for a quarter of an hour, as the screen says; what it lists is over.
    expect(await answer.json()).toEqual({ data: [] });
  });
});

describe('a link that somebody sends', () => {
  it('is previewed with the words and a picture of its screen, whatever the reader accepts', async () => {
    const previews = await Promise.all(
      ['/', '/dashboard/Prediction', '/dashboard/Dictionary'].map(async (path) => {
        const answer = await fetch(`${stack.address}${path}`, { headers: { accept: '*/*' } });
        const html = await answer.text();
        const [title, picture] = ['og:title', 'og:image'].map(
          (name) => new RegExp(`<meta property="${name}" content="([^"]+)"`).exec(html)?.[1],
        );
        const shown = await fetch(new URL(picture ?? '', stack.address));
        expect(shown.headers.get('content-type')).toBe('image/webp');
        return { title, picture };
      }),
    );
    expect(new Set(previews.map(({ title }) => title)).size).toBe(3);
    expect(new Set(previews.map(({ picture }) => picture)).size).toBe(3);
    const { page } = await visit(browser, stack.address);
    await page.goto('/dashboard/Prediction');
    expect(await page.title()).toBe(previews[1]?.title);
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
