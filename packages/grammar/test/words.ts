import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Lexeme, Words } from '../src/types.js';

const LEXICON = fileURLToPath(new URL('../../lexicon/', import.meta.url));
const read = (path: string) => JSON.parse(readFileSync(LEXICON + path, 'utf8'));

/** The lexicon as it stands in the repository. */
export function readWords(): Words {
  const concepts = readdirSync(`${LEXICON}concepts`).map((name) => read(`concepts/${name}`));
  const lexemes: Lexeme[] = concepts.filter(({ kind }) => kind === 'word' || kind === 'numeral');
  return { lexemes, inflections: read('inflections.json') };
}
