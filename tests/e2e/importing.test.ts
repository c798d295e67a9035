import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, visit } from '../support/browser.js';
import { writeClip, writePaddedClip } from '../support/clips.js';
import { ROOT } from '../support/repository.js';
import { readStack } from '../support/stack.js';
import { somebodyNew } from './people.js';

const stack = readStack();
const folder = mkdtempSync(join(tmpdir(), 'isl-importing-'));
const SET = 'school-of-pune';
const ROWS = `concept,file,licence,credit,source,region
book,book.mp4,CC-BY-SA-4.0,The Deaf school of Pune,https://deaf-school.example/set,IN-MH
`;
let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
  // A clip that is there already, as other tests' may be, is not brought in again.
  writeClip(join(folder, 'whole.mp4'));
  writePaddedClip(join(folder, 'whole.mp4'), join(folder, 'book.mp4'), 4e6 + randomInt(1e6));
  writeFileSync(join(folder, 'clips.csv'), ROWS);
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** `make import-clips` with these words on its command line. */
function importClips(words: Record<string, string>): string {
  const settings = { ISL_DATA_DIR: stack.dataDir, ...words };
  return execFileSync(join(ROOT, 'infra/native/import-clips'), {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  });
}

/** How many clips of a book a visitor finds in the data set. */
async function clipsAVisitorFinds(): Promise<number> {
  const { page, context } = await visit(browser, stack.address);
  const listed = page.waitForResponse((reply) => reply.url().includes('/api/videos?'));
  await page.goto('/dashboard/Datasets?sign=word-book');
  const { data } = (await (await listed).json()) as { data: object[] };
  if (data.length > 0) await page.getByText('The Deaf school of Pune').first().waitFor();
  await context.close();
  return data.length;
}

it("a set of somebody else's clips is brought in, shown by an admin with its credit, and taken out again", async () => {
  const manifest = join(folder, 'clips.csv');
  importClips({ dir: folder, manifest, set: SET });
  expect(await clipsAVisitorFinds()).toBe(0);

  const { page: admin } = await somebodyNew(browser, stack, 'Nila', 'admin');
  await admin.goto('/dashboard/admin');
  const card = admin.getByRole('article', { name: SET });
  await card.getByText('Clips: 1. Signs: 1.', { exact: false }).waitFor();
  await card.getByRole('button', { name: `Show all clips of ${SET}` }).click();
  await admin.getByText(`${SET} can be seen by everybody now.`).first().waitFor();
  await expect.poll(clipsAVisitorFinds, { timeout: 60_000, interval: 1000 }).toBe(1);

  importClips({ remove: SET });
  expect(await clipsAVisitorFinds()).toBe(0);
});
