import rules from '../../rules/hindi-reading.json' with { type: 'json' };
import { sign, spelled } from '../gloss.js';
import { isMeasure, readNoun } from './nouns.js';
import { ownerOf, readPronoun, startOwned } from './people.js';
import { close, keepOpen, put, type Reading } from './reading.js';
import { foldHindi } from './spelling.js';
import { readClock, readNumber, readOften, readTime } from './times.js';
import { isBeginning, readAuxiliary, readStaying, readVerb, readWanted } from './verbs.js';
import {
  asksYesOrNo,
  glossOf,
  has,
  type Item,
  isLeading,
  isLight,
  isNominal,
  isVerb,
} from './words.js';

const UNTIL = foldHindi('तक');

type Read = (reading: Reading, item: Item, index: number) => void;

const READ: Partial<Readonly<Record<Item['role'], Read>>> = {
  kya: readQuestion,
  question: readQuestion,
  postposition: readPostposition,
  kal: (reading, _, index) =>
    readTime(reading, sign(isBehind(reading, index) ? 'YESTERDAY' : 'TOMORROW')),
  parson: (reading, _, index) =>
    readTime(
      reading,
      sign(isBehind(reading, index) ? 'DAY-BEFORE-YESTERDAY' : 'DAY-AFTER-TOMORROW'),
    ),
  negator: (reading, item) => {
    if (item.gloss === 'NONE' && isNobody(item)) reading.chunks.push([sign('PERSON')]);
    // "Na chai na coffee", neither tea nor coffee: one negator at the end.
    const isSaid = reading.parts.negator?.some(({ gloss }) => gloss === item.gloss);
    if (isSaid) close(reading);
    else put(reading, 'negator', glossOf(item));
  },
  opener: (reading, item) => put(reading, 'opener', glossOf(item)),
  can: (reading) => {
    // "Na padh sakta hai na likh sakta hai", can do neither.
    if (!reading.parts.modal) put(reading, 'modal', sign('CAN'));
  },
  must: readMust,
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
  often: readOften,
  doer: readDoer,
  genitive: readGenitive,
  subjectMark: readDoerMark,
  that: close,
  dropped: close,
  own: (reading) => startOwned(reading, sign(ownerOf(reading))),
  owner: (reading, item) => startOwned(reading, glossOf(item)),
  pronoun: readPronoun,
  experiencer: readPronoun,
  number: readNumber,
  scale: readNumber,
  joiner: (reading, item, index) => {
    const isOfTimes = reading.items[index + 2]?.role === 'clock' && reading.times.clock.length > 0;
    if (isOfTimes) reading.times.clock.push(sign(item.gloss ?? 'AND'));
    const isOfQuestions = reading.items[index - 1]?.role === 'question';
    // "Somvar ya mangalvar ko", on the one day or the other.
    const { day, partOfDay } = reading.times;
    const before = reading.items[index - 1];
    const times = [day, partOfDay].find(
      (list) => before && list.at(-1)?.gloss === glossOf(before).gloss,
    );
    const after = reading.items[index + 1];
    const isTimeNext = has(['kal', 'parson'], after?.role) || after?.category === 'time';
    if (times && isTimeNext) {
      times.push(sign(item.gloss ?? 'AND'));
      return;
    }
    if (isOfTimes || isOfQuestions) return;
    keepOpen(reading);
    reading.chunk.push(sign(item.gloss ?? 'AND'));
  },
  more: (reading) => {
    if (reading.compared === null) reading.late.push(sign('MORE'));
  },
  one: readOne,
  asMuch: (reading) => {
    startPerson(reading);
    close(reading);
    reading.compared = 'SAME';
  },
  most: (reading) => reading.late.push(spelled('most')),
  word: (reading, item, index) => {
    if (isLeading(item) && !isSaidOf(reading, item)) put(reading, 'greeting', glossOf(item));
    else readContent(reading, item, index);
  },
};

/** "Sab theek hai", all is well: the word is said of something. */
const isSaidOf = ({ chunk, chunks }: Reading, { gloss }: Item): boolean =>
  has(rules.saidOfThings, gloss) && chunk.length + chunks.length > 0;

