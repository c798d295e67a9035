import {
  type FinishedWord,
  type SignPrediction,
  type Span,
  type SpelledLetter,
  scoreOf,
  sourceOf,
  textOf,
} from '../words/signed-word';

/** So long without a letter, and with no hand held up, ends a run of letters. */
const RUN_CLOSES_AFTER_MS = 1500;
/** A hand that stays up looks for its next letter; after so long it is taken for a hand at rest. */
const HELD_UP_AT_MOST_MS = 8000;
/** Hands that are up on both sides of a gap this short were up all along. */
const CARRIED_AT_MOST_MS = 6000;

export type LetterRun = {
  readonly letters: readonly SpelledLetter[];
  readonly span: Span;
  /** When a hand was last seen held up; of a service that does not say, never. */
  readonly handsUpAt: number;
  /** What the answer before said; a held sign is one sign, a sign made again is two. */
  readonly held: string;
  /** The last production that was said; null from a service that does not count them. */
  readonly production: number | null;
  /**
   * What was held when the connection changed: while the hands stay up, the next one says the same
   * sign as its own first production.
   */
  readonly carried: string;
};

export type RunStep = {
  readonly run: LetterRun;
  readonly finished: readonly FinishedWord[];
  /** The word of the production before, as it is known now: it lasts, or is read otherwise. */
  readonly again: FinishedWord | null;
};

const nowhere: Span = { startedAt: 0, endedAt: 0 };
export const emptyRun: LetterRun = {
  letters: [],
  span: nowhere,
  handsUpAt: Number.NEGATIVE_INFINITY,
  held: '',
  production: null,
  carried: '',
};

/** A connection counts its productions from the start. */
export const withoutProduction = (run: LetterRun): LetterRun => ({
  ...run,
  held: '',
  production: null,
  carried: run.held || run.carried,
});

/** No letter so far; what is held still is no new sign. */
export const withoutLetters = (run: LetterRun): LetterRun => ({
  ...run,
  letters: [],
  span: nowhere,
});

/** What one answer of the sign service does to the run of letters; `now` is its frame's time. */
export function readSign(run: LetterRun, sign: SignPrediction, now: number): RunStep {
  const closed = closeIfSilent(run, now);
  const handsUpAt = sign.handsUp ? now : closed.run.handsUpAt;
  const stayedUp = sign.handsUp && now - closed.run.handsUpAt <= CARRIED_AT_MOST_MS;
  const carried = stayedUp ? closed.run.carried : '';
  const before: LetterRun = { ...closed.run, handsUpAt, carried };
  if (sign.label === '') return { ...closed, run: { ...before, held: '' } };
  const isSame = isSameProduction(before, sign);
  const span = spanOf(sign, now);
  if (!isLetter(sign)) {
    const word = wordOf(sign, span);
    const run: LetterRun = { ...emptyRun, handsUpAt, ...said(before, sign) };
    if (isSame && !endsInLetterOf(before)) return { ...closed, run, again: word };
    // What looked like a letter became a sign.
    const ended = closeRun(isSame ? withoutLast(before) : before);
    return { run, finished: [...closed.finished, ...ended, word], again: null };
  }
  const letter: SpelledLetter = {
    label: sign.label,
    score: scoreOf(sign),
    candidates: sign.candidates,
  };
  if (isSame) {
    if (!endsInLetterOf(before)) return { ...closed, run: { ...before, ...said(before, sign) } };
    const letters = [...before.letters.slice(0, -1), bestOf(before.letters.at(-1), letter)];
    const longer = { startedAt: before.span.startedAt, endedAt: span.endedAt };
    return { ...closed, run: { ...said(before, sign), letters, span: longer, handsUpAt } };
  }
  const startedAt = before.letters.length > 0 ? before.span.startedAt : span.startedAt;
  return {
    ...closed,
    run: {
      ...said(before, sign),
      letters: [...before.letters, letter],
      span: { startedAt, endedAt: span.endedAt },
      handsUpAt,
    },
  };
}

/** Ends the run when no letter was seen for long enough: hands drop after a word, not within it. */
export function closeIfSilent(run: LetterRun, now: number): RunStep {
  if (run.letters.length === 0 || now < endOf(run)) return { run, finished: [], again: null };
  return { run: withoutLetters(run), finished: closeRun(run), again: null };
}

function endOf({ span: { endedAt }, handsUpAt }: LetterRun): number {
  const dropped = Math.max(endedAt, handsUpAt) + RUN_CLOSES_AFTER_MS;
  return Math.min(dropped, endedAt + HELD_UP_AT_MOST_MS);
}

/** The word of a run, if it has letters; its confidence is the mean of its letters'. */
export function closeRun({ letters, span }: LetterRun): readonly FinishedWord[] {
  if (letters.length === 0) return [];
  const confidence = letters.reduce((sum, { score }) => sum + score, 0) / letters.length;
  const word = textOf(letters);
  return [{ word, confidence, candidates: [], letters, learntFrom: sourceOf(letters), span }];
}

const isLetter = ({ id }: SignPrediction): boolean => id.startsWith('letter-');

function isSameProduction(run: LetterRun, { label, production }: SignPrediction): boolean {
  if (run.carried === label) return true;
  return production === undefined ? run.held === label : run.production === production;
}

/** Whether the production that goes on is the last letter of the run. */
const endsInLetterOf = (run: LetterRun): boolean => run.letters.length > 0;

const said = (run: LetterRun, { label, production }: SignPrediction) => ({
  held: label,
  production: production ?? run.production,
  carried: '',
});

const withoutLast = (run: LetterRun): LetterRun => ({ ...run, letters: run.letters.slice(0, -1) });

/** The same letter counts as sure as it ever was. */
const bestOf = (before: SpelledLetter | undefined, now: SpelledLetter): SpelledLetter =>
  before?.label === now.label && before.score >= now.score ? before : now;

const spanOf = ({ startedAt, endedAt }: SignPrediction, now: number): Span => ({
  startedAt: startedAt ?? now,
  endedAt: endedAt ?? now,
});

const wordOf = (sign: SignPrediction, span: Span): FinishedWord => ({
  word: sign.label,
  confidence: scoreOf(sign),
  candidates: sign.candidates,
  letters: [],
  learntFrom: sign.learntFrom ?? 'people',
  span,
});
