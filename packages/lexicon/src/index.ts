export { readLexicon } from './check.js';
export { entryIdsOf, LexiconError, loadLexicon } from './load.js';
export type {
  Alphabet,
  Category,
  Concept,
  ConceptKind,
  Entry,
  Lexicon,
  Problem,
  Sense,
  Variant,
  WordClass,
} from './types.js';
