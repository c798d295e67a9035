import { parseArgs } from 'node:util';
import { launchBrowser } from '../support/browser.js';
import { readStack } from '../support/stack.js';
import { eachScreen } from './open-screen.js';
import { smallTargets, unseenFocus } from './reach.js';
import { widerThanWindow } from './reflow.js';
import { LANGUAGES, SCHEMES } from './screens.js';
import { violationsOf } from './violations.js';

/**
 * Every screen on phone and desktop, light and dark, English and Hindi, before axe; what is pressed and where the
 * keyboard is; and enlarged.
 */
async function main(): Promise<void> {
  // --only=NAME,NAME: these screens alone.
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const names = values.only?.split(',');
  const sizes = ['phone', 'desktop'] as const;
  const chosen = names ? { names } : {};
  const { address } = readStack();
  const browser = await launchBrowser();
  const found: string[] = [];
  let states = 0;
  try {
    for (const scheme of SCHEMES) {
      for (const language of LANGUAGES) {
        const look = { scheme, language };
        // Colours make nothing wider.
        const isEnlarged = scheme === 'light';
        const wanted = { sizes: isEnlarged ? ([...sizes, 'zoomed'] as const) : sizes, ...chosen };
        await eachScreen(browser, address, look, wanted, async (page, screen, size) => {
          states += 1;
          const looks =
            size === 'zoomed' ? [widerThanWindow] : [violationsOf, smallTargets, unseenFocus];
          for (const faultsOf of looks) {
            for (const fault of await faultsOf(page)) {
              found.push(`${screen.name} (${size}, ${scheme}, ${language}) ${fault}`);
            }
          }
        });
        process.stdout.write(
          `axe: ${scheme} ${language}: ${states} states, ${found.length} found\n`,
        );
      }
    }
  } finally {
    await browser.close();
  }
  for (const line of found) process.stdout.write(`${line}\n`);
  process.stdout.write(`axe: ${found.length} violations in ${states} states of the screens\n`);
  process.exitCode = found.length === 0 ? 0 : 1;
}

await main();
