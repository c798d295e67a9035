import rules from '../../rules/hindi-reading.json' with { type: 'json' };
import { sign, spelled } from '../gloss.js';
import type { Clause, Gloss } from '../types.js';
import { type Role, readClause } from './clauses.js';
import { isOccasion, WHILE } from './settled.js';
import { foldHindi } from './spelling.js';
import { isNoun, type ReadAll, trimmed } from './split.js';
import { glossOf, has, type Item, isPredicate, isVerb } from './words.js';

/** "Sone se pehle", "khaane ke baad": an infinitive with before or after. */
export function splitBefore(items: readonly Item[], role: Role, readAll: ReadAll): Clause[] | null {
  const at = items.findIndex(
    (item, index) =>
      has(['BEFORE', 'AFTER', 'WITHOUT'], item.gloss) &&
      items
        .slice(Math.max(0, index - (isMeasured(items, index) ? 4 : 2)), index)
        .some((verb) => isVerb(verb) && verb.tense === 'plain'),
  );
  const word = items[at];
  const verb = items.findLastIndex((one, index) => index < at && isVerb(one));
  const isMedicine = word?.gloss !== 'WITHOUT' && takesWhatIsDone(items, at);
  const from = isMedicine ? verb : startOfDoing(items, verb);
  // "Lene ke baad ya pehle": either of them.
  const [or, other] = items.slice(at + 1);
  const isEither = or?.gloss === 'OR' && has(['BEFORE', 'AFTER'], other?.gloss);
  const end = isEither ? at + 3 : at + 1;
  const main = [...items.slice(0, from), ...trimmed(items.slice(end))];
  if (!word || !items.slice(at + 1).some(isPredicate)) return null;
  const inner = items
    .slice(from, isMeasured(items, at) ? at - 2 : at)
    .filter(({ role: its }) => its !== 'ablative' && its !== 'genitive')
    .map((item) => (item.role === 'owner' ? doerOf(item) : item));
  const { parts, ...told } = readClause(inner, 'subordinate');
  // "Homework kiye bina TV nahi milega": what does not come without it.
  const isCondition =
    word.gloss === 'WITHOUT' &&
    main.some(
      ({ tense, role: its, key }) => tense === 'future' || (its === 'can' && /g[aei]$/u.test(key)),
    ) &&
    main.some(({ role: its }) => its === 'negator');
  const measure = isMeasured(items, at)
    ? items
        .slice(at - 2, at)
        .reverse()
        .map(countOf)
    : [];
  const either = isEither && or && other ? [glossOf(or), glossOf(other)] : [];
  const finish = [...measure, glossOf(word), ...either];
  const done = { ...told, isCondition, parts: { ...parts, finish } };
  return [done, ...readAll(main, role)];
}

/** "Khaali karne se ek mahina pehle": how long before. */
function isMeasured(items: readonly Item[], at: number): boolean {
  const [than, number, unit] = items.slice(Math.max(0, at - 3), at);
  const isCount = has(['number', 'one'], number?.role) || number?.gloss === 'HALF';
  return than?.role === 'ablative' && isCount && has(rules.units, unit?.gloss);
}

const countOf = (item: Item): Gloss => (item.role === 'one' ? sign('1') : glossOf(item));

/** "Fail hone par vah roi", when he failed; what follows from it at any time makes it a condition. */
export function splitOccasion(
  items: readonly Item[],
  role: Role,
  readAll: ReadAll,
): Clause[] | null {
  const at = items.findIndex((item, index) => {
    const next = items[index + 1];
    return next?.role === 'postposition' && has(on, next.key) && isOccasion(item);
  });
  const main = trimmed(items.slice(at + 2));
  const [next] = main;
  // "Der se aane par jurmana lagega", a fine comes of it.
  const isDue = main.at(-1)?.role === 'dropped' && main.at(-1)?.key.startsWith('lag') === true;
  const isMain = (main.some(isPredicate) || isDue) && next !== undefined && !isVerb(next);
  if (at < 0 || !isMain || has(rules.doneOn, next.gloss ?? next.spelling)) return null;
  const told = readClause(items.slice(0, at + 1), 'subordinate');
  const isCondition = main.every(({ tense }) => tense !== 'past');
  return [{ ...told, isCondition }, ...readAll(main, role)];
}

const on = ['पर', 'पे', 'pr'].map(foldHindi);

/** "Yah dawai khane ke baad lena": what is taken is the medicine, after a meal. */
function takesWhatIsDone(items: readonly Item[], at: number): boolean {
  const rest = items.slice(at + 1);
  const verb = rest.findLast(isVerb);
  const isMeal = items.slice(0, at).some(({ gloss }) => gloss === 'FOOD');
  // "Khane ke baad din mein do baar lena": how often says nothing of what is taken.
  const isOnlyDone = rest.every(
    (item) => item.role !== 'word' || isVerb(item) || item.category === 'time',
  );
  return !isMeal && isOnlyDone && has(rules.takesThing, verb?.gloss);
}

