import rules from '../../rules/english-reading.json' with { type: 'json' };
import { sign, spelled } from '../gloss.js';
import type { Gloss } from '../types.js';
import { glossOf, has, type Item, isVerbal, rowOf } from './items.js';
import { isMoreBeforeNoun, isMostBeforeNoun, isSuperlative, type Phrase } from './noun-phrase.js';
import { isThere, type Placed, put, type Reading } from './reading.js';

const firstVerbAt = ({ verbs }: Reading): number => verbs[0]?.at ?? -1;

/** "Was written": what stands first is what it is done to. */
export function isPassive({ items, verbs }: Reading): boolean {
  const [first] = verbs;
  if (!first || first.item.lower.endsWith('ing') || has(rules.neverPassive, first.item.gloss))
    return false;
  const before = items.slice(0, first.at).findLast(({ kind }) => !has(['adverb', 'negator'], kind));
  const isTurned = has(rules.copulas, items.find(({ kind }) => kind !== 'question')?.lower);
  const isDone =
    first.item.isPast ||
    has(rules.sameParticiple, first.item.gloss) ||
    has(rules.samePast, first.item.lower);
  return isDone && (has(rules.copulas, before?.lower) || isTurned);
}

export function turnAround(reading: Reading): void {
  const { phrases, items, verbs } = reading;
  reading.isPast = reading.isPerfect || items.some(({ lower }) => has(rules.pastCopulas, lower));
  const by = phrases.findIndex(({ before, use }) => before?.lower === 'by' && !isOfTime(use));
  const done = phrases.findIndex(({ before, use }) => before === null && !isOfTime(use));
  const doer = phrases[by];
  const thing = phrases[done];
  // "I was told": the hand goes to whom one tells.
  const isTold = verbs.some(({ item }) => has(rules.askedToDo, item.gloss ?? item.lemma));
  if (thing && !doer && isTold) phrases[done] = { ...thing, signs: thing.signs.map(asObject) };
  if (thing && !doer && !isTold && isDoneToSomeone(verbs, thing)) {
    phrases.splice(done, 1);
    put(reading, 'subject', sign(rules.doneToSomeone.sign));
    put(reading, 'object', ...thing.signs.map(asObject));
  }
  if (!doer || !thing) return;
  phrases.splice(by, 1);
  phrases.splice(done, 1);
  put(reading, 'subject', ...doer.signs.map(asSubject));
  put(reading, 'object', ...thing.signs.map(asObject));
}

/** "He was taken to the police": it is not he who takes. */
function isDoneToSomeone(verbs: Reading['verbs'], { signs, category }: Placed): boolean {
  const { verbs: done, seen, pointing, categories } = rules.doneToSomeone;
  const isPointed = signs.length === 1 && has(pointing, signs[0]?.gloss);
  const isLiving = isPointed || has(categories, category);
  return verbs.some(({ item }) => has(isLiving ? done : category === '' ? seen : [], item.lemma));
}

/** "Postponed to Monday", "moved from two to four": the new time, not when it is done. */
const isNewTime = ({ verbs, items }: Reading, { before }: Pick<Placed, 'before'>): boolean =>
  verbs.some(({ item }) => has(rules.movedTo, item.lemma)) &&
  (before?.lower === 'to' ||
    (before?.lower === 'from' && items.some(({ lower }) => lower === 'to')));

/** "Than last week". */
const isCompared = ({ before }: Placed): boolean => has(rules.comparedAfter, before?.lower);

const isOfTime = (use: Phrase['use']): boolean =>
  use === 'time' || use === 'part of day' || use === 'clock';
const asSubject = (one: Gloss): Gloss => (one.gloss === 'ME' ? sign('I') : one);
const asObject = (one: Gloss): Gloss => (one.gloss === 'I' ? sign('ME') : one);

/** "Lunch today is better than lunch yesterday": yesterday's lunch is what it is compared with. */
function joinComparedTime(reading: Reading): void {
  const { phrases } = reading;
  const at = phrases.findIndex(
    (phrase, index) => isCompared(phrase) && phrases[index + 1]?.at === phrase.end,
  );
  const [compared, time] = phrases.slice(at, at + 2);
  const isTwice = phrases.filter(({ use }) => isOfTime(use)).length > 1;
  if (at < 0 || !compared || !time || !isTwice || time.before || !isOfTime(time.use)) return;
  phrases.splice(at, 2, { ...compared, signs: [...time.signs, ...compared.signs], end: time.end });
}

