import { closenessOf } from '@isl/service-kit/closeness';
import { latinKey } from './romanised.js';

/** How a word of the query was met, the best first; over the words of a query they are added. */
const COST = {
  ...{ exact: 0, exactInText: 1, romanised: 1.5, prefix: 2, romanisedPrefix: 2.5 },
  ...{ doubled: 3, slip: 4, none: 8 },
} as const;
/** In Latin letters a shorter one begins too many Hindi words. */
const ROMANISED_FROM_LENGTH = 2;
const ROMANISED_PREFIX_FROM_LENGTH = 3;
const IS_LATIN = /^[a-z]+$/;

/** A word as it is compared: case, the nukta (ज़, ज) and the sort of nasal (हाँ, हां) do not matter. */
export function foldTerm(term: string): string {
  return term
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\u093C', '')
    .replaceAll('\u0901', '\u0902');
}

/** What was asked, as Hindi in Latin letters would be looked up. */
export const keysOf = (asked: readonly string[]): string[] =>
  asked.filter((term) => term.length >= ROMANISED_FROM_LENGTH && IS_LATIN.test(term)).map(latinKey);

/**
 * How far what was found is from what was asked: 0 where every word stands in the title. `match`
 * has for each word that was found the fields it is in.
 */
export function distanceFrom(
  asked: readonly string[],
  match: Readonly<Record<string, readonly string[]>>,
): number {
  return asked.reduce((sum, term) => {
    const ways = Object.entries(match).map(([found, fields]) => costOf(term, found, fields));
    return sum + Math.min(COST.none, ...ways);
  }, 0);
}

function costOf(term: string, found: string, fields: readonly string[]): number {
  const [key] = fields.includes('latin') ? keysOf([term]) : [];
  const asHindi = key === undefined ? COST.none : romanisedCost(key, found);
  if (fields.every((field) => field === 'latin')) return asHindi;
  const closeness = closenessOf(term, found);
  if (closeness === null) return asHindi;
  return closeness === 'exact' && !fields.includes('title') ? COST.exactInText : COST[closeness];
}

function romanisedCost(key: string, found: string): number {
  if (found === key) return COST.romanised;
  const isLong = key.length >= ROMANISED_PREFIX_FROM_LENGTH;
  return isLong && found.startsWith(key) ? COST.romanisedPrefix : COST.none;
}
