import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timeLimit } from '../../time-limits.js';
import { launchBrowser, visit } from '../support/browser.js';
import { POSTS, scrollList, VIDEOS, withLongLists } from '../support/long-lists.js';
import { readStack } from '../support/stack.js';

const stack = readStack();
/** Four pages of the list, by nearly a screen at each frame. */
const SCROLLED_ROWS = 200;
const STEP_PX = 800;
/** Of `main`, whatever was scrolled: about what two screens of cards have. */
const MOST_ELEMENTS = 1_500;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
  page = (await visit(browser, stack.address)).page;
});
afterAll(() => browser.close());

/** The ids of a whole list, read as a page does. */
async function idsOf(path: string): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const after = ids.length > 0 ? `&after=${ids.at(-1)}` : '';
    const reply = await fetch(`${stack.address}${path}?limit=200${after}`);
    const body = (await reply.json()) as { _id: string }[] | { data: { _id: string }[] };
    const rows = Array.isArray(body) ? body : body.data;
    ids.push(...rows.map(({ _id }) => _id));
    if (rows.length < 200) return ids;
  }
}

describe('with 5,000 videos and 2,000 posts in the database', () => {
  it(
    'each is read once, and a page that scrolls holds only what is near the screen',
    async () => {
      await withLongLists(stack, async () => {
        for (const [path, least] of [
          ['/api/videos', VIDEOS],
          ['/api/posts', POSTS],
        ] as const) {
          const ids = await idsOf(path);
          expect(ids.length).toBeGreaterThanOrEqual(least);
          expect(new Set(ids).size).toBe(ids.length);
        }

        await page.goto('/dashboard/Datasets');
        const videos = await scrollList(page, 'Video data set', SCROLLED_ROWS, STEP_PX);
        expect(videos.mostElements).toBeLessThan(MOST_ELEMENTS);

        await page.goto('/dashboard/discussions');
        const posts = await scrollList(page, 'Posts', SCROLLED_ROWS, STEP_PX);
        expect(posts.mostElements).toBeLessThan(MOST_ELEMENTS);
      });
    },
    timeLimit('drawnJourney'),
  );
});
