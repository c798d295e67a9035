import rules from '../../rules/english-reading.json' with { type: 'json' };
import names from '../../rules/names.json' with { type: 'json' };
import order from '../../rules/signing-order.json' with { type: 'json' };
import { sign, spelled } from '../gloss.js';
import type { Gloss } from '../types.js';
import { glossOf, has, type Item, isVerbal, rowOf } from './items.js';
import { readClock } from './numbers.js';

const FESTIVALS = names.festivals.map((festival) => festival.toLowerCase());

export type Phrase = {
  readonly signs: readonly Gloss[];
  /** The index of the word after it. */
  readonly end: number;
  readonly use: 'noun' | 'pronoun' | 'quality' | 'amount' | 'time' | 'part of day' | 'clock';
  readonly category: string;
};

type Bag = {
  owner: Gloss[];
  pointing: Gloss[];
  noun: Gloss[];
  adjective: Gloss[];
  number: Gloss[];
  last: Item | null;
  /** How many nouns stand before what measures them. */
  measured: number;
  isDefinite: boolean;
  isTime: boolean;
};

/**
 * A noun with what belongs to it, from here. A plural that no number counts is signed twice (R12) if it
 * is one of `repeated` and means certain ones; a bare one only where `repeatsBare` says it tells an event.
 */
export function phraseAt(
  items: readonly Item[],
  from: number,
  repeatsBare: boolean,
): Phrase | null {
  const counted = boundAt(items, from, repeatsBare) ?? moreThanAt(items, from, repeatsBare);
  if (counted) return counted;
  const time =
    dateAt(items, from) ??
    dayOfMonthAt(items, from) ??
    hoursBetweenAt(items, from) ??
    clockAt(items, from) ??
    yearAt(items, from) ??
    frequencyAt(items, from);
  if (time) return time;
  const bag: Bag = {
    owner: [],
    pointing: [],
    noun: [],
    adjective: [],
    number: [],
    last: null,
    measured: 0,
    isDefinite: false,
    isTime: false,
  };
  let index = from;
  while (index < items.length) {
    const next = added(bag, items, index, from, repeatsBare);
    if (next === null) break;
    if (typeof next !== 'number') return next;
    index = next;
  }
  return index === from ? null : finished(bag, items, from, index, repeatsBare);
}

/** Puts the word at the index into the bag: the index after it, a whole phrase, or null at the phrase's end. */
function added(
  bag: Bag,
  items: readonly Item[],
  index: number,
  from: number,
  repeatsBare: boolean,
): number | Phrase | null {
  const item = items[index];
  if (!item) return null;
  const isDone = bag.noun.length > 0;
  const isFresh = !isDone && bag.adjective.length === 0;
  switch (item.kind) {
    case 'pronoun':
      return index > from ? null : pronounAt(bag, items, index);
    case 'article':
    case 'owner':
      if (!isFresh) return null;
      bag.isDefinite ||= item.lower !== 'a' && item.lower !== 'an';
      if (item.kind === 'owner') bag.owner.push(glossOf(item));
      return index + 1;
    case 'number':
      // "The small ones": what was spoken of before.
      if (item.gloss === '1' && bag.adjective.length > 0) return index + 1;
      if (isDone && !isNumbered(bag, items[index + 1])) return null;
      bag.number.push(glossOf(item));
      return index + 1;
    case 'quantity':
      if (isDone || (bag.number.length > 0 && item.gloss === 'EVERY')) return null;
      if (item.lower !== 'any') bag.number.push(glossOf(item));
      return index + 1;
    case 'adjective':
      if (isDone || startsNextTime(bag, item, items[index + 1])) return null;
      bag.adjective.push(glossOf(item), ...moreOf(items, index));
      return index + 1;
    case 'adverb':
      if (isDone || !isDegreeItem(item) || items[index + 1]?.kind !== 'adjective') return null;
      bag.number.unshift(glossOf(item));
      return index + 1;
    case 'joiner':
      // "A black and white dog", "the first and third Monday".
      return !isDone && bag.adjective.length > 0 && isQualityOfNoun(items, index + 1)
        ? index + 1
        : null;
    case 'noun':
      return nounAt(bag, item, index, repeatsBare);
    case 'time':
      // "The night shift", but "in the night".
      if (isOfDay(items, from, index)) {
        bag.noun.push(glossOf(item));
        return index + 1;
      }
      return timeAt(bag, item, index);
    case 'preposition':
      return isOwnedBy(bag, item) && (isDone || bag.number.length > 0)
        ? ofAt(bag, items, index, repeatsBare)
        : null;
    default:
      return null;
  }
}

