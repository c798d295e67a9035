import rules from '../../rules/hindi-reading.json' with { type: 'json' };
import names from '../../rules/names.json' with { type: 'json' };
import { sign } from '../gloss.js';
import type { Gloss } from '../types.js';
import { FORMERLY } from './apart.js';
import { close, type Reading } from './reading.js';
import { spellingsOf } from './spelling.js';
import { glossOf, has, type Item, isLight, isVerb } from './words.js';

const both = ['दोनों', 'तीनों', 'चारों'].flatMap(spellingsOf);
const festivals = names.festivals.map((name) => name.toLowerCase());

export function readNumber(reading: Reading, item: Item, index: number): void {
  const before = reading.items[index - 1];
  const text = item.gloss ?? '';
  // "Hum dono", the two of us.
  if (before?.role === 'pronoun' && has(both, item.key) && reading.chunks.length > 0) {
    reading.chunks.find(([first]) => first?.gloss === before.gloss)?.push(sign(text));
    return;
  }
  // "Bukhar hai teen din se", a fever for three days: the number is of what follows.
  const isAfter = before?.role === 'word' && (before.wordClass === 'noun' || isDaily(before));
  if (isAfter || before?.role === 'auxiliary') close(reading);
  const { late } = reading;
  const next = reading.items[index + 1];
  if (isYear(text, before, next)) {
    reading.times.day.push(sign(text));
    return;
  }
  const isClock = next?.role === 'clock';
  const half = /^(\d+)\.5$/.exec(text)?.[1];
  const isMeasured =
    text.includes('.') &&
    (has(rules.measures, next?.gloss ?? next?.spelling) || has(rules.units, next?.gloss));
  const clock =
    half === undefined && next?.role !== 'scale' && !isMeasured && /^(\d+)[:.](\d+)$/.exec(text);
  // "11:30 par hogi": with no hour said after it.
  if (clock && !isClock && text.includes(':')) {
    const { times } = reading;
    const parts = [clock[1], clock[2]].map((part) => sign(String(Number(part))));
    times.clock.push(...times.partOfDay.splice(0), sign('TIME'), ...parts);
    return;
  }
  if (clock) {
    late.push(...[clock[1], clock[2]].map((part) => sign(String(Number(part)))));
    return;
  }
  if (half !== undefined && next?.role !== 'scale')
    late.push(sign(half), sign(isClock ? '30' : 'HALF'));
  else if (before?.role === 'fraction' && before.gloss === '30' && !isClock)
    late.push(sign(text), sign('HALF'));
  else if (before?.role === 'fraction') late.push(...hourWith(Number(text), Number(before.gloss)));
  else if (item.role === 'scale' || before?.role === 'scale') addToSum(late, item);
  else late.push(sign(text));
}

/** "Bhains roz aath litre doodh deti hai": how often parts what stands around it. */
const isDaily = ({ category, wordClass }: Item): boolean =>
  category === 'time' && wordClass === 'adverb';

/** "1990 se", "12 March 1990 ko". */
const isYear = (text: string, before: Item | undefined, next: Item | undefined): boolean =>
  /^(?:1[5-9]|20)\d\d$/.test(text) &&
  (before?.category === 'time' || has(['ablative', 'postposition'], next?.role));

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

export function readClock(reading: Reading): void {
  const { late, times } = reading;
  const ofDay = times.clock.length > 0 ? times.partOfDay.splice(0) : [];
  if (late.length > 0) times.clock.push(...ofDay, sign('TIME'), ...late);
  reading.late = [];
}

/** "Hafte mein do baar", twice a week: the week, then how often. */
export function readOften(reading: Reading): void {
  const { late, chunks, times } = reading;
  // "Agli baar", next time.
  const isNear =
    has([...rules.nearTimes, 'FIRST'], late.at(-1)?.gloss) ||
    reading.chunk.at(-1)?.gloss === 'THIS';
  if (isNear) {
    times.day.push(...reading.chunk, ...late, sign('TIME'));
    [reading.chunk, reading.late] = [[], []];
  }
  if (isNear || !/^\d+$/.test(late.at(-1)?.gloss ?? '')) return;
  const isOfUnit = chunks.at(-1)?.length === 1 && has(rules.units, chunks.at(-1)?.[0]?.gloss);
  const unit = isOfUnit ? (chunks.pop() ?? []) : [];
  times.day.push(...unit, ...late.splice(-1), sign('TIME'));
}

export function readTime({ times }: Reading, gloss: Gloss): void {
  const use = has(rules.partsOfDay, gloss.gloss) ? 'partOfDay' : 'day';
  times[use].push(gloss);
}

function isBeforeThing({ items, chunks }: Reading, unit: Item): boolean {
  const at = items.indexOf(unit);
  const [thing, than, number, next] = [items[at - 3], items[at - 2], items[at - 1], items[at + 1]];
  const isCount = has(['number', 'one'], number?.role) || number?.gloss === 'HALF';
  return (
    chunks.length > 0 &&
    isCount &&
    than?.role === 'ablative' &&
    thing?.role === 'word' &&
    thing.wordClass === 'noun' &&
    !has([...rules.peopleCategories, 'time'], thing.category) &&
    next?.gloss === 'BEFORE'
  );
}

function isOfThing({ items }: Reading, at: number): boolean {
  const thing = items.slice(0, at).findLast(({ role }) => !has(['ablative', 'genitive'], role));
  return (
    thing?.role === 'word' &&
    thing.wordClass === 'noun' &&
    thing.gloss !== null &&
    !has([...rules.peopleCategories, 'time'], thing.category) &&
    items.slice(at + 1).some(isVerb)
  );
}

