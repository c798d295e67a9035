import { sign } from '../gloss.js';
import type { Clause } from '../types.js';
import type { Role } from './clauses.js';
import { has, type Item, isLight, isPredicate } from './words.js';

export const clauseOf = (parts: Clause['parts']): Clause => ({
  type: 'statement',
  isCondition: false,
  isTopic: false,
  parts,
});

export const trimmed = (items: readonly Item[]): Item[] => {
  const isEmpty = ({ role }: Item): boolean => role === 'comma' || role === 'then';
  const from = items.findIndex((item) => !isEmpty(item));
  const end = items.findLastIndex((item) => !isEmpty(item));
  return from < 0 ? [] : items.slice(from, end + 1);
};

/** Reads words of one clause or several. */
export type ReadAll = (items: readonly Item[], role: Role) => Clause[];
/** Cuts words into clauses where it knows how to, and has each read by `readAll`. */
export type Split = (items: readonly Item[], role: Role, readAll: ReadAll) => Clause[] | null;

export const withJoiner = (clauses: readonly Clause[], gloss: string | null): Clause[] => {
  const [first, ...others] = clauses;
  if (!first || gloss === null || gloss === 'AND') return [...clauses];
  return [{ ...first, parts: { ...first.parts, joiner: [sign(gloss)] } }, ...others];
};

export const isNoun = ({ role, wordClass }: Item): boolean =>
  role === 'word' && wordClass === 'noun';

export const isEnding = (item: Item | undefined): boolean =>
  item === undefined ||
  isPredicate(item) ||
  isLight(item) ||
  has(['negator', 'dropped', 'kya', 'then', 'pronoun', 'that'], item.role);
