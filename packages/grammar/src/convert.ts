import rules from '../rules/english-reading.json' with { type: 'json' };
import hindiRules from '../rules/hindi-reading.json' with { type: 'json' };
import { isDevanagari } from './devanagari.js';
import { englishReader } from './english/sentences.js';
import { hindiReader } from './hindi/sentences.js';
import { signInOrder } from './order.js';
import type { Converted, Reader, Words } from './types.js';

const SENTENCE = /[^.!?।॥\n]+[.!?।॥\n]*|[.!?।॥\n]+/gu;
// Dots that end no sentence: Dr. Rao, 5.30, 10 a.m., no. 5.
const ABBREVIATION = new RegExp(`\\b(${rules.abbreviations.join('|')})\\.`, 'giu');
const HALF_OF_DAY = /(?<![\p{L}])([ap])\.\s?m\b\.?/giu;
const NUMBER_DOT = /\b(no)\.(?=\s?\p{Nd})/giu;
const DECIMAL_DOT = /(?<=\p{Nd})\.(?=\p{Nd})/gu;
const KEPT_DOT = '\u2024';

/** Makes the converter for a lexicon: any text in, ISL glosses with the face's spans out. */
export function createConverter(words: Words): (text: string) => Converted {
  const english = englishReader(words);
  const hindi = hindiReader(words);
  const readerOf = (sentence: string): Reader => {
    if (isDevanagari(sentence)) return hindi;
    const texts = sentence.match(/\p{L}+(?:'\p{L}+)*/gu) ?? [];
    // "Wait karo", "pls help kro": an English word with what only Hindi has.
    const isMixed = texts.some((text) => hindiRules.onlyHindi.includes(text.toLowerCase()));
    // "Chai ya coffee?", tea or coffee: what English has as well, joined in Hindi.
    const isJoined = texts
      .slice(1, -1)
      .some((text) => hindiRules.betweenWords.includes(text.toLowerCase()));
    const more = hindi.countKnown(texts) - english.countKnown(texts);
    return isMixed || more > 0 || (isJoined && more === 0) ? hindi : english;
  };
  return (text) => {
    const plain = text
      .normalize('NFC')
      .replaceAll(/[’‘]/gu, "'")
      .replaceAll(ABBREVIATION, '$1')
      .replaceAll(HALF_OF_DAY, '$1m')
      .replaceAll(NUMBER_DOT, '$1')
      .replaceAll(DECIMAL_DOT, KEPT_DOT);
    const sentences = (plain.match(SENTENCE) ?? []).map((one) => one.replaceAll(KEPT_DOT, '.'));
    const [first = ''] = sentences;
    return {
      ...signInOrder(sentences.flatMap((one) => readerOf(one).read(one))),
      language: readerOf(first) === hindi ? 'hi' : 'en',
    };
  };
}
