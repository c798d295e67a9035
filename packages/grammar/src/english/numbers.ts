import rules from '../../rules/english-reading.json' with { type: 'json' };
import { has, rowOf } from './items.js';

const { numbers, scales, ordinals, clock, money } = rules;
const isDigits = (text: string | undefined): text is string => /^\p{Nd}+$/u.test(text ?? '');
const isSum = (text: string | undefined): boolean => /^\p{Nd}+(?:\.\p{Nd}+)?$/u.test(text ?? '');

/** The words with numbers as digits, sums of money as number and coin, and clock times as 4:30. */
export function withNumbers(texts: readonly string[]): string[] {
  return withClock(withSums(texts.map(counted).flatMap(separated)));
}

/** "Gate no 2": its number; "20 %": percent. */
function counted(text: string, index: number, texts: readonly string[]): string {
  const name = rowOf(rules.numberMarks, text.toLowerCase());
  if (name === undefined) return text;
  return isDigits(texts[index + (text === '%' ? -1 : 1)]) ? name : text;
}

/** "₹500": 500 rupees; "15th": 15; "1,250": 1250; "10am": 10 am. */
function separated(text: string): string[] {
  const [, coin, digits, ending] =
    /^(\p{Sc}?)(\p{Nd}[\p{Nd}.,:]*)(\p{L}*)$/u.exec(text.toLowerCase()) ?? [];
  if (digits === undefined) return [text];
  const number = digits.replaceAll(',', '');
  const unit = rowOf(money, coin ?? '');
  const isOrdinal = has(rules.ordinalEndings, ending);
  return [number, ...(unit ? [unit] : []), ...(ending && !isOrdinal ? [ending] : [])];
}

/** "Twenty five", "two hundred and ten", "one lakh" as digits; "Rs 500" as 500 rupees. */
function withSums(texts: readonly string[]): string[] {
  const result: string[] = [];
  for (let from = 0; from < texts.length; ) {
    const sum = sumAt(texts, from);
    const coin = rowOf(money, (texts[from] ?? '').toLowerCase());
    if (sum) {
      result.push(sum.digits);
      from = sum.end;
    } else if (coin !== undefined && isSum(texts[from + 1])) {
      result.push(texts[from + 1] ?? '', coin);
      from += 2;
    } else {
      result.push(texts[from] ?? '');
      from += 1;
    }
  }
  return result;
}

function sumAt(
  texts: readonly string[],
  from: number,
): { readonly digits: string; readonly end: number } | null {
  let [total, current, end, last] = [0, 0, from, Number.POSITIVE_INFINITY];
  // "A hundred": one of them.
  const isOne = (index: number): boolean =>
    texts[index]?.toLowerCase() === 'a' &&
    rowOf(scales, (texts[index + 1] ?? '').toLowerCase()) !== undefined;
  const valueAt = (index: number): number =>
    isOne(index) ? 1 : Number(rowOf(numbers, (texts[index] ?? '').toLowerCase()) ?? Number.NaN);
  for (let index = from; index < texts.length; index += 1) {
    const word = (texts[index] ?? '').toLowerCase();
    const scale = rowOf(scales, word);
    const isLinked = word === 'and' && last >= 100 && end > from && valueAt(index + 1) < 100;
    if (isLinked) continue;
    const value = isDigits(word) && rowOf(scales, texts[index + 1] ?? '') ? +word : valueAt(index);
    if (scale !== undefined && end > from) {
      current *= scale;
      if (scale > 100) [total, current] = [total + current, 0];
      last = scale;
    } else if (!Number.isNaN(value) && fitsAfter(value, last)) {
      current += value;
      last = value;
    } else break;
    end = index + 1;
  }
  return end > from ? { digits: String(total + current), end } : null;
}

/** Twenty, then five; a hundred, then ten; but not one, then two. */
const fitsAfter = (value: number, last: number): boolean =>
  last === Number.POSITIVE_INFINITY || last >= 100 || (last >= 20 && last < 100 && value < 10);