/** "The tablets on the table are for you", "children without parents live here": which ones, then what is said. */
function joinPlaceOfSubject({ phrases, items, verbs, parts }: Reading): void {
  const at = phrases.findIndex(({ before, use, end }, index) => {
    const place = phrases[index + 1];
    const does = items[place?.end ?? items.length];
    return before === null && use === 'noun' && place?.at === end && does && isVerbal(does);
  });
  const [who, place] = phrases.slice(at, at + 2);
  if (at < 0 || !who || !place?.before || isOfTime(place.use)) return;
  const isSaid =
    (parts.place && verbs.length > 0) ||
    phrases.some((phrase) => phrase.at >= place.end && phrase.before !== null);
  if (!isSaid || (verbs[0]?.at ?? items.length) < place.end) return;
  const { gloss, lower } = place.before;
  const led = gloss ? [sign(gloss)] : [];
  const kept = has(rules.spelledPrepositions, lower) ? [spelled(lower)] : led;
  phrases.splice(at, 2, { ...who, signs: [...who.signs, ...place.signs, ...kept], end: place.end });
}

export function placePhrases(reading: Reading, isOrder: boolean): void {
  joinComparedTime(reading);
  joinPlaceOfSubject(reading);
  placeTimes(reading);
  const firstVerb = firstVerbAt(reading);
  const isStill = firstVerb < 0;
  const isLet = reading.items.some(({ lower }) => lower === 'let');
  const isOfUs = isLet || reading.items[0]?.lower === 'lets';
  let hasSubject = (isOrder && !isOfUs) || reading.parts.subject !== undefined;
  for (const phrase of spoken(reading)) {
    const { signs, before, use, at } = phrase;
    const isEarly = isStill || at < firstVerb;
    if (before !== null) placeWithPreposition(reading, phrase, hasSubject);
    else if (isThere(reading)) {
      const isKnown = reading.parts.predicate !== undefined;
      const isSaidOfIt = isKnown && use === 'quality';
      put(reading, isKnown && !isSaidOfIt ? 'place' : isStill ? 'predicate' : 'subject', ...signs);
    } else if (use === 'quality' && !isStill && !isEarly) {
      if (isMoreThan(reading)) put(reading, 'manner', ...signs.map(asDone));
      else put(reading, 'predicate', ...signs);
    } else if (!hasSubject && isEarly) {
      const doers = isLet ? signs.map(asSubject) : signs;
      put(reading, use === 'quality' ? 'predicate' : 'subject', ...doers);
      hasSubject = true;
    } else put(reading, isEarly ? 'predicate' : 'object', ...signs);
  }
}

function placeTimes(reading: Reading): void {
  const { phrases, parts } = reading;
  const uses: readonly Phrase['use'][] = ['time', 'part of day', 'clock'];
  const times = uses.flatMap((use) =>
    [...phrases]
      .sort((one, other) => Number(isSpan(one)) - Number(isSpan(other)))
      .filter((phrase) => phrase.use === use && !isCompared(phrase) && !isNewTime(reading, phrase))
      .map((phrase) => ({ ...phrase, range: rangeOf(phrase, phrases) }))
      .flatMap(({ signs, before, range }) => [
        ...signs,
        ...(has(rules.keptWithTimes, before?.lower) && before?.gloss ? [sign(before.gloss)] : []),
        ...deadlineOf(before),
        ...goalOf(reading, before, signs),
        ...limitOf(before, phrases),
        ...range,
        ...(isAhead(reading, before, signs) ? [sign(rules.ahead.sign)] : []),
      ]),
  );
  if (times.length > 0) parts.time = [...(parts.time ?? []), ...times];
}

/** "For three hours yesterday", "twice last night": which day it was, then how long or how often. */
const isSpan = ({ before, signs }: Placed): boolean =>
  (before?.lower === 'for' && signs.some(({ gloss }) => has(rules.units, gloss))) ||
  (signs.length === 1 && has(rules.frequency.words, signs[0]?.gloss.toLowerCase()));

