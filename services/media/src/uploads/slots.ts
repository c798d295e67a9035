export type Slots = {
  /** A place, to be given back once; null if all are taken. */
  readonly take: () => (() => void) | null;
  readonly taken: () => number;
};

export function createSlots(count: number): Slots {
  let taken = 0;
  return {
    taken: () => taken,
    take: () => {
      if (taken >= count) return null;
      taken += 1;
      let given = false;
      return () => {
        if (!given) taken -= 1;
        given = true;
      };
    },
  };
}
