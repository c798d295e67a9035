import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Of a file under `assets/`: what it was made from, and what it is. */
type Entry = { readonly madeFrom: string; readonly sha256: string };

/** The files that were rendered; `assets/manifest.json` on disk. */
export type Manifest = {
  /** Why a file has to be made (again); undefined where it is as it should be. */
  readonly staleness: (path: string, madeFrom: string) => string | undefined;
  readonly write: (path: string, madeFrom: string, bytes: Buffer) => void;
  /** Files that were made once and that nothing asks for any more. */
  readonly leftOver: (wanted: ReadonlySet<string>) => readonly string[];
  readonly remove: (path: string) => void;
};

export function openManifest(assets: string): Manifest {
  const file = join(assets, 'manifest.json');
  const entries = new Map<string, Entry>(
    existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : [],
  );
  const save = (): void => {
    const sorted = Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
    replaceFile(file, `${JSON.stringify(sorted, null, 1)}\n`);
  };
  return {
    staleness: (path, madeFrom) => {
      const entry = entries.get(path);
      if (!entry || !existsSync(join(assets, path))) return 'is not there';
      if (entry.madeFrom !== madeFrom) return 'was made from something else';
      return hashOf(readFileSync(join(assets, path))) === entry.sha256
        ? undefined
        : 'was changed by hand';
    },
    write: (path, madeFrom, bytes) => {
      replaceFile(join(assets, path), bytes);
      entries.set(path, { madeFrom, sha256: hashOf(bytes) });
      save();
    },
    leftOver: (wanted) => [...entries.keys()].filter((path) => !wanted.has(path)),
    remove: (path) => {
      rmSync(join(assets, path), { force: true });
      entries.delete(path);
      save();
    },
  };
}

/** Whole or not at all, whenever the work is cut off. */
function replaceFile(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, content);
  renameSync(`${path}.new`, path);
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
