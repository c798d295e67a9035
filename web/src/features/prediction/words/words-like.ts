import type { Word } from '../../../lib/api/words';

/** As many as a phone's screen has room for above its keyboard. */
const MOST = 5;

/** The words of the dictionary that begin with what is written, and after them those that have it. */
export function wordsLike(words: readonly Word[], text: string): readonly Word[] {
  const wanted = plain(text);
  if (wanted === '') return [];
  const placeIn = ({ gloss, name, nameHi }: Word): number => {
    const places = [gloss, name, nameHi ?? ''].map((one) => plain(one).indexOf(wanted));
    return Math.min(...places.filter((place) => place >= 0));
  };
  const found = words
    .map((word) => ({ word, place: placeIn(word) }))
    .filter(({ place }) => place !== Number.POSITIVE_INFINITY)
    .sort((a, b) => a.place - b.place || a.word.gloss.localeCompare(b.word.gloss));
  const once = new Map(found.map(({ word }) => [word.gloss, word]));
  return [...once.values()].slice(0, MOST);
}

const plain = (text: string): string => text.trim().toLowerCase().replaceAll('-', ' ');
