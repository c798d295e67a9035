import type { Page } from 'playwright-core';

/**
 * What makes the page as it stands wider than its window, so that somebody who enlarged it would have to
 * scroll sideways at every line; in the page of a frame too.
 */
export async function widerThanWindow(page: Page): Promise<string[]> {
  const found: string[] = [];
  // As it is painted: what was changed just now is laid out by then.
  await page.evaluate(
    () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
  );
  for (const frame of page.frames()) {
    found.push(
      ...(await frame.evaluate(() => {
        const { scrollWidth } = document.documentElement;
        if (scrollWidth <= innerWidth) return [];
        const culprits = [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
          .filter((element) => element.children.length === 0)
          .map((element) => element.outerHTML.slice(0, 160));
        return [`wider than its window: ${scrollWidth} of ${innerWidth} px: ${culprits.join(' ')}`];
      })),
    );
  }
  return found;
}
