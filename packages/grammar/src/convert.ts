import { isDevanagari } from './devanagari.js';
import { englishReader, isEnglishWord } from './english.js';
import { hindiReader } from './hindi.js';
import { signInOrder } from './order.js';
import type { Converted, Words } from './types.js';

const SENTENCE = /[^.!?।॥\n]+[.!?।॥\n]*|[.!?।॥\n]+/gu;

/** Makes the converter for a lexicon: any text in, ISL glosses with the face's spans out. */
export function createConverter(words: Words): (text: string) => Converted {
  const readEnglish = englishReader(words);
  const hindi = hindiReader(words);
  const english = new Set(
    words.lexemes.flatMap(({ senses }) =>
      senses.flatMap(({ lemmas }) => lemmas.map((one) => one.toLowerCase())),
    ),
  );
  const isHindi = (sentence: string): boolean => {
    if (isDevanagari(sentence)) return true;
    const texts = sentence.match(/\p{L}+/gu) ?? [];
    const inEnglish = texts.filter(
      (one) => isEnglishWord(one) || english.has(one.toLowerCase()),
    ).length;
    return hindi.countKnown(texts) > inEnglish;
  };
  return (text) => {
    const plain = text
      .normalize('NFC')
      .replaceAll(/[’‘]/gu, "'")
      .replaceAll(/(\d)\.(\d)/g, '$1:$2');
    const sentences = plain.match(SENTENCE) ?? [];
    return signInOrder(
      sentences.flatMap((one) => (isHindi(one) ? hindi.read(one) : readEnglish(one))),
    );
  };
}