const readContent: Read = (reading, item, index) => {
  if (isBeginning(item, reading.items[index - 1])) put(reading, 'modal', sign('BEGIN'));
  else if (isVerb(item) && !isNounHere(reading, item, index)) readVerb(reading, item, index);
  else readNoun(reading, item, index);
};

export function readWord(reading: Reading, index: number): void {
  const item = reading.items[index] as Item;
  if (isDayCompared(reading, index)) {
    close(reading);
    reading.chunk.push(sign(dayOf(reading, item)));
    return;
  }
  READ[item.role]?.(reading, item, index);
}

/** "Aaj ki sabzi kal ki sabzi se taazi hai", "kal wali se": each day stands with its thing. */
function isDayCompared(reading: Reading, index: number): boolean {
  const { items } = reading;
  const isOfThing = (at: number): boolean =>
    isDay(items[at]) && (items[at + 1]?.role === 'genitive' || isDealer(items[at + 1]));
  const than = items.findIndex((one, at) => one.role === 'ablative' && comparesAfter(reading, at));
  return (
    isOfThing(index) &&
    items.some(
      (_, at) => at !== index && at < than && at > 0 && isOfThing(at) !== isOfThing(index),
    ) &&
    items.filter((_, at) => at < than && isOfThing(at)).length > 1
  );
}

const isDay = (item: Item | undefined): boolean =>
  has(['kal', 'parson'], item?.role) || item?.gloss === 'TODAY';
const isDealer = (item: Item | undefined): boolean => item?.key.startsWith('val') === true;

function dayOf({ items }: Reading, { role, gloss }: Item): string {
  const isToCome = items.some(({ tense }) => tense === 'future');
  if (role === 'kal') return isToCome ? 'TOMORROW' : 'YESTERDAY';
  if (role === 'parson') return isToCome ? 'DAY-AFTER-TOMORROW' : 'DAY-BEFORE-YESTERDAY';
  return gloss ?? 'TODAY';
}

/** "I like this work", "padhai mein hoshiyar": a verb too, with another verb after it, or a postposition. */
const isNounHere = ({ items }: Reading, { tense }: Item, index: number): boolean =>
  tense === null &&
  (items[index + 1]?.role === 'postposition' ||
    isThisThing(items, index) ||
    items.slice(index + 1).some((later) => isVerb(later) && later.gloss !== 'DO'));

/** "Yah kaam ghar par karna", this work, at home. */
const isThisThing = (items: readonly Item[], index: number): boolean => {
  const [before, next] = [items[index - 1], items[index + 1]];
  const isPointed = before?.role === 'pronoun' && has(['THIS', 'THAT'], before.gloss);
  return isPointed && next !== undefined && isNominal(next);
};

/** "Sixty rupees' it is", its price; "five years' she is", her age; else an owner stays with what is owned. */
function readGenitive(reading: Reading, _: Item, index: number): void {
  const { chunk, late, items } = reading;
  const next = items[index + 1];
  const isLast =
    next === undefined || has(['auxiliary', 'negator'], next.role) || next.gloss === 'HAPPEN';
  const unit = chunk.at(-1)?.gloss ?? '';
  const isPrice = rules.priceOf.some((coin) => coin.toUpperCase() === unit);
  // "950 ka ho gaya", it costs 950 now.
  const isBare = chunk.length === 0 && late.length === 1 && /^\d+$/.test(late[0]?.gloss ?? '');
  if (isLast && isBare && !isYearNumber(late[0]?.gloss ?? '')) reading.chunk = [sign('PRICE')];
  else if (isLast && late.length > 0 && isPrice) reading.chunk = [sign('PRICE'), ...chunk];
  else if (isLast && late.length > 0 && unit === 'YEAR') reading.chunk = [sign('AGE')];
  keepOpen(reading);
}

const isYearNumber = (text: string): boolean => /^(?:19|20)\d\d$/.test(text);

/** "Koi nahi", nobody; "kuch nahi", nothing. */
const isNobody = ({ key }: Item): boolean => key.startsWith('koi');

