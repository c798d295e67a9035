import { type Chip, planText } from '../../src/text/plan.js';
import type { Vocabulary } from '../../src/vocabulary/vocabulary.js';
import { aVocabulary } from './vocabulary.js';

export const vocabulary = aVocabulary();

export function chipsOf(text: string, words: Vocabulary): readonly Chip[] {
  const plan = planText(text, words);
  if (plan.kind !== 'ready') throw new Error(plan.kind);
  return plan.chips;
}

export const shown = (text: string, words = vocabulary): string[] =>
  chipsOf(text, words).map(({ kind, text: word, items }) => {
    const labels = items.map(({ label }) => label).join('');
    return kind === 'skipped' ? `(${word})` : `${kind === 'sign' ? '' : '-'}${labels}`;
  });
