/** Numbers drawn from a seed: the same text gives the same ones. */
export type Random = {
  readonly between: (least: number, most: number) => number;
  /** Round 0, with this spread, and never beyond three times it. */
  readonly about: (spread: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** From one of several ranges, a wide one more often. */
  readonly within: (ranges: Ranges) => number;
};

export type Range = readonly [least: number, most: number];
export type Ranges = readonly Range[];

export const createRandom = (seed: string): Random => {
  const next = mulberry32(hashOf(seed));
  const between = (least: number, most: number): number => least + (most - least) * next();
  const about = (spread: number): number => {
    // Box and Muller's way to a normal distribution.
    const drawn = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
    return Math.min(3, Math.max(-3, drawn)) * spread;
  };
  return {
    between,
    about,
    chance: (share) => next() < share,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('there is nothing to pick from');
      return item;
    },
    within: (ranges) => {
      const whole = ranges.reduce((sum, [least, most]) => sum + (most - least), 0);
      let left = next() * whole;
      for (const [least, most] of ranges) {
        if (left <= most - least) return least + left;
        left -= most - least;
      }
      return ranges.at(-1)?.[1] ?? 0;
    },
  };
};

/** FNV-1a, 32 bits. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let k = 0; k < text.length; k += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(k), 0x01000193);
  }
  return hash >>> 0;
};

const mulberry32 = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};
