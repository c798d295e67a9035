import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FaceCue } from '../face/face-marks';
import type { FinishedWord, SignSource, SpelledLetter } from './signed-word';
import {
  changed,
  chosen,
  joined,
  moved,
  readAgain,
  respelled,
  signedTimes,
  type Word,
  withFace,
  withSigned,
} from './word-list';

export type { Word } from './word-list';

type Keyed = { readonly key: string };
type PredictionState = { readonly words: readonly Word[] };
const noWords: PredictionState = { words: [] };

/** Spec section 4: recognised words accumulate over the session, in their order. */
export const predictionSlice = createSlice({
  name: 'prediction',
  initialState: noWords,
  reducers: {
    wordsFinished: ({ words }, { payload }: PayloadAction<readonly (FinishedWord & Keyed)[]>) => ({
      words: payload.reduce<readonly Word[]>(withSigned, words),
    }),
    wordReadAgain: ({ words }, { payload }: PayloadAction<FinishedWord & Keyed>) => ({
      words: readAgain(words, payload),
    }),
    faceRead: (
      { words },
      { payload }: PayloadAction<Keyed & { readonly cues: readonly FaceCue[] }>,
    ) => ({
      words: withFace(words, payload.key, payload.cues),
    }),
    /** A person says that the face over a word meant nothing. */
    faceTakenBack: ({ words }, { payload }: PayloadAction<string>) => ({
      words: changed(words, payload, (old) => ({
        ...old,
        cues: [],
        repeats: old.repeats.map((repeat) => ({ ...repeat, cues: [] })),
      })),
    }),
    wordRemoved: ({ words }, { payload }: PayloadAction<string>) => ({
      words: words.filter(({ key }) => key !== payload),
    }),
    wordReplaced: (
      { words },
      {
        payload,
      }: PayloadAction<Keyed & { readonly word: string; readonly learntFrom: SignSource }>,
    ) => ({
      words: changed(words, payload.key, (old) =>
        chosen(old, { word: payload.word, learntFrom: payload.learntFrom }),
      ),
    }),
    wordRespelled: (
      { words },
      { payload }: PayloadAction<Keyed & { readonly letters: readonly SpelledLetter[] }>,
    ) => ({
      words: changed(words, payload.key, (old) => respelled(old, payload.letters)),
    }),
    wordMoved: ({ words }, { payload }: PayloadAction<Keyed & { readonly by: -1 | 1 }>) => ({
      words: moved(words, payload.key, payload.by),
    }),
    wordTimesSet: ({ words }, { payload }: PayloadAction<Keyed & { readonly times: number }>) => ({
      words: changed(words, payload.key, (old) => signedTimes(old, payload.times)),
    }),
    wordAdded: ({ words }, { payload }: PayloadAction<Keyed & { readonly word: string }>) => ({
      words: [
        ...words,
        {
          ...payload,
          confidence: null,
          candidates: [],
          letters: [],
          learntFrom: 'people' as const,
          times: 1,
          cues: [],
          repeats: [],
        },
      ],
    }),
    wordsJoined: ({ words }, { payload }: PayloadAction<string>) => ({
      words: joined(words, payload),
    }),
    sentenceCleared: () => noWords,
  },
  selectors: { selectWords: (state) => state.words },
});

export const {
  faceRead,
  faceTakenBack,
  sentenceCleared,
  wordAdded,
  wordMoved,
  wordReadAgain,
  wordRemoved,
  wordReplaced,
  wordRespelled,
  wordsFinished,
  wordsJoined,
  wordTimesSet,
} = predictionSlice.actions;
export const { selectWords } = predictionSlice.selectors;

/** Spec section 4: the box shows each word once, in the order of their first time. */
export const uniqueWords = (words: readonly Word[]): string[] => [
  ...new Set(words.map(({ word }) => word)),
];

/** What is sent keeps repeats in their place: they are many things, or a thing done again. */
export const signedWords = (words: readonly Word[]): string[] =>
  words.flatMap(({ word, times }) => Array.from({ length: times }, () => word));
