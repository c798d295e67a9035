import rules from '../../rules/hindi-reading.json' with { type: 'json' };
import { sign } from '../gloss.js';
import type { Clause, ClauseType } from '../types.js';
import { readWord } from './clause-words.js';
import { close, put, type Reading } from './reading.js';
import { foldHindi } from './spelling.js';
import { lets } from './verbs.js';
import {
  asksYesOrNo,
  has,
  type Item,
  isLeading,
  isLight,
  isPredicate,
  isPurpose,
  isVerb,
} from './words.js';

const OPEN = foldHindi('खुल');
const DO_NOT = foldHindi('मत');
const lightOrders = rules.lightOrders.map(foldHindi);

export type Role = 'asked' | 'told' | 'subordinate';

/** Reads the words of one clause: its parts, and whether it tells, asks or orders. */
export function readClause(source: readonly Item[], role: Role): Clause {
  const items = withPurposeFirst(
    withSubjectFirst(
      withLateFirst(source).filter((item) => !has(['comma', 'then', 'particle'], item.role)),
    ),
  );
  const reading: Reading = {
    items,
    parts: {},
    verbs: [],
    chunks: [],
    chunk: [],
    late: [],
    times: { day: [], partOfDay: [], clock: [] },
    isPast: isPast(items),
    isOwned: isOwned(items),
    repeats: tellsEvent(items),
    isFinished: false,
    compared: null,
  };
  for (const index of items.keys()) readWord(reading, index);
  close(reading);
  place(reading);
  return {
    type: typeOf(reading, role),
    isCondition: false,
    isTopic: false,
    parts: reading.parts,
  };
}

/** "Dawai li tumne?", "paise nahi hain mere paas": who it is about may follow the verb. */
function withSubjectFirst(items: readonly Item[]): readonly Item[] {
  const isOwner = items.at(-1)?.role === 'near' && items.at(-2)?.role === 'owner';
  const isPerson = has(['pronoun', 'experiencer', 'owner'], items.at(-1)?.role);
  const count = isOwner ? 2 : Number(isPerson);
  const rest = items.slice(0, items.length - count);
  const last = rest.findLast(({ role }) => !has(['kya', 'negator', 'dropped'], role));
  const isMoved =
    count > 0 &&
    last !== undefined &&
    (isPredicate(last) || isLight(last)) &&
    rest.every(({ role }) => !has(['pronoun', 'experiencer', 'subjectMark'], role));
  return isMoved ? [...items.slice(rest.length), ...rest] : items;
}

/** "Zaroor aana, poore parivar ke saath": with whom or what may follow the verb after a comma. */
function withLateFirst(items: readonly Item[]): readonly Item[] {
  const at = items.findLastIndex(({ role }) => role === 'comma');
  const [said, late] = [items.slice(0, at), items.slice(at + 1)];
  const verb = said.findLastIndex((item) => isVerb(item) && !isLight(item));
  const last = late.at(-1);
  const isMarked = has(LATE, last?.gloss) || has(['postposition', 'ablative'], last?.role);
  const isLate =
    at > 0 && verb >= 0 && said.slice(verb).every((item) => isPredicate(item) || isLight(item));
  if (!isLate || !isMarked || late.length < 2 || late.some(isPredicate)) return items;
  return [...said.slice(0, verb), ...late, ...said.slice(verb)];
}

const LATE = ['WITH', 'WITHOUT', 'BEFORE', 'AFTER'];

/** "Bazaar gaye hain doodh lene", to get milk: what for may follow the verb. */
function withPurposeFirst(items: readonly Item[]): readonly Item[] {
  const end = items.findLastIndex(
    ({ role }, index) => role === 'auxiliary' && index < items.length - 1,
  );
  const going = items.findIndex(isVerb);
  const isLate =
    isPurpose(items.slice(end + 1)) &&
    going > 0 &&
    going < end &&
    has(rules.goings, items[going]?.gloss);
  if (!isLate) return items;
  return [...items.slice(0, going), ...items.slice(end + 1), ...items.slice(going, end + 1)];
}

