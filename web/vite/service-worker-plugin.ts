import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { languages } from '../src/lib/i18n/languages';

const ENTRY = fileURLToPath(new URL('../src/sw/service-worker.ts', import.meta.url));
/**
 * What every screen needs without a network: code, styles, Latin type, the page and its marks; not
 * what finds landmarks, which keeps its own files once somebody wants it.
 */
const SHELL =
  /^(assets\/(?!finder-worker).+\.(js|css)|assets\/.+-latin-(400|600|wght)-normal-.+\.woff2|index\.html|favicon\.svg|manifest\.webmanifest)$/;
/** Names with a hash of the content need no other revision. */
const HASHED = /-[\w-]{8}\.\w+$/;

/** Writes `sw.js` beside the build, with the list of the build's files in it. */
export function serviceWorkerPlugin(): Plugin {
  let outDir = '';
  return {
    name: 'isl-service-worker',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: {
            SHELL: JSON.stringify(listShell(outDir)),
            PUSH_WORDS: JSON.stringify(pushWords()),
            'process.env.NODE_ENV': '"production"',
          },
          build: {
            outDir,
            emptyOutDir: false,
            target: 'es2022',
            rolldownOptions: {
              input: ENTRY,
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
      },
    },
  };
}

const PUSHED = 'notifications.pushed';

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

/** The files of a build that the worker keeps, as Workbox wants them named. */
function listShell(folder: string): Array<{ url: string; revision: string | null }> {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => SHELL.test(name))
    .sort()
    .map((name) => ({
      url: `/${name}`,
      revision: HASHED.test(name) ? null : revisionOf(join(folder, name)),
    }));
}

function revisionOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}
