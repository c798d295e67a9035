import type { Word } from './api';

export type WordFilter = {
  readonly letter: string;
  readonly category: string;
  readonly text: string;
};

export const noWordFilter: WordFilter = { letter: '', category: '', text: '' };

/** Whether a word passes the chosen first letter, group and text. */
export function matchesWord(word: Word, { letter, category, text }: WordFilter): boolean {
  const name = word.name.toLowerCase();
  const wanted = text.trim().toLowerCase();
  return (
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
