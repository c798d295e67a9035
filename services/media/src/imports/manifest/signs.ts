import type { Entry, Lexicon } from '@isl/lexicon';
import type { Prompt } from '../../contributions/contribution.js';

export type FindSign = (name: string) => Prompt | { readonly problem: string };

/** Finds what a clip shows by an entry's id, a concept's id or a gloss of the lexicon. */
export function signsOf({ entries }: Pick<Lexicon, 'entries'>): FindSign {
  const byId = groupBy(entries, ({ id }) => id);
  const byConcept = groupBy(entries, ({ conceptId }) => conceptId);
  const byGloss = groupBy(entries, ({ gloss }) => gloss.toLowerCase());
  return (name) => {
    const found = byId.get(name) ?? byConcept.get(name) ?? byGloss.get(name.toLowerCase()) ?? [];
    const [entry] = found;
    if (!entry) return { problem: `the lexicon has no ${JSON.stringify(name)}` };
    if (found.length > 1) {
      return { problem: `may be any of ${found.map(({ id }) => id).join(', ')}: name one` };
    }
    return promptOf(entry);
  };
}

function groupBy(entries: readonly Entry[], keyOf: (entry: Entry) => string) {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return groups;
}

function promptOf({ id, kind, name }: Entry): Prompt {
  return { kind: kind === 'expression' ? 'expression' : 'sign', id, label: name };
}
