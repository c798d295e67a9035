import type { Emotion } from '@isl/contracts/vocabulary';
import type { FrameProcessed } from '../../../lib/frames/use-frame-sockets';

/** A feeling that a frame showed, for the sentence. */
export type Feeling = { readonly at: number; readonly label: Emotion };

/** The feeling of the sentence: the last that was shown. */
export const feelingOf = (felt: readonly Feeling[]): Emotion | '' => felt.at(-1)?.label ?? '';

/**
 * The service tells grammar only once it was held, and its scores lag: what was felt so shortly
 * before was of the same face.
 */
const ONSET_MS = 1000;

/** What was felt, after a frame: inside a question, topic, condition or negation nothing is. */
export function feelingsAfter(
  felt: readonly Feeling[],
  { grammar, predictions: { label }, face_parameters: face }: FrameProcessed,
  at: number,
): readonly Feeling[] {
  if (grammar !== undefined) return felt.filter((feeling) => at - feeling.at > ONSET_MS);
  // A topic only lifts the brows; surprise drops the jaw too.
  const mayBeTopic = face.brows?.word === 'up' && face.mouth?.word !== 'wide-open';
  if (label === '' || (label === 'surprise' && mayBeTopic)) return felt;
  const settled = felt.findLast((feeling) => at - feeling.at > ONSET_MS);
  const recent = felt.filter((feeling) => at - feeling.at <= ONSET_MS);
  return [...(settled ? [settled] : []), ...recent, { at, label }];
}
