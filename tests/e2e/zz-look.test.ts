import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violationsOf } from '../screens/violations.js';
import { ask } from '../support/giving.js';
import { aSignedInPerson } from '../support/api.js';
import { launchBrowser } from '../support/browser.js';
import { readStack } from '../support/stack.js';
import { somebodyNew, token } from './people.js';

const stack = readStack();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

it('looks', async () => {
  const { page: admin } = await somebodyNew(browser, stack, 'Meera', 'admin');
  const auth = { authorization: `Bearer ${await token(admin)}` };
  const other = await aSignedInPerson(stack.address, { name: 'Ravi' });
  const post = await ask<{ _id: string }>(stack.address, 'POST', '/posts', { ...other, body: { title: 'A very long title of a post about tea, the kettle and everything else that one can say', content: 'x' } });
  await ask(stack.address, 'POST', `/posts/${post.body._id}/report`, { ...auth, body: { reason: 'rude' } });
  await ask(stack.address, 'POST', `/posts/${post.body._id}/hide`, { ...auth, body: { reason: 'Off the subject' } });
  const me = await ask<{ id: string }>(stack.address, 'GET', '/auth/me', other);
  await ask(stack.address, 'PUT', `/admin/accounts/${me.body.id}/role`, { ...auth, body: { role: 'reviewer' } });
  await ask(stack.address, 'PUT', `/signs/forms/word-hello/verdict`, { ...auth, body: { verdict: 'wrong', region: 'IN-KL', fault: 'handshape' } });
  const found: string[] = [];
  const storage = await admin.context().storageState();
  for (const [width, height] of [[360, 800], [1440, 900]] as const)
    for (const colorScheme of ['light', 'dark'] as const)
      for (const language of ['en', 'hi']) {
        const context = await browser.newContext({ baseURL: stack.address, storageState: storage, colorScheme, viewport: { width, height }, locale: `${language}-IN`, reducedMotion: 'reduce' });
        await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
        const page = await context.newPage();
        await page.goto('/dashboard/admin');
        await page.locator('#kept').waitFor();
        await page.locator('#audit ~ ul li').first().waitFor();
        found.push(...(await violationsOf(page)).map((one) => `${width} ${colorScheme} ${language} ${one}`));
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (over > 0) found.push(`${width} ${language} over ${over}`);
        await page.screenshot({ path: `/tmp/log/shots/${width}-${colorScheme}-${language}.png`, fullPage: true });
        await context.close();
      }
  console.log(JSON.stringify(found, null, 1));
  expect(found).toEqual([]);
}, 600_000);
