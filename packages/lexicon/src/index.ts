export { readLexicon } from './check.js';
export type { Form, FormStatus } from './form.js';
export { statusOf } from './form.js';
export { loadForms, type ReviewedForm, readForms } from './forms.js';
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
