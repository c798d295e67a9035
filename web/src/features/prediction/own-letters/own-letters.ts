import type { components } from '@isl/contracts/frames';
import { type Alphabet, alphabets } from '../../../lib/alphabet';

type SentLetters = components['schemas']['OwnLetters'];

/** A letter or numeral that a person showed on this device. */
export type OwnLetter = SentLetters['letters'][number] & {
  /** The letter net that made its example; another one cannot read it. */
  readonly encoder: string;
  readonly shownAt: number;
};

const LONGEST_ENCODER = 64;
/** 416 bytes in base64. */
const EXAMPLE = /^[A-Za-z0-9+/]{555}=$/;

export const lettersOf = (alphabet: Alphabet): readonly string[] =>
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => `letter-${letter}-${alphabet}`);
export const NUMERALS: readonly string[] = Array.from({ length: 11 }, (_, n) => `numeral-${n}`);
const ALL: readonly string[] = [...alphabets.flatMap(lettersOf), ...NUMERALS];

/** letter-a-v1 is A, numeral-10 is 10. */
export const nameOf = (id: string): string => (id.split('-')[1] ?? '').toUpperCase();

/** The alphabet that an id is of; null of a numeral. */
export const alphabetOf = (id: string): Alphabet | null =>
  alphabets.find((one) => id.endsWith(`-${one}`)) ?? null;

export const pictureOf = (id: string): string => `/static/signs/${id}.webp`;

/** As people know them: A to Z of one alphabet, then of the other, then the numerals. */
export const byPlace = (a: OwnLetter, b: OwnLetter): number =>
  ALL.indexOf(a.id) - ALL.indexOf(b.id);

/** Those of the letter net that the last one was shown to, in the contract's shape; null without any. */
export function toSend(letters: readonly OwnLetter[]): SentLetters | null {
  const [last] = [...letters].sort((a, b) => b.shownAt - a.shownAt);
  if (!last) return null;
  const readable = letters.filter(({ encoder }) => encoder === last.encoder);
  return {
    encoder: last.encoder,
    letters: readable.map(({ id, example }) => ({ id, example })),
  };
}

/** The ids of those that are sent. */
export const readableOf = (letters: readonly OwnLetter[]): ReadonlySet<string> =>
  new Set(toSend(letters)?.letters.map(({ id }) => id));

export function isOwnLetter(value: unknown): value is OwnLetter {
  if (typeof value !== 'object' || value === null) return false;
  const { id, example, encoder, shownAt }: Partial<Record<keyof OwnLetter, unknown>> = value;
  return (
    typeof id === 'string' &&
    ALL.includes(id) &&
    typeof example === 'string' &&
    EXAMPLE.test(example) &&
    typeof encoder === 'string' &&
    encoder.length > 0 &&
    encoder.length <= LONGEST_ENCODER &&
    Number.isFinite(shownAt)
  );
}