const isOfDay = (items: readonly Item[], from: number, index: number): boolean =>
  has(rules.partsOfDay, items[index]?.gloss) &&
  index === from + 1 &&
  has(['article', 'owner'], items[from]?.kind) &&
  items[index + 1]?.kind === 'noun' &&
  items[from - 1]?.kind !== 'preposition';

/** "The door of", "the sign for". */
const isOwnedBy = ({ last }: Bag, { lower }: Item): boolean =>
  lower === 'of' ||
  (lower === 'for' && has(rules.namedFor, last?.gloss)) ||
  (lower === 'to' && has(rules.ledTo, last?.lemma));

const isDegreeItem = ({ gloss, lower }: Item): boolean =>
  has(rules.degrees, gloss) || has(rules.spelledDegrees, lower);

const isQualityOfNoun = (items: readonly Item[], index: number): boolean =>
  items[index]?.kind === 'adjective' && has(['noun', 'time'], items[index + 1]?.kind);

/** "Page ten", "class eight": which one, not how many. */
const isNumbered = ({ last, number }: Bag, next: Item | undefined): boolean =>
  number.length === 0 && has(rules.numbered, last?.lemma) && next?.kind !== 'noun';

/** "He slept well last night": the time begins a phrase of its own. */
const startsNextTime = (bag: Bag, { gloss }: Item, next: Item | undefined): boolean =>
  bag.adjective.length > 0 &&
  has(rules.nearTimes, gloss) &&
  next !== undefined &&
  (next.kind === 'time' || has(rules.units, next.gloss));

/** "A bigger bag": how much of it stands beside the quality, where nothing is compared with. */
function moreOf(items: readonly Item[], index: number): Gloss[] {
  const next = items[index + 1];
  if (isMostBeforeNoun(items, index)) return [spelled('most')];
  return isMoreBeforeNoun(items, index) && next ? [sign('MORE')] : [];
}

export const isSuperlative = ({ lower, lemma }: Item): boolean =>
  (lower.endsWith('est') && lemma !== lower) || rowOf(rules.superlatives, lower) !== undefined;

export const isMostBeforeNoun = (items: readonly Item[], index: number): boolean => {
  const item = items[index];
  return item !== undefined && isSuperlative(item) && items[index + 1]?.kind === 'noun';
};

export const isMoreBeforeNoun = (items: readonly Item[], index: number): boolean => {
  const item = items[index];
  const isMore =
    item !== undefined &&
    ((item.lower.endsWith('er') && item.lemma !== item.lower) ||
      rowOf(rules.comparatives, item.lower) !== undefined);
  return (
    isMore && items[index + 1]?.kind === 'noun' && items.every(({ lower }) => lower !== 'than')
  );
};

function pronounAt(bag: Bag, items: readonly Item[], index: number): number | Phrase {
  const item = items[index] as Item;
  const next = items[index + 1];
  const isPointing =
    has(['THIS', 'THAT'], item.gloss) &&
    next !== undefined &&
    ['noun', 'adjective', 'number', 'time'].includes(next.kind) &&
    // "Take this twice a day".
    frequencyAt(items, index + 1) === null;
  // "Somebody rich", "anyone famous".
  const isSaidOfOne = item.gloss === 'SOMEONE' && next?.kind === 'adjective';
  const quality = isSaidOfOne && items[index + 2]?.kind !== 'noun' ? [glossOf(next)] : [];
  if (!isPointing)
    return {
      signs: [glossOf(item), ...quality],
      end: index + 1 + quality.length,
      use: 'pronoun',
      category: '',
    };
  bag.pointing.push(glossOf(item));
  bag.isDefinite = true;
  return index + 1;
}

