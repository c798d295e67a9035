import type { Frame, Page } from 'playwright-core';
import { widerThanWindow } from './reflow.js';
import { SCHEMES } from './screens.js';
import { violationsOf } from './violations.js';

/** Of what is pressed, in CSS pixels: the least width and height of WCAG 2.5.5. */
const LEAST_PX = 44;

/**
 * What somebody presses on the page as it stands, in a frame of it too, and is smaller than a fingertip. What
 * stands in the line of a text is left out (WCAG 2.5.8 says why).
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return (await Promise.all(page.frames().map((frame) => smallTargetsOf(frame)))).flat();
}

/** Runs in the page, so it has no functions of its own but those that stand in it. */
function smallTargetsOf(frame: Frame): Promise<string[]> {
  return frame.evaluate((least) => {
    const pressed =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="switch"], [role="tab"], [role="option"], [role="menuitem"], [role="slider"]';
    return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((element) => {
      if (!element.checkVisibility({ checkVisibilityCSS: true }) || element.closest('[inert]')) {
        return [];
      }
      const own = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const labels = [...((element as HTMLInputElement).labels ?? [])].filter((label) =>
        label.checkVisibility(),
      );
      // A link to skip to the content is seen once it has the focus.
      const isClipped = own.width <= 1 || own.height <= 1 || style.clipPath === 'inset(50%)';
      const isFile = element.getAttribute('type') === 'file';
      if ((isClipped || style.opacity === '0' || isFile) && labels.length === 0) return [];
      let { left, top, right, bottom } = own;
      for (const label of labels) {
        const area = label.getBoundingClientRect();
        left = Math.min(left, area.left);
        top = Math.min(top, area.top);
        right = Math.max(right, area.right);
        bottom = Math.max(bottom, area.bottom);
      }
      let [width, height] = [right - left, bottom - top];
      // A card whose link is spread over all of it.
      for (const part of ['::before', '::after']) {
        const spread = getComputedStyle(element, part);
        if (spread.content === 'none' || spread.position !== 'absolute') continue;
        width = Math.max(width, Number.parseFloat(spread.width) || 0);
        height = Math.max(height, Number.parseFloat(spread.height) || 0);
      }
      if (width >= least - 0.5 && height >= least - 0.5) return [];
      if (style.display === 'inline') {
        let block = element.parentElement;
        while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
        const words = block?.cloneNode(true) as HTMLElement | undefined;
        for (const other of words?.querySelectorAll('a, button') ?? []) other.remove();
        if (/[\p{L}\p{N}]/u.test(words?.textContent ?? '')) return [];
      }
      const name = element.outerHTML.replaceAll(/<svg.*?<\/svg>/gs, '').slice(0, 160);
      return [`${Math.round(width)}x${Math.round(height)} px are pressed: ${name}`];
    });
  }, LEAST_PX);
}

/** What looks no otherwise once the keyboard is on it, in the page of a frame too. */
export async function unseenFocus(page: Page): Promise<string[]> {
  // From now on the browser takes it that the keyboard moves the focus.
  await page.keyboard.press('Tab');
  return (await Promise.all(page.frames().map((frame) => unseenFocusOf(frame)))).flat();
}

/** As above without functions of its own. */
function unseenFocusOf(frame: Frame): Promise<string[]> {
  return frame.evaluate(() => {
    const reached =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]';
    return [...document.querySelectorAll<HTMLElement>(reached)].flatMap((element) => {
      if (element.tabIndex < 0 || element.matches(':disabled')) return [];
      if (!element.checkVisibility({ checkVisibilityCSS: true }) || element.closest('[inert]')) {
        return [];
      }
      const parts: Element[] = [element];
      for (let part = element.parentElement; part && parts.length < 4; part = part.parentElement) {
        parts.push(part);
      }
      if (element.nextElementSibling) parts.push(element.nextElementSibling);
      const looks: [string, string] = ['', ''];
      for (const isFocused of [false, true]) {
        if (isFocused) element.focus({ preventScroll: true });
        else (document.activeElement as HTMLElement | null)?.blur();
        for (const part of parts) {
          // A card whose link is spread over all of it wears the ring there.
          for (const layer of [null, '::after']) {
            const { outlineStyle, outlineWidth, boxShadow, borderColor, clipPath } =
              getComputedStyle(part, layer);
            const outline = outlineStyle === 'none' ? '' : outlineWidth;
            looks[isFocused ? 1 : 0] += [outline, boxShadow, borderColor, clipPath].join();
          }
        }
      }
      if (document.activeElement !== element || looks[0] !== looks[1]) return [];
      const name = element.outerHTML.replaceAll(/<svg.*?<\/svg>/gs, '').slice(0, 160);
      return [`the focus is not seen: ${name}`];
    });
  });
}

/** What keeps somebody from the page of the app as it stands: what axe finds in both colours, what is too small, too wide. */
export async function hindrances(page: Page): Promise<string[]> {
  const found = [...(await smallTargets(page)), ...(await widerThanWindow(page))];
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
    for (const violation of await violationsOf(page)) found.push(`${colorScheme} ${violation}`);
  }
  await page.emulateMedia({ colorScheme: null });
  return found;
}

/** The same in English and in Hindi, as its reader chooses them. */
export async function hindrancesInBoth(page: Page): Promise<string[]> {
  const found = await hindrances(page);
  await speak(page, 'हिन्दी');
  for (const hindrance of await hindrances(page)) found.push(`Hindi: ${hindrance}`);
  await speak(page, 'English');
  return found;
}

async function speak(page: Page, language: string): Promise<void> {
  await page.getByRole('button', { name: /^(Your account|आपका खाता)$/ }).click();
  await page.getByRole('menuitemradio', { name: language, exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  await page.locator(`html[lang="${language === 'English' ? 'en' : 'hi'}"]`).waitFor();
}