/**
 * "Kal" is yesterday in what is past, and where something lasts since then: "kal se", "kal raat se"; but
 * "kal se chhutti hai", it begins tomorrow.
 */
const isBehind = ({ items, isPast }: Reading, index: number): boolean =>
  (isPast && !isPutOff(items, index)) ||
  (!items.some(isBeginningThen) &&
    items[index + (has(rules.partsOfDay, items[index + 1]?.gloss) ? 2 : 1)]?.role === 'ablative' &&
    items.every(({ tense }) => tense !== 'future') &&
    items.some(
      ({ role, key }) => role === 'progressive' || (role === 'auxiliary' && !key.startsWith('hog')),
    ));

/** "Kal ki pariksha tal gayi", tomorrow's: what is put off was still to come. */
const isPutOff = (items: readonly Item[], index: number): boolean =>
  has(['genitive', 'postposition'], items[index + 1]?.role) &&
  items.some(({ gloss, spelling }) => has(rules.putOff, gloss ?? spelling));

const isBeginningThen = (
  { gloss, role, tense }: Item,
  at: number,
  items: readonly Item[],
): boolean =>
  role === 'word' &&
  (has(rules.beginsThen, gloss) ||
    (has(['OPEN', 'CLOSE'], gloss) &&
      tense === 'stem' &&
      items.slice(at + 1).some((later) => later.role === 'progressive')));

/**
 * "Jaana pada", had to go; but "nikal pade", left: after a stem it only colours the verb; "mez par padi
 * hai", lies there: nothing is to be done.
 */
function readMust(reading: Reading, item: Item, index: number): void {
  const { items } = reading;
  const before = items.slice(0, index).findLast(({ role }) => !has(['negator', 'question'], role));
  const isStem = before !== undefined && isVerb(before) && before.tense === 'stem';
  // "Ghadi band padi hai": it only is so.
  const isLeft = before?.tense === null && has(rules.qualitiesOfStaying, before.gloss);
  if (isLeft) return;
  if (isStem) reading.isFinished ||= item.tense === 'past';
  else if (items.slice(0, index).some(isVerb) && !isNeeded(reading))
    put(reading, 'modal', sign(items.some(isNot) ? 'NEED' : 'MUST'));
}

/** "Dena nahi padta", need not: one is free to. */
const isNot = ({ role }: Item): boolean => role === 'negator';
const isNeeded = ({ parts }: Reading): boolean =>
  parts.verb?.some(({ gloss }) => gloss === 'NEED') === true;

/** "Ek kilo", "ek bahan aur do bhai": counted; "ek kitab" is a book. */
function readOne(reading: Reading, item: Item, index: number): void {
  const { items } = reading;
  const next = items[index + 1];
  const isUnit = isMeasure(next) || has(rules.units, next?.gloss) || next?.spelling === 'Rupee';
  // "Ek june se", from the first.
  const isDate =
    next?.category === 'time' &&
    !has([...rules.partsOfDay, ...rules.units], next.gloss) &&
    has(['ablative', 'postposition'], items[index + 2]?.role);
  const isAlone =
    next === undefined
      ? index > 0
      : next.role === 'chahie' || endsWithoutNoun(items.slice(index + 1));
  const isOnly = items[index - 1]?.gloss === 'ONLY';
  const isCounted = isDate || isAlone || isOnly || items.some(({ role }) => role === 'number');
  if (isUnit || isCounted) readNumber(reading, { ...item, role: 'number', gloss: '1' }, index);
  else close(reading);
}

/** "Ek de do", "ek muft milega": one of what was spoken of. */
function endsWithoutNoun(rest: readonly Item[]): boolean {
  const verb = rest.findIndex(isVerb);
  const isGiven = rest[verb]?.gloss !== 'HAPPEN';
  // "Ek mujhe de do", "ek tum le lo".
  const isOfNothing = ({ role, wordClass }: Item): boolean =>
    wordClass === 'adjective' || has(['pronoun', 'experiencer', 'from'], role);
  return verb >= 0 && isGiven && rest.slice(0, verb).every(isOfNothing);
}