function nounAt(bag: Bag, item: Item, index: number, repeatsBare: boolean): number {
  if (item.isOwning) {
    const owner = [...bag.noun, ...bag.pointing, glossOf(item), ...bag.adjective];
    bag.owner.push(...(bag.number.length === 0 ? repeated(owner, item, repeatsBare) : owner));
    [bag.noun, bag.pointing, bag.adjective, bag.isDefinite] = [[], [], [], true];
    return index + 1;
  }
  // "How much did your new phone cost": the phone's price.
  if (has(rules.priced, item.text.toLowerCase()) && bag.noun.length > 0)
    bag.owner.push(
      ...bag.pointing.splice(0),
      ...bag.noun.splice(0),
      ...bag.adjective.splice(0),
      ...bag.number.splice(0),
    );
  // "Half a kilo onions", "two cup tea": what is measured.
  if (has(rules.measures, bag.last?.lemma) && bag.number.length > 0) {
    bag.noun.unshift(glossOf(item));
    bag.measured = 1;
    bag.last = null;
    return index + 1;
  }
  // "One plate pani puri".
  if (bag.measured > 0) {
    bag.noun.splice(bag.measured, 0, glossOf(item));
    bag.measured += 1;
    return index + 1;
  }
  // "A one year warranty", "a 500 rupee note": so many years, rupees.
  const isCounted = has(rules.units, bag.last?.gloss) || has(rules.spelledUnits, bag.last?.lemma);
  if (bag.noun.length === 1 && isCounted) bag.noun.push(...bag.number.splice(0));
  if (has(rules.afterNumbers, item.lemma)) bag.noun.push(...bag.number.splice(0));
  bag.noun.push(glossOf(item));
  bag.last = item;
  return index + 1;
}

const repeated = (owner: Gloss[], item: Item, repeatsBare: boolean): Gloss[] =>
  item.isPlural && repeatsBare && has(order.plural.repeated, item.gloss)
    ? [...owner, glossOf(item)]
    : owner;

/** "Two days ago", "next Monday", "every morning", "yesterday evening". */
function timeAt(bag: Bag, item: Item, index: number): number | Phrase | null {
  const isDone = bag.noun.length > 0;
  if (isDone && has(rules.timesAfterUnits, item.gloss) && !bag.isTime) {
    const signs = [...bag.noun, ...bag.number, glossOf(item)];
    return { signs, end: index + 1, use: 'time', category: 'time' };
  }
  const isLed =
    // "Two nights" are counted, "five Mondays" are not.
    (bag.number.every(({ gloss }) => has(['EVERY', ...rules.wholeTimes], gloss)) ||
      (item.lower.endsWith('s') && has(rules.partsOfDay, item.gloss))) &&
    bag.adjective.every((one) => has(rules.nearTimes, one.gloss) || isOrdinalSign(one));
  if (isDone || !isLed) return null;
  bag.noun.push(glossOf(item));
  bag.last = item;
  bag.isTime = true;
  return index + 1;
}

const isOrdinalSign = ({ gloss }: Gloss): boolean =>
  has(rules.ordinalSigns, gloss) || rowOf(rules.ordinals, gloss.toLowerCase()) !== undefined;

