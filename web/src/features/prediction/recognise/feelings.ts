import type { Emotion } from '@isl/contracts/vocabulary';
import type { FrameProcessed } from '../../../lib/frames/use-frame-sockets';

type Feeling = { readonly at: number; readonly label: Emotion };

/** What the frames of a sentence showed: how many of each feeling, and those that grammar may yet take back. */
export type Felt = {
  readonly counts: Readonly<Partial<Record<Emotion, number>>>;
  readonly recent: readonly Feeling[];
};

export const NOTHING_FELT: Felt = { counts: {}, recent: [] };

/** One frame is a grimace between two signs. */
export const FEWEST_FRAMES = 3;
/** A feeling that less of the sentence showed is not the sentence's. */
const LEAST_SHARE = 0.4;

/** The feeling of the sentence: what most of its frames showed, or none where none stands out. */
export function feelingOf({ counts, recent }: Felt): Emotion | '' {
  const shown = Object.entries(recent.reduce(counted, counts)) as [Emotion, number][];
  const [most, second] = shown.sort(([, one], [, other]) => other - one);
  if (most === undefined || most[1] === second?.[1]) return '';
  const all = shown.reduce((sum, [, frames]) => sum + frames, 0);
  return most[1] >= FEWEST_FRAMES && most[1] >= LEAST_SHARE * all ? most[0] : '';
}

/**
 * The service tells grammar only once it was held, and its scores lag: what was felt so shortly
 * before was of the same face.
 */
const ONSET_MS = 1000;

/** What was felt, after a frame: inside a question, topic, condition or negation nothing is. */
export function feelingsAfter(
  { counts, recent }: Felt,
  { grammar, predictions: { label }, face_parameters: face }: FrameProcessed,
  at: number,
): Felt {
  const settled = recent.filter((feeling) => at - feeling.at > ONSET_MS);
  const open = recent.slice(settled.length);
  const kept = settled.reduce(counted, counts);
  if (grammar !== undefined) return { counts: kept, recent: [] };
  // A topic only lifts the brows; surprise drops the jaw too.
  const mayBeTopic = face.brows?.word === 'up' && face.mouth?.word !== 'wide-open';
  if (label === '' || (label === 'surprise' && mayBeTopic)) return { counts: kept, recent: open };
  return { counts: kept, recent: [...open, { at, label }] };
}

const counted = (counts: Felt['counts'], { label }: Feeling): Felt['counts'] => ({
  ...counts,
  [label]: (counts[label] ?? 0) + 1,
});
