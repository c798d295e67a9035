import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PARTS } from '@isl/contracts/parts';
import { parse } from 'yaml';

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

export type Container = {
  readonly build?: {
    readonly dockerfile: string;
    readonly target?: string;
    readonly args?: Readonly<Record<string, string>>;
  };
  readonly command?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly pids_limit?: number;
  readonly mem_limit?: string;
  readonly networks?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly environment?: Readonly<Record<string, unknown>>;
};

/** What docker-compose.yml says. */
export const COMPOSE = parse(read('docker-compose.yml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Container>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};

/** The files that the parts' images are built from, each once. */
export const DOCKERFILES = [
  ...new Set(Object.values(COMPOSE.services).flatMap(({ build }) => build?.dockerfile ?? [])),
];