/** "The door of my room": my room's door. "A glass of water": water glass. "All of us": us all. */
function ofAt(
  bag: Bag,
  items: readonly Item[],
  index: number,
  repeatsBare: boolean,
): number | null {
  const inner = withOtherNumber(items, phraseAt(items, index + 1, repeatsBare));
  if (!inner) return null;
  // "The bus to Mysuru leaves", but "I took the bus to Mysuru".
  const isGoal = items[index]?.lower === 'to';
  if (isGoal && (inner.use !== 'noun' || items.slice(0, index).some(isVerbal))) return null;
  // "The age of five".
  if (bag.last?.gloss === rules.ages.sign && inner.use === 'amount')
    bag.number.push(...inner.signs);
  else if (bag.noun.length === 0) bag.noun.push(...inner.signs);
  else if (has(rules.measures, bag.last?.lemma)) {
    // "A kilo of rice costs": so much rice, then its price.
    const isPriced = has(rules.priced, items[inner.end - 1]?.text.toLowerCase());
    const cost = isPriced ? inner.signs.slice(-1) : [];
    bag.noun.unshift(...inner.signs.slice(0, inner.signs.length - cost.length));
    bag.noun.push(...bag.number.splice(0, isPriced ? bag.number.length : 0), ...cost);
    bag.last = null;
  } else bag.owner.unshift(...inner.signs);
  return inner.end;
}

/** "Students of class 9 and 10": of both classes. */
function withOtherNumber(items: readonly Item[], phrase: Phrase | null): Phrase | null {
  const [joiner, number, next] = items.slice(phrase?.end ?? items.length);
  const isBoth =
    items[(phrase?.end ?? 0) - 1]?.kind === 'number' &&
    joiner?.kind === 'joiner' &&
    number?.kind === 'number' &&
    next?.kind !== 'noun';
  if (!phrase || !isBoth) return phrase;
  const signs = [...phrase.signs, sign(joiner.gloss ?? 'AND'), glossOf(number)];
  return { ...phrase, signs, end: phrase.end + 2 };
}

/** "She is six", "my daughter was two", where "my books are two" counts. */
const isOfAge = (item: Item | undefined): boolean =>
  has(rules.ages.of, item?.lower) ||
  (item?.kind === 'noun' &&
    item.category === 'people' &&
    item.gloss !== rules.ages.sign &&
    !item.isPlural &&
    !has(rules.severalPeople, item.gloss));

