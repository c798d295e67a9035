import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** A switch that this device remembers; it is `initially` so until somebody turns it. */
export function useKeptSwitch(
  key: string,
  initially: boolean,
): readonly [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(
    subscribe,
    () => (localStorage.getItem(key) ?? String(initially)) === 'true',
    () => initially,
  );
  const turn = useCallback(
    (now: boolean): void => {
      localStorage.setItem(key, String(now));
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [isOn, turn];
}

/** `storage` comes from the other tabs. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
