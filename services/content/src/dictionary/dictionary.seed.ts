import type { Entry, Lexicon } from '@isl/lexicon';
import type { Clock } from '@isl/service-kit/clock';
import { type Alphabet, toContent } from './dictionary.mapper.js';
import type { DictionaryRepository } from './dictionary.repository.js';

const ALPHABETS: readonly Alphabet[] = ['v1', 'v2'];

/** Makes the stored dictionary say what the lexicon's files say; a second time changes nothing. */
export async function seedDictionary(
  dictionary: DictionaryRepository,
  lexicon: Lexicon,
  clock: Clock,
): Promise<{ changed: number; removed: number }> {
  const spelling = spellings(lexicon);
  const contents = lexicon.entries.map((entry, order) =>
    toContent(entry, order, { ...spelling(entry), around: lexicon.around(entry) }),
  );
  return dictionary.replaceAll(contents, clock());
}

/** The alphabets that pick an entry: a letter's variant, and everything that is no letter. */
function spellings({ defaultAlphabet, letters }: Lexicon) {
  const picked = ALPHABETS.map((id) => ({ id, letters: new Set(letters(id)) }));
  return (entry: Entry) => {
    const alphabets = picked
      .filter((alphabet) => entry.kind !== 'letter' || alphabet.letters.has(entry))
      .map(({ id }) => id);
    return { alphabets, inAlphabet: alphabets.some((id) => id === defaultAlphabet.id) };
  };
}
