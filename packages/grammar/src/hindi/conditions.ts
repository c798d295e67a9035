import type { Clause } from '../types.js';
import type { Role } from './clauses.js';
import { type ReadAll, trimmed, withJoiner } from './split.js';
import { type Item, isPredicate, isVerb } from './words.js';

/** "Agar ... to ...", "jab ... tab ...": the condition comes first (R14). */
export function splitCondition(
  items: readonly Item[],
  role: Role,
  readAll: ReadAll,
): Clause[] | null {
  const at = items.findIndex(({ role: its }) => its === 'if' || its === 'when');
  const word = items[at];
  if (!word) return null;
  const end = items.findIndex(
    ({ role: its }, index) => index > at && (its === 'then' || its === 'comma'),
  );
  const isOpen = end < 0;
  const inner = isOpen ? items.slice(at + 1) : [...items.slice(0, at), ...items.slice(at + 1, end)];
  const main = trimmed(isOpen ? items.slice(0, at) : items.slice(end + 1));
  const isIf = word.role === 'if';
  const told = readAll(trimmed(isIf ? inner.map(supposed) : inner), 'subordinate');
  const isPast = inner.some(({ tense }) => tense === 'past');
  const marked = told.map((clause) => ({
    ...clause,
    isCondition: isIf || !isPast,
    parts: isIf ? { ...clause.parts, finish: [] } : clause.parts,
  }));
  return [
    ...withJoiner(marked, isIf ? 'IF' : null),
    ...(main.length === 0 ? [] : readAll(main, role)),
  ];
}

/** "Samay mile to phone karna", should there be time: a condition that only "to" closes. */
export function splitSupposed(
  items: readonly Item[],
  role: Role,
  readAll: ReadAll,
): Clause[] | null {
  const at = items.findIndex(({ role: its }) => its === 'then');
  const [inner, main] = [items.slice(0, at), trimmed(items.slice(at + 1))];
  const before = inner.findLast(({ role: its }) => its !== 'negator');
  const isSupposed =
    before !== undefined &&
    (before.role === 'auxiliary' || (isVerb(before) && before.tense !== 'stem'));
  if (at < 1 || !isSupposed || !main.some(isPredicate)) return null;
  const told = readAll(trimmed(inner.map(supposed)), 'subordinate');
  const marked = told.map((clause) => ({
    ...clause,
    isCondition: true,
    parts: { ...clause.parts, finish: [] },
  }));
  return [...marked, ...readAll(main, role)];
}

/** "Agar kal barish hui", if it rains tomorrow: what is supposed is not past, though it is written like it. */
const supposed = (item: Item): Item =>
  isVerb(item) && item.tense === 'past' ? { ...item, tense: 'wish' } : item;