function finished(
  bag: Bag,
  items: readonly Item[],
  from: number,
  end: number,
  repeatsBare: boolean,
): Phrase | null {
  const category = bag.last?.category ?? '';
  const before = items[from - 1];
  if (bag.noun.length === 0 && bag.adjective.length === 0 && bag.number.length > 0) {
    // "From nine to five".
    const isReckoned = items.some(({ lemma }) => has(rules.reckoning, lemma));
    const isEnd = before?.lower === 'to' && items[from - 3]?.lower === 'from' && !isReckoned;
    // "From 50 to 60 rupees": amounts.
    const isAmount =
      before?.lower === 'from' && items[end]?.lower === 'to' && items[end + 2]?.kind === 'noun';
    // "When she was six".
    const isAgeOf =
      has(rules.copulas, before?.lower) &&
      isOfAge(items[from - 2]) &&
      (items[end] === undefined || items[end]?.kind === 'comma');
    if (isAgeOf)
      return { signs: [sign(rules.ages.sign), ...bag.number], end, use: 'noun', category };
    // "Children under five".
    const isOfPeople = has(rules.companions.slice(0, 1), items[from - 2]?.category);
    if (has(rules.ages.beside, before?.lower) && isOfPeople && items[end]?.kind !== 'noun')
      return { signs: [sign(rules.ages.sign), ...bag.number], end, use: 'noun', category };
    // "Before the 10th".
    const isDay = items[from]?.kind === 'article' && Number(bag.number[0]?.gloss) <= 31;
    const isDayAfter = has(rules.daysAfter, before?.lower) || has(rules.copulas, before?.lower);
    if (isDay && isDayAfter && items[end]?.kind !== 'noun')
      return { signs: [sign('DATE'), ...bag.number], end, use: 'time', category: 'time' };
    if ((has(rules.clock.after, before?.lower) && !isAmount && !isReckoned) || isEnd)
      return { signs: [sign('TIME'), ...bag.number], end, use: 'clock', category: 'time' };
  }
  const { ages } = rules;
  const isAge = bag.number.length > 0 && items[end]?.gloss === ages.after;
  if (isAge && has(rules.units, bag.last?.gloss)) {
    const unit = bag.last?.gloss === ages.unit ? [] : bag.noun;
    return {
      signs: [sign(ages.sign), ...unit, ...bag.number],
      end: end + 1,
      use: 'noun',
      category,
    };
  }
  const isNear = [...bag.adjective, ...bag.number, ...bag.pointing].some(({ gloss }) =>
    has([...rules.nearTimes, ...rules.wholeTimes, 'EVERY', 'THIS'], gloss),
  );
  const isUnit =
    has(rules.units, bag.last?.gloss) ||
    has(rules.timeCategories, bag.last?.category) ||
    (isNear && has(rules.nearUnits, bag.last?.gloss ?? bag.last?.lemma));
  // "For two hours", "two hours before the flight".
  const isBefore = before?.kind !== 'preposition' && has(['before', 'after'], items[end]?.lower);
  const isLasting =
    isUnit && bag.number.length > 0 && (has(rules.timesBefore, before?.lower) || isBefore);
  // "In summer", but "summer is hot".
  const isSeason =
    has(rules.timeCategories, bag.last?.category) && has(rules.timesBefore, before?.lower);
  // "Last Diwali", "at Christmas": when it was.
  const isFestival = bag.noun.length === 1 && FESTIVALS.includes(bag.last?.lower ?? '');
  const isThen = isNear || has(rules.namedDays.after, before?.lower);
  if (isFestival && isThen && bag.owner.length === 0) return timeOf(bag, end);
  // "On Republic Day", "at Deaf Day".
  const isNamedDay =
    has(rules.namedDays.after, before?.lower) &&
    has(rules.namedDays.of, bag.last?.gloss) &&
    bag.noun.length > 1 &&
    bag.owner.length === 0;
  if (isNamedDay)
    return {
      signs: [...bag.pointing, ...bag.noun, ...bag.adjective],
      end,
      use: 'time',
      category: 'time',
    };
  if (bag.isTime || isSeason || (isUnit && (isNear || isLasting))) return timeOf(bag, end);
  const { last } = bag;
  const isRepeated =
    last?.isPlural === true &&
    bag.number.length === 0 &&
    !isUnit &&
    has(order.plural.repeated, last.gloss) &&
    (bag.isDefinite || repeatsBare);
  if (isRepeated && last) bag.noun.push(glossOf(last));
  const all = order.nounPhrase.flatMap(({ part }) => bag[part as 'noun']);
  if (all.length === 0) return null;
  const use =
    bag.noun.length > 0 || bag.owner.length > 0
      ? 'noun'
      : bag.adjective.length > 0
        ? 'quality'
        : 'amount';
  return { signs: all, end, use, category };
}

function timeOf(bag: Bag, end: number): Phrase {
  const isNear = ({ gloss }: Gloss): boolean =>
    has([...rules.nearTimes, ...rules.wholeTimes, 'EVERY'], gloss);
  const before = [...bag.pointing, ...[...bag.adjective, ...bag.number].filter(isNear)];
  const after = [...bag.adjective, ...bag.number].filter((one) => !isNear(one));
  const use =
    has(rules.partsOfDay, bag.last?.gloss) && before.length === 0 ? 'part of day' : 'time';
  return { signs: [...bag.owner, ...before, ...bag.noun, ...after], end, use, category: 'time' };
}

/** "At least forty people": forty people, no fewer. */
function boundAt(items: readonly Item[], from: number, repeatsBare: boolean): Phrase | null {
  const bound = rowOf(rules.bounds, items[from]?.lower ?? '');
  const phrase = bound === undefined ? null : phraseAt(items, from + 1, repeatsBare);
  return phrase && { ...phrase, signs: [...phrase.signs, spelled(bound ?? '')] };
}

