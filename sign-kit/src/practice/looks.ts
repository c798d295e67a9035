import type { VocabularyForm } from '../vocabulary/data.js';

/** So many of the four parts two forms share at least that are taken for each other. */
const NEARLY_ALL = 3;

/** How many of handshape, place, movement and hands two forms share. */
export function likeness(a: VocabularyForm, b: VocabularyForm): number {
  return a.looks.filter((part, at) => part !== '' && part === b.looks[at]).length;
}

/** The form that differs least from this one, where one differs in one part alone. */
export function twinOf(
  form: VocabularyForm,
  others: readonly VocabularyForm[],
): VocabularyForm | null {
  const [nearest] = others
    .map((other) => ({ other, likeness: likeness(form, other) }))
    .sort((a, b) => b.likeness - a.likeness);
  return nearest && nearest.likeness >= NEARLY_ALL ? nearest.other : null;
}
