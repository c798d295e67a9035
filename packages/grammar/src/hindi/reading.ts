import type { Gloss, Part } from '../types.js';
import type { Item } from './words.js';

export type Reading = {
  readonly items: readonly Item[];
  readonly parts: Partial<Record<Part, Gloss[]>>;
  readonly verbs: Item[];
  /** Noun phrases that are complete. */
  readonly chunks: Gloss[][];
  /** The noun phrase that is being read: what stands before its noun, and what is signed after it. */
  chunk: Gloss[];
  late: Gloss[];
  readonly times: { day: Gloss[]; partOfDay: Gloss[]; clock: Gloss[] };
  readonly isPast: boolean;
  readonly isOwned: boolean;
  readonly repeats: boolean;
  isFinished: boolean;
  /** What a quality that is measured by another's ends with. */
  compared: 'MORE' | 'SAME' | null;
};

export const put = ({ parts }: Reading, part: Part, ...glosses: readonly Gloss[]): void => {
  if (glosses.length > 0) parts[part] = [...(parts[part] ?? []), ...glosses];
};

/** Ends the noun phrase that is being read. */
export function close(reading: Reading): void {
  const glosses = [...reading.chunk, ...reading.late];
  if (glosses.length > 0) reading.chunks.push(glosses);
  reading.chunk = [];
  reading.late = [];
}

export function keepOpen(reading: Reading): void {
  reading.chunk = [...reading.chunk, ...reading.late];
  reading.late = [];
}
