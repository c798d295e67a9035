import { readFile, stat } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { RawRow } from './row.js';

const MOST_BYTES = 64 * 1024 * 1024;

const LINES = z.array(
  z.object({
    record: z.record(z.string(), z.string()),
    info: z.object({ lines: z.number() }),
  }),
);
const OBJECTS = z.array(z.record(z.string(), z.unknown()), {
  error: 'is no list of objects',
});

/** The rows of a CSV file with a line of names, or of a JSON file with a list of objects. */
export async function readTable(file: string): Promise<RawRow[]> {
  if ((await stat(file)).size > MOST_BYTES) throw new Error(`${file}: is larger than 64 MiB`);
  const content = await readFile(file, 'utf8');
  const rows = /\.json$/i.test(file) ? readJson(file, content) : readCsv(file, content);
  if (rows.length === 0) throw new Error(`${file}: has no rows`);
  return rows.map(({ where, fields }) => ({ where, fields: withoutEmpty(fields) }));
}

function readCsv(file: string, content: string): RawRow[] {
  try {
    const options = { bom: true, columns: true, info: true, trim: true, skip_empty_lines: true };
    return LINES.parse(parse(content, options)).map(({ record, info }) => ({
      where: `line ${info.lines}`,
      fields: record,
    }));
  } catch (error) {
    if (error instanceof CsvError) throw new Error(`${file}: ${error.message}`);
    throw error;
  }
}

function readJson(file: string, content: string): RawRow[] {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    throw new Error(`${file}: ${String(error)}`);
  }
  const parsed = OBJECTS.safeParse(value);
  if (!parsed.success) throw new Error(`${file}: ${parsed.error.issues[0]?.message}`);
  return parsed.data.map((fields, at) => ({ where: `entry ${at + 1}`, fields }));
}

function withoutEmpty(fields: RawRow['fields']): RawRow['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
