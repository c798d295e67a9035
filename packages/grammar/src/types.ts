/** A concept of the lexicon as the grammar needs it. */
export type Lexeme = {
  readonly gloss: string;
  readonly category: string;
  readonly hi: string;
  readonly senses: readonly { readonly wordClass: string; readonly lemmas: readonly string[] }[];
};

export type Words = {
  readonly lexemes: readonly Lexeme[];
  /** Forms of a lemma: "go": ["goes", "went", ...]. */
  readonly inflections: Readonly<Record<string, readonly string[]>>;
};

export type Part =
  | 'joiner'
  | 'greeting'
  | 'opener'
  | 'time'
  | 'subject'
  | 'place'
  | 'object'
  | 'manner'
  | 'predicate'
  | 'verb'
  | 'modal'
  | 'finish'
  | 'negator'
  | 'question';

/** One sign of the result: a gloss of the lexicon, or a word to spell. */
export type Gloss = {
  readonly gloss: string;
  readonly isSpelled: boolean;
  /** Other glosses that the same word may mean; the person chooses. */
  readonly others: readonly string[];
};

export type ClauseType = 'statement' | 'polar' | 'wh' | 'imperative';

export type Clause = {
  readonly type: ClauseType;
  readonly isCondition: boolean;
  readonly isTopic: boolean;
  /** What the clause before it knows, says or asks: that clause decides the face. */
  readonly isInner?: boolean;
  readonly parts: Readonly<Partial<Record<Part, readonly Gloss[]>>>;
};

/** What the face marks over the glosses from `start` to before `end`. */
export type Mark = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
};

export type FaceSpan = {
  /** The number of the mark that asks for it. */
  readonly mark: number;
  readonly channel: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
};

export type Converted = {
  readonly glosses: readonly Gloss[];
  readonly marks: readonly Mark[];
  readonly spans: readonly FaceSpan[];
  /** Ids of order.json's rules. */
  readonly rules: readonly string[];
  /** Of its first sentence; of nothing English. */
  readonly language: 'en' | 'hi';
};

/** Reads the sentences of one language. */
export type Reader = {
  readonly read: (sentence: string) => Clause[];
  /** How many of the words this language knows, names left out. */
  readonly countKnown: (words: readonly string[]) => number;
};
