import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { circularIn, filesOf, type Manifest, readManifest } from './build-files';

/** Script that a browser must have before the screen is there, in kilobytes of gzip. */
const LIMITS = { landing: 150, dashboard: 240, other: 80 } as const;
const KILOBYTE = 1000;

const MAIN = 'index.html';
const WORDS = 'virtual:later-messages';
const LANDING = [MAIN, 'virtual:site-messages', 'src/features/landing/landing-page.tsx'];
/** What stands around every screen of the dashboard, and what its first one has besides. */
const AROUND = [MAIN, WORDS, 'src/app/providers.tsx', 'src/features/shell/dashboard-layout.tsx'];
const HOME = [...AROUND, 'src/app/pages/home-page.tsx'];

const outDir = fileURLToPath(new URL('../dist', import.meta.url));
if (existsSync(outDir)) tellSizes();
else {
  process.stdout.write('there is no build yet: npm run -w @isl/web build\n');
  process.exitCode = 1;
}

function tellSizes(): void {
  const manifest = readManifest(outDir);
  const rows = [
    {
      name: 'landing page',
      size: sizeOf(manifest, LANDING) + firstScriptSize(),
      limit: LIMITS.landing,
    },
    { name: 'first dashboard screen', size: sizeOf(manifest, HOME), limit: LIMITS.dashboard },
    ...screensOf(manifest).map((name) => ({
      name: `${name}, its own`,
      size: sizeOf(manifest, [...AROUND, name], AROUND),
      limit: LIMITS.other,
    })),
  ];
  for (const { name, size, limit } of rows) {
    const verdict = size > limit ? `TOO LARGE, at most ${limit}` : `of ${limit}`;
    process.stdout.write(`${size.toFixed(1).padStart(6)} KB ${verdict}  ${name}\n`);
  }
  const circular = circularIn(manifest);
  for (const name of circular) process.stdout.write(`${name} NEEDS ITSELF, by way of others\n`);
  if (circular.length > 0 || rows.some(({ size, limit }) => size > limit)) process.exitCode = 1;
}

/** The first script of a drawn page is built apart. */
function firstScriptSize(): number {
  const file = readdirSync(join(outDir, 'assets')).find((name) => /^boot-.*\.js$/.test(name));
  if (!file) throw new Error('the build has no first script');
  return gzipSync(readFileSync(join(outDir, 'assets', file)), { level: 9 }).length / KILOBYTE;
}

/** The scripts of these modules, without those that are there already. */
function sizeOf(
  manifest: Manifest,
  names: readonly string[],
  already: readonly string[] = [],
): number {
  const there = new Set(filesOf(manifest, already).scripts);
  const bytes = filesOf(manifest, names)
    .scripts.filter((file) => !there.has(file))
    .map((file) => gzipSync(readFileSync(join(outDir, file)), { level: 9 }).length);
  return bytes.reduce((sum, one) => sum + one, 0) / KILOBYTE;
}

/** Every screen that the router fetches by itself. */
function screensOf(manifest: Manifest): string[] {
  const known = [...LANDING, ...HOME];
  return Object.keys(manifest)
    .filter((name) => /-page\.tsx$/.test(name) && !known.includes(name))
    .sort();
}