/** "Main khana khane ke baad sota hoon": the infinitive begins after who does the rest. */
function startOfDoing(items: readonly Item[], verb: number): number {
  // "Warden se poochhe bina", without asking her: who is asked.
  const isOfWhom =
    items[verb - 1]?.role === 'ablative' && has(rules.sayings, items[verb]?.gloss) && verb > 1;
  const whom = isOfWhom ? verb - 2 : verb;
  const before = items[whom - 1]?.role === 'word' && !isOfWhom ? verb - 1 : whom;
  // "Khaana thanda hone se pehle": what becomes so, and how.
  const isBecoming =
    has(['HAPPEN', 'DO'], items[verb]?.gloss) && items[before]?.wordClass === 'adjective';
  const noun = isBecoming && items[before - 1]?.wordClass === 'noun' ? before - 1 : before;
  if (items[noun - 1]?.role === 'owner') return noun - 1;
  return items[noun - 1]?.role === 'genitive' ? 0 : noun;
}

/** "Tumhare aane se pehle", before you come. */
const doerOf = (item: Item): Item => ({
  ...item,
  role: 'pronoun',
  gloss: (rules.owned as Readonly<Record<string, string>>)[item.gloss ?? ''] ?? item.gloss,
});

/** "Mere aane tak rukna", until I come: an infinitive with "tak". */
export function splitUntil(items: readonly Item[], role: Role, readAll: ReadAll): Clause[] | null {
  const at = items.findIndex((item, index) => item.key === UNTIL && isOccasionAt(items, index - 1));
  const main = trimmed(items.slice(at + 1));
  if (at < 1 || !main.some(isPredicate)) return null;
  // "Main papa ke aane tak rukoonga": who waits stands before.
  const isOfOther = has(['pronoun', 'experiencer'], items[0]?.role);
  const from = isOfOther && at > 2 ? 1 : 0;
  const inner = items
    .slice(from, at)
    .filter(({ role: its }) => its !== 'genitive')
    .map((item) => (item.role === 'owner' ? doerOf(item) : item));
  const { parts, ...told } = readClause(inner, 'subordinate');
  const until = { ...told, isCondition: true, parts: { ...parts, finish: [spelled('until')] } };
  return [until, ...readAll([...items.slice(0, from), ...main], role)];
}

const UNTIL = foldHindi('तक');

const isOccasionAt = (items: readonly Item[], at: number): boolean => {
  const item = items[at];
  return item !== undefined && isOccasion(item);
};

const purposes = ['के लिए', 'ke lie'].map(foldHindi);

/** "Roti banane ke lie aata lao", bring flour to make bread: what for stands first, if each has its own thing. */
export function splitPurpose(
  items: readonly Item[],
  role: Role,
  readAll: ReadAll,
): Clause[] | null {
  const at = items.findIndex(
    ({ key }, index) =>
      has(purposes, key) && isDoing(items[index - 1]) && isNounBefore(items, index - 1),
  );
  const main = items.slice(at + 1);
  if (at < 0 || !main.some(isPredicate) || !main.some(isNoun)) return null;
  return [readClause(items.slice(0, at), 'subordinate'), ...readAll(main, role)];
}

const isDoing = (item: Item | undefined): boolean =>
  item !== undefined && isVerb(item) && item.tense === 'plain';
const isNounBefore = (items: readonly Item[], index: number): boolean =>
  items.slice(0, index).some(isNoun);

/** "Khaana khaakar so jao": one thing, then the other. */
export function splitChain(items: readonly Item[], role: Role, readAll: ReadAll): Clause[] | null {
  const at = items.findIndex(({ tense }) => tense === 'joined');
  const rest = items.slice(at + 1);
  if (at < 0 || !rest.some(isPredicate)) return null;
  // "Vah khana khakar soti hai", she: only the last verb tells.
  const isHers = rest.some(({ text, key }) => has(rules.ofShe, text) || /[tg]i$/.test(key));
  const told = items
    .slice(0, at + 1)
    .map((item) =>
      isHers && item.role === 'pronoun' && has(agreeing, item.key)
        ? { ...item, gloss: 'SHE' }
        : item,
    );
  // "Badi hokar doctor banungi", when I am big.
  const isToBecome =
    items[at]?.gloss === 'HAPPEN' &&
    items[at - 1]?.wordClass === 'adjective' &&
    rest.some((one) => isVerb(one) && has(['future', 'plain'], one.tense));
  // "Sadak paar karte samay", while crossing.
  const isWhile = items[at]?.key.endsWith(WHILE) === true;
  const first = { ...readClause(told, 'subordinate'), isCondition: isToBecome || isWhile };
  return [first, ...readAll(rest, role)];
}

const agreeing = ['वह', 'वो', 'woh', 'vo'].map(foldHindi);
