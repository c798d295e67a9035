import { isDevanagari, toLatin } from '@isl/grammar/devanagari';

/** Letters that no accent explains. */
const OTHER_LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ŋ: 'ng',
  ħ: 'h',
};
/** Joiners and marks that are not seen as letters of their own. */
const INVISIBLE = /[\p{M}\p{Cf}'’]/u;

export type Spelling = {
  /** a to z. */
  readonly letters: readonly string[];
  /** The characters that no hand alphabet here has. */
  readonly left: string;
};

/** A word in the letters of the hand alphabet. */
export function spell(word: string): Spelling {
  const source = isDevanagari(word) ? withoutDevanagari(word) : word;
  const letters: string[] = [];
  let left = '';
  for (const character of source.normalize('NFKD').toLowerCase()) {
    const latin = OTHER_LATIN[character] ?? character;
    if (/^[a-z]+$/.test(latin)) letters.push(...latin);
    else if (!INVISIBLE.test(character)) left += character;
  }
  return { letters, left };
}

function withoutDevanagari(word: string): string {
  return word.replace(/[\p{Script=Devanagari}\u200c\u200d]+/gu, toLatin);
}
