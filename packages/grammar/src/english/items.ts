import { spelled } from '../gloss.js';
import type { Gloss } from '../types.js';

export type Kind =
  | 'adjective'
  | 'adverb'
  | 'article'
  | 'auxiliary'
  | 'clock'
  | 'comma'
  | 'dropped'
  | 'greeting'
  | 'joiner'
  | 'modal'
  | 'negator'
  | 'noun'
  | 'number'
  | 'owner'
  | 'preposition'
  | 'pronoun'
  | 'quantity'
  | 'question'
  | 'subordinator'
  | 'time'
  | 'verb';

/** A word of the sentence, or several that are read as one. */
export type Item = {
  readonly text: string;
  readonly lower: string;
  readonly kind: Kind;
  /** Null where nothing is signed for it, or where it is spelled. */
  readonly gloss: string | null;
  /** What is spelled where the lexicon has no gloss. */
  readonly lemma: string;
  readonly category: string;
  readonly others: readonly string[];
  readonly isPast: boolean;
  readonly isPlural: boolean;
  /** With 's: the noun after it is owned. */
  readonly isOwning: boolean;
};

export function made(text: string, kind: Kind, gloss: string | null): Item {
  return {
    text,
    lower: text.toLowerCase(),
    kind,
    gloss,
    lemma: text.toLowerCase(),
    category: '',
    others: [],
    isPast: false,
    isPlural: false,
    isOwning: false,
  };
}

export const glossOf = ({ gloss, lemma, others }: Item): Gloss =>
  gloss === null ? spelled(lemma) : { gloss, isSpelled: false, others };

type Table<T> = Readonly<Record<string, T | undefined>>;

export const has = (list: readonly string[], word: string | null | undefined): boolean =>
  word !== null && word !== undefined && list.includes(word);
/** A row of a table that was read from JSON, whose prototype has words too. */
export const rowOf = <T>(table: Table<T>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

export const isVerbal = ({ kind }: Item): boolean =>
  kind === 'verb' || kind === 'auxiliary' || kind === 'modal';
export const isNominal = ({ kind }: Item): boolean =>
  ['noun', 'pronoun', 'owner', 'article', 'number', 'quantity'].includes(kind);

/** Without commas and "then" at the ends. */
export const trimmed = (items: readonly Item[]): Item[] => {
  const isEmpty = ({ kind, lower }: Item): boolean => kind === 'comma' || lower === 'then';
  const from = items.findIndex((item) => !isEmpty(item));
  const end = items.findLastIndex((item) => !isEmpty(item));
  return from < 0 ? [] : items.slice(from, end + 1);
};