function readQuestion(reading: Reading, item: Item, index: number): void {
  if (item.role === 'kya' && asksYesOrNo(reading.items, index)) return;
  close(reading);
  // "Kahan se ho", from where.
  const isOrigin = reading.items[index + 1]?.role === 'ablative' && !reading.items.some(isVerb);
  if (item.gloss === 'WHERE' && isOrigin) put(reading, 'predicate', sign('FROM'));
  // "Kitni door", how far: of a quality one asks how much.
  const next = reading.items[index + 1];
  const isOfQuality = next?.gloss === 'FAR' || next?.wordClass === 'adjective';
  // "Umr kitni hai", how much is the age: of one thing.
  const isOfOne = next?.role === 'auxiliary' && !has(rules.several, next.text);
  // "Kitne paise dene hain", how much is to be paid.
  const isMuch =
    item.gloss === 'HOW-MANY' && (isOfQuality || isOfOne || has(['PAY', 'MONEY'], next?.gloss));
  // "Kitni baar", how many times.
  const isOften = next?.role === 'often' && item.gloss === 'HOW-MANY';
  // "Kab se bukhar hai", since when.
  // "Dukaan kab se khulegi", when will it.
  const isBegun = reading.items.some(
    ({ gloss, tense }) => has(rules.beginsThen, gloss) || tense === 'future',
  );
  const isSince = item.gloss === 'WHEN' && next?.role === 'ablative' && !isBegun;
  // "Kitne number platform par", which one.
  const marks = reading.items[index + 2];
  // "Kitne number aaye", how many marks.
  const isOfMarks = marks !== undefined && isVerb(marks);
  const isNumber = item.gloss === 'HOW-MANY' && next?.gloss === 'NUMBER' && !isOfMarks;
  const asked = isNumber ? 'WHICH' : isSince ? 'FROM WHEN' : (item.gloss ?? 'WHAT');
  const gloss = isOften ? 'TIME HOW-MANY' : isMuch ? 'HOW-MUCH' : asked;
  put(reading, 'question', ...gloss.split(' ').map(sign));
}

/** "Chhah baje tak laut aana", by six; "chhah baje tak rukna", until six. */
function readPostposition(reading: Reading, item: Item, index: number): void {
  const { items, times } = reading;
  if (item.gloss !== null || item.spelling !== null) times.clock.push(glossOf(item));
  close(reading);
  if (item.gloss !== null || item.spelling !== null) return;
  const of = timesOf(reading, index);
  const isRange = items.some(
    ({ role }, from) =>
      role === 'ablative' &&
      from < index &&
      (timesOf(reading, from) || items[from - 1]?.role === 'number'),
  );
  if (item.key !== UNTIL || !of || isRange || items[index - 1]?.gloss === 'NOW') return;
  const verb = items.findLast((one) => isVerb(one) && !isLight(one)) ?? items.findLast(isVerb);
  const last = items.findLast(({ role }) => role !== 'auxiliary');
  const isDone = last !== undefined && (isLight(last) || last.key.includes(' '));
  const word = verb?.gloss ?? verb?.spelling;
  if (has(rules.punctual, word) && (isDone || !has(rules.lasting, word)))
    times[of].push(sign('BEFORE'));
  else if (has(rules.lasting, word)) times[of].push(spelled('until'));
}

/** Which time a postposition stands behind. */
function timesOf({ items }: Reading, index: number): 'day' | 'partOfDay' | 'clock' | null {
  const before = items[index - 1];
  if (before?.role === 'clock') return 'clock';
  if (has(rules.partsOfDay, before?.gloss)) return 'partOfDay';
  const isDay = has(['kal', 'parson'], before?.role) || before?.category === 'time';
  // "Das tareekh tak", by the tenth.
  const isDate = before?.gloss === 'DATE' && items[index - 2]?.role === 'number';
  return isDay && (isDate || !has(rules.manners, before?.gloss)) ? 'day' : null;
}

