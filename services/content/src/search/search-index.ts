import type { components } from '@isl/contracts/content';
import MiniSearch from 'minisearch';

export type SearchHit = components['schemas']['SearchHit'];

/** A hit with the words it is found by beyond its title and text. */
export type SearchEntry = { readonly hit: SearchHit; readonly words: string };

/** Text beyond this is not indexed: a long post says what it is about before it. */
const INDEXED_CHARACTERS = 1_000;
/** Part of a word's length that may be mistyped; words below four letters must be right. */
const FUZZINESS = 0.25;
const FUZZY_FROM_LENGTH = 4;

export type SearchIndex = ReturnType<typeof createSearchIndex>;

/** Finds by beginnings of words and through a typing slip; holds the newest `capacity` of each kind. */
export function createSearchIndex(capacity: number) {
  const entries = new Map<string, SearchEntry>();
  const countOf = new Map<string, number>();
  const index = new MiniSearch<{ id: string; title: string; words: string; text: string }>({
    fields: ['title', 'words', 'text'],
    processTerm: (term) => term.normalize('NFKC').toLowerCase(),
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length < FUZZY_FROM_LENGTH ? false : FUZZINESS),
      boost: { title: 3, words: 2 },
    },
  });

  const drop = (kind: string, id: string): void => {
    const key = keyOf(kind, id);
    if (!entries.delete(key)) return;
    countOf.set(kind, (countOf.get(kind) ?? 1) - 1);
    index.discard(key);
  };

  const dropOldest = (kind: string): void => {
    for (const { hit } of entries.values()) {
      if (hit.kind === kind) {
        drop(kind, hit.id);
        return;
      }
    }
  };

  return {
    drop,

    put: (entry: SearchEntry): void => {
      const { kind, id, title, text } = entry.hit;
      const key = keyOf(kind, id);
      if (isSame(entries.get(key), entry)) return;
      drop(kind, id);
      const count = countOf.get(kind) ?? 0;
      if (count >= capacity) dropOldest(kind);
      countOf.set(kind, Math.min(count, capacity - 1) + 1);
      entries.set(key, entry);
      index.add({
        id: key,
        title,
        words: entry.words,
        text: (text ?? '').slice(0, INDEXED_CHARACTERS),
      });
    },

    /** Best first. */
    search: (query: string, limit: number): SearchHit[] =>
      index
        .search(query)
        .slice(0, limit)
        .flatMap(({ id }) => entries.get(String(id))?.hit ?? []),
  };
}

function keyOf(kind: string, id: string): string {
  return `${kind}:${id}`;
}

function isSame(known: SearchEntry | undefined, entry: SearchEntry): boolean {
  return known !== undefined && JSON.stringify(known) === JSON.stringify(entry);
}
