import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../support/browser.js';
import { ROOT } from '../support/repository.js';

const SIZES = [192, 512] as const;
/** Paper, neel and haldi of page-kit's tokens.css, light. */
const [PAPER, NEEL, HALDI] = ['#FBF7F0', '#2F3E8F', '#F2B134'];

/** Two overlapping blocks on paper; `width` is their part of the picture. */
const drawing = (corner: number, width: number): string => {
  const block = width * 0.58;
  const [left, top] = [50 - width / 2, 50 - width * 0.37];
  const [size, round] = [`width="${block}" height="${width * 0.74}"`, width * 0.2];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100%" height="100%">
    <rect width="100" height="100" rx="${corner}" fill="${PAPER}"/>
    <rect x="${left}" y="${top}" ${size} rx="${round}" fill="${NEEL}"/>
    <rect x="${left + width - block}" y="${top}" ${size} rx="${round}" fill="${HALDI}" fill-opacity=".92"/>
  </svg>`;
};

/** A launcher cuts a maskable icon to its own shape: only the inner 80 percent is sure to be seen. */
const ICONS = { any: drawing(20, 76), maskable: drawing(0, 56) } as const;

/** The app's icons, as web/public/manifest.webmanifest names them. */
async function main(): Promise<void> {
  const folder = join(ROOT, 'web/public/icons');
  mkdirSync(folder, { recursive: true });
  const browser = await launchBrowser();
  try {
    for (const [name, svg] of Object.entries(ICONS)) {
      for (const size of SIZES) {
        const page = await browser.newPage({ viewport: { width: size, height: size } });
        await page.setContent(`<style>body{margin:0}</style>${svg}`);
        await page.screenshot({ path: join(folder, `${name}-${size}.png`), omitBackground: true });
        await page.close();
      }
    }
  } finally {
    await browser.close();
  }
}

await main();