/** "By Friday": not after it. */
function deadlineOf(before: Item | null): Gloss[] {
  const gloss = rowOf(rules.deadlines, before?.lower ?? '');
  return gloss === undefined ? [] : [sign(gloss)];
}

/** "I have packed for tomorrow": done now, for then. */
const goalOf = (
  { isPast, isPerfect }: Reading,
  before: Item | null,
  signs: readonly Gloss[],
): Gloss[] =>
  before?.lower === 'for' &&
  (isPast || isPerfect) &&
  !signs.some(
    ({ gloss }) =>
      has(rules.units, gloss) || has(rules.ahead.counted, gloss) || /^\p{Nd}/u.test(gloss),
  )
    ? [sign('FOR')]
    : [];

/** "I will come in ten minutes": so much later. */
const isAhead = ({ items }: Reading, before: Item | null, signs: readonly Gloss[]): boolean =>
  before?.lower === 'in' &&
  signs.some(({ gloss }) => has(rules.units, gloss)) &&
  signs.some(({ gloss }) => /^\p{Nd}/u.test(gloss) || has(rules.ahead.counted, gloss)) &&
  (items.some(({ lower }) => has(rules.future, lower)) ||
    items.some(
      ({ kind, gloss, isPast }) => kind === 'verb' && !isPast && has(rules.ahead.verbs, gloss),
    )) &&
  !items.some(({ kind }) => kind === 'modal' || kind === 'negator');

/** "Until nine", but "from nine until six" is a time from here to there. */
function limitOf(before: Item | null, phrases: readonly Placed[]): Gloss[] {
  const word = rowOf(rules.spelledWithTimes, before?.lower ?? '');
  const isRange = phrases.some((phrase) => phrase.before?.lower === 'from' && isOfTime(phrase.use));
  return word !== undefined && !isRange ? [spelled(word)] : [];
}

/** "From nine to five": here the time begins. */
function rangeOf({ before, at, end }: Placed, phrases: readonly Placed[]): Gloss[] {
  const ends = phrases.filter((other) => other.at > at && isOfTime(other.use) && isEndLed(other));
  // "Monday to Friday".
  const isBegun =
    (before?.lower === 'from' && ends.length > 0) ||
    (before === null && ends.some((other) => other.at === end && other.before?.lower === 'to'));
  return isBegun ? [sign('FROM')] : [];
}

const isEndLed = ({ before }: Placed): boolean =>
  before?.lower === 'to' || rowOf(rules.spelledWithTimes, before?.lower ?? '') !== undefined;

/** "It rains", "it is good to meet you": nobody is pointed at. Vehicles come before the goal. */
function spoken(reading: Reading): readonly Placed[] {
  const { phrases, verbs, parts, items } = reading;
  const isEmptyIt =
    verbs.some(({ item }) => isOfWeather(glossOf(item))) ||
    phrases.some(({ signs }) => signs.some(isOfWeather)) ||
    parts.question?.[0]?.gloss === 'TIME' ||
    (verbs.length === 0 && parts.question && has(rules.units, parts.object?.at(-1)?.gloss)) ||
    (verbs[0]?.item.gloss === 'TAKE' &&
      phrases.some(({ signs }) => signs.some(({ gloss }) => has(rules.units, gloss)))) ||
    (phrases.some(({ use }) => use === 'quality') &&
      verbs.length > 0 &&
      items.some(isInfinitive)) ||
    (parts.manner !== undefined && items.some(isInfinitive)) ||
    (!parts.question &&
      phrases.every(({ use, signs }) => isOfTime(use) || signs[0]?.gloss === 'IT') &&
      verbs.length === 0);
  const kept = phrases.filter(
    ({ signs: [first], before, use }) =>
      (!isOfTime(use) ||
        has(rules.comparedAfter, before?.lower) ||
        isNewTime(reading, { before })) &&
      !(isEmptyIt && before === null && first?.gloss === 'IT'),
  );
  const isVehicle = ({ before, category }: Placed): boolean =>
    has(rules.vehiclesAfter, before?.lower) && category === 'transport';
  const isPlace = (phrase: Placed): boolean => phrase.before !== null;
  return [
    ...kept.filter((phrase) => !isPlace(phrase)),
    ...kept.filter(isVehicle),
    ...kept.filter((phrase) => isPlace(phrase) && !isVehicle(phrase)),
  ];
}

