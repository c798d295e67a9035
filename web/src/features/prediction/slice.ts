import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FinishedWord } from './letter-run';

type PredictionState = { readonly words: readonly FinishedWord[] };

/** Spec section 4: recognised words accumulate as a unique set over the session, in their order. */
export const predictionSlice = createSlice({
  name: 'prediction',
  initialState: { words: [] } as PredictionState,
  reducers: {
    wordsFinished: (state, action: PayloadAction<readonly FinishedWord[]>) => {
      const known = new Set(state.words.map(({ word }) => word));
      const fresh = action.payload.filter(({ word }) => !known.has(word) && known.add(word));
      return fresh.length === 0 ? state : { words: [...state.words, ...fresh] };
    },
    wordRemoved: (state, action: PayloadAction<string>) => ({
      words: state.words.filter(({ word }) => word !== action.payload),
    }),
  },
  selectors: { selectWords: (state) => state.words },
});

export const { wordsFinished, wordRemoved } = predictionSlice.actions;
export const { selectWords } = predictionSlice.selectors;
