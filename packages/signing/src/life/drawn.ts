/** A number from 0 to below 1 for each whole number; the same seed always draws the same. */
export const drawnAt = (seed: number, index: number): number => {
  let mixed = Math.imul(index + 0x9e3779b9, 0x85ebca6b) ^ seed;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
};

/** Something that comes again and again, never as regularly as a clock. */
export type Rhythm = {
  readonly seed: number;
  readonly everyMs: number;
  /** By how much one may come early or late; less than half of `everyMs`. */
  readonly strayMs: number;
};

/** When the one with this number comes. */
export const momentOf = ({ seed, everyMs, strayMs }: Rhythm, index: number): number =>
  index * everyMs + (2 * drawnAt(seed, index) - 1) * strayMs;

/** The number of the one that came last before a moment. */
export const lastBefore = (rhythm: Rhythm, ms: number): number => {
  let index = Math.floor(ms / rhythm.everyMs) + 1;
  while (momentOf(rhythm, index) > ms) index -= 1;
  return index;
};
