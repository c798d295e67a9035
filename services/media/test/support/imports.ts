import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadLexicon } from '@isl/lexicon';
import { importClips } from '../../src/imports/import-clips.js';
import { createImportsRepository } from '../../src/imports/imports.repository.js';
import { checkRows } from '../../src/imports/manifest/check-rows.js';
import type { RawRow } from '../../src/imports/manifest/row.js';
import { signsOf } from '../../src/imports/manifest/signs.js';
import { createVideosRepository } from '../../src/videos/videos.repository.js';
import type { TestApp } from './build.js';
import { anMp4 } from './clips.js';

export const LEXICON_DIR = fileURLToPath(new URL('../../../../packages/lexicon', import.meta.url));
export const lexicon = loadLexicon(LEXICON_DIR);
const MAX_BYTES = 10 * 1024 * 1024;

/** A folder with files of their own content each; the caller removes it. */
export type Folder = {
  readonly dir: string;
  readonly put: (name: string, content: string | Buffer) => string;
  /** A playable clip that is equal to no other. */
  readonly putClip: (name: string) => string;
  readonly copy: (from: string, to: string) => void;
  readonly remove: () => void;
};

let clip: Buffer | undefined;
let made = 0;

export function aFolder(): Folder {
  const dir = mkdtempSync(join(tmpdir(), 'isl-import-'));
  const put = (name: string, content: string | Buffer): string => {
    const path = join(dir, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    return path;
  };
  return {
    dir,
    put,
    putClip: (name) => {
      clip ??= anMp4({ seconds: 1 });
      made += 1;
      // A box that players skip, with a number in it.
      const box = Buffer.from(`\0\0\0\x10free${String(made).padStart(8, '0')}`, 'latin1');
      return put(name, Buffer.concat([clip, box]));
    },
    copy: (from, to) => copyFileSync(join(dir, from), join(dir, to)),
    remove: () => rmSync(dir, { recursive: true }),
  };
}

/** What a row of a manifest says, unless told otherwise. */
export const aRow = (fields: RawRow['fields'] = {}): RawRow['fields'] => ({
  concept: 'hello',
  file: 'hello.mp4',
  licence: 'CC-BY-SA-4.0',
  credit: 'The Deaf school of Pune',
  source: 'https://example.org/set',
  ...fields,
});

export const check = (dir: string, ...rows: RawRow['fields'][]) =>
  checkRows(
    rows.map((fields, at) => ({ where: `line ${at + 2}`, fields })),
    { dir, findSign: signsOf(lexicon), maxBytes: MAX_BYTES },
  );

/** Checks the rows and brings them in. */
export async function bring(
  app: TestApp,
  setId: string,
  dir: string,
  ...rows: RawRow['fields'][]
): Promise<{ imported: number; repeated: string[] }> {
  const { clips, wrong } = await check(dir, ...rows);
  if (wrong.length > 0) throw new Error(JSON.stringify(wrong));
  const repeated: string[] = [];
  const { imported } = await importClips(setId, clips, {
    videos: createVideosRepository(app.database.db),
    imports: createImportsRepository(app.database.db),
    store: app.store,
    clock: app.clock.now,
    onRepeated: ({ where }) => repeated.push(where),
  });
  return { imported, repeated };
}
