import { closenessOf } from '@isl/service-kit/closeness';

/** How a word of the query was met, the best first; over the words of a query they are added. */
const COST = { exact: 0, exactInText: 1, prefix: 2, doubled: 3, slip: 4, none: 8 } as const;

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
    const ways = Object.entries(match).map(([found, fields]) => costOf(term, found, fields));
    return sum + Math.min(COST.none, ...ways);
  }, 0);
}

function costOf(term: string, found: string, fields: readonly string[]): number {
  const closeness = closenessOf(term, found);
  if (closeness === null) return COST.none;
  return closeness === 'exact' && !fields.includes('title') ? COST.exactInText : COST[closeness];
}
