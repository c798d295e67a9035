import { distance } from 'fastest-levenshtein';

/** Words of three letters' worth and less stay: 'ok' and 'hi' are searched for too. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu) ?? [])];
}

/** Part of a word's length that may be mistyped; words below four letters must be right. */
const FUZZINESS = 0.25;
const FUZZY_FROM_LENGTH = 4;

/** Those of the known words that begin with the word, also with a typing slip. */
export function wordsNear(word: string, known: readonly string[]): string[] {
  const slips = word.length < FUZZY_FROM_LENGTH ? 0 : Math.round(word.length * FUZZINESS);
  return known.filter((other) => other.startsWith(word) || distance(word, other) <= slips);
}
