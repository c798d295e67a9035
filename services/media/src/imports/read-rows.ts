import type { Lexicon } from '@isl/lexicon';
import type { Import } from './command.js';
import { listClips } from './layouts/list-clips.js';
import { labelsOf, type Mapped, mapClips } from './layouts/mapping.js';
import { readTable } from './manifest/read-table.js';

/** Every row that the manifest has, or that the folder's layout makes with it. */
export async function readRows(
  { dir, manifest, layout, defaults }: Pick<Import, 'dir' | 'manifest' | 'layout' | 'defaults'>,
  lexicon: Pick<Lexicon, 'concepts'>,
): Promise<Mapped> {
  const table = manifest === undefined ? [] : await readTable(manifest);
  const mapped: Mapped =
    layout === 'manifest'
      ? { rows: table, wrong: [], unmapped: new Map(), unused: [] }
      : mapClips(
          await listClips(dir, layout),
          table,
          layout === 'include' ? labelsOf(lexicon) : undefined,
        );
  const rows = mapped.rows.map(({ where, fields }) => ({
    where,
    fields: { ...defaults, ...fields },
  }));
  return { ...mapped, rows };
}
