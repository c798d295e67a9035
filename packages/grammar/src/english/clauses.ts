import rules from '../../rules/english-reading.json' with { type: 'json' };
import { sign, spelled } from '../gloss.js';
import type { Clause, ClauseType, Gloss, Part } from '../types.js';
import { glossOf, has, type Item, rowOf } from './items.js';
import { type Phrase, phraseAt } from './noun-phrase.js';

type Placed = Phrase & { readonly before: Item | null; readonly at: number };

/** What is found in a clause before it is put in order. */
type Reading = {
  readonly items: readonly Item[];
  readonly parts: Partial<Record<Part, Gloss[]>>;
  readonly verbs: { readonly item: Item; readonly at: number }[];
  readonly phrases: Placed[];
  /** How much it is done: after the verb. */
  readonly degrees: Gloss[];
  readonly repeatsBare: boolean;
  isPast: boolean;
  isPerfect: boolean;
};

export type Role = 'asked' | 'told' | 'subordinate';

/** Reads the words of one clause: its parts, and whether it tells, asks or orders. */
export function readClause(source: readonly Item[], role: Role): Clause {
  const items = withoutFillers(source);
  const isOrder = role === 'told' && startsAsOrder(items);
  const reading: Reading = {
    items,
    parts: {},
    verbs: [],
    phrases: [],
    degrees: [],
    repeatsBare: tellsEvent(items),
    isPast: false,
    isPerfect: false,
  };
  for (let index = 0; index < items.length; ) index = readWord(reading, index);
  if (isPassive(reading)) turnAround(reading);
  placePhrases(reading, isOrder);
  placeComparison(reading);
  placeVerbs(reading);
  placeDone(reading);
  return {
    type: typeOf(reading, role, isOrder),
    isCondition: false,
    isTopic: false,
    parts: reading.parts,
  };
}

function typeOf({ parts }: Reading, role: Role, isOrder: boolean): ClauseType {
  if (role === 'asked') return parts.question ? 'wh' : 'polar';
  return isOrder ? 'imperative' : 'statement';
}

const withoutFillers = (items: readonly Item[]): Item[] =>
  items.filter(({ kind, lower }) => kind !== 'comma' && !has(rules.fillers, lower));

/** A verb first, "don't", "be" or "let us": nobody stands before it. */
function startsAsOrder(items: readonly Item[]): boolean {
  const first = items.find(
    ({ kind, lower, gloss }) =>
      !['adverb', 'negator', 'time', 'joiner', 'subordinator', 'dropped'].includes(kind) ||
      gloss === 'NONE' ||
      has(rules.orderWords, lower),
  );
  return (
    first?.kind === 'verb' || (first?.kind === 'auxiliary' && has(rules.orderWords, first.lower))
  );
}

/** What happens, happened or will: the things in it are certain ones, not a kind of things. */
function tellsEvent(items: readonly Item[]): boolean {
  return (
    items.every(({ kind }) => kind !== 'negator') &&
    items.some(
      ({ kind, lower, gloss, isPast }) =>
        (kind === 'verb' && (isPast || lower.endsWith('ing')) && !has(rules.ofKinds, gloss)) ||
        has(rules.future, lower) ||
        lower === 'did',
    )
  );
}

// -- Word by word ---------------------------------------------------------------------------------

const put = ({ parts }: Reading, part: Part, ...signs: readonly Gloss[]): void => {
  if (signs.length > 0) parts[part] = [...(parts[part] ?? []), ...signs];
};

/** Reads the word or the phrase at the index: the index after it. */
function readWord(reading: Reading, index: number): number {
  const item = reading.items[index] as Item;
  switch (item.kind) {
    case 'auxiliary':
      reading.isPast ||= item.isPast && !has(rules.copulas, item.lower);
      return index + 1;
    case 'verb':
      readVerb(reading, item, index);
      return index + 1;
    case 'modal':
      put(reading, item.gloss === 'MAYBE' ? 'opener' : 'modal', glossOf(item));
      return index + 1;
    case 'negator':
      put(reading, 'negator', glossOf(item));
      return index + 1;
    case 'greeting':
      put(reading, 'greeting', glossOf(item));
      return index + 1;
    case 'question':
      return readQuestion(reading, item, index);
    case 'adverb':
      return readAdverb(reading, item, index);
    case 'joiner':
      return readJoined(reading, item, index);
    case 'preposition':
      return readPreposition(reading, item, index);
    case 'quantity':
      if (item.lower === 'no' || item.lower === 'any') return readNone(reading, item, index);
      return readPhrase(reading, index, null);
    default:
      return item.kind === 'dropped' ? index + 1 : readPhrase(reading, index, null);
  }
}

