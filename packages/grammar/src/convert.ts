import { englishReader } from './english.js';
import { signInOrder } from './order.js';
import type { Converted, Words } from './types.js';

const SENTENCE = /[^.!?।॥\n]+[.!?।॥\n]*|[.!?।॥\n]+/gu;

/** Makes the converter for a lexicon: any text in, ISL glosses with the face's spans out. */
export function createConverter(words: Words): (text: string) => Converted {
  const readEnglish = englishReader(words);
  return (text) => {
    const plain = text.normalize('NFC').replaceAll(/[’‘]/gu, "'").replaceAll(/(\d)\.(\d)/g, '$1:$2');
    const sentences = plain.match(SENTENCE) ?? [];
    return signInOrder(sentences.flatMap((sentence) => readEnglish(sentence)));
  };
}
