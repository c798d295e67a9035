import englishRules from '../../rules/english-reading.json' with { type: 'json' };
import type { Lookup } from '../lookup.js';
import { blank, type Entries, type Entry } from './entries.js';
import { foldHindi } from './spelling.js';

/** Finds what Hindi in Latin letters has not: English words, and Hindi ones written with fewer letters. */
export type Fallback = (texts: readonly string[]) => readonly Entry[] | undefined;

export function fallbackOf(entries: Entries, english: Lookup): Fallback {
  const loose = new Map<string, readonly Entry[]>();
  for (const [key, known] of entries)
    for (const form of /^[a-z]{5,}$/.test(key) ? looseFormsOf(key) : [])
      if (!loose.has(form)) loose.set(form, known);
  return (texts) => {
    const isWritten = texts.every((text) => /^\p{L}/u.test(text));
    const meanings = isWritten ? english.find(texts.join(' ').toLowerCase()) : [];
    if (meanings.length > 0)
      return meanings.map(({ gloss, wordClass, category }) => {
        const isVerb = wordClass === 'verb';
        return blank({ gloss, wordClass, category, tense: isVerb ? 'stem' : null });
      });
    const [only = '', ...others] = texts;
    // "Ignore karna": an English verb that is spelled.
    if (others.length === 0 && englishRules.verbs.includes(only.toLowerCase()))
      return [blank({ spelling: only.toLowerCase(), wordClass: 'verb', tense: 'stem' })];
    const isWord = others.length === 0 && /^\p{Ll}{5,}$/u.test(only);
    const forms = isWord ? looseFormsOf(foldHindi(only)) : [];
    return forms.map((form) => loose.get(form)).find((known) => known !== undefined);
  };
}

/**
 * Without the breath of kh, th, bh and with one letter for each pair of vowels: "bhook", "padna"; long
 * words without the vowel that consonants carry as well: "janmdin".
 */
function looseFormsOf(key: string): string[] {
  const loose = key
    .replaceAll(/(?<=[kgtdbpc])h/g, '')
    .replaceAll('au', 'o')
    .replaceAll('ai', 'e')
    .replaceAll('e', 'i')
    .replaceAll('o', 'u');
  const bare = loose.replaceAll(/(?<=[^aiu])a(?=[^aiu])/g, '');
  return bare.length > 4 ? [loose, `~${bare}`] : [loose];
}