function readVerb(reading: Reading, item: Item, index: number): void {
  if (item.gloss === 'HAVE' && isHelper(reading, index)) {
    reading.isPerfect = true;
    return;
  }
  reading.isPast ||= item.isPast && reading.verbs.length === 0;
  reading.verbs.push({ item, at: index });
}

/** "Have" before a participle, also with the subject between them: have you seen it. */
function isHelper({ items, verbs }: Reading, index: number): boolean {
  if (verbs.length > 0) return false;
  let next = index + 1;
  const isTurned = items.slice(0, index).every(({ kind }) => kind === 'question');
  if (isTurned) next = phraseAt(items, next, false)?.end ?? next;
  while (['negator', 'adverb', 'dropped'].includes(items[next]?.kind ?? '')) next += 1;
  const verb = items[next];
  return (
    (verb?.kind === 'verb' && (verb.isPast || has(rules.sameParticiple, verb.gloss))) ||
    verb?.lower === 'been'
  );
}

function readQuestion(reading: Reading, item: Item, index: number): number {
  const { items } = reading;
  const signs = (item.gloss ?? 'WHAT').split(' ').map(sign);
  const next = items[index + 1];
  const isOfNoun = next?.kind === 'noun' || (next?.kind === 'adjective' && item.gloss !== 'HOW');
  const phrase = isOfNoun ? phraseAt(items, index + 1, false) : null;
  if (!phrase) {
    put(reading, 'question', ...signs);
    return index + 1;
  }
  const isTime = has(rules.askedBesideWhat, phrase.signs.at(-1)?.gloss);
  const isSubject = items[phrase.end]?.kind === 'verb';
  put(reading, isTime ? 'question' : isSubject ? 'subject' : 'object', ...phrase.signs);
  put(reading, 'question', ...signs);
  return phrase.end;
}

function readAdverb(reading: Reading, item: Item, index: number): number {
  const { items } = reading;
  const next = items[index + 1];
  if (item.gloss === 'ALREADY') reading.isPerfect = true;
  else if (
    has(rules.degrees, item.gloss) &&
    (next?.kind === 'adjective' || next?.kind === 'quantity')
  ) {
    const phrase = phraseAt(items, index + 1, reading.repeatsBare);
    if (phrase) {
      const signs = [...phrase.signs, glossOf(item)];
      reading.phrases.push({ ...phrase, signs, before: null, at: index });
      return phrase.end;
    }
  } else if (has(rules.degrees, item.gloss)) reading.degrees.push(glossOf(item));
  else put(reading, partOfAdverb(item.gloss), glossOf(item));
  return index + 1;
}

function partOfAdverb(gloss: string | null): Part {
  if (has(rules.places, gloss)) return 'place';
  return has(rules.adverbsOfTime, gloss) ? 'time' : 'manner';
}

/** "Tea or coffee": one phrase; where clauses are joined, they were split before. */
function readJoined(reading: Reading, item: Item, index: number): number {
  const last = reading.phrases.at(-1);
  const phrase = phraseAt(reading.items, index + 1, reading.repeatsBare);
  if (!phrase || !last || last.end !== index) return index + 1;
  const signs = [...last.signs, sign(item.gloss ?? 'AND'), ...phrase.signs];
  reading.phrases[reading.phrases.length - 1] = { ...last, signs, end: phrase.end };
  return phrase.end;
}

function readPreposition(reading: Reading, item: Item, index: number): number {
  const end = readPhrase(reading, index + 1, item);
  if (end > index + 1) return end;
  const verb = reading.items[index + 1];
  if (item.gloss && !(verb?.kind === 'verb'))
    put(reading, item.gloss === 'FROM' ? 'predicate' : 'manner', sign(item.gloss));
  return index + 1;
}

