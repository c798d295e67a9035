import { MongoClient } from 'mongodb';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, visit } from '../support/browser.js';
import { readStack } from '../support/stack.js';
import { aPerson, logIn, register, token } from './people.js';

const stack = readStack();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** As if the e-mail that was tried last had been tried so often; more than is free at any scale here. */
async function pretendTries(tries: number): Promise<void> {
  const client = await new MongoClient(stack.mongodbUrl).connect();
  const db = client.db(stack.databases.GATEWAY_DATABASE);
  const limits = db.collection<{ key: string; points: number }>('limits');
  const newest = await limits.findOne({ key: /^account:/ }, { sort: { expire: -1 } });
  await limits.updateOne({ key: newest?.key ?? '' }, { $set: { points: tries } });
  await client.close();
}

const CHECKING = 'Checking that this is a browser';

/** Runs in the page: sees also what stands there for a moment only, as a quickly solved proof does. */
const noteWhenSaid = (text: string): void => {
  new MutationObserver(() => {
    if (document.body?.textContent?.includes(text)) sessionStorage.setItem('said', text);
  }).observe(document, { childList: true, subtree: true, characterData: true });
};

it('logs in an owner whose e-mail others guess at, after the browser has solved a proof', async () => {
  const person = aPerson();
  const { page, troubles } = await visit(browser, stack.address);
  await register(page, person);
  await page.getByLabel('email').fill(person.email);
  await page.getByLabel('password', { exact: true }).fill('a wrong sentence');
  await page.getByRole('button', { name: 'submit' }).click();
  await page.getByText('The e-mail or the password is not right.').first().waitFor();
  await pretendTries(600);

  await page.evaluate(noteWhenSaid, CHECKING);
  const answers: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/auth/login')) answers.push(answer.status());
  });
  await logIn(page, person);
  expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBe(CHECKING);
  expect(answers).toEqual([428, 200]);
  expect(await token(page)).toBeTruthy();
  expect(troubles).toEqual([]);
});
