import {
  emptyRun,
  type LetterRun,
  readSign,
} from '../../src/features/prediction/recognise/letter-run';
import type { FinishedWord } from '../../src/features/prediction/words/signed-word';
import { anAnswer } from './factories';

export type Sign = Parameters<typeof readSign>[1];

export const nothing: Sign = anAnswer().predictions2;

export const aSignOf = (label: string, over: Partial<Sign> = {}): Sign => ({
  id: `word-${label.toLowerCase()}`,
  label,
  candidates: [{ id: `word-${label.toLowerCase()}`, label, score: 0.6 }],
  ...over,
});

export const hello = aSignOf('HELLO');

/** One answer every half second. */
export const read = (
  signs: readonly Sign[],
): { run: LetterRun; words: FinishedWord[]; now: number } => {
  let run = emptyRun;
  const words: FinishedWord[] = [];
  let now = 0;
  for (const sign of signs) {
    now += 500;
    const step = readSign(run, sign, now);
    run = step.run;
    words.push(...step.finished);
  }
  return { run, words, now };
};

export const lettersOf = ({ letters }: LetterRun): string =>
  letters.map(({ label }) => label).join('');
