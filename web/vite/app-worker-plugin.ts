import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { serviceWorkerPlugin } from '../../packages/page-kit/build/service-worker-plugin';
import { languages } from '../src/lib/i18n/languages';

/**
 * What every screen needs without a network: code, styles, Latin type, the page and its marks; not
 * what finds landmarks, which keeps its own files once somebody wants it.
 */
const SHELL =
  /^(assets\/(?!finder-worker).+\.(js|css)|assets\/.+-latin-(400|600|wght)-normal-.+\.woff2|index\.html|favicon\.svg|manifest\.webmanifest)$/;
const PUSHED = 'notifications.pushed';

/** The service worker of the app. */
export function appWorkerPlugin(): Plugin {
  return serviceWorkerPlugin({
    entry: fileURLToPath(new URL('../src/sw/service-worker.ts', import.meta.url)),
    shell: SHELL,
    define: { PUSH_WORDS: pushWords() },
  });
}

/** The words of `src/messages` that the worker shows while no page is there. */
function pushWords(): Record<string, unknown> {
  return Object.fromEntries(
    languages.map((language) => {
      const file = new URL(`../src/messages/${language}.json`, import.meta.url);
      const { pushed } = JSON.parse(readFileSync(file, 'utf8')).notifications as {
        pushed: Record<string, string>;
      };
      const words = Object.entries(pushed).map(([key, said]) => [`${PUSHED}.${key}`, said]);
      return [language, Object.fromEntries(words)];
    }),
  );
}
