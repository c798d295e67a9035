import rules from '../../rules/hindi-reading.json' with { type: 'json' };
import signs from '../../rules/signs.json' with { type: 'json' };
import { sign, spelled } from '../gloss.js';
import type { Clause, ClauseType, Gloss, Part } from '../types.js';
import { foldHindi } from './spelling.js';
import { glossOf, has, type Item, isLight, isVerb } from './words.js';

const lightOrders = rules.lightOrders.map(foldHindi);

export type Role = 'asked' | 'told' | 'subordinate';

type Reading = {
  readonly items: readonly Item[];
  readonly parts: Partial<Record<Part, Gloss[]>>;
  readonly verbs: Item[];
  /** Noun phrases that are complete. */
  readonly chunks: Gloss[][];
  /** The noun phrase that is being read: what stands before its noun, and what is signed after it. */
  chunk: Gloss[];
  late: Gloss[];
  readonly times: { day: Gloss[]; partOfDay: Gloss[]; clock: Gloss[] };
  readonly isPast: boolean;
  readonly isOwned: boolean;
  readonly repeats: boolean;
  isFinished: boolean;
  isCompared: boolean;
};

/** Reads the words of one clause: its parts, and whether it tells, asks or orders. */
export function readClause(source: readonly Item[], role: Role): Clause {
  const items = source.filter((item) => !has(['comma', 'then', 'particle'], item.role));
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
    isCompared: false,
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

/** "Shayad vah aae", maybe he comes: no past, though it is written like one. */
const isPast = (items: readonly Item[]): boolean =>
  items.every(({ role }) => role !== 'opener' || items.at(-1)?.role === 'auxiliary') &&
  items.some(({ role, tense }) => tense === 'past' || role === 'completed');

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
  if (role === 'asked' || (role === 'told' && items[0]?.role === 'kya')) return 'polar';
  const last = verbs.at(-1);
  const end = items.findLast(({ role: its }) => its !== 'negator' && its !== 'dropped');
  const isOrder =
    end !== undefined &&
    last !== undefined &&
    (end.tense === 'order' || (end === last && last.tense === 'plain') || isLightOrder(end, last));
  return role === 'told' && isOrder ? 'imperative' : 'statement';
}

const isLightOrder = (end: Item, last: Item): boolean =>
  last.tense === 'stem' && has(lightOrders, end.key);

// -- Word by word ---------------------------------------------------------------------------------

const put = ({ parts }: Reading, part: Part, ...glosses: readonly Gloss[]): void => {
  if (glosses.length > 0) parts[part] = [...(parts[part] ?? []), ...glosses];
};

/** Ends the noun phrase that is being read. */
function close(reading: Reading): void {
  const glosses = [...reading.chunk, ...reading.late];
  if (glosses.length > 0) reading.chunks.push(glosses);
  reading.chunk = [];
  reading.late = [];
}

type Read = (reading: Reading, item: Item, index: number) => void;

const READ: Partial<Readonly<Record<Item['role'], Read>>> = {
  kya: readQuestion,
  question: readQuestion,
  kal: (reading) => readTime(reading, sign(reading.isPast ? 'YESTERDAY' : 'TOMORROW')),
  parson: (reading) =>
    readTime(reading, sign(reading.isPast ? 'DAY-BEFORE-YESTERDAY' : 'DAY-AFTER-TOMORROW')),
  negator: (reading, item) => put(reading, 'negator', glossOf(item)),
  opener: (reading, item) => put(reading, 'opener', glossOf(item)),
  can: (reading) => put(reading, 'modal', sign('CAN')),
  must: (reading) => put(reading, 'modal', sign('MUST')),
  chahie: readWanted,
  completed: (reading) => {
    reading.isFinished = true;
  },
  auxiliary: readAuxiliary,
  progressive: readStaying,
  near: readNear,
  clock: readClock,
  ablative: readAblative,
  from: readFrom,
  doer: readDoer,
  genitive: readGenitive,
  subjectMark: close,
  postposition: close,
  that: close,
  dropped: close,
  own: (reading) => startOwned(reading, sign(ownerOf(reading))),
  owner: (reading, item) => startOwned(reading, glossOf(item)),
  pronoun: readPronoun,
  experiencer: readPronoun,
  number: readNumber,
  scale: readNumber,
  joiner: (reading, item) => {
    keepOpen(reading);
    reading.chunk.push(sign(item.gloss ?? 'AND'));
  },
  more: (reading) => reading.late.push(sign('MORE')),
  most: (reading) => reading.late.push(spelled('most')),
  word: (reading, item, index) =>
    isVerb(item) && !isNounHere(reading, item, index)
      ? readVerb(reading, item, index)
      : readNoun(reading, item, index),
};

