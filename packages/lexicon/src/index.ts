export { readLexicon } from './check.js';
export { entryIdsOf } from './entries.js';
export type { Form, FormStatus, ReviewedForm } from './form.js';
export { statusOf } from './form.js';
export { loadForms, readForms } from './forms.js';
export { loadLexicon } from './load.js';
export { LexiconError, type Problem } from './problem.js';
export type {
  Alphabet,
  Category,
  Concept,
  ConceptKind,
  Entry,
  EntryForm,
  Lexicon,
  Sense,
  Variant,
  WithdrawnForm,
  WordClass,
} from './types.js';
