import type { Lexicon } from '@isl/lexicon';
import type { RawRow, Wrong } from '../manifest/row.js';
import type { FoundClip } from './list-clips.js';

export type Mapped = {
  readonly rows: readonly RawRow[];
  readonly wrong: readonly Wrong[];
  /** Glosses of the set that nothing was said of, with how many clips each has. */
  readonly unmapped: ReadonlyMap<string, number>;
  /** Glosses of the mapping that the folder does not have. */
  readonly unused: readonly string[];
};

type Fields = RawRow['fields'];

/** 'Big large' and 'big_large' are the same gloss. */
const keyOf = (gloss: string): string =>
  gloss
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** What the lexicon itself knows of INCLUDE's labels. */
export function labelsOf({ concepts }: Pick<Lexicon, 'concepts'>): Map<string, Fields> {
  return new Map(
    concepts.flatMap(({ id, datasets }) =>
      datasets?.include ? [[keyOf(datasets.include), { concept: id }] as const] : [],
    ),
  );
}

/** Gives each clip of the folder what the mapping says of its gloss, else what is known of it. */
export function mapClips(
  clips: readonly FoundClip[],
  mapping: readonly RawRow[],
  known: ReadonlyMap<string, Fields> = new Map(),
): Mapped {
  const wrong: Wrong[] = [];
  const said = new Map<string, Fields>();
  const names = new Map<string, string>();
  for (const { where, fields } of mapping) {
    const { gloss, ...rest } = fields;
    const key = typeof gloss === 'string' ? keyOf(gloss) : '';
    if (key === '') wrong.push({ where, field: 'gloss', problem: 'is missing' });
    else if (said.has(key)) wrong.push({ where, field: 'gloss', problem: 'was mapped before' });
    else said.set(key, rest);
    names.set(key, String(gloss));
  }
  const used = new Set<string>();
  const unmapped = new Map<string, number>();
  const rows: RawRow[] = [];
  for (const { file, glosses } of clips) {
    const key = glosses.map(keyOf).find((one) => said.has(one) || known.has(one));
    if (key === undefined) {
      const gloss = glosses.at(-1) ?? glosses[0];
      unmapped.set(gloss, (unmapped.get(gloss) ?? 0) + 1);
      continue;
    }
    used.add(key);
    rows.push({ where: file, fields: { ...known.get(key), ...said.get(key), file } });
  }
  const unused = [...said.keys()].filter((key) => !used.has(key));
  return { rows, wrong, unmapped, unused: unused.map((key) => names.get(key) ?? key) };
}
