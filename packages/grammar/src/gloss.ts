import type { Gloss } from './types.js';

export const sign = (gloss: string): Gloss => ({ gloss, isSpelled: false, others: [] });
export const spelled = (word: string): Gloss => ({
  gloss: word.toUpperCase(),
  isSpelled: true,
  others: [],
});
