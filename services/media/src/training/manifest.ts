import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';

export const MANIFEST = 'manifest.csv';

/** Named by its checksum: the same film is there once, and nothing says which clip of ours it is. */
const FILE = /^clips\/([0-9a-f]{64})\.(?:mp4|pose)$/;

const ROW = z.object({
  file: z.string().regex(FILE),
  sign: z.string().min(1),
  signer: z.string().min(1),
  licence: z.string().min(1),
  sha256: z.string(),
  credit: z.string(),
  source: z.string(),
  // A list of before it was written has none.
  snapshot: z.string().default(''),
});
const NAMES = ROW.keyof().options;
const NAMES_BEFORE = NAMES.filter((name) => name !== 'snapshot');

/** A line of the list that training reads (`isl_training.clips.manifest`); the first four and the last are its. */
export type Row = Readonly<z.infer<typeof ROW>>;

export const isClipFile = (file: string): boolean => FILE.test(file);

/** The rows of a list that `toManifest` wrote; null where somebody else did. */
export function readManifest(content: string): Row[] | null {
  try {
    const rows: unknown = parse(content, { columns: true });
    const [head = ''] = content.split('\n', 1);
    const isOurs = [NAMES, NAMES_BEFORE].some((names) => head === names.join(','));
    return isOurs ? (z.array(ROW).safeParse(rows).data ?? null) : null;
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
}

export function toManifest(rows: readonly Row[]): string {
  const lines = rows.map((row) => NAMES.map((name) => quoted(row[name])).join(','));
  return [NAMES.join(','), ...lines].map((line) => `${line}\n`).join('');
}

/** What Python takes for the end of a line, which none may have inside. */
const LINE_ENDS = /[\p{Cc}\u2028\u2029]+/gu;

function quoted(text: string): string {
  const line = text.replaceAll(LINE_ENDS, ' ');
  return /[",]/.test(line) ? `"${line.replaceAll('"', '""')}"` : line;
}
