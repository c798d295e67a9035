import type { components } from '@isl/contracts/frames';
import type { LessonSign } from '../api';

type SignPrediction = components['schemas']['SignPrediction'];

/** What the sign service made of what it sees. */
export type Reading =
  | { readonly kind: 'nothing' }
  /** It says a sign. */
  | { readonly kind: 'saw'; readonly id: string; readonly label: string }
  /** It could not tell; what it may have been, best first. */
  | { readonly kind: 'unsure'; readonly labels: readonly string[] };

export const nothingSeen: Reading = { kind: 'nothing' };

/** What is less likely than not is a hand that rests. */
const LIKELY = 0.5;
const MOST_LABELS = 3;

/** An answer after another: what was said stands until something else is seen. */
export function readingAfter(before: Reading, { id, label, candidates }: SignPrediction): Reading {
  if (label !== '') return { kind: 'saw', id, label };
  if ((candidates[0]?.score ?? 0) < LIKELY) return before;
  return { kind: 'unsure', labels: candidates.slice(0, MOST_LABELS).map((one) => one.label) };
}

/** A form of a sign is that sign. */
export const isSign = (seen: string, asked: string): boolean =>
  seen === asked || seen.startsWith(`${asked}-`);

/** What a reading is to the sign that is asked for. */
export const outcomeOf = (
  reading: Reading,
  asked: string | undefined,
): 'nothing' | 'same' | 'other' => {
  if (reading.kind === 'nothing' || asked === undefined) return 'nothing';
  return reading.kind === 'saw' && isSign(reading.id, asked) ? 'same' : 'other';
};

/** A sign that is asked for. */
type Asked = {
  readonly sign: LessonSign;
  /** Where the recogniser knows it from; null where it is compared with its form alone. */
  readonly learntFrom: components['schemas']['SignSource'] | null;
};

/** More before the camera are no lesson any more. */
const MOST_ASKED = 3;

/** Which signs of a lesson the recogniser can say, those first that were missed in it. */
export function heardOf(
  signs: readonly LessonSign[],
  vocabulary: readonly components['schemas']['RecognisedSign'][],
  missed: readonly string[],
): readonly Asked[] {
  const heard = signs.flatMap((sign) => {
    const known = vocabulary.find(({ id, isSaid }) => isSaid && isSign(id, sign._id));
    return known ? [{ sign, learntFrom: known.learntFrom }] : [];
  });
  return firstOf(heard, missed);
}

/** The same where nobody recognises them: those whose hands can be compared with their form. */
export const comparedOf = (
  signs: readonly LessonSign[],
  missed: readonly string[],
): readonly Asked[] =>
  firstOf(
    signs.filter(({ kind }) => kind !== 'expression').map((sign) => ({ sign, learntFrom: null })),
    missed,
  );

function firstOf(asked: readonly Asked[], missed: readonly string[]): readonly Asked[] {
  const isMissed = ({ sign }: Asked): boolean => missed.includes(sign._id);
  return [...asked.filter(isMissed), ...asked.filter((one) => !isMissed(one))].slice(0, MOST_ASKED);
}