/** "More than forty people": forty people and more. */
function moreThanAt(items: readonly Item[], from: number, repeatsBare: boolean): Phrase | null {
  const [more, than, number] = items.slice(from, from + 3);
  const isMore = rowOf(rules.moreThan, more?.lower ?? '');
  const isAmount = number?.kind === 'number' || number?.gloss === 'HALF';
  if (isMore === undefined || than?.lower !== 'than' || !isAmount) return null;
  const phrase = phraseAt(items, from + 2, repeatsBare);
  const sense = isMore === null ? spelled(more?.lower ?? '') : sign(isMore);
  return phrase && { ...phrase, signs: [...phrase.signs, sense] };
}

/** "15 August 2024", "the 15th of August", "August 15": the day, the month, the year. */
function dateAt(items: readonly Item[], from: number): Phrase | null {
  const range = dateRangeAt(items, from);
  if (range) return range;
  let index = from + Number(items[from]?.kind === 'article');
  const isMonth = (at: number): boolean =>
    items[at]?.kind === 'time' && has(rules.months, items[at]?.lower);
  const numberAt = (at: number): Gloss[] => {
    const item = items[at];
    return item?.kind === 'number' ? [glossOf(item)] : [];
  };
  const day = numberAt(index);
  if (day.length > 0) index += 1 + Number(items[index + 1]?.lower === 'of');
  const month = items[index];
  if (!month || !isMonth(index) || has(rules.nearTimes, items[from - 1]?.gloss)) return null;
  index += 1;
  const after = numberAt(index);
  const isUnitNext = items[index + 1]?.kind === 'noun';
  if (after.length > 0 && !isUnitNext) index += 1;
  const rest = isUnitNext ? [] : after;
  const isYear = Number(rest[0]?.gloss) > 31;
  const [days, year] = isYear || day.length > 0 ? [day, rest] : [rest, []];
  return {
    signs: [...days, sign(month.gloss ?? ''), ...year],
    end: index,
    use: 'time',
    category: 'time',
  };
}

/** "From 18 to 22 October": from the one day to the other. */
function dateRangeAt(items: readonly Item[], from: number): Phrase | null {
  const days = items.slice(from).filter(({ kind }) => kind !== 'article');
  const [first, to, second, month] = days;
  const isRange =
    items[from - 1]?.lower === 'from' &&
    first?.kind === 'number' &&
    to?.lower === 'to' &&
    second?.kind === 'number' &&
    month?.kind === 'time' &&
    has(rules.months, month.lower);
  if (!first || !second || !month || !isRange) return null;
  const named = sign(month.gloss ?? '');
  const signs = [glossOf(first), named, sign('FROM'), glossOf(second), named];
  return { signs, end: items.indexOf(month, from) + 1, use: 'time', category: 'time' };
}

/** "The first of every month", "the 5th of next month": the month, then which day. */
function dayOfMonthAt(items: readonly Item[], from: number): Phrase | null {
  const [day, of, which, month] = items.slice(from + Number(items[from]?.kind === 'article'));
  const isDay = day?.kind === 'number' || (day?.kind === 'adjective' && isOrdinalItem(day));
  const isMonth =
    of?.lower === 'of' &&
    month?.gloss === 'MONTH' &&
    has([...rules.nearTimes, 'EVERY', 'THIS'], which?.gloss);
  if (!day || !which || !month || !isDay || !isMonth) return null;
  const number = rowOf(rules.ordinals, day.lower) ?? day.lower;
  return {
    signs: [glossOf(which), glossOf(month), sign('DATE'), sign(number)],
    end: items.indexOf(month, from) + 1,
    use: 'time',
    category: 'time',
  };
}

const isOrdinalItem = ({ lower }: Item): boolean => rowOf(rules.ordinals, lower) !== undefined;

