import rules from '../../rules/hindi-reading.json' with { type: 'json' };
import type { Clause } from '../types.js';
import { type Role, readClause } from './clauses.js';
import { isNoun, type ReadAll, trimmed } from './split.js';
import { has, type Item, isLight, isPredicate, isVerb } from './words.js';

/** "Jo aadmi yahan rehta hai, vah ...": what tells which one is signed first. */
export function splitRelative(
  items: readonly Item[],
  role: Role,
  readAll: ReadAll,
): Clause[] | null {
  const at = items.findIndex(({ role: its }) => its === 'which');
  const verb = items.findIndex((item, index) => index > at && isPredicate(item));
  const marked = items.findIndex(
    (item, index) =>
      index > verb && (has(['pronoun', 'owner', 'comma'], item.role) || item.gloss === 'THERE'),
  );
  if (at < 0 || verb < 0) return null;
  const end = marked < 0 ? endOfTelling(items, verb) : marked;
  if (items.slice(0, at).some(isPredicate)) return splitLateRelative(items, at, role, readAll);
  // "Vah aadmi jo ...": the man.
  const head = items.slice(items[0]?.role === 'pronoun' && at > 1 ? 1 : 0, at);
  const told = readClause(
    [...head, ...items.slice(at + 1, end < 0 ? items.length : end)],
    'subordinate',
  );
  if (end < 0) return [told];
  return [
    told,
    ...readAll(
      isOwner(items[at])
        ? trimmed(items.slice(end))
        : withoutThing(items.slice(at + 1, end), trimmed(items.slice(end))),
      role,
    ),
  ];
}

/** "Jiska phone baj raha hai", whose phone: it is told of its owner. */
const isOwner = (item: Item | undefined): boolean => /^ji[sn]k/u.test(item?.key ?? '');

/** "Jo kitab mez par hai vah ...": a thing that was told is not pointed to again. */
function withoutThing(told: readonly Item[], rest: readonly Item[]): readonly Item[] {
  const [first, next] = rest;
  const thing = told.find(isNoun);
  const isThing =
    thing?.gloss != null && !has([...rules.peopleCategories, 'animals'], thing.category);
  const isResumed = first?.role === 'pronoun' && first.gloss === 'HE' && next?.wordClass !== 'noun';
  return isThing && isResumed ? trimmed(rest.slice(1)) : rest;
}

/** "Vah ladki achchhi hai jo yahan padhti hai": the girl who studies here, then how she is. */
function splitLateRelative(
  items: readonly Item[],
  at: number,
  role: Role,
  readAll: ReadAll,
): Clause[] | null {
  const [pointing, noun] = items;
  if (pointing?.role !== 'pronoun' || noun?.wordClass !== 'noun') return null;
  // "Yah vahi kitab hai jo ...": this book, then what tells which one.
  const isNamed = items.slice(2, at).every(({ role: its }) => its === 'auxiliary');
  if (isNamed && pointing.gloss === 'THIS')
    return [
      readClause([pointing, noun], 'subordinate'),
      readClause(items.slice(at + 1), 'subordinate'),
    ];
  const told = readClause([noun, ...items.slice(at + 1)], 'subordinate');
  const isThing = !has([...rules.peopleCategories, 'animals'], noun.category);
  const resumed = isThing ? { ...pointing, gloss: 'THAT' } : pointing;
  return [told, ...readAll(trimmed([resumed, ...items.slice(2, at)]), role)];
}

/** "Jo phone kal liya tha kharab hai": where nothing marks what is said of it. */
function endOfTelling(items: readonly Item[], verb: number): number {
  const next = items[verb + 1];
  // "Jo chahie le lo", take what you want.
  if (items[verb]?.role === 'chahie' && next && isVerb(next)) return verb + 1;
  const end = items.findIndex(
    (item, index) =>
      index > verb && !isPredicate(item) && !isLight(item) && item.role !== 'progressive',
  );
  return end > 0 && items.slice(end).some(isPredicate) ? end : -1;
}
