import type { Words } from './types.js';

export type Meaning = {
  readonly gloss: string;
  readonly wordClass: string;
  readonly category: string;
  readonly lemma: string;
  readonly isPast: boolean;
};

/** English words and phrases as they are written, with all that they may mean. */
export type Lookup = {
  readonly find: (words: string) => readonly Meaning[];
  readonly longest: number;
};

const IRREGULAR: Readonly<Record<string, string>> = {
  met: 'meet',
  children: 'child',
  people: 'people',
};

export function englishLookup({ lexemes, inflections }: Words): Lookup {
  const entries = new Map<string, Meaning[]>();
  const add = (key: string, meaning: Meaning): void => {
    const known = entries.get(key) ?? [];
    const isKnown = known.some(
      ({ gloss, wordClass }) => gloss === meaning.gloss && wordClass === meaning.wordClass,
    );
    if (!isKnown) entries.set(key, [...known, meaning]);
  };
  for (const { gloss, category, senses } of lexemes) {
    for (const { wordClass, lemmas } of senses) {
      for (const lemma of lemmas) {
        const key = lemma.toLowerCase().replaceAll('-', ' ');
        add(key, { gloss, wordClass, category, lemma: key, isPast: false });
      }
    }
  }
  const known = [...entries];
  for (const [key, meanings] of known) {
    for (const form of inflections[key] ?? []) {
      const isPast = !/(?:s|ing)$/.test(form) || /(?:ed)$/.test(form);
      for (const meaning of meanings) {
        const isOfVerb = /ed$|ing$/.test(form) || isPast;
        if (isOfVerb && meaning.wordClass === 'noun' && !/s$/.test(form) && !(form in IRREGULAR)) {
          if (meanings.some(({ wordClass }) => wordClass === 'verb')) continue;
        }
        add(form.toLowerCase(), { ...meaning, isPast: isPast && meaning.wordClass === 'verb' });
      }
    }
  }
  return {
    find: (words) => entries.get(words) ?? [],
    longest: Math.max(1, ...[...entries.keys()].map((key) => key.split(' ').length)),
  };
}