/** "Shayad vah aae", maybe he comes: no past, though it is written like one. */
const isPast = (items: readonly Item[]): boolean =>
  items.every(({ tense }) => tense !== 'future') &&
  items.every(({ role }) => role !== 'opener' || items.at(-1)?.role === 'auxiliary') &&
  (items.some(({ role, tense }) => tense === 'past' || role === 'completed') || keptOn(items));

/** "Kapde dhoti rahi", kept washing. */
const keptOn = (items: readonly Item[]): boolean =>
  items.at(-1)?.role === 'progressive' && items.at(-2)?.tense === 'habit';

/** "My near a book is": I have a book. */
const isOwned = (items: readonly Item[]): boolean =>
  !items.some(isVerb) &&
  items.some(({ role }, index) => {
    const before = items[index - 1];
    return role === 'near' && before && !has(rules.placeCategories, before.category);
  });

/** What happens, happened or will, or is there: the things in it are certain ones, not a kind of things. */
const tellsEvent = (items: readonly Item[]): boolean =>
  items.every(({ role }) => role !== 'negator') &&
  (items.some(
    (item) =>
      item.role === 'progressive' ||
      (isVerb(item) && has(['past', 'future'], item.tense) && !has(rules.ofKinds, item.gloss)),
  ) ||
    !items.some(isVerb));

function typeOf({ items, parts, verbs }: Reading, role: Role): ClauseType {
  if (role !== 'subordinate' && parts.question) return 'wh';
  const isAsked = items.some((_, at) => asksYesOrNo(items, at)) || asksWhich(items);
  if (role === 'asked' || (role === 'told' && isAsked)) return 'polar';
  const last = verbs.at(-1);
  const end = items.findLast(
    (item) =>
      item.role !== 'negator' && item.role !== 'dropped' && !isLeading(item) && !isLateAdverb(item),
  );
  // "Chup ho jaao", be quiet: a quality is ordered as well.
  const isToBe =
    last === undefined &&
    end?.tense === 'order' &&
    isLight(end) &&
    (parts.predicate !== undefined || parts.subject !== undefined);
  const isOrder =
    end !== undefined &&
    last !== undefined &&
    (end.tense === 'order' ||
      isRequest(end, items) ||
      (end === last && last.tense === 'plain' && !isUnwanted(items)) ||
      isBareOrder(end, last, items) ||
      items.some(({ role, key }) => role === 'negator' && key === DO_NOT) ||
      isLightOrder(end, last, items));
  return role === 'told' && (isOrder || isToBe) ? 'imperative' : 'statement';
}

/** "Mujhe nahi jaana", do not want to go: what one is not to do oneself is no order. */
function isUnwanted(items: readonly Item[]): boolean {
  const who = items.findIndex(
    ({ role, gloss, key }) =>
      (role === 'experiencer' && gloss === 'I') ||
      (role === 'pronoun' && gloss === 'WE' && OF_US.test(key)),
  );
  const last = items.at(-1);
  return (
    who >= 0 &&
    last !== undefined &&
    isVerb(last) &&
    last.tense === 'plain' &&
    items
      .slice(who)
      .some(({ role, gloss, key }) => role === 'negator' && gloss === 'NOT' && key !== DO_NOT)
  );
}

const OF_US = /(?:ko|e|en)$/u;

/** "Yahan gaadi khadi na karein": a wish that is said to nobody else is a request. */
const isRequest = ({ tense, key }: Item, items: readonly Item[]): boolean =>
  tense === 'wish' &&
  key.endsWith('en') &&
  !key.startsWith('chal') &&
  items.every(
    ({ role, gloss }) =>
      role !== 'opener' && (!has(['pronoun', 'experiencer'], role) || gloss === 'YOU'),
  );

/** "Aao jaldi", "mat jao abhi": how or when, after the verb. */
const isLateAdverb = ({ role, gloss, category, wordClass }: Item): boolean =>
  role === 'kal' ||
  role === 'number' ||
  (role === 'word' &&
    wordClass !== 'verb' &&
    (has(rules.adverbs, gloss) || has(rules.places, gloss) || category === 'time'));

/** "Tum chai piyoge ya coffee": one of two, of what the other one will do; "ye sahi hai ya galat". */
const asksWhich = (items: readonly Item[]): boolean =>
  asksOther(items) || asksOfYou(items) || asksOfUs(items);

