import { useEffect, useSyncExternalStore } from 'react';

/** A name that one part of the screen gives, as long as it stands. */
function createName() {
  let name: string | null = null;
  const listeners = new Set<() => void>();
  const set = (next: string | null): void => {
    name = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    /** Gives the name while it is mounted. */
    useGiving: (next: string | undefined): void =>
      useEffect(() => {
        if (next === undefined) return;
        set(next);
        return () => set(null);
      }, [next]),
    useGiven: (): string | null =>
      useSyncExternalStore(
        subscribe,
        () => name,
        () => null,
      ),
  };
}

const shown = createName();
const heading = createName();

/** Names the browser's tab after what the screen shows, while it shows it. */
export const useScreenTitle = shown.useGiving;

/** What the screen is called after what it shows; null where it goes by its own name. */
export const useShownTitle = shown.useGiven;

/** Names the tab of a screen that has no other name, after its heading. */
export const useHeadingTitle = heading.useGiving;

export const useHeading = heading.useGiven;
