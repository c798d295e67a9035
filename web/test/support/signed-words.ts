import type { FinishedWord } from '../../src/features/prediction/words/signed-word';
import { predictionSlice } from '../../src/features/prediction/words/slice';

export type Action = Parameters<typeof predictionSlice.reducer>[1];

export const finished = (word: string, key = word): FinishedWord & { readonly key: string } => ({
  key,
  word,
  confidence: 0.8,
  candidates: [],
  letters: [],
  learntFrom: 'people',
  span: { startedAt: 0, endedAt: 1 },
});

export const after = (...actions: readonly Action[]) =>
  actions.reduce(predictionSlice.reducer, predictionSlice.getInitialState()).words;