/** "Aaj chalein ya kal", shall we. */
const asksOfUs = (items: readonly Item[]): boolean =>
  items.some(({ role, gloss }) => role === 'joiner' && gloss === 'OR') &&
  items.findLast(isVerb)?.tense === 'wish' &&
  items.every(
    ({ role, gloss }) => role !== 'negator' && (role !== 'pronoun' || has(['I', 'WE'], gloss)),
  );

const asksOther = (items: readonly Item[]): boolean => {
  const or = items.findIndex(({ role, gloss }) => role === 'joiner' && gloss === 'OR');
  const rest = items.slice(or + 1);
  return (
    items[or - 1]?.role === 'auxiliary' &&
    rest.length === 1 &&
    rest.every(({ role, wordClass }) => role === 'near' || wordClass === 'adjective') &&
    !items.some(({ role, gloss }) => role === 'pronoun' && has(['I', 'WE'], gloss))
  );
};

const asksOfYou = (items: readonly Item[]): boolean =>
  items.some(({ role, gloss }) => role === 'joiner' && gloss === 'OR') &&
  items.some(({ role, gloss }) => role === 'pronoun' && gloss === 'YOU') &&
  items.some(({ tense }) => tense === 'future');

/** "Idhar aa", "phone kar": what one says to a child or a friend is the stem. */
const isBareOrder = (end: Item, last: Item, items: readonly Item[]): boolean =>
  end === last &&
  (last.tense === 'stem' || (last.tense === 'wish' && has(lightOrders, last.key))) &&
  last.spelling === null &&
  items.every(
    ({ role, gloss }) =>
      !has(['subjectMark', 'experiencer', 'chahie', 'negator', 'opener'], role) &&
      (role !== 'pronoun' || gloss === 'YOU'),
  );

/** "Kar do", "mujhe jaane de". */
const isLightOrder = (end: Item, last: Item, items: readonly Item[]): boolean =>
  (last.tense === 'stem' || lets(items, items.indexOf(end))) && has(lightOrders, end.key);

function place(reading: Reading): void {
  const { parts, chunks, times, items } = reading;
  if (isUsed(reading)) put(reading, 'time', sign('BEFORE'));
  put(reading, 'time', ...times.day, ...times.partOfDay, ...times.clock);
  if (parts.negator && items.some(({ role }) => role === 'ever')) parts.negator = [sign('NEVER')];
  if (parts.negator && (reading.isOwned || isAbsent(reading))) parts.negator = [sign('NONE')];
  else if (reading.isOwned) put(reading, 'verb', sign('HAVE'));
  const isAsked = parts.question !== undefined;
  const isPlaceFirst = parts.place !== undefined && startsWithPlace(items);
  if (
    !parts.verb &&
    !hasMeasured(parts.predicate) &&
    chunks.length > (isAsked ? 2 : isPlaceFirst ? 0 : 1)
  )
    put(reading, 'predicate', ...(chunks.pop() ?? []));
  if (reading.compared) compare(reading, reading.compared);
  put(reading, 'subject', ...chunks.flat());
  if (isUnwanted(items)) put(reading, 'modal', sign('WANT'));
  placeDone(reading);
}

/** "Nana kahani sunate the", used to tell: before, where no time says when. */
function isUsed({ items, verbs, times, parts }: Reading): boolean {
  const verb = verbs.at(-1);
  const isPastTime = ({ gloss, spelling }: Item): boolean =>
    has(rules.pastTimes, gloss ?? spelling);
  return (
    verb?.tense === 'habit' &&
    !has(['WANT', 'THINK'], verb.gloss) &&
    isLongAgo(items) &&
    !parts.negator &&
    !parts.question &&
    times.day.every(({ gloss }) =>
      has(['DAILY', 'EVERY', ...rules.units, ...rules.partsOfDay], gloss),
    ) &&
    !items.some(isPastTime)
  );
}

/** "Yahan bank hai", here is a bank. */
const startsWithPlace = (items: readonly Item[]): boolean =>
  has(rules.places, items.find(({ role }) => role !== 'kya' && role !== 'dropped')?.gloss);

