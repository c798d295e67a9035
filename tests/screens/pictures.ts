import { parseArgs } from 'node:util';
import { launchBrowser } from '../support/browser.js';
import { readStack } from '../support/stack.js';
import { DIFFERENT_SHARE, differenceFrom, keepPicture, pictureFile, pictureOf } from './gallery.js';
import { eachScreen } from './open-screen.js';
import { SCHEMES, type Size } from './screens.js';

const ALL_SIZES: readonly Size[] = ['phone', 'tablet', 'desktop'];

/** Compares every screen with its picture in the gallery; `--write` makes the gallery anew. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      write: { type: 'boolean', default: false },
      /** Names of screens, commas between. */
      only: { type: 'string' },
    },
  });
  const { address } = readStack();
  const names = values.only?.split(',');
  const wanted = { sizes: ALL_SIZES, ...(names ? { names } : {}) };
  const browser = await launchBrowser();
  const differing: string[] = [];
  let count = 0;
  try {
    for (const scheme of SCHEMES) {
      const look = { scheme, language: 'en' } as const;
      await eachScreen(browser, address, look, wanted, async (page, screen, size) => {
        count += 1;
        const file = pictureFile(screen.name, size, scheme);
        const picture = await pictureOf(page);
        if (values.write) return keepPicture(file, picture);
        const share = await differenceFrom(file, picture);
        if (share > DIFFERENT_SHARE) {
          differing.push(`${screen.name} (${size}, ${scheme}): ${(100 * share).toFixed(1)} %`);
        }
      });
    }
  } finally {
    await browser.close();
  }
  for (const line of differing) process.stdout.write(`looks otherwise: ${line}\n`);
  const done = values.write ? 'written' : `compared, ${differing.length} look otherwise`;
  process.stdout.write(`screens: ${count} pictures ${done}\n`);
  process.exitCode = differing.length === 0 ? 0 : 1;
}

await main();
