import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';
import { ROOT } from '../support/repository.js';
import { eventually } from '../support/stack.js';
import { type Scheme, SIZES, type Size } from './screens.js';

/** The pictures of all screens, for whoever reads the documents and for the comparison. */
export const GALLERY = join(ROOT, 'docs/pictures/screens');

/** Pictures are compared this wide: blocks and colours count, a letter's shape does not. */
const COMPARED_WIDTH = 120;
/** By how much a channel of a pixel may differ, of 255. */
const CHANNEL_STEP = 40;
/** The share of pixels that may differ by more: text that runs a little longer, a date. */
export const DIFFERENT_SHARE = 0.04;

export const pictureFile = (name: string, size: Size, scheme: Scheme): string =>
  join(GALLERY, `${name}-${SIZES[size].width}-${scheme}.webp`);

/** What the page shows now, as WebP. */
export async function pictureOf(page: Page): Promise<Buffer> {
  const look = () => page.screenshot({ animations: 'disabled' });
  let png = await look();
  // A video's own controls turn a ring for a moment, of which nothing is to be asked.
  if ((await page.locator('video[controls]').count()) > 0) {
    await eventually(`the videos of ${page.url()} to rest`, async () => {
      const before = png;
      png = await look();
      return png.equals(before);
    });
  }
  return sharp(png).webp({ quality: 60, effort: 6 }).toBuffer();
}

export function keepPicture(file: string, picture: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
}

/** Which share of the picture looks otherwise than the kept one; 1 where none is kept. */
export async function differenceFrom(file: string, picture: Buffer): Promise<number> {
  if (!existsSync(file)) return 1;
  const [kept, now] = await Promise.all([sharp(file), sharp(picture)].map(coarse));
  if (!kept || !now || kept.data.length !== now.data.length) return 1;
  const { channels } = now.info;
  let different = 0;
  for (let at = 0; at < now.data.length; at += channels) {
    const isOther = [0, 1, 2].some(
      (c) => Math.abs((kept.data[at + c] ?? 0) - (now.data[at + c] ?? 0)) > CHANNEL_STEP,
    );
    if (isOther) different += 1;
  }
  return different / (now.data.length / channels);
}

function coarse(image: Sharp) {
  return image
    .removeAlpha()
    .resize({ width: COMPARED_WIDTH })
    .blur(1)
    .raw()
    .toBuffer({ resolveWithObject: true });
}
