import type { ConceptKind, Form, FormStatus } from '@isl/lexicon';
import type { Taken } from '../taken/taken.js';

/** What face, head and body do during a part of a sign. */
export type NonManual = NonNullable<Form['segments'][number]['nmf']>;

/** A concept as the pages need it. */
export type VocabularyConcept = {
  readonly id: string;
  readonly kind: ConceptKind;
  readonly gloss: string;
  readonly category: string;
  readonly en: string;
  readonly hi: string;
  readonly lemmas: readonly string[];
};

/** A form without its notation: what a person is told about it. */
export type VocabularyForm = {
  readonly id: string;
  readonly concept: string;
  readonly gloss: string;
  readonly kind: ConceptKind;
  readonly region: string;
  readonly confidence: 'high' | 'medium';
  readonly status: FormStatus;
  readonly reviewed: {
    readonly count: number;
    readonly region: string;
    readonly date: string;
  } | null;
  /** Forms that look the same; it may be said of one of the two alone. */
  readonly homonyms: readonly string[];
  /** Handshape, place, movement, hands: forms that share most of them are easily taken for each other. */
  readonly looks: readonly string[];
  /** How it is made, in words. */
  readonly alt: string;
  readonly altHi: string;
  /** What the sources leave open. */
  readonly uncertain: Form['uncertain'];
  readonly face: readonly NonManual[];
  /** The person's clip that it is made from, in place of notation. */
  readonly taken?: Taken;
};

export type VocabularyAlphabet = {
  readonly id: string;
  readonly name: string;
  readonly nameHi: string;
  readonly letters: Readonly<Record<string, string>>;
};

export type VocabularyData = {
  readonly concepts: readonly VocabularyConcept[];
  readonly categories: readonly { readonly id: string; readonly en: string; readonly hi: string }[];
  readonly alphabets: readonly VocabularyAlphabet[];
  readonly defaultAlphabet: string;
  readonly forms: readonly VocabularyForm[];
  /** English words that ISL has no sign for, so nothing is shown for them. */
  readonly dropped: readonly string[];
  /** Pictures under /static/: rendered ones of forms, drawn ones of words without. */
  readonly pictures: readonly string[];
};

/** Short sentences, each as where its mark begins and its forms: '1 word-i word-go'. */
export type SentenceData = {
  /** What the face does over a mark, by the type of sentence. */
  readonly faces: Readonly<
    Record<string, readonly { readonly channel: string; readonly value: string }[]>
  >;
  readonly statements: readonly string[];
  /** With a question sign. */
  readonly questions: readonly string[];
};
