import { isFormOf } from './entries.js';
import type { Entry } from './entry.js';
import type { ReviewedForm } from './form.js';
import type { Concept, Relations } from './generated/lexicon.js';
import { type Difference, lookAlikesOf } from './look-alikes.js';
import { type Meaning, meaningsOf } from './relations.js';

/** What belongs to an entry: by its meaning, and by how it looks. */
export type Around = Meaning & {
  readonly lookAlikes: readonly { readonly id: string; readonly differs: Difference }[];
};

export function aroundOf(
  entries: readonly Entry[],
  known: {
    readonly concepts: readonly Concept[];
    readonly relations: Relations;
    readonly forms: readonly ReviewedForm[];
  },
): (entry: Entry) => Around {
  const meaningOf = meaningsOf(known.relations, known.concepts);
  const lookAlikes = lookAlikesOf(known.forms);
  const owners = new Map(entries.flatMap((entry) => ownForms(entry).map((id) => [id, entry.id])));
  return (entry) => {
    const alike = new Map<string, Difference>();
    for (const { formId, differs } of ownForms(entry).flatMap((id) => lookAlikes.get(id) ?? [])) {
      const other = owners.get(formId);
      if (other !== undefined && !alike.has(other)) alike.set(other, differs);
    }
    return {
      ...meaningOf(entry.conceptId),
      lookAlikes: [...alike].map(([id, differs]) => ({ id, differs })),
    };
  };
}

/** Of a letter its own variant's alone. */
const ownForms = ({ id, forms }: Entry): string[] =>
  forms.filter((form) => isFormOf(id, form.id)).map((form) => form.id);
