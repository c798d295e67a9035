import { sign } from '../gloss.js';
import type { Clause, Gloss } from '../types.js';
import { type Role, readClause } from './clauses.js';
import { clauseOf, isNoun, type ReadAll, trimmed, withJoiner } from './split.js';
import { glossOf, type Item, isNominal, isPredicate } from './words.js';

/** "Chai nahi coffee chahiye", not tea but coffee: a negator with no verb after it. */
export function splitNotThis(
  items: readonly Item[],
  role: Role,
  readAll: ReadAll,
): Clause[] | null {
  const at = items.findIndex(({ role: its }) => its === 'negator');
  const rest = trimmed(items.slice(at + 1));
  const [next] = rest;
  // "Aaj nahi kal aaunga", not today.
  const isOfTimes = isTime(items[at - 1]) && isTime(next);
  const isOther = next !== undefined && (next.role === 'owner' || isNoun(next) || isOfTimes);
  // "Abhi nahi, baad mein", not now, later.
  const isSetOff = items[at + 1]?.role === 'comma' && items.slice(0, at).some(isNominal);
  const isWhole = isSetOff || (isOther && rest.some(isPredicate));
  const isDenied = at > 0 && next !== undefined && isWhole && rest.every(isNoNegator);
  if (!isDenied || items.slice(0, at).some(isPredicate)) return null;
  const denied = readClause(items.slice(0, at + 1), 'subordinate');
  // "Chai ki jagah doodh do": there may be tea.
  const isInstead = items[at]?.key === '';
  const parts = isInstead ? { ...denied.parts, negator: [sign('NOT')] } : denied.parts;
  return [{ ...denied, parts }, ...readAll(rest, role)];
}

const isTime = (item: Item | undefined): boolean =>
  item?.role === 'kal' || item?.role === 'parson' || item?.category === 'time';

/** "Na vah aaya na usne phone kiya", neither: each with its own negator. */
export function splitNeither(
  items: readonly Item[],
  role: Role,
  readAll: ReadAll,
): Clause[] | null {
  const at = items.findIndex(({ role: its }, index) => index > 0 && its === 'negator');
  const isJoined = items[at - 1]?.role === 'joiner';
  const [before, after] = [items.slice(0, isJoined ? at - 1 : at), items.slice(at)];
  const isTwo = items[0]?.role === 'negator' && before.some(isPredicate) && after.some(isPredicate);
  return at > 0 && isTwo ? [...readAll(before, role), ...readAll(after, role)] : null;
}

const isNoNegator = ({ role }: Item): boolean => role !== 'negator';

/** "Mujhe chai pasand hai coffee nahi": what is denied without its verb. */
export function splitContrast(
  items: readonly Item[],
  role: Role,
  readAll: ReadAll,
): Clause[] | null {
  const last = items.findLastIndex(isPredicate);
  const rest = trimmed(items.slice(last + 1));
  const [thing, negator, ...others] = rest.filter(
    ({ role: its, gloss }) => its !== 'joiner' && gloss !== 'ALSO',
  );
  const isAlso = rest.some(({ gloss }) => gloss === 'ALSO');
  // "Aaj nahi milega, kal bhi nahi", nor tomorrow.
  const isOfTime = isAlso && isTime(thing);
  const isDenied =
    thing !== undefined &&
    (isOfTime || (thing.role === 'word' && thing.wordClass === 'noun')) &&
    negator?.role === 'negator' &&
    others.length === 0;
  if (last < 1 || !isDenied) return null;
  const joiner = rest.find(({ role: its }) => its === 'joiner')?.gloss ?? null;
  const denied = clauseOf({
    ...(isOfTime ? { time: [timeOf(thing, items)] } : {}),
    subject: [...(isOfTime ? [] : [glossOf(thing)]), ...(isAlso ? [sign('ALSO')] : [])],
    negator: [glossOf(negator)],
  });
  return [...readAll(items.slice(0, last + 1), role), ...withJoiner([denied], joiner)];
}

/** "Aaj nahi aaya, kal bhi nahi", yesterday: what was is past. */
function timeOf(time: Item, items: readonly Item[]): Gloss {
  const isPast = items.some(({ tense }) => tense === 'past');
  if (time.role === 'kal') return sign(isPast ? 'YESTERDAY' : 'TOMORROW');
  if (time.role === 'parson') return sign(isPast ? 'DAY-BEFORE-YESTERDAY' : 'DAY-AFTER-TOMORROW');
  return glossOf(time);
}

/** "Paise kaun dega, tum ya main?": which of two is asked once more. */
export function splitChoice(items: readonly Item[], role: Role, readAll: ReadAll): Clause[] | null {
  const at = items.findLastIndex(({ role: its }) => its === 'comma');
  const [before, after] = [items.slice(0, at), items.slice(at + 1)];
  const isOfTwo =
    after.some(({ role: its, gloss }) => its === 'joiner' && gloss === 'OR') &&
    !after.some(isPredicate);
  const isAsked = before.some(({ role: its }) => its === 'question') && before.some(isPredicate);
  if (at < 1 || !isOfTwo || !isAsked) return null;
  const [one, other] = [after[0], after.at(-1)];
  if (after.length !== 3 || !one || !other) return null;
  const subject = [glossOf(one), sign('OR'), glossOf(other)];
  return [...readAll(before, role), { ...clauseOf({ subject }), type: 'polar' }];
}
