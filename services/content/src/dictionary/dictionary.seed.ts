import type { Lexicon } from '@isl/lexicon';
import type { Clock } from '../clock.js';
import { toContent } from './dictionary.mapper.js';
import type { DictionaryRepository } from './dictionary.repository.js';

/** Makes the stored dictionary say what the lexicon's files say; a second time changes nothing. */
export async function seedDictionary(
  dictionary: DictionaryRepository,
  lexicon: Lexicon,
  clock: Clock,
): Promise<{ changed: number; removed: number }> {
  const picked = new Set(lexicon.letters().map(({ id }) => id));
  const contents = lexicon.entries.map((entry, order) =>
    toContent(entry, order, entry.kind !== 'letter' || picked.has(entry.id)),
  );
  return dictionary.replaceAll(contents, clock());
}