/** "No money", "not any milk": the negator comes last. */
function readNone(reading: Reading, item: Item, index: number): number {
  const isVerbless = !reading.items.some(({ kind }) => kind === 'verb');
  if (item.lower === 'no' || (reading.parts.negator && isVerbless && isThere(reading)))
    reading.parts.negator = [sign(isVerbless ? 'NONE' : 'NOT')];
  return readPhrase(reading, index + 1, null, index + 1);
}

function readPhrase(
  reading: Reading,
  index: number,
  before: Item | null,
  otherwise = before === null ? index + 1 : index,
): number {
  const phrase = phraseAt(reading.items, index, reading.repeatsBare);
  if (!phrase) return otherwise;
  reading.phrases.push({ ...phrase, before, at: before === null ? index : index - 1 });
  return phrase.end;
}

const isThere = ({ items }: Reading): boolean =>
  items.some(({ lower, kind }) => lower === 'there' && kind === 'dropped');

// -- The parts ------------------------------------------------------------------------------------

const firstVerbAt = ({ verbs }: Reading): number => verbs[0]?.at ?? -1;

/** "Was written": what stands first is what it is done to. */
function isPassive({ items, verbs }: Reading): boolean {
  const [first] = verbs;
  if (!first || first.item.lower.endsWith('ing') || has(rules.neverPassive, first.item.gloss))
    return false;
  const before = items.slice(0, first.at).findLast(({ kind }) => !has(['adverb', 'negator'], kind));
  const isTurned = has(rules.copulas, items[0]?.lower);
  const isDone = first.item.isPast || has(rules.sameParticiple, first.item.gloss);
  return isDone && (has(rules.copulas, before?.lower) || isTurned);
}

function turnAround(reading: Reading): void {
  const { phrases, items } = reading;
  reading.isPast ||= items.some(({ lower }) => has(rules.pastCopulas, lower));
  const by = phrases.findIndex(({ before, use }) => before?.lower === 'by' && use !== 'clock');
  const done = phrases.findIndex(({ before, use }) => before === null && !isOfTime(use));
  const doer = phrases[by];
  const thing = phrases[done];
  if (!doer || !thing) return;
  phrases.splice(by, 1);
  phrases.splice(done, 1);
  put(reading, 'subject', ...doer.signs.map(asSubject));
  put(reading, 'object', ...thing.signs.map(asObject));
}

const isOfTime = (use: Phrase['use']): boolean =>
  use === 'time' || use === 'part of day' || use === 'clock';
const asSubject = (one: Gloss): Gloss => (one.gloss === 'ME' ? sign('I') : one);
const asObject = (one: Gloss): Gloss => (one.gloss === 'I' ? sign('ME') : one);

function placePhrases(reading: Reading, isOrder: boolean): void {
  placeTimes(reading);
  const firstVerb = firstVerbAt(reading);
  const isStill = firstVerb < 0;
  const isOfUs = reading.items[0]?.lower === 'lets';
  let hasSubject = (isOrder && !isOfUs) || reading.parts.subject !== undefined;
  for (const phrase of spoken(reading)) {
    const { signs, before, use, at } = phrase;
    const isEarly = isStill || at < firstVerb;
    if (before !== null) placeWithPreposition(reading, phrase, hasSubject);
    else if (isThere(reading)) put(reading, isStill ? 'predicate' : 'subject', ...signs);
    else if (use === 'quality' && !isStill && !isEarly)
      put(reading, isMoreThan(reading) ? 'manner' : 'predicate', ...signs);
    else if (!hasSubject && isEarly) {
      put(reading, use === 'quality' ? 'predicate' : 'subject', ...signs);
      hasSubject = true;
    } else put(reading, isEarly ? 'predicate' : 'object', ...signs);
  }
}

function placeTimes({ phrases, parts }: Reading): void {
  const uses: readonly Phrase['use'][] = ['time', 'part of day', 'clock'];
  const times = uses.flatMap((use) =>
    phrases
      .filter((phrase) => phrase.use === use)
      .flatMap(({ signs, before }) => [
        ...signs,
        ...(has(rules.keptWithTimes, before?.lower) && before?.gloss ? [sign(before.gloss)] : []),
      ]),
  );
  if (times.length > 0) parts.time = [...(parts.time ?? []), ...times];
}

