import { type SearchHit, useSearchWordsQuery } from '../../lib/api/search';
import { useSettled } from '../../lib/use-settled';
import type { Word } from './api';
import { matchesWord, noWordFilter, type WordFilter } from './word-filter';

const TYPING_PAUSE_MS = 200;
/** So many that search finds closest are more than slips of what was typed. */
const CLOSEST = 6;

type Found = {
  /** Words that search finds by what was typed and the page's own filter does not: goes, pani. */
  readonly others: readonly Word[];
  /** Screens of the app that are called so. */
  readonly pages: readonly SearchHit[];
};

const NOTHING: Found = { others: [], pages: [] };

/** What search adds to the words that hold what was typed. */
export function useFoundWords(words: readonly Word[], filter: WordFilter): Found {
  const q = useSettled(filter.text.trim(), TYPING_PAUSE_MS);
  const { currentData: hits } = useSearchWordsQuery({ q, limit: CLOSEST }, { skip: q === '' });
  if (!hits || filter.text.trim() === '') return NOTHING;
  const isNamed = words.some(({ name }) => name.toLowerCase().startsWith(q.toLowerCase()));
  const byId = new Map(words.map((word) => [word._id, word]));
  const found = hits.flatMap(({ kind, id }) => (kind === 'sign' ? (byId.get(id) ?? []) : []));
  return {
    // Who types the beginning of a word there is means that one.
    others: isNamed ? [] : found.filter((word) => matchesWord(word, { ...filter, ...noWordOf })),
    pages: hits.filter(({ kind }) => kind === 'page'),
  };
}

/** The group and the switch hold for what search finds as well. */
const noWordOf = { letter: noWordFilter.letter, text: noWordFilter.text };
