import type { FrameProcessed } from '../../../lib/frames/use-frame-sockets';

/** A letter that was held, by the production that counts it. */
export type LettersRead = ReadonlyMap<number, string>;

export const NO_LETTERS: LettersRead = new Map();

/** What was read before and, where an answer says a letter, that one. */
export function lettersAfter(before: LettersRead, answer: FrameProcessed): LettersRead {
  const { id, label, production } = answer.predictions2;
  if (!id.startsWith('letter-') || production === undefined) return before;
  return before.get(production) === label ? before : new Map(before).set(production, label);
}
