import { closenessOf } from '@isl/service-kit/closeness';

/** Words of three letters' worth and less stay: 'ok' and 'hi' are searched for too. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu) ?? [])];
}

/** Those of the known words that begin with the word, also with a typing slip. */
export function wordsNear(word: string, known: readonly string[]): string[] {
  return known.filter((other) => closenessOf(word, other) !== null);
}
