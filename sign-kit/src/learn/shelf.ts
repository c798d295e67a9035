import { spell } from '../text/letters.js';
import type { Entry } from '../ui/entry.js';
import type { VocabularyConcept, VocabularyForm } from '../vocabulary/data.js';
import { keyOf, type Vocabulary } from '../vocabulary/vocabulary.js';
import type { Section } from './sections.js';

/** One card of the page: a concept, with the form that is shown for it, if there is one. */
export type Item = {
  /** The dictionary's id: of the form, or of the word that waits for one. */
  readonly id: string;
  readonly concept: VocabularyConcept;
  readonly form: VocabularyForm | null;
};

const KIND: Readonly<Record<Section, VocabularyForm['kind']>> = {
  letters: 'letter',
  numerals: 'numeral',
  expressions: 'expression',
  words: 'word',
};

/** The cards of a section; letters of the chosen alphabet, what we are unsure of last. */
export function itemsOf(
  section: Section,
  vocabulary: Vocabulary,
  alphabet: string | null,
): readonly Item[] {
  const items = vocabulary.data.concepts
    .filter(({ kind }) => kind === KIND[section])
    .map((concept) => itemOf(concept, vocabulary, alphabet));
  if (section === 'numerals') {
    return items.sort((a, b) => Number(a.concept.gloss) - Number(b.concept.gloss));
  }
  if (section === 'letters') return items.sort(byGloss);
  return items.sort((a, b) => rankOf(a) - rankOf(b) || byGloss(a, b));
}

/** What a card is called in English. */
export function nameOf({ concept: { kind, gloss, en } }: Item): string {
  return kind === 'letter' || kind === 'numeral' ? gloss : en;
}

/** Items whose English, Hindi or gloss has all words of what was typed. */
export function search(items: readonly Item[], text: string): readonly Item[] {
  const words = keyOf(text).split(' ');
  return items.filter(({ concept: { lemmas, hi, gloss } }) => {
    const haystack = keyOf([...lemmas, hi, gloss].join(' '));
    return words.every((word) => haystack.includes(word));
  });
}

/** The item of an id in a link: a form's, a concept's, or a word as it is written; no form out of use. */
export function findItem(
  name: string,
  vocabulary: Vocabulary,
  alphabet: string | null,
): Item | null {
  const form = vocabulary.form(name);
  const concept = form
    ? vocabulary.concept(form.concept)
    : (vocabulary.concept(name) ??
      vocabulary.concept(name.replace(/^word-/, '')) ??
      vocabulary.conceptsFor(keyOf(name))[0] ??
      vocabulary.conceptForGloss(name) ??
      vocabulary.concept(`letter-${name.toLowerCase()}`));
  if (!concept) return null;
  return form ? { id: form.id, concept, form } : itemOf(concept, vocabulary, alphabet);
}

/** What the avatar shows for an item: its form, else the letters of its word. */
export function entriesOf(
  { concept, form }: Item,
  vocabulary: Vocabulary,
  alphabet: string | null,
  chip = 0,
): Entry[] {
  if (form) {
    const label = form.kind === 'expression' ? concept.en : form.gloss;
    return [{ form, label, word: concept.en, chip, face: null }];
  }
  return spell(concept.en).letters.flatMap((letter): Entry[] => {
    const letterForm = vocabulary.letterForm(letter, alphabet);
    const label = letter.toUpperCase();
    return letterForm ? [{ form: letterForm, label, word: concept.en, chip, face: null }] : [];
  });
}

function itemOf(concept: VocabularyConcept, vocabulary: Vocabulary, alphabet: string | null): Item {
  const form =
    concept.kind === 'letter'
      ? vocabulary.letterForm(concept.gloss.toLowerCase(), alphabet)
      : vocabulary.formOf(concept.id);
  return {
    id: form?.id ?? idWithoutForm(concept, vocabulary, alphabet),
    concept,
    form: form ?? null,
  };
}

function idWithoutForm(
  { id, kind, gloss }: VocabularyConcept,
  vocabulary: Vocabulary,
  alphabet: string | null,
): string {
  if (kind === 'letter') return vocabulary.alphabet(alphabet).letters[gloss.toLowerCase()] ?? id;
  return kind === 'word' ? `word-${id}` : id;
}

function rankOf({ form }: Item): number {
  if (!form) return 2;
  return form.status === 'draft' && form.confidence === 'medium' ? 1 : 0;
}

function byGloss(a: Item, b: Item): number {
  return a.concept.gloss < b.concept.gloss ? -1 : 1;
}
