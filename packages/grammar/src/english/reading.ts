import type { Gloss, Part } from '../types.js';
import type { Item } from './items.js';
import type { Phrase } from './noun-phrase.js';

export type Placed = Phrase & { readonly before: Item | null; readonly at: number };

/** What is found in a clause before it is put in order. */
export type Reading = {
  readonly items: readonly Item[];
  readonly parts: Partial<Record<Part, Gloss[]>>;
  readonly verbs: { readonly item: Item; readonly at: number }[];
  readonly phrases: Placed[];
  /** How much it is done: after the verb. */
  readonly degrees: Gloss[];
  readonly repeatsBare: boolean;
  isPast: boolean;
  isPerfect: boolean;
};

export const put = ({ parts }: Reading, part: Part, ...signs: readonly Gloss[]): void => {
  if (signs.length > 0) parts[part] = [...(parts[part] ?? []), ...signs];
};

/** "There is": nobody does anything. */
export const isThere = ({ items }: Reading): boolean =>
  items.some(({ lower, kind }) => lower === 'there' && kind === 'dropped');