const isOfWeather = ({ gloss }: Gloss): boolean =>
  has(rules.weather, gloss) || has(rules.spelledWeather, gloss.toLowerCase());

const isInfinitive = ({ kind, lower }: Item, index: number, items: readonly Item[]): boolean =>
  kind === 'verb' && (items[index - 1]?.lower === 'to' || isJudgedDoing(lower, items[index - 1]));
/** "Nice talking to you", "good at singing". */
const isJudgedDoing = (lower: string, before: Item | undefined): boolean =>
  lower.endsWith('ing') && before !== undefined && has(['adjective', 'preposition'], before.kind);

function placeWithPreposition(reading: Reading, phrase: Placed, hasSubject: boolean): void {
  const { signs, before, category } = phrase;
  const { verbs } = reading;
  const isQuality = reading.phrases.some(
    ({ use, before: led }) => use === 'quality' && led === null,
  );
  if (has(rules.comparedAfter, before?.lower)) {
    // "Than the old one": the old one of what is compared.
    const head = reading.items.slice(0, phrase.at).findLast(({ kind }) => kind === 'noun');
    const isBare = phrase.use === 'quality' && head !== undefined;
    // "We have less water this year than last year": the two times stand together.
    const isTime = isOfTime(phrase.use) && verbs.length > 0 && reading.parts.time !== undefined;
    const compared = [...(isBare ? [glossOf(head)] : []), ...signs.map(asSubject)];
    put(reading, isTime ? 'time' : 'object', ...compared);
  } else if (
    before?.lower === 'of' ||
    (isQuality && verbs.length === 0 && has(rules.afterQuality, before?.lower))
  ) {
    const begin = before?.lower === 'from' && isRouteFrom(reading, phrase) ? [sign('FROM')] : [];
    put(reading, 'object', ...signs, ...begin);
  } else {
    const isMoving =
      before?.gloss === 'FROM' &&
      verbs.length > 0 &&
      phrase.use !== 'amount' &&
      !has(rules.keptWithTimes, before.lower) &&
      !isKeptFrom(reading, phrase) &&
      !verbs.some(
        ({ item }) => has(rules.fromKept, item.gloss) || has(rules.fromKeptVerbs, item.lemma),
      );
    const isTool =
      before?.gloss === 'WITH' &&
      verbs.length > 0 &&
      !has(rules.companions, category) &&
      category !== '';
    const isSpelled = has(rules.spelledPrepositions, before?.lower);
    const led = before?.gloss && !isMoving && !isTool ? [sign(before.gloss)] : [];
    const kept = before && isSpelled ? [spelled(before.lower)] : led;
    const isStill = verbs.length === 0 && hasSubject && !isQuality && !isThere(reading);
    const isEvent = has(rules.keptWithTimes, before?.lower) && !isStill;
    const isPredicate = isStill && !reading.parts.predicate && category !== 'time';
    put(reading, isEvent ? 'time' : isPredicate ? 'predicate' : 'place', ...signs, ...kept);
  }
}

/** "From Delhi to Jaipur", "from my mother", "from him". */
const isKeptFrom = ({ phrases }: Reading, { at, category, signs, use }: Placed): boolean =>
  use === 'pronoun' ||
  has(rules.calledCategories, category) ||
  signs.at(-1)?.isSpelled === true ||
  isRouteFrom({ phrases }, { at });

const isRouteFrom = ({ phrases }: Pick<Reading, 'phrases'>, { at }: Pick<Placed, 'at'>): boolean =>
  phrases.some((other) => other.at > at && other.before?.lower === 'to');

const isMoreThan = ({ verbs }: Reading): boolean =>
  !verbs.some(({ item }) => has(rules.linking, item.gloss));

/** "She signs well": what is done well is good, who is well is fine. */
const asDone = (one: Gloss): Gloss => (one.gloss === 'FINE' ? sign('GOOD') : one);

