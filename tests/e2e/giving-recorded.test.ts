import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aSignedInPerson } from '../support/api.js';
import { launchWithWebcam, visit } from '../support/browser.js';
import { ask } from '../support/giving.js';
import { eventually, readStack } from '../support/stack.js';
import { agree, aPerson, logIn, recordATake, register, token } from './people.js';

const stack = readStack();
const { address } = stack;
let browser: Browser;

beforeAll(async () => {
  browser = await launchWithWebcam();
});
afterAll(() => browser.close());

it('a sign is recorded with consent, its ends cut off, sent over a line that comes back, judged by two others, seen, and taken back', async () => {
  const { page, context, troubles } = await visit(browser, address);
  const person = aPerson('Gita');
  await register(page, person);
  await logIn(page, person);
  await page.goto('/dashboard/DataSetCreation?prompt=sign:word-hello');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await agree(page);
  await page.getByRole('heading', { name: /^Please sign: / }).waitFor();
  await recordATake(page);

  await page.getByLabel('Begin', { exact: true }).fill('600');
  await page.getByLabel('End', { exact: true }).fill('1800');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Thank you! The clip is on its way.', { exact: false }).waitFor();
  await context.setOffline(false);

  const authorization = `Bearer ${await token(page)}`;
  const mine = async () =>
    (
      await ask<{
        data: { _id: string; status: string; outcome: string; durationSeconds?: number }[];
      }>(address, 'GET', '/contributions', { authorization })
    ).body.data[0];
  await eventually('the clip to be prepared', async () => (await mine())?.status === 'ready');
  expect((await mine())?.durationSeconds).toBeCloseTo(1.2, 0);
  const id = (await mine())?._id ?? '';

  await page.goto('/dashboard/contributions');
  await page.getByText('Waiting for votes', { exact: false }).first().waitFor();
  for (let count = 0; count < 2; count += 1) {
    const judge = await aSignedInPerson(address);
    const body = { kind: 'seen', isSeen: true };
    expect((await ask(address, 'POST', `/reviews/${id}`, { ...judge, body })).status).toBe(204);
  }

  await page.goto('/products/word-hello');
  const clip = page.locator(`video[src*="${id}"]`);
  await clip.waitFor();
  expect(await clip.evaluate((video: HTMLVideoElement) => video.error)).toBeNull();

  await page.goto('/dashboard/contributions');
  await page.getByRole('button', { name: 'Take back', exact: false }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Taken back.', { exact: false }).first().waitFor();
  expect((await ask(address, 'GET', `/videos/${id}`)).status).toBe(404);
  expect(troubles).toEqual([]);
});
