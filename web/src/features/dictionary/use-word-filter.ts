import { useSearchParams } from 'react-router-dom';
import type { WordFilter } from './word-filter';

const names = { letter: 'letter', category: 'category', text: 'q' } as const;

/** The filter of the words; the address keeps it, so that the way back from a word leads to it. */
export function useWordFilter(): readonly [WordFilter, (change: Partial<WordFilter>) => void] {
  const [search, setSearch] = useSearchParams();
  const filter: WordFilter = {
    letter: search.get(names.letter) ?? '',
    category: search.get(names.category) ?? '',
    text: search.get(names.text) ?? '',
  };
  const change = (part: Partial<WordFilter>): void => {
    const { letter, category, text } = { ...filter, ...part };
    const kept = Object.entries({ letter, category, [names.text]: text });
    setSearch(Object.fromEntries(kept.filter(([, value]) => value !== '')), { replace: true });
  };
  return [filter, change];
}
