import type { VocabularyConcept, VocabularyForm } from '../vocabulary/data.js';
import { keyOf, type Vocabulary } from '../vocabulary/vocabulary.js';
import { lemmasOf, qualitiesOf } from './lemmas.js';
import type { Token } from './tokens.js';

type Known = {
  readonly concept: VocabularyConcept;
  /** None: the dictionary knows it and nobody has shown it yet. */
  readonly form: VocabularyForm | undefined;
  readonly length: number;
};

/** The longest phrase that the dictionary knows, unless its words are signed one by one. */
export function longestKnown(
  tokens: readonly Token[],
  from: number,
  vocabulary: Vocabulary,
): Known | null {
  const end = tokens.findIndex((token, at) => at >= from && token.kind !== 'word');
  const run = tokens.slice(from, end === -1 ? tokens.length : end);
  for (let length = Math.min(run.length, vocabulary.longestPhrase); length > 0; length -= 1) {
    const words = run.slice(0, length).map(({ text }) => keyOf(text));
    const meant = conceptsMeant(words.join(' '), vocabulary);
    const concept = meant.find(({ id }) => vocabulary.formOf(id)) ?? meant[0];
    if (!concept) continue;
    const form = vocabulary.formOf(concept.id);
    if (form || !WORD_BY_WORD.has(concept.id)) return { concept, form, length };
  }
  return null;
}

/** Phrases that have no sign of their own and are their words' signs in a row. */
const WORD_BY_WORD: ReadonlySet<string> = new Set([
  'good-morning',
  'good-afternoon',
  'good-evening',
  'good-night',
  'how-are-you',
  'you-all',
  'cell-phone',
  'phone-number',
  'sign-language',
]);

/** What the words mean in their likeliest reading: a word that stands in the dictionary is no form of another. */
export function conceptsMeant(words: string, vocabulary: Vocabulary): readonly VocabularyConcept[] {
  const space = words.lastIndexOf(' ') + 1;
  const find = (last: string) => vocabulary.conceptsFor(words.slice(0, space) + last);
  const last = words.slice(space);
  for (const lemma of lemmasOf(last)) {
    const found = find(lemma);
    if (found.length > 0) return found;
  }
  return qualitiesOf(last).flatMap(find).filter(isQuality);
}

const QUALITIES: ReadonlySet<string> = new Set(['adjectives', 'feelings', 'colours']);
/** Among the feelings, but lovely is not how one loves. */
const NO_QUALITIES: ReadonlySet<string> = new Set(['love', 'hate']);

function isQuality({ category, id }: VocabularyConcept): boolean {
  return QUALITIES.has(category) && !NO_QUALITIES.has(id);
}