function readWord(reading: Reading, index: number): void {
  const item = reading.items[index] as Item;
  READ[item.role]?.(reading, item, index);
}

/** "I like this work": a word that is a verb too, with another verb after it. */
const isNounHere = ({ items }: Reading, { tense }: Item, index: number): boolean =>
  tense === null && items.slice(index + 1).some((later) => isVerb(later) && later.gloss !== 'DO');

/** "Sixty rupees' it is", its price; "five years' she is", her age; else an owner stays with what is owned. */
function readGenitive(reading: Reading, _: Item, index: number): void {
  const { chunk, late, items } = reading;
  const next = items[index + 1];
  const isLast = next === undefined || next.role === 'auxiliary' || next.role === 'negator';
  const unit = chunk.at(-1)?.gloss ?? '';
  const isPrice = rules.priceOf.some((coin) => coin.toUpperCase() === unit);
  if (isLast && late.length > 0 && isPrice) reading.chunk = [sign('PRICE'), ...chunk];
  else if (isLast && late.length > 0 && unit === 'YEAR') reading.chunk = [sign('AGE')];
  keepOpen(reading);
}

function keepOpen(reading: Reading): void {
  reading.chunk = [...reading.chunk, ...reading.late];
  reading.late = [];
}

function readWanted(reading: Reading): void {
  if (reading.verbs.length > 0) put(reading, 'modal', sign('SHOULD'));
  else put(reading, 'verb', sign('WANT'));
}

function readStaying(reading: Reading, _: Item, index: number): void {
  const before = reading.items[index - 1];
  if (!(before && isVerb(before))) put(reading, 'verb', sign('LIVE'));
}

function readQuestion(reading: Reading, item: Item, index: number): void {
  if (item.role === 'kya' && index === 0) return;
  close(reading);
  put(reading, 'question', ...(item.gloss ?? 'WHAT').split(' ').map(sign));
}

/** "Mujhe jaana hai", I must go: an infinitive before the auxiliary. */
function readAuxiliary(reading: Reading, _: Item, index: number): void {
  const before = reading.items[index - 1];
  if (before && isVerb(before) && before.tense === 'plain') put(reading, 'modal', sign('MUST'));
}

function readTime({ times }: Reading, gloss: Gloss): void {
  const use = has(rules.partsOfDay, gloss.gloss) ? 'partOfDay' : 'day';
  times[use].push(gloss);
}

/** "Mere paas" has, "school ke paas" is near, "doctor ke paas jaana" goes to. */
function readNear(reading: Reading): void {
  const { chunk, isOwned: isHad, items } = reading;
  const owners: Readonly<Record<string, string>> = rules.owned;
  const owner = owners[chunk.at(-1)?.gloss ?? ''];
  if (owner !== undefined) reading.chunk = [...chunk.slice(0, -1), sign(owner)];
  else if (!isHad && !items.some(isVerb)) reading.chunk.push(sign('NEAR'));
  close(reading);
}

function readClock(reading: Reading): void {
  if (reading.late.length > 0) reading.times.clock.push(sign('TIME'), ...reading.late);
  reading.late = [];
}

/** "Mujhse bada", bigger than I: "se" before a quality that nothing is done with. */
function readAblative(reading: Reading, _: Item, index: number): void {
  reading.isCompared ||= comparesAfter(reading, index);
  close(reading);
}

function comparesAfter({ items }: Reading, index: number): boolean {
  const rest = items.slice(index + 1);
  const quality = rest.find(({ role }) => role === 'word' || role === 'more');
  return !items.some(isVerb) && (quality?.wordClass === 'adjective' || quality?.role === 'more');
}

