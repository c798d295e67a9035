import type { components } from '@isl/contracts/frames';

type SignPrediction = components['schemas']['SignPrediction'];

/** Design, Prediction: a run of letters is closed by this long without a letter. */
export const RUN_CLOSES_AFTER_MS = 1500;

export type FinishedWord = { readonly word: string; readonly confidence: number };

export type LetterRun = {
  readonly letters: readonly string[];
  readonly scores: readonly number[];
  /** What the answer before said; a held sign is one sign, a sign made again is two. */
  readonly held: string;
  readonly lastLetterAt: number;
};

export type RunStep = { readonly run: LetterRun; readonly finished: readonly FinishedWord[] };

export const emptyRun: LetterRun = { letters: [], scores: [], held: '', lastLetterAt: 0 };

/** What one answer of the sign service does to the run of letters. */
export function readSign(run: LetterRun, sign: SignPrediction, now: number): RunStep {
  const closed = closeIfSilent(run, now);
  const before = closed.run;
  if (sign.label === '') return { run: { ...before, held: '' }, finished: closed.finished };
  const score = scoreOf(sign);
  if (!sign.id.startsWith('letter-')) {
    const ended = closeRun(before);
    const isNew = before.held !== sign.label;
    return {
      run: { ...emptyRun, held: sign.label },
      finished: [
        ...closed.finished,
        ...ended,
        ...(isNew ? [{ word: sign.label, confidence: score }] : []),
      ],
    };
  }
  if (before.held === sign.label) {
    return { run: { ...before, lastLetterAt: now }, finished: closed.finished };
  }
  return {
    run: {
      letters: [...before.letters, sign.label],
      scores: [...before.scores, score],
      held: sign.label,
      lastLetterAt: now,
    },
    finished: closed.finished,
  };
}

/** Ends the run when no letter was seen for long enough. */
export function closeIfSilent(run: LetterRun, now: number): RunStep {
  if (run.letters.length === 0 || now - run.lastLetterAt < RUN_CLOSES_AFTER_MS) {
    return { run, finished: [] };
  }
  return { run: { ...emptyRun, held: run.held }, finished: closeRun(run) };
}

/** The word of a run, if it has letters; its confidence is the mean of its letters'. */
export function closeRun(run: LetterRun): readonly FinishedWord[] {
  if (run.letters.length === 0) return [];
  const confidence = run.scores.reduce((sum, score) => sum + score, 0) / run.scores.length;
  return [{ word: run.letters.join(''), confidence }];
}

export const scoreOf = (sign: SignPrediction): number =>
  sign.candidates.find((candidate) => candidate.label === sign.label)?.score ?? 0;