/** "Mere paas" has, "school ke paas" is near, "doctor ke paas jaana" goes to. */
function readNear(reading: Reading, _: Item, index: number): void {
  const { isOwned: isHad, items } = reading;
  const isPerson = startPerson(reading);
  if (isPerson && !isHad && reading.chunk.at(-1)?.gloss === 'I') reading.chunk = [sign('ME')];
  // "Khidki ke paas baithna", to sit near it; "school ke paas jaana", to go to it.
  const isGoal = items.some(
    ({ gloss, ...verb }) => isVerb({ gloss, ...verb }) && has(rules.goings, gloss),
  );
  const isOfPerson = has(rules.peopleCategories, items[index - 1]?.category);
  if (!isPerson && !isHad && !isGoal && !(isOfPerson && items.some(isVerb)))
    reading.chunk.push(sign('NEAR'));
  const { length } = reading.chunks;
  close(reading);
  // "Itne paise mere paas nahi hain": who has them comes first (R1).
  if (isPerson && isHad) reading.chunks.unshift(...reading.chunks.splice(length));
}

/** "Mere paas", "mere jitna": whose it looks like is who it is. */
function startPerson(reading: Reading): boolean {
  const owners: Readonly<Record<string, string>> = rules.owned;
  const owner = owners[reading.chunk.at(-1)?.gloss ?? ''];
  if (owner !== undefined) reading.chunk = [...reading.chunk.slice(0, -1), sign(owner)];
  return owner !== undefined;
}

/** "Mujhse bada", bigger than I: "se" before a quality that nothing is done with. */
function readAblative(reading: Reading, _: Item, index: number): void {
  const { late, chunk, items, times } = reading;
  // "Nau se paanch baje tak", from nine to five.
  const isHour = chunk.length === 0 && late.length === 1 && /^\d+$/.test(late[0]?.gloss ?? '');
  if (isHour && items.slice(index).some(({ role }) => role === 'clock')) {
    // "Subah nau se shaam chhah baje tak": each hour with its part of the day.
    times.clock.push(...times.partOfDay.splice(0), sign('TIME'), ...late.splice(0));
    return;
  }
  if (comparesAfter(reading, index)) {
    reading.compared = 'MORE';
    // "Pichhle saal se mehnga", dearer than last year: a time that something is measured by.
    const before = items[index - 1];
    const count = has(rules.units, before?.gloss) ? 2 : Number(before?.category === 'time');
    chunk.push(...times.day.splice(times.day.length - count));
  } else if (isSince(reading, index)) {
    const slot = timesOf(reading, index);
    if (slot && times[slot].length > 0) times[slot].push(sign('FROM'));
    else if (!slot) times.day.push(...chunk.splice(0), sign('FROM'));
  } else if (comesFrom(items, index)) reading.chunk = [...chunk, ...late.splice(0), sign('FROM')];
  close(reading);
}

/** "Kal raat se band hai", "bachpan se", since then; how long says it without. */
function isSince(reading: Reading, index: number): boolean {
  const { items } = reading;
  const before = items[index - 1];
  const isOfLife = items[index - 1]?.spelling === 'childhood';
  const isRange = items.slice(index).some(({ key }) => key === UNTIL);
  // "Paanch baje se pehle", "somvar se shuru hogi".
  const isOfPoint =
    has(rules.afterUnits, items[index + 1]?.gloss) || items.some(({ gloss }) => gloss === 'BEGIN');
  if (isOfPoint) return false;
  const isUnit = has(rules.units, before?.gloss) || has(['NOW', 'TODAY'], before?.gloss);
  return isOfLife || (timesOf(reading, index) !== null && !isRange && !isUnit);
}

/** "Jaipur se aa rahi hain", from there; "bus se", by bus. */
function comesFrom(items: readonly Item[], index: number): boolean {
  const before = items[index - 1];
  const verb = items.findLast((one) => isVerb(one) && !isLight(one)) ?? items.findLast(isVerb);
  const isName =
    before?.role === 'word' &&
    before.wordClass === 'noun' &&
    (/^\p{Lu}/u.test(before.spelling ?? '') || (before.gloss === null && before.spelling === null));
  const isPlace = has(rules.placeCategories, before?.category) && before?.category !== 'transport';
  return (isName || isPlace) && has(rules.comingFrom, verb?.gloss);
}