/** "Bahut dinon baad", many days later. */
const many = (one: Gloss): Gloss => (one.gloss === 'VERY' ? sign('MANY') : one);

/** "Do saal pehle aaya", ago; "ek ghanta pehle nikalna", early; "do din pehle batana", before. */
function agoOf({ items, isPast }: Reading, unit: string): string {
  const verb = items.findLast((one) => isVerb(one) && !isLight(one)) ?? items.findLast(isVerb);
  const isToDo =
    !isPast &&
    verb !== undefined &&
    (has(['order', 'plain', 'future', 'stem'], verb.tense) ||
      items.some(({ role }) => has(['can', 'must', 'chahie'], role)));
  if (!isToDo) return 'AGO';
  const isOfOther = items.some(({ role }) => has(['ablative', 'genitive'], role));
  const isShort = has(['HOUR', 'MINUTE'], unit) && has(rules.goings, verb.gloss) && !isOfOther;
  return isShort ? 'EARLY' : 'BEFORE';
}

const isTimeBefore = ({ items }: Reading, word: Item): boolean => {
  const before = items.slice(0, items.indexOf(word)).findLast(({ role }) => role !== 'genitive');
  return before?.category === 'time';
};

/** Days and months with what belongs to them: next Monday, five May, two days later. */
export function readWhen(reading: Reading, item: Item, before: Item | undefined): boolean {
  const { times, late } = reading;
  const gloss = item.gloss ?? '';
  if (item.key === FORMERLY) {
    readTime(reading, glossOf(item));
    return true;
  }
  // "Somvar ke alawa", except on Monday: it stands with the day.
  if (item.spelling === 'except' && times.day.length > 0 && isTimeBefore(reading, item)) {
    readTime(reading, glossOf(item));
    return true;
  }
  if (has(rules.units, gloss)) {
    const next = reading.items[reading.items.indexOf(item) + 1];
    const isNear =
      late.some((one) => has(rules.nearTimes, one.gloss)) || reading.chunk.at(-1)?.gloss === 'THIS';
    const isAgo =
      has(rules.afterUnits, next?.gloss) || has(['ablative', 'postposition'], next?.role);
    if (!isNear && !(isAgo && late.length > 0)) return false;
    // "Pariksha se do din pehle", two days before the exam.
    const thing = isBeforeThing(reading, item) ? (reading.chunks.pop() ?? []) : [];
    times.day.push(
      ...thing,
      ...(isNear ? [...reading.chunk, ...late, sign(gloss)] : [sign(gloss), ...late.map(many)]),
      ...(next?.gloss && !isNear && has(rules.afterUnits, next.gloss)
        ? [sign(next.gloss === 'BEFORE' ? agoOf(reading, gloss) : next.gloss)]
        : []),
    );
    [reading.chunk, reading.late] = [[], []];
    return true;
  }
  if (has(rules.afterUnits, gloss) && has(rules.units, before?.gloss)) return true;
  // "Saat tareekh ko", on the seventh.
  const marked = reading.items[reading.items.indexOf(item) + 1];
  const isDay = marked?.role === 'postposition' && /^\d+$/.test(late.at(-1)?.gloss ?? '');
  if (gloss === 'DATE' && isDay && before?.role === 'number') {
    const from = late.findLastIndex((one) => !/^\d+$/.test(one.gloss)) + 1;
    times.day.push(sign(gloss), ...late.splice(from));
    return true;
  }
  // "Paanch baje ke baad", "paanch baje se pehle".
  const at = reading.items.indexOf(item);
  const isAfterClock = reading.items
    .slice(Math.max(0, at - 2), at)
    .some(({ role }) => role === 'clock');
  if (has(rules.afterUnits, gloss) && isAfterClock && times.clock.length > 0) {
    times.clock.push(sign(gloss));
    return true;
  }
  // "Exam ke baad", "khane se pehle": a thing that is a time.
  if (has(['AFTER', 'BEFORE'], gloss) && isOfThing(reading, at)) {
    close(reading);
    times.day.push(...(reading.chunks.pop() ?? []), sign(gloss));
    return true;
  }
  // "Holi par", on Holi.
  const isOn = marked?.role === 'postposition';
  if (has(festivals, item.spelling?.toLowerCase()) && isOn) {
    readTime(reading, glossOf(item));
    return true;
  }
  // "Agli garmiyon mein", next summer.
  const following = reading.items[reading.items.indexOf(item) + 1];
  const isSeason =
    has(rules.seasonCategories, item.category) &&
    (has(rules.nearTimes, late.at(-1)?.gloss) || following?.role === 'postposition');
  if ((item.category !== 'time' && !isSeason) || has(rules.manners, gloss)) return false;
  // "Is somvar ko", this Monday.
  const isThis =
    reading.chunk.length === 1 && reading.chunk[0]?.gloss === 'THIS' && before?.gloss === 'THIS';
  if (isThis) times.day.push(...reading.chunk.splice(0));
  const [pointed] = reading.chunks.at(-1) ?? [];
  if (!isThis && before?.gloss === 'THIS' && before.role === 'pronoun' && pointed?.gloss === 'THIS')
    times.day.push(...(reading.chunks.pop() ?? []));
  const isLed = has([...rules.nearTimes, 'EVERY'], late.at(-1)?.gloss);
  const isDate = has(['number', 'one'], before?.role) && late.length > 0;
  if (isLed || isDate) times.day.push(...late.splice(-1));
  if (isLed) times.day.push(glossOf(item));
  else readTime(reading, glossOf(item));
  return true;
}
