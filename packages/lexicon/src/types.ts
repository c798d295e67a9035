import type { Form, FormStatus, ReviewedForm } from './form.js';

export type ConceptKind = 'word' | 'letter' | 'numeral' | 'expression';

export type WordClass =
  | 'noun'
  | 'verb'
  | 'adjective'
  | 'adverb'
  | 'pronoun'
  | 'possessive'
  | 'determiner'
  | 'question'
  | 'interjection'
  | 'preposition'
  | 'conjunction'
  | 'modal'
  | 'negator'
  | 'particle'
  | 'letter'
  | 'numeral'
  | 'expression';

/** One English reading of a concept; what grammar needs of its class stands beside it. */
export type Sense = {
  readonly en: string;
  readonly lemmas: readonly string[];
  readonly wordClass: WordClass;
  readonly [grammar: string]: unknown;
};

export type Variant = 'v1' | 'v2';

/** What a sign means: no handshape, no place, no movement. */
export type Concept = {
  readonly id: string;
  readonly kind: ConceptKind;
  readonly gloss: string;
  readonly category: string;
  readonly senses: readonly [Sense, ...Sense[]];
  readonly hi: string;
  readonly variants?: Readonly<Record<Variant, { readonly sameAs?: Variant }>>;
  readonly marks?: 'emotion' | 'grammar';
  readonly datasets?: { readonly include?: string };
  readonly awaitsSigner?: true;
};

export type Category = { readonly id: string; readonly en: string; readonly hi: string };

export type Alphabet = {
  readonly id: string;
  readonly name: string;
  readonly nameHi: string;
  readonly source: string;
  readonly letters: Readonly<Record<string, string>>;
};

/** One way to sign an entry, as the dictionary tells of it: no notation. */
export type EntryForm = Pick<
  ReviewedForm,
  'id' | 'confidence' | 'origin' | 'region' | 'alt' | 'sources' | 'uncertain'
> & {
  readonly status: Exclude<FormStatus, 'withdrawn'>;
  /** Of a letter. */
  readonly variant?: Variant;
  /** How many Deaf signers found it right; region and date of the newest of them. */
  readonly reviewed?: { readonly count: number; readonly region: string; readonly date: string };
  /** The avatar's picture and clip, which a disputed form does not get. */
  readonly image?: string;
  readonly video?: string;
};

/** What stays of a form that was taken back. */
export type WithdrawnForm = {
  readonly id: string;
  readonly date: string;
  readonly reason?: string;
};

/** A line of the dictionary: one concept, or one variant of a letter; `id` is its id on the wire. */
export type Entry = {
  readonly id: string;
  readonly conceptId: string;
  readonly kind: ConceptKind;
  readonly name: string;
  readonly nameHi: string;
  readonly gloss: string;
  readonly category: string;
  readonly image: string;
  /** Where the avatar shows the entry: its clip, the sign in a sentence, and how sure it is. */
  readonly video?: string;
  readonly alt?: string;
  readonly confidence?: Form['confidence'];
  readonly pictureKind: 'avatar' | 'drawn';
  /** Of its best form; none: it is spelled. */
  readonly status: FormStatus | 'none';
  /** Best first, its own before the other variant's of a letter; none that was withdrawn. */
  readonly forms: readonly EntryForm[];
  readonly withdrawn: readonly WithdrawnForm[];
  readonly senses: readonly Sense[];
  readonly variants: readonly string[];
};

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
};
