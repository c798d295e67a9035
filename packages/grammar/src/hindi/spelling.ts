import { isDevanagari, toLatin } from '../devanagari.js';

const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/aa+/g, 'a'],
  [/ay(?=[ie])/g, 'a'],
  [/ee|ii|iy(?=[aeo])/g, 'i'],
  [/oo|uu/g, 'u'],
  [/eh(?![aeiou])/g, 'ah'],
  [/ehe(?=[nl])/g, 'aha'],
  [/ein\b/g, 'en'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/ph/g, 'f'],
  [/(?:c*ch+)+/g, 'ch'],
  [/([a-z])\1+/g, '$1'],
];

/** One spelling for all the ways a Hindi word is written in Latin letters, and for Devanagari. */
export function foldHindi(word: string): string {
  const latin = isDevanagari(word)
    ? toLatin(word)
    : word.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return FOLDS.reduce(
    (text, [from, to]) => text.replace(from, to),
    latin.toLowerCase().replaceAll('-', ' '),
  );
}

const REMARK = /\s*\(.*?\)/gu;

/** A phrase without what stands in brackets after it. */
export const bareOf = (phrase: string): string => phrase.replace(REMARK, '');

/** The folded spellings of a phrase: with and without dots under letters and nasal endings. */
export function spellingsOf(phrase: string): string[] {
  const words = bareOf(phrase).normalize('NFD');
  const plain = words.replaceAll('\u093c', '');
  const variants = [words, plain].flatMap((one) => [
    one,
    one.replaceAll(/[ंँ](?=\s|$)/gu, ''),
    // The vowel is written after two consonants: samudra.
    one.replaceAll(/(\u094d\p{L})(?=\s|$)/gu, '$1ा'),
  ]);
  return [
    ...new Set(
      variants.map((one) =>
        one
          .normalize('NFC')
          .split(/[\s-]+/u)
          .map(foldHindi)
          .join(' '),
      ),
    ),
  ];
}

/**
 * As it is written, dots under letters left out: it decides before a folded spelling does, so that
 * "apne" of one's own is not "aapne", you.
 */
export function exactOf(phrase: string): string {
  if (!isDevanagari(phrase))
    return phrase
      .toLowerCase()
      .split(/\s+/u)
      .map((word) => `=${word}`)
      .join(' ');
  const exact = bareOf(phrase).normalize('NFD').replaceAll('\u093c', '').replaceAll('ँ', 'ं');
  return exact.split(/[\s-]+/u).join(' ');
}
