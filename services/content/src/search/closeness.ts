import { distance as editsBetween } from 'fastest-levenshtein';

/** How a word of the query was met, the best first; over the words of a query they are added. */
const CLOSENESS = { exact: 0, exactInText: 1, prefix: 2, doubled: 3, slip: 4, none: 8 } as const;

/** Part of a word's length that may be mistyped; words below four letters must be right. */
const FUZZINESS = 0.25;
const FUZZY_FROM_LENGTH = 4;

/** How many letters of a word may be wrong, missing or too many. */
export function slipsAllowed(term: string): number {
  return term.length < FUZZY_FROM_LENGTH ? 0 : Math.round(term.length * FUZZINESS);
}

/** A word as it is compared: case, the nukta (ज़, ज) and the sort of nasal (हाँ, हां) do not matter. */
export function foldTerm(term: string): string {
  return term
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\u093C', '')
    .replaceAll('\u0901', '\u0902');
}

/**
 * How far what was found is from what was asked: 0 where every word stands in the title. `match`
 * has for each word that was found the fields it is in.
 */
export function distanceFrom(
  asked: readonly string[],
  match: Readonly<Record<string, readonly string[]>>,
): number {
  return asked.reduce((sum, term) => {
    const ways = Object.entries(match).map(([found, fields]) => closenessOf(term, found, fields));
    return sum + Math.min(CLOSENESS.none, ...ways);
  }, 0);
}

function closenessOf(term: string, found: string, fields: readonly string[]): number {
  if (found === term) return fields.includes('title') ? CLOSENESS.exact : CLOSENESS.exactInText;
  if (found.startsWith(term)) return CLOSENESS.prefix;
  if (editsBetween(term, found) > slipsAllowed(term)) return CLOSENESS.none;
  return single(found) === single(term) ? CLOSENESS.doubled : CLOSENESS.slip;
}

/** With doubled letters written once: leaving one out is the commonest slip in English. */
const single = (term: string): string => term.replaceAll(/(.)\1+/gu, '$1');
