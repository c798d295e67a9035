import { useSyncExternalStore } from 'react';

/** What changes many times a second, outside of React's state: whoever shows it renders anew, nobody else. */
export type LiveValue<Value> = {
  readonly get: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
};
export type Live<Value> = LiveValue<Value> & { readonly set: (value: Value) => void };

export function createLive<Value>(first: Value): Live<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Renders anew when what is selected is another thing, so `select` may make no new one of the same. */
export function useLive<Value, Selected>(
  { get, subscribe }: LiveValue<Value>,
  select: (value: Value) => Selected,
): Selected {
  const selected = (): Selected => select(get());
  return useSyncExternalStore(subscribe, selected, selected);
}