/** "Ghar mein paani nahi hai", there is none; but "vah ghar mein nahi hai", he is not there. */
function isAbsent({ items, verbs }: Reading): boolean {
  const negator = items.findIndex(({ role }) => role === 'negator');
  const thing = items[negator - 1];
  const isThing = thing?.role === 'word' && thing.wordClass === 'noun';
  // "Is kaagaz par mohar nahi hai".
  const isPlaced = items.slice(0, negator).some(({ role }) => role === 'postposition');
  const before = items.slice(0, negator - 1);
  // "Koi dost nahi hai", no friend.
  const isNoneOfIt = thing?.role === 'word' && before.at(-1)?.gloss === 'SOMEONE';
  if (verbs.length === 0 && isNoneOfIt) return true;
  return (
    verbs.length === 0 &&
    isThing &&
    (before.some(({ role, gloss }) => role === 'postposition' || has(rules.places, gloss)) ||
      (before.every(isTime) && !has(rules.peopleCategories, thing.category))) &&
    !before.some(
      ({ role, gloss }) =>
        has(['pronoun', 'experiencer', 'subjectMark'], role) && (gloss !== 'THIS' || !isPlaced),
    )
  );
}

/** "Abhi", "aaj raat": when there is none of it. */
const isTime = ({ role, category }: Item): boolean =>
  role === 'kal' || role === 'parson' || category === 'time';

/** "Mera ghar school se door hai": what it is far from stands before. */
const hasMeasured = (predicate: Clause['parts']['predicate'] = []): boolean =>
  predicate.some(({ gloss }) => has(rules.measuredFrom, gloss));

function compare(reading: Reading, degree: string): void {
  const predicate = (reading.parts.predicate ?? []).filter(({ gloss }) => gloss !== degree);
  // "Isse kam", less than this; "mujhse kam paise", less money than I.
  const isLess =
    predicate.some(({ gloss }) => has(rules.less.spellings, gloss.toLowerCase())) ||
    reading.items.some(({ spelling }) => has(rules.less.spellings, spelling));
  if (isLess || !comparedInside(reading, degree))
    reading.parts.predicate = isLess ? predicate : [...predicate, sign(degree)];
}

/** "Isse sasta kamra nahi milega", a cheaper room: more stands beside the quality of what is got. */
function comparedInside({ items, chunks, parts }: Reading, degree: string): boolean {
  const from = items.findIndex(({ role }) => role === 'from');
  const [quality, next] = items.slice(from + 1);
  const isOfThing =
    from >= 0 &&
    quality?.wordClass === 'adjective' &&
    next?.role === 'word' &&
    next.wordClass === 'noun' &&
    parts.verb !== undefined;
  if (!isOfThing) return false;
  const chunk = chunks.find((glosses) => glosses.some(({ gloss }) => gloss === quality.gloss));
  const at = chunk?.findIndex(({ gloss }) => gloss === quality.gloss) ?? -1;
  if (at >= 0) chunk?.splice(at + 1, 0, sign(degree));
  return at >= 0;
}

function placeDone(reading: Reading): void {
  const { parts, verbs } = reading;
  const last = verbs.at(-1);
  const isDone = reading.isFinished || (last?.tense === 'past' && reading.isPast);
  const isOpen = parts.verb && !parts.negator && !parts.question;
  const isEnd = last?.gloss === 'FINISH' || parts.verb?.at(-1)?.gloss === 'FINISH';
  // "Subah se baithe hain", are sitting.
  const isStill = has(rules.still, last?.gloss) && reading.items.at(-1)?.role === 'auxiliary';
  // "Dukaan khuli hai", it is open.
  const isLeftOpen =
    has(rules.qualitiesOfStaying, last?.gloss) &&
    reading.items.at(-1)?.role === 'auxiliary' &&
    reading.items.at(-2) === last &&
    last?.key.startsWith(OPEN) === true;
  const isState =
    isLeftOpen || has(rules.states, last?.gloss) || (isStill && !isLongAgo(reading.items));
  if (isDone && isOpen && !isEnd && !isState) put(reading, 'finish', sign('FINISH'));
}

const isLongAgo = (items: readonly Item[]): boolean => items.at(-1)?.key.startsWith('th') === true;
