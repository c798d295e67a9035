import { useCharacters } from '../api';
import { PREVIEW } from '../constants';
import { CharacterRow } from './character-row';
import { DictionaryError, DictionaryLoading } from './dictionary-states';

/** The three characters that the home page shows of the dictionary. */
export function HomePreview() {
  const { data, error, isLoading, refetch } = useCharacters();
  if (isLoading) return <DictionaryLoading />;
  if (!data) return <DictionaryError error={error} onRetry={() => void refetch()} />;
  return <CharacterRow characters={data.slice(PREVIEW.start, PREVIEW.end)} />;
}
