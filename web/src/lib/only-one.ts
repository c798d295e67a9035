import { useCallback, useEffect, useId, useSyncExternalStore } from 'react';

let current: string | null = null;
const listeners = new Set<() => void>();

function set(next: string | null): void {
  if (next === current) return;
  current = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Of all that move on the page one at a time: the last that began. */
export function useOnlyOne(): {
  readonly isOn: boolean;
  readonly begin: () => void;
  readonly end: () => void;
} {
  const id = useId();
  const isOn = useSyncExternalStore(
    subscribe,
    () => current === id,
    () => false,
  );
  const begin = useCallback(() => set(id), [id]);
  const end = useCallback(() => {
    if (current === id) set(null);
  }, [id]);
  useEffect(() => end, [end]);
  return { isOn, begin, end };
}
