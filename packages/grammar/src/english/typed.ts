import rules from '../../rules/english-reading.json' with { type: 'json' };
import { has, rowOf } from './items.js';
import { withNumbers } from './numbers.js';
import { singularOf } from './unknown.js';

// "2day", "b4": spellings with a digit among the letters.
const WITH_DIGITS = Object.keys(rules.spellings).filter((word) => /\p{Nd}/u.test(word));

const WORD = new RegExp(
  [
    `(?<![\\p{L}\\p{Nd}])(?:${WITH_DIGITS.join('|')})(?![\\p{L}\\p{Nd}])`,
    '\\p{Sc}?\\p{Nd}+(?:[.,:]\\p{Nd}+)*(?:st|nd|rd|th|am|pm)?',
    "\\p{L}[\\p{L}\\p{M}]*(?:'[\\p{L}\\p{M}]+)*",
    '[,;:%]',
  ].join('|'),
  'giu',
);

const LONGEST_IDIOM = 7;

/** The words of a sentence, in full and with numbers as digits. */
export function textsOf(sentence: string): string[] {
  const words = [...sentence.matchAll(WORD)].flatMap(([word]) => expanded(word));
  const whole = rowOf(rules.wholeSentences, words.join(' ').toLowerCase());
  return withAmounts(withNumbers(whole?.split(' ') ?? withIdioms(words)));
}

/** "The bill comes to 340 rupees": it is so much. */
function withAmounts(texts: readonly string[]): string[] {
  const at = texts.findIndex(
    (text, index) =>
      has(rules.amounting, text.toLowerCase()) &&
      texts[index + 1]?.toLowerCase() === 'to' &&
      /^\p{Nd}+$/u.test(texts[index + 2] ?? '') &&
      (!/^\p{L}/u.test(texts[index + 3] ?? '') ||
        has(rules.spelledUnits, singularOf(texts[index + 3]?.toLowerCase() ?? '')) ||
        rowOf<unknown>(rules.keptPrepositions, texts[index + 3] ?? '') !== undefined),
  );
  return at < 0 ? [...texts] : [...texts.slice(0, at), 'is', ...texts.slice(at + 2)];
}

/** "Went well", "a piece of cake": what is meant, in plain words. */
function withIdioms(words: readonly string[]): string[] {
  const result: string[] = [];
  for (let from = 0; from < words.length; ) {
    const [length, plain] = idiomAt(words, from) ?? [1, [words[from] ?? '']];
    result.push(...plain);
    from += length;
  }
  return result;
}

function idiomAt(
  words: readonly string[],
  from: number,
): readonly [number, readonly string[]] | null {
  for (let length = LONGEST_IDIOM; length > 0; length -= 1) {
    const phrase = words.slice(from, from + length);
    const plain = rowOf(rules.idioms, phrase.join(' ').toLowerCase());
    if (plain !== undefined && phrase.length === length) return [length, plain.split(' ')];
  }
  return null;
}

function expanded(word: string): string[] {
  const lower = word.toLowerCase();
  const whole = rowOf(rules.shortForms, lower) ?? spelledFully(word);
  if (whole !== undefined) return whole.split(' ');
  for (const [ending, full] of Object.entries(rules.endings))
    if (lower.endsWith(ending)) return [word.slice(0, -ending.length), full];
  if (!lower.endsWith("'s")) return [word];
  const stem = word.slice(0, -2);
  return has(rules["isBefore's"], stem.toLowerCase()) ? [stem, 'is'] : [word];
}

/** "Pls", "tommorow": how a word is written in full; a capital alone is a letter. */
export const spelledFully = (word: string): string | undefined =>
  /^\p{Lu}$/u.test(word) || (/^\p{Lu}+$/u.test(word) && has(rules.keptCapitals, word.toLowerCase()))
    ? undefined
    : rowOf(rules.spellings, word.toLowerCase());