function comparesAfter({ items }: Reading, index: number): boolean {
  const rest = items.slice(index + 1);
  // "Mujhse teen saal chhota", three years younger than I.
  const quality = rest.find(
    ({ role, gloss }) => (role === 'word' && !has(rules.units, gloss)) || role === 'more',
  );
  const isThan = has(rules.nearTimes, items[index - 2]?.gloss) && items[0]?.gloss === 'THIS';
  const isSince =
    (has(rules.units, items[index - 1]?.gloss) && !isThan) || isSinceThen(items, index);
  const isOfLife =
    items[index - 1]?.spelling === 'childhood' || items[index - 1]?.gloss === 'BE-BORN';
  if (isSince || isOfLife || has(rules.measuredFrom, quality?.gloss)) return false;
  // "Kandhe se dheela", loose at the shoulder.
  const at = items[index - 1];
  const isFit = has(['LOOSE', 'TIGHT'], quality?.gloss);
  if (isFit && has(rules.looseAt, at?.gloss ?? at?.spelling)) return false;
  const isQuality = quality?.wordClass === 'adjective' && quality.category !== 'feelings';
  // "Isse achchha dikhao", show a better one.
  const isBeside =
    items[index]?.role === 'from' &&
    quality === rest[0] &&
    rest.some((item) => isVerb(item) && !isLight(item) && item.gloss !== 'HAPPEN');
  // "Chai coffee se achchhi lagti hai", one likes it more.
  if (quality?.gloss === 'LIKE' && quality.key.startsWith('ach')) return true;
  // "Zyada bhari thi", was fuller.
  const isState = items.every(
    (item, at) => !isVerb(item) || (item.tense === 'past' && items[at + 1]?.role === 'auxiliary'),
  );
  if (isState && quality?.role === 'more') return true;
  // "Yah bus us bus se jaldi pahunchti hai": one of two of a kind does it sooner.
  if (isOfAKind(items, index) && has(['FAST', 'LATE', 'SLOW', 'EARLY'], rest[0]?.gloss))
    return true;
  return (!items.some(isVerb) || isBeside) && (isQuality || quality?.role === 'more');
}

function isOfAKind(items: readonly Item[], index: number): boolean {
  const than = items[index - 1];
  return (
    than?.role === 'word' &&
    items
      .slice(0, index - 1)
      .some((one) => one.role === 'word' && one.gloss !== null && one.gloss === than.gloss)
  );
}

/** "Kal raat se theek nahi", since then; "aaj kal se thanda hai" compares two days. */
function isSinceThen(items: readonly Item[], index: number): boolean {
  const isTime = ({ role, category }: Item): boolean =>
    has(['kal', 'parson'], role) || category === 'time';
  const from = items.slice(0, index).findLastIndex((item) => !isTime(item)) + 1;
  const [first, ...others] = items.slice(from, index);
  return (
    first !== undefined &&
    !has(rules.afterUnits, first.gloss) &&
    others.every(({ gloss }) => has(rules.partsOfDay, gloss)) &&
    !items.slice(0, from).some(isTime) &&
    items[index + 1]?.role !== 'more'
  );
}

function readFrom(reading: Reading, item: Item, index: number): void {
  close(reading);
  const isThan = comparesAfter(reading, index);
  if (isThan) reading.compared = 'MORE';
  reading.chunk.push(isThan || item.gloss !== 'I' ? glossOf(item) : sign('ME'));
  close(reading);
}

/** "Chor ko police ne pakda": who does it stands before whom it is done to (R1). */
function readDoerMark(reading: Reading, _: Item, index: number): void {
  close(reading);
  const isDoneTo = reading.items
    .slice(0, index)
    .some(({ role, text }) => role === 'postposition' && foldHindi(text) === 'ko');
  const doer = isDoneTo ? reading.chunks.pop() : undefined;
  if (doer) reading.chunks.unshift(doer);
}

/** "Ram dwara", by Ram: the doer comes first. */
function readDoer(reading: Reading): void {
  close(reading);
  const doer = reading.chunks.pop();
  if (doer) reading.chunks.unshift(doer);
}
