import { distance } from 'fastest-levenshtein';

/** How a word that was asked for was met, the best first; `doubled` is a slip in doubled letters only. */
export type Closeness = 'exact' | 'prefix' | 'doubled' | 'slip';

/** Part of a word's length that may be mistyped; words below four letters must be right. */
const FUZZINESS = 0.25;
const FUZZY_FROM_LENGTH = 4;

/** How many letters of a word may be wrong, missing or too many. */
export function slipsAllowed(asked: string): number {
  return asked.length < FUZZY_FROM_LENGTH ? 0 : Math.round(asked.length * FUZZINESS);
}

/** How close a word comes to the one that was asked for; null where it is another word. */
export function closenessOf(asked: string, found: string): Closeness | null {
  if (found === asked) return 'exact';
  if (found.startsWith(asked)) return 'prefix';
  if (distance(asked, found) > slipsAllowed(asked)) return null;
  return withSingleLetters(found) === withSingleLetters(asked) ? 'doubled' : 'slip';
}

/** With doubled letters written once: leaving one out is the commonest slip in English. */
const withSingleLetters = (word: string): string => word.replaceAll(/(.)\1+/gu, '$1');