function readFrom(reading: Reading, item: Item, index: number): void {
  close(reading);
  const isThan = comparesAfter(reading, index);
  reading.isCompared ||= isThan;
  reading.chunk.push(isThan || item.gloss !== 'I' ? glossOf(item) : sign('ME'));
  close(reading);
}

/** "Ram dwara", by Ram: the doer comes first. */
function readDoer(reading: Reading): void {
  close(reading);
  const doer = reading.chunks.pop();
  if (doer) reading.chunks.unshift(doer);
}

const ownerOf = ({ items }: Reading): string => {
  if (isGivenTo(items)) return 'YOUR';
  const subject = items.find(({ role }) => role === 'pronoun' || role === 'experiencer')?.gloss;
  return Object.entries(rules.owned).find(([, owner]) => owner === subject)?.[0] ?? 'HIS';
};

function startOwned(reading: Reading, owner: Gloss): void {
  if (reading.chunk.at(-1)?.gloss !== 'AND') close(reading);
  reading.chunk.push(owner);
}

function readPronoun(reading: Reading, item: Item, index: number): void {
  const { items, chunks } = reading;
  if (reading.chunk.at(-1)?.gloss !== 'AND') close(reading);
  const next = items[index + 1];
  const isPointing =
    has(['THIS', 'THAT', 'HE'], item.gloss) &&
    next?.role === 'word' &&
    !isVerb(next) &&
    (next.wordClass === 'noun' || items[index + 2]?.wordClass === 'noun') &&
    (items.slice(index + 2).some((later) => later.role === 'word') ||
      items.some(({ role }) => role === 'question'));
  if (item.gloss === 'EVERYONE' && next?.role === 'word' && next.wordClass === 'noun') {
    reading.late.push(sign('ALL'));
    return;
  }
  const isGiven = item.role === 'experiencer' && (chunks.length > 0 || isGivenTo(items));
  reading.chunk.push(isGiven ? sign('ME') : glossOf(item));
  if (!isPointing && next?.role !== 'joiner') close(reading);
}

/** "Mujhe paani do", give me water. */
const isGivenTo = (items: readonly Item[]): boolean => {
  const end = items.at(-1);
  return end !== undefined && isVerb(end) && (end.tense === 'order' || end.tense === 'plain');
};

function readNumber(reading: Reading, item: Item, index: number): void {
  const before = reading.items[index - 1];
  const text = item.gloss ?? '';
  if (before?.role === 'word' && before.wordClass === 'noun') close(reading);
  const { late } = reading;
  const clock = /^(\d+)[:.](\d+)$/.exec(text);
  if (clock) {
    late.push(...[clock[1], clock[2]].map((part) => sign(String(Number(part)))));
    return;
  }
  if (before?.role === 'fraction') late.push(...hourWith(Number(text), Number(before.gloss)));
  else if (item.role === 'scale' || before?.role === 'scale') addToSum(late, item);
  else late.push(sign(text));
}

/** "Sadhe aath": 8 30; "paune aath": 7 45. */
function hourWith(hour: number, minutes: number): Gloss[] {
  const isBefore = minutes < 0;
  const [at, past] = isBefore ? [(hour + 11) % 12 || 12, 60 + minutes] : [hour, minutes];
  return [sign(String(at)), sign(String(past))];
}

/** "Paanch sau": 500; "do hazaar teen sau": 2300. */
function addToSum(late: Gloss[], item: Item): void {
  const last = late.at(-1);
  const value = Number(last?.gloss ?? Number.NaN);
  const text = Number(item.gloss);
  if (item.role !== 'scale') {
    if (last && !Number.isNaN(value)) late[late.length - 1] = sign(String(value + text));
    return;
  }
  const known = Number.isNaN(value) ? 1 : value;
  const whole = known >= text ? Math.floor(known / text) * text : 0;
  const sum = known >= text ? whole + (known - whole) * text : known * text;
  if (Number.isNaN(value)) late.push(sign(String(sum)));
  else late[late.length - 1] = sign(String(sum));
}

