import type { Vocabulary } from '../vocabulary/vocabulary.js';
import type { LearnState } from './learn.js';
import { SECTIONS } from './sections.js';
import { findItem, type Item, itemsOf, search } from './shelf.js';
import { isShelfTab } from './tabs.js';

export const isSearching = ({ text }: LearnState): boolean => text.trim() !== '';

/** The cards that the state asks for. */
export function cardsOf(
  state: LearnState,
  vocabulary: Vocabulary,
  alphabet: string | null,
): readonly Item[] {
  const { tab, text, category } = state;
  if (isSearching(state)) {
    return search(
      SECTIONS.flatMap((section) => itemsOf(section, vocabulary, alphabet)),
      text,
    );
  }
  if (!isShelfTab(tab)) return [];
  const items = itemsOf(tab, vocabulary, alphabet);
  return tab === 'words' && category !== ''
    ? items.filter((item) => item.concept.category === category)
    : items;
}

/** The sign that stands on the stage. */
export function stageOf(
  { chosen, unknown, tab }: LearnState,
  vocabulary: Vocabulary,
  alphabet: string | null,
  { sign, isPlayerOnly }: { readonly sign: string | null; readonly isPlayerOnly: boolean },
): Item | null {
  if (unknown !== null) return null;
  if (!chosen) {
    // A section that is opened shows its first sign, still.
    if (!isShelfTab(tab) || isPlayerOnly) return null;
    return itemsOf(tab, vocabulary, alphabet).find(({ form }) => form) ?? null;
  }
  // A letter follows the alphabet, but one that the link itself names.
  if (chosen.concept.kind !== 'letter' || sign === chosen.id) {
    // Signers may not agree on it any more since it was chosen.
    const { concept } = chosen;
    const form = chosen.form ? vocabulary.form(chosen.form.id) : vocabulary.formOf(concept.id);
    return { ...chosen, form: form ?? null };
  }
  return findItem(chosen.concept.id, vocabulary, alphabet);
}

type Listed = {
  readonly items: readonly Item[];
  /** The names that the list gave the items. */
  readonly names: readonly string[];
  readonly unknown: readonly string[];
};

/** The list's signs, and the names in it that no sign has. */
export function listedOf(
  list: readonly string[],
  vocabulary: Vocabulary,
  alphabet: string | null,
): Listed {
  const all = list.map((name) => ({ name, item: findItem(name, vocabulary, alphabet) }));
  return {
    items: all.flatMap(({ item }) => item ?? []),
    names: all.flatMap(({ name, item }) => (item ? [name] : [])),
    unknown: all.filter(({ item }) => !item).map(({ name }) => name),
  };
}
