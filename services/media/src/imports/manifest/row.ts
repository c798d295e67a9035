import { CLIP_LICENCES, REGIONS } from '@isl/contracts/vocabulary';
import { z } from 'zod';

/** A row as it was found; `where` says to a person which. */
export type RawRow = { readonly where: string; readonly fields: Readonly<Record<string, unknown>> };
export type Wrong = { readonly where: string; readonly field: string; readonly problem: string };

const problem =
  (text: string) =>
  ({ input }: { readonly input?: unknown }): string =>
    input === undefined ? 'is missing' : text;
/** No control characters: it is printed and shown. */
const text = (most: number) =>
  z
    .string({ error: problem('is no text') })
    .max(most, `is longer than ${most} characters`)
    .regex(/^\P{C}+$/u, 'has characters that cannot be shown');

const ROW = z.strictObject({
  concept: text(100),
  file: text(1000),
  licence: z.enum(CLIP_LICENCES, { error: problem(`is none of ${CLIP_LICENCES.join(', ')}`) }),
  credit: text(300),
  source: z.url({
    protocol: /^https?$/,
    error: problem('is no address that begins with https:// or http://'),
  }),
  region: z
    .enum(REGIONS, { error: problem('is no region such as IN-KA, and not other') })
    .optional(),
  signer: text(100).optional(),
});

export type Row = z.infer<typeof ROW>;

/** The row, or everything that is wrong with it. */
export function parseRow({ where, fields }: RawRow): Row | readonly Wrong[] {
  const parsed = ROW.safeParse(fields);
  if (parsed.success) return parsed.data;
  return parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((field) => ({ where, field, problem: 'is not known' }))
      : [{ where, field: String(issue.path[0] ?? 'row'), problem: issue.message }],
  );
}
