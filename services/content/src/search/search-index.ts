import type { components } from '@isl/contracts/content';
import { slipsAllowed } from '@isl/service-kit/closeness';
import MiniSearch from 'minisearch';
import { distanceFrom, foldTerm, keysOf } from './ranking.js';

export type SearchHit = components['schemas']['SearchHit'];

/** A hit with the words it is found by, beside its title; `latin` are its Hindi ones in Latin letters. */
export type SearchEntry = {
  readonly hit: SearchHit;
  readonly words: string;
  readonly latin?: string;
};

/** Text beyond this is not indexed: a long post says what it is about before it. */
const INDEXED_CHARACTERS = 500;
/** One letter begins too many words to say anything. */
const PREFIX_FROM_LENGTH = 2;

/** Who asks for a word wants its sign; what people wrote about it comes after. */
const RANK: Readonly<Record<SearchHit['kind'], number>> = {
  ...{ sign: 0, page: 1, course: 2, video: 3, post: 4 },
};

const splitIntoTerms = MiniSearch.getDefault('tokenize') as (text: string) => string[];

export type SearchIndex = ReturnType<typeof createSearchIndex>;

/** Finds by beginnings of words and through a typing slip; holds the newest `capacity` of each kind. */
export function createSearchIndex(capacity: number) {
  const entries = new Map<string, SearchEntry>();
  const countOf = new Map<string, number>();
  const index = new MiniSearch<{ id: string; title: string; words: string; latin: string }>({
    fields: ['title', 'words', 'latin'],
    processTerm: foldTerm,
    searchOptions: {
      prefix: (term) => term.length >= PREFIX_FROM_LENGTH,
      fuzzy: slipsAllowed,
      boost: { title: 3 },
    },
  });

  const drop = (kind: string, id: string): void => {
    const key = keyOf(kind, id);
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    countOf.set(kind, (countOf.get(kind) ?? 1) - 1);
    // Not discard(): the vacuum that follows it breaks when the index changes meanwhile.
    index.remove(documentOf(key, entry));
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

    put: ({ hit, words, latin = '' }: SearchEntry): void => {
      const { kind, id } = hit;
      const key = keyOf(kind, id);
      const entry = { hit, words: words.slice(0, INDEXED_CHARACTERS), latin };
      if (isSame(entries.get(key), entry)) return;
      drop(kind, id);
      const count = countOf.get(kind) ?? 0;
      if (count >= capacity) dropOldest(kind);
      countOf.set(kind, Math.min(count, capacity - 1) + 1);
      entries.set(key, entry);
      index.add(documentOf(key, entry));
    },

    /** Words that are right before beginnings of words, these before slips; signs before the rest. */
    search: (query: string, limit: number): SearchHit[] => {
      const asked = splitIntoTerms(query).map(foldTerm).filter(Boolean);
      const whole = asked.join(' ');
      return index
        .search({
          combineWith: 'OR',
          queries: [
            { queries: [query], fields: ['title', 'words'] },
            { queries: keysOf(asked), fields: ['latin'], fuzzy: false },
          ],
        })
        .flatMap(({ id, match, score }) => {
          const hit = entries.get(String(id))?.hit;
          if (!hit) return [];
          const isWhole = splitIntoTerms(hit.title).map(foldTerm).join(' ') === whole;
          return { hit, score, distance: distanceFrom(asked, match), isWhole };
        })
        .sort(
          (a, b) =>
            a.distance - b.distance ||
            Number(b.isWhole) - Number(a.isWhole) ||
            RANK[a.hit.kind] - RANK[b.hit.kind] ||
            b.score - a.score,
        )
        .slice(0, limit)
        .map(({ hit }) => hit);
    },
  };
}

const documentOf = (id: string, { hit, words, latin = '' }: SearchEntry) => ({
  ...{ id, title: hit.title, words, latin },
});

function keyOf(kind: string, id: string): string {
  return `${kind}:${id}`;
}

function isSame(known: SearchEntry | undefined, entry: SearchEntry): boolean {
  return known !== undefined && JSON.stringify(known) === JSON.stringify(entry);
}