function readVerb(reading: Reading, item: Item, index: number): void {
  const { chunk, parts, verbs, items } = reading;
  const before = items[index - 1];
  const isAfterStem =
    before !== undefined && (before.key === 'ho' || (isVerb(before) && before.tense === 'stem'));
  if (isAfterStem && isLight(item)) {
    reading.isFinished ||= item.tense === 'past';
    return;
  }
  // "Do my help": whose help it is, is whom one helps.
  const owners: Readonly<Record<string, string>> = rules.owned;
  const owner = owners[chunk.at(-1)?.gloss ?? ''];
  const degree = reading.late.at(-1)?.gloss === 'VERY' ? reading.late.splice(-1) : [];
  if (before?.role === 'owner' && owner !== undefined)
    reading.chunk = [...chunk.slice(0, -1), sign(owner === 'I' ? 'ME' : owner)];
  close(reading);
  const isNominal =
    (item.gloss === 'DO' && parts.verb !== undefined) ||
    (item.gloss !== null && parts.verb?.at(-1)?.gloss === item.gloss);
  verbs.push(item);
  const isStaying = item.gloss === 'LIVE' && (item.tense === 'future' || item.tense === 'order');
  if (!isNominal) put(reading, 'verb', isStaying ? sign('STAY') : verbOf(reading, item));
  put(reading, 'verb', ...degree);
}

/** "Padhna" is to read something, and without it to study. */
function verbOf({ items }: Reading, item: Item): Gloss {
  const others: Readonly<Record<string, string>> = rules.withoutObject;
  const other = others[item.gloss ?? ''];
  const hasObject = items
    .slice(0, items.indexOf(item))
    .some(
      ({ role, wordClass, gloss, category }) =>
        role === 'word' &&
        wordClass === 'noun' &&
        gloss !== null &&
        !has(rules.neverObjects, category),
    );
  return other === undefined || hasObject ? glossOf(item) : sign(other);
}

function readNoun(reading: Reading, item: Item, index: number): void {
  const before = reading.items[index - 1];
  const { late } = reading;
  const part = partOfAdverb(reading, item);
  if (part) {
    close(reading);
    put(reading, part, glossOf(item));
    return;
  }
  if (readWhen(reading, item, before)) return;
  const isQuality = item.wordClass === 'adjective' || item.wordClass === 'determiner';
  const isAfterNoun =
    reading.chunk.length > 0 && before?.role === 'word' && before.wordClass !== 'adjective';
  if (item.gloss === 'VERY' || isQuality) {
    if (isAfterNoun) close(reading);
    if (late.at(-1)?.gloss === 'VERY') late.splice(-1, 0, glossOf(item));
    else reading.late.push(glossOf(item));
    return;
  }
  if (item.gloss === 'ALSO') {
    const last =
      reading.chunk.length > 0 ? reading.chunk : (reading.chunks.at(-1) ?? reading.chunk);
    last.push(glossOf(item));
    return;
  }
  // A noun after a noun that nothing links is a phrase of its own.
  if (isAfterNoun && !isVerb(before)) close(reading);
  // "Bahut log", many people: before a noun it says how many.
  if (before?.gloss === 'VERY' && late.at(-1)?.gloss === 'VERY') late.splice(-1, 1, sign('MANY'));
  reading.chunk.push(glossOf(item));
  if (isPlural(reading, item, index)) reading.chunk.push(glossOf(item));
}

function partOfAdverb({ items }: Reading, { gloss }: Item): Part | null {
  if (has(rules.places, gloss)) return 'place';
  return has(rules.adverbs, gloss) && items.some(isVerb) ? 'manner' : null;
}

