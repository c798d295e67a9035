import { sign, spelled } from '../gloss.js';
import type { Clause } from '../types.js';
import type { Role } from './clauses.js';
import { foldHindi } from './spelling.js';
import { isEnding, type ReadAll, trimmed, withJoiner } from './split.js';
import { has, type Item, isLight, isPredicate, isVerb } from './words.js';

const UNTIL = foldHindi('तक');

/** "Agar ... to ...", "jab ... tab ...", "... jab tak ...": the condition comes first (R14). */
export function splitCondition(
  items: readonly Item[],
  role: Role,
  readAll: ReadAll,
): Clause[] | null {
  const at = items.findIndex(({ role: its }) => its === 'if' || its === 'when');
  const word = items[at];
  if (!word || isSaidBefore(items, at)) return null;
  const isUntil = items[at + 1]?.key === UNTIL;
  const from = isUntil ? at + 2 : at + 1;
  const isLate = items.slice(0, at).some(isPredicate);
  const end = isLate ? -1 : (endOfWhether(items, at) ?? endOfCondition(items, from));
  const isOpen = end < 0;
  const inner = isOpen
    ? items.slice(from)
    : [...items.slice(0, at), ...items.slice(from, end).map(eitherOf)];
  const main = withoutUntil(trimmed(isOpen ? items.slice(0, at) : items.slice(end)));
  const isIf = word.role === 'if';
  // "Bhale hi barish ho", even if it rains.
  const isEven = word.key.startsWith(EVEN);
  // "Jab vah aae to batana", when he comes: it is written like what was done.
  const isToCome =
    main.some(({ tense }) => tense === 'future' || tense === 'order') ||
    main.at(-1)?.tense === 'plain';
  const isPast = !isToCome && inner.some(({ tense }) => tense === 'past');
  const isBefore = !isIf && !isUntil && isPast && !inner.some(isVerb);
  const told = isUntil
    ? [lasting(inner, readAll)]
    : [readAll(trimmed(isIf || isToCome ? inner.map(supposed) : inner), 'subordinate')];
  const marked = told.flat().map((clause) => ({
    ...clause,
    isCondition: isIf || isUntil || isBefore || !isPast,
    parts: isIf
      ? { ...clause.parts, finish: isEven ? [sign('ALSO')] : [] }
      : withBefore(clause.parts, isBefore),
  }));
  return [
    ...withJoiner(marked, isIf ? 'IF' : null),
    ...(main.length === 0 ? [] : readAll(main, role)),
  ];
}

const EVEN = foldHindi('भले');
const WHETHER = foldHindi('चाहे');

/** "Chahe garmi ho ya sardi vah aata hai": what stands against either begins after the other. */
function endOfWhether(items: readonly Item[], at: number): number | null {
  const or = items.findIndex(
    ({ gloss, role }, index) => index > at && role === 'joiner' && gloss === 'OR',
  );
  if (items[at]?.key !== WHETHER || or < 0) return null;
  const end = items.findIndex(
    ({ role }, index) => index > or && has(['comma', 'pronoun', 'experiencer', 'then'], role),
  );
  return end > 0 ? end : null;
}

/** "Barish ho ya dhoop", rain or sun. */
const eitherOf = (item: Item, index: number, items: readonly Item[]): Item =>
  isVerb(item) && [items[index - 1], items[index + 1]].some((one) => one?.gloss === 'OR')
    ? { ...item, wordClass: 'noun', tense: null }
    : item;

/** "Usne kaha ki agar ...": what is supposed is within what is said. */
const isSaidBefore = (items: readonly Item[], at: number): boolean =>
  items.slice(0, at).some(({ role }, index) => role === 'that' && index > 0) &&
  items.slice(0, at).some(isPredicate);

/** Where what follows from it begins: after "to", a comma, or where nothing marks it after the verb. */
function endOfCondition(items: readonly Item[], from: number): number {
  const marked = items.findIndex(
    ({ role }, index) => index > from && (role === 'then' || role === 'comma'),
  );
  if (marked > 0) return marked;
  const verb = items.findIndex(
    (item, index) =>
      index > from &&
      isPredicate(item) &&
      !(isVerb(item) && ['joined', 'plain', 'stem', null].includes(item.tense)),
  );
  const end = items.findIndex(
    (item, index) =>
      verb > 0 &&
      index > verb &&
      (item.role === 'pronoun' ||
        !isEnding(item) ||
        // "Jab time mile phone karna".
        (isVerb(item) && !isLight(item) && has(['order', 'plain'], item.tense)) ||
        // "Jaise hi bus aae bata dena".
        (isVerb(item) && !isLight(item) && item.tense === 'stem' && isToldNext(items[index + 1]))),
  );
  return end > 0 && items.slice(end).some(isPredicate) ? end : -1;
}

const isToldNext = (item: Item | undefined): boolean =>
  item !== undefined && isLight(item) && has(['order', 'plain'], item.tense);

/** "Jab tak ... tab tak ...". */
const withoutUntil = (items: readonly Item[]): readonly Item[] =>
  items[0]?.key === UNTIL ? trimmed(items.slice(1)) : items;

/** "Jab tak papa nahi aate", until father comes; "jab tak barish ho", as long as it rains. */
function lasting(inner: readonly Item[], readAll: ReadAll): Clause[] {
  const isDenied = inner.some(({ role }) => role === 'negator');
  const told = readAll(trimmed(inner.filter(({ role }) => role !== 'negator')), 'subordinate');
  if (!isDenied) return told;
  const finish = [spelled('until')];
  return told.map((clause) => ({ ...clause, parts: { ...clause.parts, finish } }));
}

/** "Jab main chhota tha", when I was small: before. */
const withBefore = (parts: Clause['parts'], isBefore: boolean): Clause['parts'] =>
  isBefore ? { ...parts, time: [sign('BEFORE'), ...(parts.time ?? [])] } : parts;

/** "Samay mile to phone karna", should there be time: a condition that only "to" closes. */
export function splitSupposed(
  items: readonly Item[],
  role: Role,
  readAll: ReadAll,
): Clause[] | null {
  const at = items.findIndex(({ role: its }) => its === 'then');
  if (isSaidBefore(items, at)) return null;
  const [inner, main] = [items.slice(0, at), trimmed(items.slice(at + 1))];
  const before = inner.findLast(({ role: its }) => its !== 'negator');
  const isSupposed =
    before !== undefined &&
    (before.role === 'auxiliary' ||
      // "Dard ho to", should it hurt.
      (isVerb(before) && (before.tense !== 'stem' || before.key.endsWith(' ho'))));
  // "Seat ho to achchha", good if there is one.
  const isSaid = main.some(isPredicate) || main.every(({ wordClass }) => wordClass === 'adjective');
  if (at < 1 || !isSupposed || main.length === 0 || !isSaid) return null;
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
