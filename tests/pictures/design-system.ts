import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../support/browser.js';
import { ROOT } from '../support/repository.js';
import { readStack } from '../support/stack.js';

type Look = {
  readonly width: number;
  readonly theme: 'light' | 'dark';
  readonly language: 'en' | 'hi';
};

/** Each screen as docs/design-system.md shows it; between them they show every part of the system. */
const PICTURES: ReadonlyArray<Look & { readonly name: string; readonly path: string }> = [
  { name: 'stats-light', path: '/dashboard/stats', width: 1440, theme: 'light', language: 'en' },
  { name: 'stats-dark', path: '/dashboard/stats', width: 1440, theme: 'dark', language: 'hi' },
  {
    name: 'characters-phone',
    path: '/dashboard/dictionary/Characters',
    width: 360,
    theme: 'light',
    language: 'en',
  },
  { name: 'courses-phone', path: '/dashboard/courses', width: 360, theme: 'dark', language: 'en' },
  { name: 'sign-phone', path: '/products/letter-q-v2', width: 360, theme: 'light', language: 'hi' },
  { name: 'not-found-phone', path: '/nowhere', width: 360, theme: 'dark', language: 'hi' },
];

/** What is on its way has come: no grey cards, every picture in view drawn, the type loaded. */
const hasSettled = (): boolean =>
  document.querySelector('[aria-hidden="true"][class*="skeleton"]') === null &&
  document.fonts.status === 'loaded' &&
  [...document.images].every(
    (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
  );

async function shoot(page: Page, path: string, file: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(hasSettled);
  await page.screenshot({ path: file });
}

/** The pictures of docs/design-system.md, drawn from a running stack. */
async function main(): Promise<void> {
  const stack = readStack();
  const folder = mkdtempSync(join(tmpdir(), 'isl-design-'));
  const target = join(ROOT, 'docs/pictures/design');
  mkdirSync(target, { recursive: true });
  const browser = await launchBrowser();
  try {
    for (const { name, path, width, theme, language } of PICTURES) {
      const context = await browser.newContext({
        baseURL: stack.address,
        viewport: { width, height: width === 360 ? 720 : 1000 },
        colorScheme: theme,
        reducedMotion: 'reduce',
      });
      await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      const shot = join(folder, `${name}.png`);
      await shoot(await context.newPage(), path, shot);
      const scale = `scale=${Math.min(width, 960)}:-1`;
      const output = ['-vf', scale, '-quality', '80', join(target, `${name}.webp`)];
      execFileSync('ffmpeg', ['-loglevel', 'error', '-y', '-i', shot, ...output]);
      await context.close();
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

await main();
