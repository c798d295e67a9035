import rules from '../../rules/hindi-reading.json' with { type: 'json' };
import type { Clause } from '../types.js';
import { type Role, readClause } from './clauses.js';
import { blank } from './entries.js';
import { wished } from './said.js';
import { foldHindi } from './spelling.js';
import { isNoun, type ReadAll, trimmed } from './split.js';
import { glossOf, has, type Item, isLight, isPredicate, isVerb } from './words.js';

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
      index > verb &&
      (has(['pronoun', 'owner', 'from', 'comma'], item.role) || item.gloss === 'THERE'),
  );
  if (at < 0 || verb < 0) return null;
  const end = marked < 0 ? endOfTelling(items, verb) : marked;
  // "Koi hai jo meri madad kare", somebody who helps: one thing is said.
  const isThere = items[at - 1]?.role === 'auxiliary' || items[at - 1]?.role === 'comma';
  const being = items.slice(0, at).filter(({ role: its }) => !has(['auxiliary', 'comma'], its));
  const isSomebody = being.some(({ gloss, role: its }) => its === 'pronoun' && gloss === 'SOMEONE');
  if (isSomebody && isThere && !being.some(isPredicate))
    return readAll(
      [...being.filter(isNoSuch).map(somebodyAlone), ...trimmed(items.slice(at + 1))],
      role,
    );
  if (items.slice(0, at).some(isPredicate)) return splitLateRelative(items, at, role, readAll);
  // "Vah aadmi jo ...": the man.
  const head = items.slice(items[0]?.role === 'pronoun' && at > 1 ? 1 : 0, at);
  const rest = items.slice(at + 1, end < 0 ? items.length : end);
  // "Jisne mujhe bachaya": who did it to me.
  const isDoneToMe = isDoer(items[at]) && has(['pronoun', 'experiencer'], rest[0]?.role);
  const isHad = head.length === 0 && (rest[0]?.role === 'near' || isDoneToMe);
  const telling = [...(isHad ? [someone(items[at])] : head), ...rest];
  if (end < 0) return [readClause(telling, 'subordinate')];
  const main = asWished(telling, trimmed(items.slice(end)));
  const isDone = isDoer(items[at]);
  const isToCome = !isDone && (main.at(-1)?.tense === 'wish' || typeAsks(main));
  const thing = thingFirst(items[at], telling);
  const told = toldOf(isToCome ? telling.map(supposed) : telling, thing);
  // "Jise paani chahie vah bataye": who wants it shall.
  const isWho = isOwner(items[at]) || (isTo(items[at]) && telling.at(-1)?.role === 'chahie');
  const said = isWho ? main : withoutThing(telling, main).map(ofWhatHappened(telling));
  return [told, ...readAll(isOfMany(items[at], telling) ? said.map(ofMany) : said, role)];
}

/** "Jis ghar mein ham rehte hain", "jis doctor ko dikhaya": what it is told of stands first. */
function thingFirst(which: Item | undefined, telling: readonly Item[]): Item | null {
  const [thing, mark, ...others] = telling;
  const isOne = which !== undefined && has(WHOM, which.key) && thing !== undefined && isNoun(thing);
  const isMarked = has(['postposition', 'ablative'], mark?.role);
  const isOfOther = others.some(({ role }) => has(['pronoun', 'experiencer', 'subjectMark'], role));
  return isOne && isMarked && isOfOther ? thing : null;
}

const WHOM = ['जिस', 'जिन'].map(foldHindi);

/** What is told, with the thing that it is told of before it. */
function toldOf(telling: readonly Item[], thing: Item | null): Clause {
  const told = readClause(thing === null ? telling : telling.slice(2), 'subordinate');
  const subject = [...(thing === null ? [] : [glossOf(thing)]), ...(told.parts.subject ?? [])];
  return subject.length === 0 ? told : { ...told, parts: { ...told.parts, subject } };
}

/** "Koi hai jo", where no noun says what they are. */
const somebodyAlone = (item: Item, index: number, items: readonly Item[]): Item =>
  item.gloss === 'SOMEONE' && index === items.length - 1
    ? { ...item, role: 'word', wordClass: 'noun', category: 'people' }
    : item;

const SUCH = ['ऐसा', 'ऐसी', 'ऐसे'].map(foldHindi);
const isNoSuch = ({ key }: Item): boolean => !has(SUCH, key);

const isSpelledThing = ({ spelling }: Item): boolean =>
  /^\p{Ll}/u.test(spelling ?? '') && !has(rules.kin, spelling);

/** "Vah dukaan mein nahi mili": a thing is got, not met. */
const gotten = (item: Item): Item =>
  isVerb(item) && item.gloss === 'MEET' ? { ...item, gloss: 'GET' } : item;

/** "Jo hua use bhool jaao", forget that: of nobody it was told. */
const ofWhatHappened =
  (telling: readonly Item[]) =>
  (item: Item, index: number): Item =>
    index === 0 &&
    item.role === 'pronoun' &&
    item.gloss === 'HE' &&
    telling.every((one) => isPredicate(one) || isLight(one)) &&
    telling[0]?.gloss === 'HAPPEN'
      ? { ...item, gloss: 'THAT' }
      : item;

