import { useEffect, useSyncExternalStore } from 'react';

let title: string | null = null;
const listeners = new Set<() => void>();

function set(next: string | null): void {
  title = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Names the browser's tab after what the screen shows, while it shows it. */
export function useScreenTitle(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return;
    set(name);
    return () => set(null);
  }, [name]);
}

/** What the screen is called after what it shows; null where it goes by its own name. */
export const useShownTitle = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => title,
    () => null,
  );
