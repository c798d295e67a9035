import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** A page of pictures as one picture. */
export async function printPage(html: string, path: string, width = 1540): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width, height: 400 } });
    await page.setContent(html);
    writeFileSync(path, await page.screenshot({ fullPage: true }));
  } finally {
    await browser.close();
  }
}

export const asJpegUrl = (picture: Buffer): string =>
  `data:image/jpeg;base64,${picture.toString('base64')}`;