const isTo = (which: Item | undefined): boolean => /^ji[sn]h?e/u.test(which?.key ?? '');
const isDoer = (which: Item | undefined): boolean => which?.key.endsWith('ne') === true;

const MANY = foldHindi('जिन');
const isOfMany = (which: Item | undefined, telling: readonly Item[]): boolean =>
  which?.key.startsWith(MANY) === true && !telling.some(({ gloss }) => has(rules.respected, gloss));

/** "Jin bachchon ne ... vo", "jinhone ... vo": they. */
const ofMany = (item: Item, index: number): Item =>
  index === 0 && item.role === 'pronoun' && item.gloss === 'HE' ? { ...item, gloss: 'THEY' } : item;

/** "Jiske paas ticket nahi hai": who has none is somebody. */
const someone = (which: Item | undefined): Item => ({
  ...blank({
    role: 'word',
    gloss: which?.key.startsWith(MANY) ? 'PEOPLE' : 'PERSON',
    wordClass: 'noun',
    category: 'people',
  }),
  text: '',
  key: '',
});

/** "Jiska phone baj raha hai", whose phone, "jisne kitab li hai", who took it: it is told of somebody. */
const isOwner = (item: Item | undefined): boolean => /^ji[sn](?:k|ne|hon)/u.test(item?.key ?? '');

/** "Jo aaye use batana", whoever comes: what is to be done of it is not done yet. */
const typeAsks = (main: readonly Item[]): boolean =>
  main.some(({ tense }) => tense === 'order' || tense === 'future') ||
  main.at(-1)?.tense === 'plain';

/** "Jisne likha hai vah haath uthae", he shall: it is written like what was done. */
function asWished(telling: readonly Item[], main: readonly Item[]): readonly Item[] {
  const last = telling.findLast(({ role }) => role !== 'negator');
  const isOpen =
    has(['auxiliary', 'chahie'], last?.role) || has(['past', 'wish', 'future'], last?.tense);
  const isOfPast = telling.some(({ key, role }) => role === 'auxiliary' && key.startsWith('th'));
  const isHe = main[0]?.role === 'pronoun' && has(['HE', 'SHE'], main[0].gloss);
  return isOpen && !isOfPast && isHe ? main.map(wished) : main;
}

/** What is told of somebody who is not there yet is not done, where nothing says that it is. */
const supposed = (item: Item, index: number, items: readonly Item[]): Item =>
  isVerb(item) && item.tense === 'past' && index === items.length - 1
    ? { ...item, tense: 'wish' }
    : item;

/** "Jo kitab mez par hai vah ...": a thing that was told is not pointed to again. */
function withoutThing(told: readonly Item[], rest: readonly Item[]): readonly Item[] {
  const [first, next, after] = rest;
  const thing = told.find(isNoun);
  const isThing =
    thing !== undefined &&
    (thing.gloss !== null || isSpelledThing(thing)) &&
    !has([...rules.peopleCategories, 'animals'], thing.category);
  const isResumed =
    first?.role === 'pronoun' &&
    first.gloss === 'HE' &&
    (next?.wordClass !== 'noun' || after?.role === 'postposition');
  return isThing && isResumed ? trimmed(rest.slice(1)).map(gotten) : rest;
}

/** "Vah kitab de do jo mez par hai": which book, at the end. */
export const tellsLate = (items: readonly Item[], end: number): boolean =>
  items[end + 1]?.role === 'which' &&
  items.slice(0, 3).some((item, at) => isNoun(item) && items[at - 1]?.role === 'pronoun');

/** "Vah ladki achchhi hai jo yahan padhti hai": the girl who studies here, then how she is. */
function splitLateRelative(
  items: readonly Item[],
  at: number,
  role: Role,
  readAll: ReadAll,
): Clause[] | null {
  // "Mujhe vo joote chahie jo ...": who wants them stands before.
  const isOfOther = has(['pronoun', 'experiencer'], items[0]?.role) && items[1]?.role === 'pronoun';
  const from = isOfOther ? 1 : 0;
  const [pointing, noun] = items.slice(from);
  if (pointing?.role !== 'pronoun' || noun?.wordClass !== 'noun') return null;
  // "Yah vahi kitab hai jo ...": this book, then what tells which one.
  const isNamed = items.slice(2, at).every(({ role: its }) => its === 'auxiliary');
  if (isNamed && from === 0 && pointing.gloss === 'THIS')
    return [
      readClause([pointing, noun], 'subordinate'),
      readClause(items.slice(at + 1), 'subordinate'),
    ];
  const told = readClause([noun, ...items.slice(at + 1)], 'subordinate');
  const isThing = !has([...rules.peopleCategories, 'animals'], noun.category);
  const who = has(rules.women, noun.gloss) ? 'SHE' : 'HE';
  const resumed = { ...pointing, gloss: isThing ? 'THAT' : who };
  const main = [...items.slice(0, from), resumed, ...items.slice(from + 2, at)];
  return [told, ...readAll(trimmed(main), role)];
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
