import rules from '../../rules/hindi-reading.json' with { type: 'json' };
import type { Clause, Gloss } from '../types.js';
import { clauseOf } from './split.js';
import { has, type Item, isPredicate } from './words.js';

/** "Maa, khana do", "kahan ho, bhaiya": who is called, at the start or after the verb. */
export function withoutCalled(items: readonly Item[]): {
  readonly called: readonly Item[];
  readonly rest: readonly Item[];
} {
  const [first, comma] = items;
  if (first && comma?.role === 'comma' && isPerson(first))
    return { called: [first], rest: items.slice(2) };
  // "Kam kar do bhaiya, ...": after the order.
  const at = items.findIndex((item, index) => {
    const [before, next] = [items[index - 1], items[index + 1]];
    return next?.role === 'comma' && isPerson(item) && before?.tense === 'order';
  });
  const called = items[at];
  if (called) return { called: [called], rest: [...items.slice(0, at), ...items.slice(at + 1)] };
  const last = items.at(-1);
  const before = items.slice(0, -1).findLast(({ role }) => role !== 'comma');
  const isLast = last && before && isPerson(last) && before !== first && isPredicate(before);
  return isLast ? { called: [last], rest: items.slice(0, -1) } : { called: [], rest: items };
}

const isPerson = ({ role, wordClass, category, spelling }: Item): boolean =>
  role === 'word' &&
  wordClass === 'noun' &&
  (has(rules.peopleCategories, category) || has(rules.kin, spelling));

export function led(clauses: readonly Clause[], greeting: readonly Gloss[]): Clause[] {
  const [first = clauseOf({}), ...others] = clauses;
  const all = [...greeting, ...(first.parts.greeting ?? [])];
  return [{ ...first, parts: { ...first.parts, greeting: all } }, ...others];
}
