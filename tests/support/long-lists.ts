import { MongoClient } from 'mongodb';
import type { Page } from 'playwright-core';
import type { readStack } from './stack.js';

export const VIDEOS = 5_000;
export const POSTS = 2_000;
/** What the rows made here are called, to be removed by. */
const MADE_HERE = /^Long list \d+$/;

type Row = { readonly _id: string; readonly title: string } & Readonly<Record<string, unknown>>;

/** Works on a stack whose database has 5,000 videos and 2,000 posts more, all older than the rest. */
export async function withLongLists<T>(
  { mongodbUrl, databases }: Pick<ReturnType<typeof readStack>, 'mongodbUrl' | 'databases'>,
  work: () => Promise<T>,
): Promise<T> {
  const client = await MongoClient.connect(mongodbUrl);
  const videos = client.db(databases.MEDIA_DATABASE).collection<Row>('videos');
  const posts = client.db(databases.CONTENT_DATABASE).collection('posts');
  const remove = async (): Promise<void> => {
    await videos.deleteMany({ title: MADE_HERE });
    await posts.deleteMany({ title: MADE_HERE });
  };
  try {
    await remove();
    const clip = await videos.findOne({ status: 'ready', visibility: 'public' });
    if (!clip) throw new Error('The stack shows no video to copy.');
    await videos.insertMany(
      Array.from({ length: VIDEOS }, (_, number) => {
        const _id = number.toString(16).padStart(24, '0');
        const title = `Long list ${number}`;
        return { ...clip, _id, idempotencyKey: _id, title, createdAt: minuteOf2020(number) };
      }),
    );
    await posts.insertMany(
      Array.from({ length: POSTS }, (_, number) => {
        const createdAt = minuteOf2020(number);
        const text = { title: `Long list ${number}`, content: 'How do you sign it? '.repeat(9) };
        return { ...text, createdAt, shownAt: createdAt, likedBy: [], commentIds: [] };
      }),
    );
    return await work();
  } finally {
    await remove();
    await client.close();
  }
}

function minuteOf2020(number: number): Date {
  return new Date(Date.UTC(2020, 0, 1, 0, number));
}

/** What scrolling did: the page's elements at most, and how its frames came. */
export type Scrolled = {
  readonly mostElements: number;
  readonly frames: number;
  readonly dropped: number;
};

const FRAME_MS = 1000 / 60;

/** Scrolls down by so much at each frame until the page says that it has come so far in its list. */
export async function scrollList(
  page: Page,
  list: string,
  untilPosition: number,
  stepPx: number,
): Promise<Scrolled> {
  await page.getByRole('list', { name: list }).getByRole('listitem').first().waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    // Without a function of its own: tsx would give it a name in a way that a page does not know.
    async ([label, until, step, frameMs]) => {
      let [mostElements, frames, dropped, last] = [0, 0, 0, performance.now()];
      for (let seen = 0; seen < until; ) {
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        frames += 1;
        dropped += Math.max(0, Math.round((now - last) / frameMs) - 1);
        last = now;
        window.scrollBy(0, step);
        const items = document.querySelectorAll(`[aria-label="${label}"] [role="listitem"]`);
        seen = Number([...items].at(-1)?.getAttribute('aria-posinset') ?? 0);
        const elements = document.querySelectorAll('main *').length;
        mostElements = Math.max(mostElements, elements);
      }
      return { mostElements, frames, dropped };
    },
    [list, untilPosition, stepPx, FRAME_MS] as const,
  );
}

/** What a row of a list looks like, with all that its look needs. */
export type CopiedRows = { readonly css: string; readonly html: string; readonly widthPx: number };

/** The rows of a list that stand on the page now, to be put below each other. */
export function copyRows(page: Page, list: string): Promise<CopiedRows> {
  return page.evaluate((label) => {
    const sheets = [...document.styleSheets];
    const css = sheets.flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText));
    const rows = [...document.querySelectorAll(`[aria-label="${label}"] > [role="presentation"]`)];
    const widthPx = rows[0]?.getBoundingClientRect().width ?? 0;
    const html = rows.map((row) => {
      const copy = row.cloneNode(true) as HTMLElement;
      copy.setAttribute('style', 'position: static; margin-block-end: 24px');
      for (const player of copy.querySelectorAll('video')) player.remove();
      return copy.outerHTML;
    });
    return { css: css.join('\n'), html: html.join(''), widthPx };
  }, list);
}

const COPIES = 80;

/** The same scrolling of a page without any script that only has such rows: what drawing them costs. */
export async function scrollCopiedRows(
  page: Page,
  { css, html, widthPx }: CopiedRows,
  stepPx: number,
): Promise<Scrolled> {
  // A page of the same origin: its pictures are let through.
  await page.goto('/robots.txt');
  await page.evaluate(
    ([style, rows, width]) => {
      document.documentElement.innerHTML = `<head><style>${style}</style></head><body><main style="width: ${width}px; margin: auto">${rows}</main></body>`;
    },
    [css, html.repeat(COPIES), widthPx] as const,
  );
  await page.waitForLoadState('networkidle');
  return scrollToEnd(page, stepPx);
}

/** The same scrolling of a page that only has lines of text: what this machine's browser drops by itself. */
export async function scrollPlainPage(
  page: Page,
  frames: number,
  stepPx: number,
): Promise<Scrolled> {
  await page.goto('about:blank');
  await page.evaluate(
    ([lines, step]) => {
      const line = document.createElement('p');
      line.textContent = 'How do you sign it? ';
      line.style.height = `${step}px`;
      document.body.append(...Array.from({ length: lines }, () => line.cloneNode(true)));
    },
    [frames + 20, stepPx] as const,
  );
  return scrollToEnd(page, stepPx);
}

/** Scrolls down the page that stands there, by so much at each frame. */
function scrollToEnd(page: Page, stepPx: number): Promise<Scrolled> {
  return page.evaluate(
    async ([step, frameMs]) => {
      let [frames, dropped, last] = [0, 0, performance.now()];
      const end = document.documentElement.scrollHeight - 2 * window.innerHeight;
      while (window.scrollY < end) {
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        frames += 1;
        dropped += Math.max(0, Math.round((now - last) / frameMs) - 1);
        last = now;
        window.scrollBy(0, step);
      }
      return { mostElements: document.querySelectorAll('body *').length, frames, dropped };
    },
    [stepPx, FRAME_MS] as const,
  );
}