/** "There isn't a bank here": NONE. */
export function placeAbsence(reading: Reading): void {
  const { parts, verbs } = reading;
  const isDenied = parts.negator?.some(({ gloss }) => gloss === 'NOT') === true;
  if (isDenied && verbs.length === 0 && !parts.modal && isThere(reading))
    parts.negator = [sign('NONE')];
}

/** "Twice as big as", "three times as big as": how many times, where a word says it. */
export function timesAt(items: readonly Item[], index: number): Gloss[] | null {
  const [number, times] = items.slice(index - 1, index + 1);
  if (has(rules.frequency.words, times?.lower)) return [spelled(times?.lower ?? '')];
  const isCounted = number?.kind === 'number' && times?.lower === rules.frequency.counted;
  return isCounted && index > 0 ? [glossOf(number), sign('TIME')] : null;
}

export function placeComparison(reading: Reading): void {
  const { items, parts } = reading;
  const quality = items.find(
    (item) =>
      (item.kind === 'adjective' || item.kind === 'adverb') &&
      (item.lower.endsWith('er') || rowOf(rules.comparatives, item.lower) || isSuperlative(item)),
  );
  const isMost = quality !== undefined && isSuperlative(quality);
  const isSame = items.filter(({ lower }) => lower === 'as').length === 2;
  const part = parts.manner && !parts.predicate ? 'manner' : 'predicate';
  const isCounted = parts[part]?.some(({ gloss }) => gloss === 'MORE');
  const measure = items.findIndex(({ lower }) => lower === 'as') - 1;
  if (isSame) put(reading, part, ...(timesAt(items, measure) ?? [sign('SAME')]));
  else if (quality && isMost) {
    if (!isMostBeforeNoun(items, items.indexOf(quality))) put(reading, part, spelled('most'));
  } else if (isMoreOf(items, quality) && !isCounted && !isBesideNoun(items, quality))
    put(reading, part, sign('MORE'));
}

/** "Bigger", "better", also where nothing is compared with; "more beautiful than". */
const isMoreOf = (items: readonly Item[], quality: Item | undefined): boolean =>
  quality !== undefined &&
  (items.some(({ lower }) => lower === 'than') ||
    quality.lemma !== quality.lower ||
    rowOf(rules.comparatives, quality.lower) !== undefined);

const isBesideNoun = (items: readonly Item[], quality: Item | undefined): boolean =>
  quality !== undefined && isMoreBeforeNoun(items, items.indexOf(quality));

export function placeVerbs(reading: Reading): void {
  const { verbs, items, phrases } = reading;
  const isCompared = items.some(({ lower }) => lower === 'than');
  // "Happy to see you": the quality is the predicate.
  const isOfQuality =
    phrases.some(({ use, at }) => use === 'quality' && at < firstVerbAt(reading)) &&
    items.some(isInfinitive) &&
    verbs.every(({ item, at }) => isInfinitive(item, at, items));
  const said = verbs.map(({ item }) => glossOf(item));
  // "Better to walk than to drive": walking first; "too hot to play outside": outside playing.
  const glosses = isOfQuality && isCompared ? said : said.reverse();
  const places = isOfQuality ? (reading.parts.place ?? []) : [];
  if (isOfQuality) reading.parts.place = [];
  put(reading, isOfQuality ? 'object' : 'verb', ...places, ...glosses);
  put(reading, verbs.length > 0 ? 'verb' : 'predicate', ...reading.degrees);
}

export function placeDone(reading: Reading): void {
  const { verbs, parts, isPast, isPerfect } = reading;
  const main = verbs[0]?.item.gloss ?? null;
  const isGoingOn = isPerfect && /ing(?: |$)/.test(verbs[0]?.item.text ?? '');
  const isOnlyThought = reading.items.some(({ lower }) => has(rules.unreal, lower));
  const isDone = (isPerfect || isPast) && !isGoingOn && !isOnlyThought && !has(rules.states, main);
  if (parts.verb && isDone && !parts.negator && !parts.question && main !== 'FINISH')
    put(reading, 'finish', sign('FINISH'));
}
