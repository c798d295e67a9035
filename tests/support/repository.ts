import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PARTS } from '@isl/contracts/parts';

/** The checkout's root. */
export const ROOT = join(import.meta.dirname, '../..');

/** Every part that is deployed on its own. */
export const DEPLOYABLES = [...new Set(Object.values(PARTS).map(({ folder }) => folder))];

/** Paths of the files that git knows, ending as given. */
export function trackedFiles(ending: string): string[] {
  const listing = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return listing.split('\n').filter((path) => path.endsWith(ending));
}

export function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}
