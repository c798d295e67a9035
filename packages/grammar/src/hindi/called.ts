import rules from '../../rules/hindi-reading.json' with { type: 'json' };
import type { Clause, Gloss } from '../types.js';
import { clauseOf, trimmed } from './split.js';
import { has, type Item, isLeading, isPredicate, isVerb } from './words.js';

/** "Maa, khana do", "kahan ho, bhaiya": who is called, at the start or after the verb. */
export function withoutCalled(items: readonly Item[]): {
  readonly called: readonly Item[];
  readonly rest: readonly Item[];
} {
  const [first, comma] = items;
  if (first && comma?.role === 'comma' && isPerson(first))
    return { called: [first], rest: items.slice(2) };
  // "Didi bahut dhanyavaad, ...": thanked by name.
  if (first && comma && isPerson(first) && isLeading(comma)) {
    const thanks = items.findIndex((item, index) => index > 0 && !isLeading(item));
    const end = thanks < 0 ? items.length : thanks;
    return { called: items.slice(0, end), rest: trimmed(items.slice(end)) };
  }
  // "Auto wale bhaiya, ...", "mere pyare dost, ...".
  const end = calledUntil(items);
  if (end > 0)
    return {
      called: items.slice(0, end).filter(({ role }) => role !== 'dropped'),
      rest: items.slice(end + 1),
    };
  // "Kam kar do bhaiya, ...": after the order.
  const at = items.findIndex((item, index) => {
    const [before, next] = [items[index - 1], items[index + 1]];
    return next?.role === 'comma' && isPerson(item) && before?.tense === 'order';
  });
  const called = items[at];
  if (called) return { called: [called], rest: [...items.slice(0, at), ...items.slice(at + 1)] };
  // "Kab khulega, doctor sahab?": with what is said out of respect.
  const from = items.findLastIndex(({ role }) => role !== 'dropped');
  const last = items[from];
  const before = items.slice(0, Math.max(from, 0)).findLast(({ role }) => !has(AFTER_VERB, role));
  const isLast = last && before && isPerson(last) && before !== first && isPredicate(before);
  return isLast ? { called: [last], rest: items.slice(0, from) } : { called: [], rest: items };
}

const AFTER_VERB = ['comma', 'dropped', 'kya'];

const isPerson = ({ role, wordClass, category, spelling }: Item): boolean =>
  role === 'word' &&
  wordClass === 'noun' &&
  (has(rules.peopleCategories, category) || has([...rules.kin, ...rules.titled], spelling));

/** Where the comma stands after somebody who is called with a word or two more. */
export function calledUntil(items: readonly Item[]): number {
  const end = items.findIndex(({ role }) => role === 'comma');
  const [person, ...words] = items.slice(0, Math.max(end, 0)).reverse();
  const isOfOne = words.some(
    ({ role, wordClass }) => has(['dropped', 'owner'], role) || wordClass === 'adjective',
  );
  // "Mere pitaji, ve kisan hain": told of.
  const isToldOf = has(['HE', 'THEY', 'THIS'], items[end + 1]?.gloss);
  const isCalled =
    person !== undefined &&
    !isToldOf &&
    isPerson(person) &&
    isOfOne &&
    words.every(
      (word) => has(['dropped', 'owner'], word.role) || (word.role === 'word' && !isVerb(word)),
    );
  return isCalled ? end : -1;
}

export function led(clauses: readonly Clause[], greeting: readonly Gloss[]): Clause[] {
  const [first = clauseOf({}), ...others] = clauses;
  const all = [...greeting, ...(first.parts.greeting ?? [])];
  return [{ ...first, parts: { ...first.parts, greeting: all } }, ...others];
}
