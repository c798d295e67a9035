/** What somebody changed, step by step: each can be taken back and made again. */
export type History<T> = {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
};

/** More steps than somebody takes back. */
const MOST_STEPS = 200;

export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [] });

/** The same again is no step. */
export const step = <T>({ past, now, future }: History<T>, next: T): History<T> =>
  JSON.stringify(now) === JSON.stringify(next)
    ? { past, now, future }
    : { past: [...past, now].slice(-MOST_STEPS), now: next, future: [] };

export const undo = <T>(history: History<T>): History<T> => {
  const { past, now, future } = history;
  const before = past.at(-1);
  return before === undefined
    ? history
    : { past: past.slice(0, -1), now: before, future: [now, ...future] };
};

export const redo = <T>(history: History<T>): History<T> => {
  const { past, now, future } = history;
  const [next, ...later] = future;
  return next === undefined ? history : { past: [...past, now], now: next, future: later };
};
