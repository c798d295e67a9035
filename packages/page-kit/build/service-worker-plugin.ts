import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/** Names with a hash of the content need no other revision. */
const HASHED = /-[\w-]{8}\.\w+$/;

/** Writes `sw.js` beside the build, with the list of the files that it keeps from the start in it. */
export function serviceWorkerPlugin({
  entry,
  shell,
  addressOf = (name) => name,
  define = {},
}: {
  readonly entry: string;
  /** The files of the build that it keeps. */
  readonly shell: RegExp;
  /** Where a file is served, below the base. */
  readonly addressOf?: (name: string) => string;
  /** What else the worker finds under a name. */
  readonly define?: Readonly<Record<string, unknown>>;
}): Plugin {
  let [outDir, base] = ['', ''];
  /** As Workbox wants them named. */
  const listShell = (): Array<{ url: string; revision: string | null }> =>
    readdirSync(outDir, { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => shell.test(name))
      .sort()
      .map((name) => ({
        url: `${base}${addressOf(name)}`,
        revision: HASHED.test(name) ? null : revisionOf(join(outDir, name)),
      }));
  return {
    name: 'isl-service-worker',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
      base = config.base;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const known = { SHELL: listShell(), ...define };
        const written = Object.entries(known).map(([name, value]) => [name, JSON.stringify(value)]);
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: { ...Object.fromEntries(written), 'process.env.NODE_ENV': '"production"' },
          build: {
            outDir,
            emptyOutDir: false,
            target: 'es2022',
            rolldownOptions: {
              input: entry,
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        });
      },
    },
  };
}

function revisionOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}
