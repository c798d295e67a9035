import { realpath } from 'node:fs/promises';
import type { Prompt } from '../../contributions/contribution.js';
import { type ClipFile, findClipFile } from './clip-file.js';
import { parseRow, type RawRow, type Row, type Wrong } from './row.js';
import type { FindSign } from './signs.js';

/** A row that holds, with the file and the sign that it names. */
export type ClipToImport = Omit<Row, 'file' | 'concept'> &
  ClipFile & { readonly where: string; readonly prompt: Prompt };

type Deps = {
  readonly dir: string;
  readonly findSign: FindSign;
  readonly maxBytes: number;
};

/** Checks every row before anything is imported. */
export async function checkRows(
  rows: readonly RawRow[],
  { dir, findSign, maxBytes }: Deps,
): Promise<{ readonly clips: readonly ClipToImport[]; readonly wrong: readonly Wrong[] }> {
  const root = await realpath(dir);
  const clips: ClipToImport[] = [];
  const wrong: Wrong[] = [];
  for (const raw of rows) {
    const { where } = raw;
    const row = parseRow(raw);
    const { concept, file } = raw.fields;
    const prompt = typeof concept === 'string' ? findSign(concept) : null;
    const found = typeof file === 'string' ? await findClipFile(root, file, { maxBytes }) : null;
    const faults: Wrong[] = isWrong(row) ? [...row] : [];
    if (prompt && 'problem' in prompt) faults.push({ where, field: 'concept', ...prompt });
    if (found && 'problem' in found) faults.push({ where, field: 'file', ...found });
    wrong.push(...faults);
    const isWhole = prompt && found && !('problem' in prompt) && !('problem' in found);
    if (isWrong(row) || !isWhole) continue;
    const { concept: _concept, file: _file, ...rest } = row;
    clips.push({ ...rest, ...found, where, prompt });
  }
  return { clips, wrong };
}

function isWrong(row: Row | readonly Wrong[]): row is readonly Wrong[] {
  return Array.isArray(row);
}