/** "It rains", "it is good to meet you": nobody is pointed at. Vehicles come before the goal. */
function spoken(reading: Reading): readonly Placed[] {
  const { phrases, verbs, parts, items } = reading;
  const isEmptyIt =
    verbs.some(({ item }) => has(rules.weather, item.gloss)) ||
    phrases.some(({ signs }) => signs.some(({ gloss }) => has(rules.weather, gloss))) ||
    parts.question?.[0]?.gloss === 'TIME' ||
    (phrases.some(({ use }) => use === 'quality') &&
      verbs.length > 0 &&
      items.some(isInfinitive)) ||
    (!parts.question &&
      phrases.every(({ use, signs }) => isOfTime(use) || signs[0]?.gloss === 'IT') &&
      verbs.length === 0);
  const kept = phrases.filter(
    ({ signs: [first], before, use }) =>
      !isOfTime(use) && !(isEmptyIt && before === null && first?.gloss === 'IT'),
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

const isInfinitive = ({ kind }: Item, index: number, items: readonly Item[]): boolean =>
  kind === 'verb' && items[index - 1]?.lower === 'to';

function placeWithPreposition(reading: Reading, phrase: Placed, hasSubject: boolean): void {
  const { signs, before, category } = phrase;
  const { verbs } = reading;
  const isQuality = reading.phrases.some(
    ({ use, before: led }) => use === 'quality' && led === null,
  );
  if (has(rules.comparedAfter, before?.lower)) put(reading, 'object', ...signs.map(asSubject));
  else if (
    before?.lower === 'of' ||
    (isQuality && verbs.length === 0 && has(rules.afterQuality, before?.lower))
  )
    put(reading, 'object', ...signs);
  else {
    const isMoving = before?.gloss === 'FROM' && verbs.length > 0;
    const kept = before?.gloss && !isMoving ? [sign(before.gloss)] : [];
    const isStill = verbs.length === 0 && hasSubject && !isQuality && !isThere(reading);
    const isEvent = has(rules.keptWithTimes, before?.lower) && !isStill;
    const isPredicate = isStill && !reading.parts.predicate && category !== 'time';
    put(reading, isEvent ? 'time' : isPredicate ? 'predicate' : 'place', ...signs, ...kept);
  }
}

const isMoreThan = ({ verbs }: Reading): boolean =>
  !verbs.some(({ item }) => has(rules.linking, item.gloss));

function placeComparison(reading: Reading): void {
  const { items, parts } = reading;
  const quality = items.find(
    ({ kind, lower }) =>
      (kind === 'adjective' || kind === 'adverb') &&
      (/(?:er|est)$/.test(lower) ||
        rowOf(rules.comparatives, lower) ||
        rowOf(rules.superlatives, lower)),
  );
  const isThan = items.some(({ lower }) => lower === 'than');
  const isMost =
    quality !== undefined &&
    (quality.lower.endsWith('est') || rowOf(rules.superlatives, quality.lower) !== undefined);
  const isSame = items.filter(({ lower }) => lower === 'as').length === 2;
  const part = parts.manner && !parts.predicate ? 'manner' : 'predicate';
  const isCounted = parts[part]?.some(({ gloss }) => gloss === 'MORE');
  if (isSame) put(reading, part, sign('SAME'));
  else if (quality && isMost) put(reading, part, spelled('most'));
  else if (isThan && quality && !isCounted) put(reading, part, sign('MORE'));
}

function placeVerbs(reading: Reading): void {
  const { verbs, items, phrases } = reading;
  const glosses = verbs.map(({ item }) => glossOf(item)).reverse();
  // "Happy to see you": the quality is the predicate.
  const isOfQuality =
    phrases.some(({ use, at }) => use === 'quality' && at < firstVerbAt(reading)) &&
    items.some(isInfinitive) &&
    verbs.every(({ at }) => items[at - 1]?.lower === 'to');
  put(reading, isOfQuality ? 'object' : 'verb', ...glosses);
  put(reading, verbs.length > 0 ? 'verb' : 'predicate', ...reading.degrees);
}

function placeDone(reading: Reading): void {
  const { verbs, parts, isPast, isPerfect } = reading;
  const main = verbs[0]?.item.gloss ?? null;
  const isDone = (isPerfect || isPast) && !has(rules.states, main);
  if (parts.verb && isDone && !parts.negator && !parts.question && main !== 'FINISH')
    put(reading, 'finish', sign('FINISH'));
}
