import type { components } from '@isl/contracts/rewriter';
import { marksOf } from '../face/face-marks';
import { signedWords, type Word } from '../words/slice';

export type GenerateRequest = components['schemas']['GenerateRequest'];

/** As many marks as the contract takes. */
const MOST_MARKS = 64;

/** What is asked of the rewriter: the words as signed, the feeling, and what the face says. */
export function requestOf(words: readonly Word[], emotion: string): GenerateRequest {
  const marks = marksOf(words).slice(0, MOST_MARKS);
  const sentence = signedWords(words).join(' ');
  return marks.length === 0 ? { sentence, emotion } : { sentence, emotion, marks };
}

/** Whether the same was asked before. */
export const isSameRequest = (a: GenerateRequest, b: GenerateRequest | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** A word as a person writes it, as signs are named; empty where nothing is left of it. */
export const asGloss = (text: string): string =>
  text
    .trim()
    .toUpperCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}-]/gu, '')
    .replace(/^-+|-+$/g, '');
