import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FaceCue } from './face-marks';
import type { Candidate, FinishedWord, SignSource, SpelledLetter } from './signed-word';

/** A word of the sentence, as it stands on the screen and can be changed there. */
export type Word = {
  readonly key: string;
  readonly word: string;
  /** Null where a person wrote or chose it. */
  readonly confidence: number | null;
  readonly candidates: readonly Candidate[];
  readonly letters: readonly SpelledLetter[];
  readonly learntFrom: SignSource;
  /** Signed so often, one after the other: many, or again and again (isl.md, R12). */
  readonly times: number;
  readonly cues: readonly FaceCue[];
};

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
    /** The production of a word lasts, and is read otherwise now; what a person chose stays. */
    wordReadAgain: ({ words }, { payload }: PayloadAction<FinishedWord & Keyed>) => {
      const { word, confidence, candidates, learntFrom } = payload;
      return {
        words: changed(words, payload.key, (old) =>
          old.confidence === null || old.times > 1
            ? old
            : { ...old, word, confidence, candidates, learntFrom },
        ),
      };
    },
    faceRead: (
      { words },
      { payload }: PayloadAction<Keyed & { readonly cues: readonly FaceCue[] }>,
    ) => ({
      words: changed(words, payload.key, (old) => ({ ...old, cues: payload.cues })),
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
      words: changed(words, payload.key, (old) => ({
        ...old,
        word: payload.word,
        learntFrom: payload.learntFrom,
        confidence: null,
      })),
    }),
    wordMoved: ({ words }, { payload }: PayloadAction<Keyed & { readonly by: -1 | 1 }>) => ({
      words: moved(words, payload.key, payload.by),
    }),
    wordTimesSet: ({ words }, { payload }: PayloadAction<Keyed & { readonly times: number }>) => ({
      words: changed(words, payload.key, (old) => ({ ...old, times: Math.max(1, payload.times) })),
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
        },
      ],
    }),
    /** Two runs of letters with a pause between them were one word. */
    wordsJoined: ({ words }, { payload }: PayloadAction<string>) => ({
      words: joined(words, payload),
    }),
    sentenceCleared: () => noWords,
  },
  selectors: { selectWords: (state) => state.words },
});

export const {
  faceRead,
  sentenceCleared,
  wordAdded,
  wordMoved,
  wordReadAgain,
  wordRemoved,
  wordReplaced,
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

/** The same sign again right after itself is one word, signed once more. */
function withSigned(words: readonly Word[], { span: _span, ...fresh }: FinishedWord & Keyed) {
  const last = words.at(-1);
  return last?.word === fresh.word
    ? [...words.slice(0, -1), { ...last, times: last.times + 1 }]
    : [...words, { ...fresh, times: 1, cues: [] }];
}

const changed = (
  words: readonly Word[],
  key: string,
  change: (word: Word) => Word,
): readonly Word[] => words.map((word) => (word.key === key ? change(word) : word));

function moved(words: readonly Word[], key: string, by: -1 | 1): readonly Word[] {
  const from = words.findIndex((word) => word.key === key);
  const word = words[from];
  const to = from + by;
  if (!word || to < 0 || to >= words.length) return words;
  const rest = words.filter((_, at) => at !== from);
  return [...rest.slice(0, to), word, ...rest.slice(to)];
}

function joined(words: readonly Word[], key: string): readonly Word[] {
  const at = words.findIndex((word) => word.key === key);
  const [first, second] = words.slice(at, at + 2);
  if (at < 0 || !first || !second) return words;
  const scores = [first.confidence, second.confidence].filter((score) => score !== null);
  const word: Word = {
    ...first,
    word: first.word + second.word,
    confidence:
      scores.length === 2 ? scores.reduce((sum, score) => sum + score, 0) / scores.length : null,
    letters: [...first.letters, ...second.letters],
    learntFrom: second.learntFrom === 'avatar' ? 'avatar' : first.learntFrom,
    cues: first.cues.filter((cue) => second.cues.includes(cue)),
  };
  return [...words.slice(0, at), word, ...words.slice(at + 2)];
}
