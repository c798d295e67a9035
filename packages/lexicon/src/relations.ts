import { entryIdsOf } from './entries.js';
import type { Concept, Relations } from './generated/lexicon.js';
import type { Problem } from './problem.js';

const FILE = 'relations.json';

/** What an entry's meaning has to do with that of others, as ids on the wire. */
export type Meaning = {
  readonly opposites: readonly string[];
  readonly related: readonly string[];
};

export function relationProblems(
  { opposites, related }: Relations,
  concepts: readonly Concept[],
): Problem[] {
  const known = new Set(concepts.map(({ id }) => id));
  const seen = new Set<string>();
  const problems: Problem[] = [];
  for (const [field, groups] of Object.entries({ opposites, related })) {
    for (const [at, group] of groups.entries()) {
      const where = { file: FILE, field: `${field}.${at}` };
      for (const id of group.filter((one) => !known.has(one))) {
        problems.push({ ...where, reason: `there is no concept "${id}"` });
      }
      const key = `${field} ${[...group].sort().join(' ')}`;
      if (seen.has(key)) problems.push({ ...where, reason: 'is there already' });
      seen.add(key);
    }
  }
  return problems;
}

/** Looks up what the relations say of a concept; an opposite is not named once more as related. */
export function meaningsOf(
  { opposites, related }: Relations,
  concepts: readonly Concept[],
): (conceptId: string) => Meaning {
  const wire = new Map(concepts.map((concept) => [concept.id, entryIdsOf(concept)]));
  const idsOf = (ids: Iterable<string>): string[] => [...ids].flatMap((id) => wire.get(id) ?? []);
  const others = (groups: readonly (readonly string[])[], id: string): Set<string> =>
    new Set(
      groups
        .filter((group) => group.includes(id))
        .flat()
        .filter((one) => one !== id),
    );
  return (conceptId) => {
    const against = others(opposites, conceptId);
    const beside = [...others(related, conceptId)].filter((id) => !against.has(id));
    return { opposites: idsOf(against), related: idsOf(beside) };
  };
}
