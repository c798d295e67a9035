import type { Taken } from '../taken/taken.js';
import type {
  VocabularyAlphabet,
  VocabularyConcept,
  VocabularyData,
  VocabularyForm,
} from './data.js';

export type Vocabulary = {
  readonly data: VocabularyData;
  readonly concept: (id: string) => VocabularyConcept | undefined;
  /** The form of an id, unless it is disputed or withdrawn. */
  readonly form: (id: string) => VocabularyForm | undefined;
  /** How a person signs that form of the lexicon in a clip, where the avatar can sign it so too. */
  readonly takenOf: (id: string) => Taken | undefined;
  /** The form an avatar may show for a concept: the most trusted one that is not out of use. */
  readonly formOf: (conceptId: string) => VocabularyForm | undefined;
  /** Concepts for words written as they stand in the dictionary, lower-cased, one blank between. */
  readonly conceptsFor: (words: string) => readonly VocabularyConcept[];
  /** What a gloss names: a word or a numeral before a letter. */
  readonly conceptForGloss: (gloss: string) => VocabularyConcept | undefined;
  /** As many words as the longest phrase has. */
  readonly longestPhrase: number;
  readonly isDropped: (word: string) => boolean;
  readonly alphabet: (id?: string | null) => VocabularyAlphabet;
  /** The address of a sign's picture: rendered, or drawn where it has no form; null for neither. */
  readonly pictureOf: (id: string) => string | null;
  /** The letter's form in an alphabet; where that variant is not drawn yet, none. */
  readonly letterForm: (letter: string, alphabetId?: string | null) => VocabularyForm | undefined;
};

/**
 * Looks words, glosses and letters up in the lexicon, in which these forms are disputed by now. A word of which
 * no form may be shown is signed as a person signs it in a clip, where there is one.
 */
export function createVocabulary(
  read: VocabularyData,
  disputed: readonly string[] = [],
  taken: readonly Taken[] = [],
): Vocabulary {
  const now = disputed.length > 0 ? withDisputed(read, new Set(disputed)) : read;
  const data = taken.length > 0 ? withTaken(now, taken) : now;
  const concepts = new Map(data.concepts.map((concept) => [concept.id, concept]));
  const shown = data.forms.filter(isShown);
  const forms = new Map(shown.map((form) => [form.id, form]));
  // I is a word before it is a letter: the later entry stays.
  const glosses = new Map(
    [...data.concepts]
      .sort((a, b) => Number(isWritten(a)) - Number(isWritten(b)))
      .map((concept) => [concept.gloss.toUpperCase(), concept]),
  );
  const dropped = new Set(data.dropped);
  const pictures = new Map(data.pictures.map((path) => [idOfPicture(path), path]));
  const byConcept = groupByConcept(shown);
  const byWords = new Map<string, VocabularyConcept[]>();
  for (const concept of data.concepts.filter(isWritten)) {
    for (const key of keysOf(concept)) {
      const known = byWords.get(key);
      if (!known) byWords.set(key, [concept]);
      else if (!known.includes(concept)) known.push(concept);
    }
  }
  const alphabetOf = (id?: string | null): VocabularyAlphabet => {
    const found =
      data.alphabets.find((one) => one.id === id) ??
      data.alphabets.find((one) => one.id === data.defaultAlphabet);
    if (!found) throw new Error('the lexicon has no alphabet');
    return found;
  };
  return {
    data,
    concept: (id) => concepts.get(id),
    form: (id) => forms.get(id),
    takenOf: (id) => (forms.get(id)?.taken ? undefined : taken.find(({ sign }) => sign === id)),
    formOf: (conceptId) => mostTrusted(byConcept.get(conceptId) ?? []),
    conceptsFor: (words) => byWords.get(words) ?? [],
    conceptForGloss: (gloss) => glosses.get(gloss.toUpperCase()),
    longestPhrase: Math.max(1, ...[...byWords.keys()].map((key) => key.split(' ').length)),
    isDropped: (word) => dropped.has(word),
    alphabet: alphabetOf,
    pictureOf: (id) => {
      const path = pictures.get(id);
      return path === undefined ? null : `/static/${path}`;
    },
    letterForm: (letter, alphabetId) => forms.get(alphabetOf(alphabetId).letters[letter] ?? ''),
  };
}

function withDisputed(data: VocabularyData, disputed: ReadonlySet<string>): VocabularyData {
  const forms = data.forms.map(
    (form): VocabularyForm => (disputed.has(form.id) ? { ...form, status: 'disputed' } : form),
  );
  return { ...data, forms };
}

function withTaken(data: VocabularyData, taken: readonly Taken[]): VocabularyData {
  const signed = new Set(data.forms.filter(isShown).map(({ concept }) => concept));
  const formOf = new Map(data.forms.map((form) => [form.id, form]));
  const made = data.concepts
    .filter(({ id, kind }) => kind === 'word' && !signed.has(id))
    .flatMap((concept): VocabularyForm[] => {
      const its = taken.find(
        ({ sign }) => sign === `word-${concept.id}` || formOf.get(sign)?.concept === concept.id,
      );
      return its ? [formFrom(its, concept)] : [];
    });
  const replaced = new Set(made.map(({ id }) => id));
  return { ...data, forms: [...data.forms.filter(({ id }) => !replaced.has(id)), ...made] };
}

/** Nothing is known of how it is made but the clip. */
function formFrom(taken: Taken, { id, kind, gloss }: VocabularyConcept): VocabularyForm {
  return {
    ...{ id: taken.sign, concept: id, gloss, kind, region: 'unknown', reviewed: null },
    confidence: taken.isReviewed ? 'high' : 'medium',
    status: taken.isReviewed ? 'reviewed' : 'draft',
    ...{ homonyms: [], looks: [], alt: '', altHi: '', uncertain: [], face: [], taken },
  };
}

function idOfPicture(path: string): string {
  return path.replace(/^.*\/|\.\w+$/g, '');
}

/** The words of a key: lower case, plain apostrophes, hyphens open. */
export function keyOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[\s-]+/u)
    .filter((word) => word !== '')
    .join(' ');
}

function keysOf({ lemmas, hi }: VocabularyConcept): string[] {
  return [...lemmas, hi.replace(/\s*\(.*?\)/gu, '')].map(keyOf);
}

/** Expressions are faces and letters are spelled: neither is meant by a word. */
function isWritten({ kind }: VocabularyConcept): boolean {
  return kind === 'word' || kind === 'numeral';
}

function isShown({ status }: VocabularyForm): boolean {
  return status === 'draft' || status === 'reviewed';
}

function mostTrusted(forms: readonly VocabularyForm[]): VocabularyForm | undefined {
  return [...forms].sort((a, b) => rankOf(a) - rankOf(b))[0];
}

function rankOf({ status, confidence }: VocabularyForm): number {
  return (status === 'reviewed' ? 0 : 2) + (confidence === 'high' ? 0 : 1);
}

function groupByConcept(forms: readonly VocabularyForm[]): Map<string, VocabularyForm[]> {
  const groups = new Map<string, VocabularyForm[]>();
  for (const form of forms) groups.set(form.concept, [...(groups.get(form.concept) ?? []), form]);
  return groups;
}
