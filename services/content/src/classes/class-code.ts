import { randomText } from '../teaching/random-text.js';

/** Without what is read for another on a blackboard: 0 and O, 1, I and L. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** 31 to the eighth: the gateway lets nobody try more than a few of them. */
const LENGTH = 8;

export const newClassCode = (): string => randomText(ALPHABET, LENGTH);

/** The code that somebody typed, however they wrote it down; null where no code looks so. */
export function readClassCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  return code.length === LENGTH && [...code].every((one) => ALPHABET.includes(one)) ? code : null;
}
