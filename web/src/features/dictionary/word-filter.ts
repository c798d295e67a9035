import type { Word } from './api';

export type WordFilter = {
  readonly letter: string;
  readonly category: string;
  readonly text: string;
  /** Only those that a form shows: the others are spelled. */
  readonly isSigned: boolean;
};

export const noWordFilter: WordFilter = {
  letter: '',
  category: '',
  text: '',
  isSigned: false,
};

/** Whether a picture of its sign is shown, and not its word. */
const hasSign = ({ pictureKind }: Word): boolean => pictureKind !== 'drawn';

/** The words with a sign before those without, each in the order that they had. */
export const signedFirst = (words: readonly Word[]): Word[] =>
  [...words].sort((a, b) => Number(hasSign(b)) - Number(hasSign(a)));

/** Whether a word passes the chosen first letter, group and text. */
export function matchesWord(word: Word, { letter, category, text, isSigned }: WordFilter): boolean {
  const name = word.name.toLowerCase();
  const wanted = text.trim().toLowerCase();
  return (
    (!isSigned || hasSign(word)) &&
    name.startsWith(letter) &&
    (category === '' || word.category === category) &&
    (name.includes(wanted) ||
      word.gloss.toLowerCase().includes(wanted) ||
      plain(word.nameHi ?? '').includes(plain(wanted)))
  );
}

/** Hindi without the nukta and with one sort of nasal: many type ख for ख़ and हां for हाँ. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll('\u093C', '').replaceAll('\u0901', '\u0902');
