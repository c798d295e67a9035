import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Provenance } from './generated/lexicon.js';

const FILE = 'provenance.json';

/** What sources are called in Hindi, by their name. */
export type NamesHi = ReadonlyMap<string, string>;

/** Of a list that `provenanceProblems` finds nothing wrong with; none where there is no list. */
export const loadNamesHi = (dir: string): NamesHi => {
  if (!existsSync(join(dir, FILE))) return new Map();
  const { sources } = JSON.parse(readFileSync(join(dir, FILE), 'utf8')) as Provenance;
  return new Map(
    Object.values(sources).flatMap(({ name, nameHi }) =>
      nameHi === undefined ? [] : [[name, nameHi] as const],
    ),
  );
};
