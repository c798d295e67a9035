import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { timeLimit } from '../../time-limits.js';
import { launchProfile } from '../support/browser.js';
import { ask, type Contribution } from '../support/giving.js';
import { eventually, readStack } from '../support/stack.js';
import { agree, aPerson, logIn, recordATake, register, token } from './people.js';

const { address } = readStack();
const profile = mkdtempSync(join(tmpdir(), 'isl-profile-'));
let opened: BrowserContext | undefined;

afterAll(async () => {
  await opened?.close();
  rmSync(profile, { recursive: true, force: true });
});

async function open(): Promise<Page> {
  opened = await launchProfile(profile, address);
  const page = await opened.newPage();
  page.setDefaultTimeout(timeLimit('page'));
  return page;
}

/** As the system does it when it runs out of memory: no process of the browser ends in good order. */
function kill(): void {
  const pids = execFileSync('pgrep', ['-f', `user-data-dir=${profile}`], { encoding: 'utf8' });
  for (const pid of pids.trim().split('\n')) {
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It went with the one before.
    }
  }
  opened = undefined;
}

it('a clip goes on when the browser was killed while it was sent, and is there once', async () => {
  const page = await open();
  const person = aPerson('Hema');
  await register(page, person);
  await logIn(page, person);
  const authorization = `Bearer ${await token(page)}`;
  await page.goto('/dashboard/DataSetCreation?prompt=sign:word-hello');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await agree(page);
  await recordATake(page);
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 50, downloadThroughput: -1, uploadThroughput: 8 * 1024 },
  });
  const sending = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await sending;
  kill();

  const again = await open();
  await again.goto('/dashboard/contributions');
  await again.getByText('Waiting for votes', { exact: false }).first().waitFor();
  const mine = async () =>
    (await ask<{ data: Contribution[] }>(address, 'GET', '/contributions', { authorization })).body
      .data;
  await eventually('the clip to be prepared', async () =>
    (await mine()).every(({ status }) => status === 'ready'),
  );
  expect(await mine()).toHaveLength(1);
});
