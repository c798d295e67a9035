import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violationsOf } from '../screens/violations.js';
import { launchWithWebcam, visit } from '../support/browser.js';
import { writeSignedClip } from '../support/clips.js';
import { ROOT } from '../support/repository.js';
import { readStack } from '../support/stack.js';

const { address } = readStack();
const folder = mkdtempSync(join(tmpdir(), 'isl-webcam-'));
/** The webcam's sign never stops: some takes begin in its midst, and the page asks for another. */
const MOST_TAKES = 8;
let browser: Browser;

beforeAll(async () => {
  const clip = join(folder, 'webcam.mjpeg');
  writeSignedClip(clip, 'word-help');
  browser = await launchWithWebcam(clip);
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

it('who makes a sign before the camera is shown the signs like it, the very one among them', async () => {
  const { page, troubles } = await visit(browser, address);
  await page.goto('/dashboard/dictionary/Words');
  await page.getByRole('link', { name: /Sign it$/ }).click();
  await page.getByText(/It learnt from drawings and not from people/).waitFor();
  expect(await violationsOf(page)).toEqual([]);

  const list = page.getByRole('list', { name: 'Signs that look most like yours' });
  const again = page.getByRole('button', { name: 'Again', exact: true });
  await page.getByRole('button', { name: /^Start/ }).click();
  for (let take = 1; take <= MOST_TAKES; take += 1) {
    await again.waitFor();
    if (await page.getByText('The camera is off').isVisible()) break;
    await again.click();
  }
  await list
    .getByRole('link', { name: /HELP|help/ })
    .first()
    .waitFor();
  expect(await list.getByRole('listitem').count()).toBeGreaterThanOrEqual(8);
  expect(await violationsOf(page)).toEqual([]);
  await list.getByRole('link').first().click();
  await page.waitForURL(/\/products\//);
  expect(troubles).toEqual([]);
});

it('a clip of this device finds its sign, and is not uploaded', async () => {
  const { page, troubles } = await visit(browser, address);
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.goto('/dashboard/dictionary/find?by=make');
  await page.getByRole('button', { name: 'From a clip' }).waitFor();
  await page.locator('input[type=file]').setInputFiles(join(ROOT, 'assets/signs/word-help.mp4'));
  expect(await violationsOf(page)).toEqual([]);
  const look = page.getByRole('button', {
    name: 'Look at three seconds from here',
    disabled: false,
  });
  const help = page
    .getByRole('list', { name: 'Signs that look most like yours' })
    .getByRole('link', { name: /HELP|help/ })
    .first();
  // Where the machine gave it few pictures a person looks again.
  for (let take = 1; take <= MOST_TAKES && !(await help.isVisible()); take += 1) {
    await look.click();
    await page.getByText('Being looked at…').waitFor();
    await look.waitFor();
  }
  await help.waitFor();
  expect(sent).toEqual([]);
  expect(troubles).toEqual([]);
});
