import { launchBrowser, visit } from '../support/browser.js';
import {
  copyRows,
  POSTS,
  type Scrolled,
  scrollCopiedRows,
  scrollList,
  scrollPlainPage,
  VIDEOS,
  withLongLists,
} from '../support/long-lists.js';
import { readStack } from '../support/stack.js';

const SCROLLED_ROWS = 1_000;
/** As a finger or a wheel scrolls fast. */
const STEP_PX = 120;
const PLAIN_FRAMES = 1_000;

/**
 * Prints how the two long lists scroll with 5,000 videos and 2,000 posts in the database, beside
 * pages without any script in the same browser, one of the same rows and one of plain lines: a machine
 * without a graphics card draws in software.
 */
async function main(): Promise<void> {
  const stack = readStack();
  const browser = await launchBrowser();
  try {
    await withLongLists(stack, async () => {
      const { page } = await visit(browser, stack.address);
      for (const [path, list, rows] of [
        ['/dashboard/Datasets', 'Video data set', VIDEOS],
        ['/dashboard/discussions', 'Posts', POSTS],
      ] as const) {
        await page.goto(path);
        say(
          `${list}, ${rows} rows, ${SCROLLED_ROWS} scrolled through, at first`,
          await scrollList(page, list, SCROLLED_ROWS, STEP_PX),
        );
        await page.goto(path);
        say('  again', await scrollList(page, list, SCROLLED_ROWS, STEP_PX));
        await page.goto(path);
        await page.getByRole('list', { name: list }).getByRole('listitem').first().waitFor();
        const copied = await copyRows(page, list);
        say('  the same rows without a script', await scrollCopiedRows(page, copied, STEP_PX));
      }
      say('plain lines', await scrollPlainPage(page, PLAIN_FRAMES, STEP_PX));
    });
  } finally {
    await browser.close();
  }
}

function say(what: string, { mostElements, frames, dropped }: Scrolled): void {
  const share = ((100 * dropped) / (frames + dropped)).toFixed(1);
  process.stdout.write(
    `${what}: at most ${mostElements} elements, ` +
      `${dropped} of ${frames + dropped} frames dropped (${share} %)\n`,
  );
}

await main();
