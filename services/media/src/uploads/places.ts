/** Somebody's part of the places: a person, or a visitor and all visitors of the demo account. */
export type Holder = { readonly id: string; readonly places: number };

export type Place = {
  /** Something of the upload arrived. */
  readonly touch: () => void;
  /** A second call changes nothing. */
  readonly giveBack: () => void;
};

export type Places = {
  /** A place, `full` if all are taken, or `held` if one of the holders has all of theirs. */
  readonly take: (holders: readonly Holder[]) => Place | 'full' | 'held';
  readonly taken: () => number;
  /** Since when every place is taken and nothing arrived; 0 while there is room. */
  readonly stuckForMs: () => number;
};

/** The places for uploads; `now` counts milliseconds. */
export function createPlaces(count: number, now: () => number = () => performance.now()): Places {
  const open = new Set<readonly Holder[]>();
  let lastMovedAt = now();
  const touch = (): void => {
    lastMovedAt = now();
  };
  const heldBy = ({ id }: Holder): number =>
    [...open].filter((holders) => holders.some((holder) => holder.id === id)).length;
  return {
    taken: () => open.size,
    stuckForMs: () => (open.size < count ? 0 : now() - lastMovedAt),
    take: (holders) => {
      if (holders.some((holder) => heldBy(holder) >= holder.places)) return 'held';
      if (open.size >= count) return 'full';
      const own = [...holders];
      open.add(own);
      touch();
      return { touch, giveBack: () => void open.delete(own) };
    },
  };
}