/** "Half past four" as 4:30, "10 am" as 10:00am, "five o'clock" as 5:00. */
function withClock(texts: readonly string[]): string[] {
  const result: string[] = [];
  for (let from = 0; from < texts.length; ) {
    const [hour, end] = hourAt(texts, from);
    if (hour === null) {
      result.push(texts[from] ?? '');
      from += 1;
    } else {
      const half = (texts[end] ?? '').toLowerCase();
      const isMarked = Object.hasOwn(clock.partsOfDay, half);
      result.push(`${hour}${isMarked ? half : ''}`);
      from = end + Number(isMarked || half === clock.full);
    }
  }
  return result;
}

/** "From 6 in the morning to 2 in the afternoon": each hour with its part of the day. */
function hourOfDayAt(texts: readonly string[], from: number): readonly [string, number] | null {
  const lower = texts.map((text) => text.toLowerCase());
  const [before, hour = '', led, the, part] = lower.slice(Math.max(from - 1, 0), from + 4);
  const isNight = led === 'at' && rowOf(clock.dayParts, the ?? '') !== undefined;
  const isOfDay = led === 'in' && the === 'the' && rowOf(clock.dayParts, part ?? '') !== undefined;
  const isRange = has(clock.rangeLeads, before) && lower.includes('from');
  const [, digits, minutes = '00'] = /^(\p{Nd}{1,2})(?:[:.](\p{Nd}{2}))?$/u.exec(hour) ?? [];
  if (from < 1 || digits === undefined || !isRange || !(isNight || isOfDay)) return null;
  return [`${digits}:${minutes}${isNight ? the : part}`, from + (isNight ? 3 : 4)];
}

/** The hour at this place and where the words after it begin. */
function hourAt(texts: readonly string[], from: number): readonly [string | null, number] {
  const word = (texts[from] ?? '').toLowerCase();
  const next = (texts[from + 1] ?? '').toLowerCase();
  const third = texts[from + 2];
  const ofDay = hourOfDayAt(texts, from);
  if (ofDay) return ofDay;
  const minutes = rowOf(clock.fractions, word);
  if (minutes !== undefined && next === clock.past && isDigits(third))
    return [`${third}:${minutes}`, from + 3];
  if (minutes !== undefined && next === clock.to && isDigits(third))
    return [`${(Number(third) + 11) % 12 || 12}:${60 - Number(minutes)}`, from + 3];
  if (isDigits(word) && next === clock.past && isDigits(third))
    return [`${third}:${word.padStart(2, '0')}`, from + 3];
  if (/^\p{Nd}{1,2}[:.]\p{Nd}{2}$/u.test(word) && (word.includes(':') || isClockAfter(texts, from)))
    return [word.replace('.', ':'), from + 1];
  const isHour = isDigits(word) && (next === clock.full || Object.hasOwn(clock.partsOfDay, next));
  return isHour ? [`${word}:00`, from + 1] : [null, from];
}

const isClockAfter = (texts: readonly string[], from: number): boolean =>
  has(clock.after, texts[from - 1]?.toLowerCase()) ||
  (texts[from - 1]?.toLowerCase() === clock.to &&
    texts[from - 3]?.toLowerCase() === 'from' &&
    !Object.values(money).includes(texts[from + 1]?.toLowerCase() ?? '')) ||
  Object.hasOwn(clock.partsOfDay, texts[from + 1]?.toLowerCase() ?? '');

/** The signs of a clock time and the part of the day it names: 4:30, 10:00pm. */
export function readClock(text: string): {
  readonly numbers: readonly string[];
  readonly partOfDay: string | null;
} {
  const [, hour = '', minutes = '', half = ''] = /^(\d+):(\d+)([a-z]*)$/.exec(text) ?? [];
  const named = rowOf(clock.partsOfDay, half);
  const partOfDay =
    named?.findLast(({ from }) => from <= Number(hour) % 12)?.sign ??
    rowOf(clock.dayParts, half) ??
    null;
  return {
    numbers: [String(Number(hour)), ...(Number(minutes) === 0 ? [] : [minutes])],
    partOfDay,
  };
}

/** "Fifteenth" before or after a month. */
export const ordinalOf = (word: string): string | undefined => rowOf(ordinals, word);
