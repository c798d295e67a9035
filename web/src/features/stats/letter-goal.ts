import type { Character, PromptCount } from './api';

/** Signers that each letter should have been given by. */
export const SIGNERS_EACH = 5;

export type LetterGoal = { readonly missing: number; readonly there: number; readonly aim: number };

/**
 * How far the letters are from five signers each. A letter has several forms; the one with the most
 * signers counts, since who signed two of them is not known here.
 */
export function letterGoal(
  letters: readonly Pick<Character, 'id' | 'name'>[],
  counts: readonly PromptCount[],
): LetterGoal {
  const signersOf = new Map(
    counts.filter(({ kind }) => kind === 'sign').map(({ id, signers }) => [id, signers]),
  );
  const best = new Map<string, number>();
  for (const { id, name } of letters) {
    best.set(name, Math.max(best.get(name) ?? 0, signersOf.get(id) ?? 0));
  }
  const aim = best.size * SIGNERS_EACH;
  const there = [...best.values()].reduce((sum, one) => sum + Math.min(SIGNERS_EACH, one), 0);
  return { missing: aim - there, there, aim };
}

/** How many signs have so many signers or more. */
export function coverage(
  counts: readonly PromptCount[],
  steps: readonly number[],
): { readonly signers: number; readonly signs: number }[] {
  const signs = counts.filter(({ kind }) => kind === 'sign');
  return steps.map((least) => ({
    signers: least,
    signs: signs.filter(({ signers }) => signers >= least).length,
  }));
}
