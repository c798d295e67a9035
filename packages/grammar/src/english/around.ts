import rules from '../../rules/english-reading.json' with { type: 'json' };
import type { Lookup } from '../lookup.js';
import { has, type Item, type Kind, rowOf } from './items.js';
import { ordinalOf } from './numbers.js';
import { baseOfVerb } from './unknown.js';

/** The words around the one that is read. */
export type Around = {
  readonly earlier: Item | undefined;
  readonly before: Item | undefined;
  /** The last verb before it. */
  readonly verb: Item | undefined;
  readonly next: string;
  readonly after: string;
  readonly isAsked: boolean;
  readonly lookup: Lookup;
};

export type Make = (kind: Kind, gloss: string | null, more?: Partial<Item>) => Item;

/** "Let us have tea", "I had lunch", "he is having dinner"; but "I have tea". */
export function isDoing(items: readonly Item[], verb: number): boolean {
  const { lower } = items[verb] as Item;
  if (lower !== 'have') return lower === 'having' || lower === 'had';
  const before = items.slice(0, verb).findLast(({ kind }) => !has(['adverb', 'time'], kind));
  const start = items.slice(0, verb).findLastIndex(({ kind }) => has(['comma', 'joiner'], kind));
  const led = items.slice(start + 1, verb);
  return (
    before === undefined ||
    has(['modal', 'greeting', 'comma'], before.kind) ||
    before.lower === 'to' ||
    led.some(({ lower: one }) => has(['lets', 'did', 'will', 'shall', 'let'], one)) ||
    led.some(({ gloss, kind }) => kind === 'modal' || gloss === 'WANT')
  );
}

export const isVerbWord = (word: string, lookup: Lookup): boolean =>
  lookup.find(word).some(({ wordClass }) => wordClass === 'verb');

export const isVerbOrListed = (word: string, lookup: Lookup): boolean =>
  isVerbWord(word, lookup) ||
  has(rules.verbs, word) ||
  rowOf<unknown>(rules.asVerbs, word) !== undefined;

export const isAfterBe = ({ before }: Around): boolean => has(rules.copulas, before?.lower);

export const isOrdinal = (word: string): boolean => ordinalOf(word) !== undefined;

/** "Stolen", "broken": what is done to somebody, no quality. */
export function isParticiple(word: string, lookup: Lookup): boolean {
  const meanings = lookup.find(word);
  const base = rowOf(rules.unknownForms, word);
  if (meanings.length === 0)
    return (
      (base !== undefined && base !== word) || (word.endsWith('ed') && !has(rules.qualities, word))
    );
  return (
    meanings.every(({ wordClass }) => wordClass === 'verb') &&
    meanings.some(({ isPast, gloss }) => isPast || has(rules.sameParticiple, gloss))
  );
}

export const isSmall = (word: string): boolean =>
  [rules.prepositions, rules.articles, rules.auxiliaries, rules.dropped].some((list) =>
    has(list, word),
  ) ||
  [rules.joiners, rules.pronouns, rules.subordinators, rules.questions].some(
    (table) => rowOf<unknown>(table, word) !== undefined,
  );

export const isNounWord = (word: string, lookup: Lookup): boolean =>
  lookup.find(word).some(({ wordClass }) => wordClass === 'noun') ||
  (/^\p{Ll}{3,}$/u.test(word) &&
    lookup.find(word).length === 0 &&
    !isSmall(word) &&
    !isDoneForm(word) &&
    !has(rules.auxiliaries, word));

/** "Tested", "repaired": of a verb that a list has. */
export const isDoneForm = (word: string): boolean =>
  word.endsWith('ed') &&
  [baseOfVerb(word), `${baseOfVerb(word)}e`].some(
    (base) => has(rules.verbs, base) || rowOf<unknown>(rules.asVerbs, base) !== undefined,
  );

/** "The plants", "me", "your hands", "three animals". */
export const isDoneTo = (word: string): boolean =>
  has(rules.articles, word) ||
  has(rules.objects, word) ||
  /^\p{Nd}/u.test(word) ||
  rowOf(rules.possessives, word) !== undefined;

export const isHelping = (word: string): boolean =>
  has([...rules.future, 'has', 'have', 'had'], word) || rowOf(rules.modals, word) !== undefined;

export function wantsNoun(before: Item): boolean {
  const { kind, lower, isOwning } = before;
  return (
    isOwning ||
    has(['article', 'owner', 'quantity', 'number', 'adjective'], kind) ||
    (kind === 'preposition' && lower !== 'to') ||
    has(rules.reasonsBeforeNouns, lower) ||
    (kind === 'verb' && lower !== 'want' && !lower.endsWith('help'))
  );
}

export function wantsVerb(lower: string, before: Item): boolean {
  const { kind } = before;
  return (
    (has(['modal', 'negator', 'greeting', 'joiner', 'subordinator'], kind) &&
      !has(rules.reasonsBeforeNouns, before.lower)) ||
    has(['to', 'will', 'would', 'shall'], before.lower) ||
    (kind === 'question' && has(['who', 'what', 'which'], before.lower)) ||
    (kind === 'pronoun' && !has(rules.pointing, before.lower)) ||
    (kind === 'auxiliary' && lower.endsWith('ing'))
  );
}
