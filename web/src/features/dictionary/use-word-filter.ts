import { useSearchParams } from 'react-router-dom';
import { useDrawn } from '../../lib/use-drawn';
import { noWordFilter, type WordFilter } from './word-filter';

const names = { letter: 'letter', category: 'category', text: 'q', isSigned: 'signed' } as const;

/** The filter of the words; the address keeps it, so that the way back from a word leads to it. */
export function useWordFilter(): readonly [WordFilter, (change: Partial<WordFilter>) => void] {
  const [search, setSearch] = useSearchParams();
  // The page came drawn without what its address asks for.
  const isDrawn = useDrawn();
  const kept: WordFilter = {
    letter: search.get(names.letter) ?? '',
    category: search.get(names.category) ?? '',
    text: search.get(names.text) ?? '',
    isSigned: search.get(names.isSigned) === '1',
  };
  const filter = isDrawn ? noWordFilter : kept;
  const change = (part: Partial<WordFilter>): void => {
    const { letter, category, text, isSigned } = { ...filter, ...onlyOne(part) };
    const signed = isSigned ? '1' : '';
    const asked = Object.entries({
      letter,
      category,
      [names.text]: text,
      [names.isSigned]: signed,
    });
    setSearch(Object.fromEntries(asked.filter(([, value]) => value !== '')), { replace: true });
  };
  return [filter, change];
}

/** A first letter and a typed word are two ways to the same: the newer one lets go of the older. */
function onlyOne(part: Partial<WordFilter>): Partial<WordFilter> {
  if (part.text) return { ...part, letter: '' };
  return part.letter ? { ...part, text: '' } : part;
}
