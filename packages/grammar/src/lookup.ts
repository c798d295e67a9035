import rules from '../rules/english-reading.json' with { type: 'json' };
import type { Words } from './types.js';

export type Meaning = {
  readonly gloss: string;
  readonly wordClass: string;
  readonly category: string;
  readonly lemma: string;
  readonly isPast: boolean;
  readonly isPlural: boolean;
};

/** English words and phrases as they are written, with all that they may mean. */
export type Lookup = {
  readonly find: (words: string) => readonly Meaning[];
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
        add(key, { gloss, wordClass, category, lemma: key, isPast: false, isPlural: false });
      }
    }
  }
  const forms: Words['inflections'] = { ...inflections, ...rules.forms };
  for (const [key, meanings] of [...entries]) {
    for (const form of forms[key] ?? [])
      for (const meaning of meanings)
        if (isFormOf(form, meaning, meanings)) add(form.toLowerCase(), inflected(form, meaning));
  }
  return { find: (words) => entries.get(words) ?? [] };
}

const isOfVerb = ({ wordClass }: Meaning): boolean =>
  wordClass === 'verb' || wordClass === 'particle';

/** "Worked" and "sold" are forms of the verb where a word is a noun as well. */
function isFormOf(form: string, meaning: Meaning, all: readonly Meaning[]): boolean {
  const isOfQuality = meaning.wordClass === 'adjective';
  return (form.endsWith('s') && !isOfQuality) || isOfVerb(meaning) || !all.some(isOfVerb);
}

function inflected(form: string, meaning: Meaning): Meaning {
  const isPast = isOfVerb(meaning) && !/(?:s|ing)$/.test(form);
  return { ...meaning, isPast, isPlural: meaning.wordClass === 'noun' };
}
