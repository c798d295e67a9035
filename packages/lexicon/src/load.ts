import { type Around, aroundOf } from './around.js';
import { readLexicon } from './check.js';
import { entriesOf } from './entries.js';
import type { Entry } from './entry.js';
import type { ReviewedForm } from './form.js';
import { loadForms } from './forms.js';
import type { Alphabet, Category, Concept, ConceptKind } from './generated/lexicon.js';
import { loadNamesHi } from './names-hi.js';
import { LexiconError } from './problem.js';
import type { FormVerdicts } from './verdicts.js';

export type Lexicon = {
  readonly concepts: readonly Concept[];
  readonly categories: readonly Category[];
  readonly alphabets: readonly Alphabet[];
  readonly defaultAlphabet: Alphabet;
  /** Letters A to Z in both variants, numerals in order, expressions in order, words by gloss. */
  readonly entries: readonly Entry[];
  readonly concept: (id: string) => Concept | undefined;
  readonly entry: (id: string) => Entry | undefined;
  /** The 26 letter entries that the named alphabet picks; the default one without a name. */
  readonly letters: (alphabetId?: string) => readonly Entry[];
  readonly around: (entry: Entry) => Around;
};

/** Reads and checks the lexicon under `dir`, synchronously, with what members said; it is frozen. */
export const loadLexicon = (dir: string, verdicts?: FormVerdicts): Lexicon => {
  const { files, problems } = readLexicon(dir);
  if (problems.length > 0) throw new LexiconError(problems);
  const allForms = loadForms(dir, verdicts);
  const forms = groupByConcept(allForms);
  const namesHi = loadNamesHi(dir);

  const { concepts, categories } = files;
  const { alphabets } = files.alphabets;
  const defaultAlphabet = alphabets.find(({ id }) => id === files.alphabets.default) as Alphabet;
  const entries = [...concepts]
    .sort(inDictionaryOrder)
    .flatMap((concept) => entriesOf(concept, forms.get(concept.id) ?? [], namesHi));
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
    around: aroundOf(entries, { concepts, relations: files.relations, forms: allForms }),
  });
};

const groupByConcept = (forms: readonly ReviewedForm[]): Map<string, ReviewedForm[]> => {
  const groups = new Map<string, ReviewedForm[]>();
  for (const form of forms) {
    const group = groups.get(form.concept);
    if (group === undefined) groups.set(form.concept, [form]);
    else group.push(form);
  }
  return groups;
};

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
