export type { Around } from './around.js';
export { readLexicon } from './check.js';
export { entryIdsOf } from './entries.js';
export type { Entry, EntryForm, WithdrawnForm } from './entry.js';
export type { Form, FormStatus, ReviewedForm } from './form.js';
export { reviewsOf, statusOf } from './form.js';
export { loadForms, readForms } from './forms.js';
export type {
  Alphabet,
  Category,
  Concept,
  ConceptKind,
  Mouthings,
  Sense,
  Variant,
  WordClass,
} from './generated/lexicon.js';
export { type Lexicon, loadLexicon } from './load.js';
export type { Difference } from './look-alikes.js';
export { visemesOfEnglish, visemesOfHindi } from './mouthing.js';
export { notationProblems } from './notation.js';
export { LexiconError, type Problem } from './problem.js';
export { type FormVerdict, type FormVerdicts, formHashOf } from './verdicts.js';
export { withVerdicts } from './write-verdicts.js';
