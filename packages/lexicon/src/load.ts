import { readLexicon } from './check.js';
import type { Alphabet, Concept, ConceptKind, Entry, Lexicon, Problem, Variant } from './types.js';

/** The lexicon's files are not what they should be; the message lists file, field and reason. */
export class LexiconError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`The lexicon has ${problems.length} problem(s):\n${problems.map(line).join('\n')}`);
    this.name = 'LexiconError';
    this.problems = problems;
  }
}

const line = ({ file, field, reason }: Problem): string =>
  `  ${file}${field && `: ${field}`}: ${reason}`;

/** Reads and checks the lexicon under `dir`, once, synchronously; the result is frozen. */
export const loadLexicon = (dir: string): Lexicon => {
  const { files, problems } = readLexicon(dir);
  if (problems.length > 0) throw new LexiconError(problems);

  const { concepts, categories } = files;
  const { alphabets } = files.alphabets;
  const defaultAlphabet = alphabets.find(({ id }) => id === files.alphabets.default) as Alphabet;
  const entries = [...concepts].sort(inDictionaryOrder).flatMap(entriesOf);
  const conceptById = new Map(concepts.map((concept) => [concept.id, concept]));
  const entryById = new Map(entries.map((entry) => [entry.id, entry]));

  return deepFreeze({
    concepts,
    categories,
    alphabets,
    defaultAlphabet,
    entries,
    concept: (id: string) => conceptById.get(id),
    entry: (id: string) => entryById.get(id),
    letters: (alphabetId = defaultAlphabet.id) => {
      const picked = alphabets.find(({ id }) => id === alphabetId)?.letters ?? {};
      return Object.values(picked).flatMap((id) => entryById.get(id) ?? []);
    },
  });
};

const VARIANTS: readonly Variant[] = ['v1', 'v2'];

/** The ids on the wire of a concept: a letter has one for each variant. */
export const entryIdsOf = ({ id, kind }: Pick<Concept, 'id' | 'kind'>): string[] => {
  if (kind === 'letter') return VARIANTS.map((variant) => `${id}-${variant}`);
  return [kind === 'word' ? `word-${id}` : id];
};

const entriesOf = (concept: Concept): Entry[] => {
  const ids = entryIdsOf(concept);
  return ids.map((id) => ({
    id,
    conceptId: concept.id,
    kind: concept.kind,
    name: nameOf(concept),
    nameHi: concept.hi,
    gloss: concept.gloss,
    category: concept.category,
    image: `/static/drawn/${id}.svg`,
    pictureKind: 'drawn',
    senses: concept.senses,
    variants: ids.filter((other) => other !== id),
  }));
};

const nameOf = ({ kind, gloss, senses }: Concept): string =>
  kind === 'numeral' ? gloss : senses[0].en;

const KIND_ORDER: Readonly<Record<ConceptKind, number>> = {
  letter: 0,
  numeral: 1,
  expression: 2,
  word: 3,
};

// The order of the filter buttons on the screen; the rest follow by name.
const EXPRESSION_ORDER = ['happy', 'sad', 'asking', 'laugh', 'cry', 'angry'];

const inDictionaryOrder = (a: Concept, b: Concept): number =>
  KIND_ORDER[a.kind] - KIND_ORDER[b.kind] ||
  rankWithin(a) - rankWithin(b) ||
  (a.gloss < b.gloss ? -1 : 1);

const rankWithin = ({ id, kind, gloss }: Concept): number => {
  if (kind === 'numeral') return Number(gloss);
  if (kind !== 'expression') return 0;
  const rank = EXPRESSION_ORDER.indexOf(id.replace('expression-', ''));
  return rank === -1 ? EXPRESSION_ORDER.length : rank;
};

const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
};