/** "Between one and three": from one hour to another, where nothing is counted. */
function hoursBetweenAt(items: readonly Item[], from: number): Phrase | null {
  const [first, and, second, next] = items.slice(from);
  const isHour = (item: Item | undefined): boolean =>
    item?.kind === 'clock' || (item?.kind === 'number' && Number(item.lower) <= 12);
  const isBetween =
    items[from - 1]?.lower === 'between' &&
    isHour(first) &&
    isHour(second) &&
    and?.kind === 'joiner' &&
    !has(['noun', 'adjective'], next?.kind);
  if (!first || !second || !isBetween) return null;
  const numbersOf = ({ kind, lower }: Item): Gloss[] =>
    kind === 'clock' ? readClock(lower).numbers.map(sign) : [sign(lower)];
  const [morning, part] = [first, second].map(({ kind, lower }) =>
    kind === 'clock' ? readClock(lower).partOfDay : null,
  );
  // "Between 11 am and 3 pm": each hour with its part of the day.
  const isLonger = morning && part && morning !== part;
  const partOfDay = isLonger ? morning : (part ?? morning);
  return {
    signs: [
      ...(partOfDay ? [sign(partOfDay)] : []),
      sign('TIME'),
      ...numbersOf(first),
      ...(isLonger ? [sign(part), sign('TIME')] : []),
      ...numbersOf(second),
    ],
    end: from + 3,
    use: 'clock',
    category: 'time',
  };
}

/** "At 5:30 pm": EVENING TIME 5 30. */
function clockAt(items: readonly Item[], from: number): Phrase | null {
  const item = items[from];
  if (item?.kind !== 'clock') return null;
  const { numbers, partOfDay } = readClock(item.lower);
  const signs = [...(partOfDay ? [sign(partOfDay)] : []), sign('TIME'), ...numbers.map(sign)];
  return { signs, end: from + 1, use: 'clock', category: 'time' };
}

/** "In 2015". */
function yearAt(items: readonly Item[], from: number): Phrase | null {
  const item = items[from];
  const isYear =
    item?.kind === 'number' &&
    /^(?:1[5-9]|20)\d\d$/.test(item.lower) &&
    (has(rules.yearsAfter, items[from - 1]?.lower) || isSinceYear(items, from)) &&
    !items[from + 1]?.isPlural &&
    !items[from + 3]?.isPlural;
  return isYear
    ? { signs: [sign(item.lower)], end: from + 1, use: 'time', category: 'time' }
    : null;
}

/** "From 2015 to 2019". */
const isSinceYear = (items: readonly Item[], from: number): boolean =>
  items[from - 1]?.lower === 'to' &&
  items[from - 2]?.kind === 'number' &&
  items[from - 3]?.lower === 'from';

/** "Twice a day", "3 times a week": the day, then how often. */
function frequencyAt(items: readonly Item[], from: number): Phrase | null {
  const often = items[from];
  const isCounted = often?.kind === 'number' && items[from + 1]?.lower === rules.frequency.counted;
  if (!often || !(isCounted || has(rules.frequency.words, often.lower))) return null;
  const article = from + (isCounted ? 2 : 1);
  // "Twice as big as": said after the quality.
  if (items[article]?.lower === 'as')
    return { signs: [], end: article, use: 'clock', category: 'time' };
  const unit = items[article + 1];
  const isEach = has(rules.frequency.each, items[article]?.lower);
  // "I called three times".
  if (isCounted && !isEach && items[article]?.kind !== 'time')
    return { signs: [glossOf(often), sign('TIME')], end: article, use: 'clock', category: 'time' };
  if (!isEach || !unit || !has(rules.units, unit.gloss)) return null;
  const count = isCounted ? [glossOf(often), sign('TIME')] : [glossOf(often)];
  return { signs: [glossOf(unit), ...count], end: article + 2, use: 'time', category: 'time' };
}