/** Days and months with what belongs to them: next Monday, five May, two days later. */
function readWhen(reading: Reading, item: Item, before: Item | undefined): boolean {
  const { times, late } = reading;
  const gloss = item.gloss ?? '';
  if (has(rules.units, gloss)) {
    const next = reading.items[reading.items.indexOf(item) + 1];
    const last = late.at(-1)?.gloss ?? '';
    const isNear = has(rules.nearTimes, last) || reading.chunk.at(-1)?.gloss === 'THIS';
    const isAgo = has(rules.afterUnits, next?.gloss) || next?.role === 'ablative';
    if (!isNear && !(isAgo && late.length > 0)) return false;
    times.day.push(
      ...(isNear ? [...reading.chunk, ...late, sign(gloss)] : [sign(gloss), ...late]),
      ...(next?.gloss && !isNear && has(rules.afterUnits, next.gloss)
        ? [sign(next.gloss === 'BEFORE' ? 'AGO' : next.gloss)]
        : []),
    );
    [reading.chunk, reading.late] = [[], []];
    return true;
  }
  if (has(rules.afterUnits, gloss) && has(rules.units, before?.gloss)) return true;
  if (item.category !== 'time' || has(rules.manners, gloss)) return false;
  const isLed = has([...rules.nearTimes, 'EVERY'], late.at(-1)?.gloss);
  const isDate = before?.role === 'number';
  if (isLed || isDate) times.day.push(...late.splice(-1));
  if (isLed) times.day.push(glossOf(item));
  else readTime(reading, glossOf(item));
  return true;
}

/** "Ped hare hain": only the verb tells that there are several; of people it may be respect. */
const agreesInPlural = ({ items, chunks }: Reading, { category, gloss }: Item): boolean =>
  gloss !== null &&
  chunks.length === 0 &&
  !has(rules.peopleCategories, category) &&
  items.every((one) => !isVerb(one)) &&
  has(rules.several, items.at(-1)?.text);

function isPlural(reading: Reading, item: Item, index: number): boolean {
  const { items, repeats, late, chunk } = reading;
  const next = items[index + 1]?.role;
  const isOblique = has(
    ['genitive', 'subjectMark', 'postposition', 'ablative', 'near', 'doer'],
    next,
  );
  const isSeveral =
    item.form === 'plural' ||
    (!isOblique && (item.form === 'either' || agreesInPlural(reading, item)));
  const isMarked = next === 'subjectMark' || foldHindi(items[index + 1]?.text ?? '') === 'ko';
  const isCertain =
    repeats ||
    isMarked ||
    has(['owner', 'own'], items[index - 1]?.role) ||
    chunk[0]?.gloss === 'THIS';
  const isOnce = [...rules.neverRepeated, ...signs.paired.values, ...signs.alwaysTwo.values].some(
    (one) => one.toUpperCase() === item.gloss,
  );
  const isCounted =
    items[index - 1]?.role === 'question' ||
    late.some(({ gloss }) => /^\d/.test(gloss) || has(rules.quantities, gloss));
  return isSeveral && isCertain && !isOnce && !isCounted && !has(rules.units, item.gloss);
}

// -- The parts ------------------------------------------------------------------------------------

function place(reading: Reading): void {
  const { parts, chunks, times, items } = reading;
  put(reading, 'time', ...times.day, ...times.partOfDay, ...times.clock);
  if (parts.negator && items.some(({ role }) => role === 'ever')) parts.negator = [sign('NEVER')];
  if (reading.isOwned) put(reading, 'verb', sign('HAVE'));
  const isAsked = parts.question !== undefined;
  if (!parts.verb && chunks.length > (isAsked ? 2 : 1))
    put(reading, 'predicate', ...(chunks.pop() ?? []));
  if (reading.isCompared) compare(reading);
  put(reading, 'subject', ...chunks.flat());
  placeDone(reading);
}

function compare(reading: Reading): void {
  const predicate = (reading.parts.predicate ?? []).filter(({ gloss }) => gloss !== 'MORE');
  reading.parts.predicate = [...predicate, sign('MORE')];
}

function placeDone(reading: Reading): void {
  const { parts, verbs } = reading;
  const last = verbs.at(-1);
  const isDone = reading.isFinished || (last?.tense === 'past' && reading.isPast);
  const isOpen = parts.verb && !parts.negator && !parts.question;
  if (isDone && isOpen && last?.gloss !== 'FINISH' && !has(rules.states, last?.gloss))
    put(reading, 'finish', sign('FINISH'));
}
