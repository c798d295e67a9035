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
